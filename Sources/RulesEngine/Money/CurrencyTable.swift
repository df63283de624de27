/// The active codes of ISO 4217 by the digits of their minor unit, each group in alphabetical order.
///
/// From ISO's "List One" (`list-one.xml`) as published on 2026-01-01, compared with the currency data of OpenJDK 25.0.3.
enum CurrencyTable {
  struct Group {
    /// Nil for what ISO gives no minor unit ("N.A."): metals, funds' units, test codes. No shop sells in them.
    var minorUnitExponent: Int?
    /// Three letters each, parted by blanks.
    var codes: String

    func lists(_ code: String) -> Bool {
      guard code.utf8.count == 3 else { return false }
      let wanted = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      return codes.utf8.withContiguousStorageIfAvailable { letters in
        var read: UInt32 = 0
        for letter in letters {
          read = letter == UInt8(ascii: " ") ? 0 : read << 8 | UInt32(letter)
          if read == wanted { return true }
        }
        return false
      } ?? false
    }
  }

  static let groups: [Group] = [
    Group(
      minorUnitExponent: 0,
      codes: """
        BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
        """),
    Group(
      minorUnitExponent: 2,
      codes: """
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF \
        CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL \
        HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU \
        MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR \
        SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED \
        VES WST XAD XCD XCG YER ZAR ZMW ZWG
        """),
    Group(
      minorUnitExponent: 3,
      codes: """
        BHD IQD JOD KWD LYD OMR TND
        """),
    Group(
      minorUnitExponent: 4,
      codes: """
        CLF UYW
        """),
    Group(
      minorUnitExponent: nil,
      codes: """
        XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX
        """),
  ]
}
