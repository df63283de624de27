#if !hasFeature(Embedded)
/// The quotes of an order after each of its events, as they come.
public struct QuoteSequence<Events: AsyncSequence>: AsyncSequence where Events.Element == Event {
  /// After each event the quote, or why it was refused and the order stayed as it was.
  public typealias Element = Result<Quote, Refusal>
  public typealias Failure = Events.Failure

  let session: OrderSession
  let events: Events

  public struct AsyncIterator: AsyncIteratorProtocol {
    var session: OrderSession
    var events: Events.AsyncIterator

    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Element? {
      guard let event = try await events.next(isolation: actor) else { return nil }
      do throws(Refusal) { return .success(try session.apply(event)) } catch { return .failure(error) }
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(session: session, events: events.makeAsyncIterator())
  }
}

extension OrderSession {
  /// The quotes after each event of a sequence, which begins where this order stands. The order itself stays as it is.
  public func quotes<Events: AsyncSequence>(for events: Events) -> QuoteSequence<Events>
  where Events.Element == Event {
    QuoteSequence(session: self, events: events)
  }
}
#endif
