#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

struct BenchmarkError: Error {
  var problem: String
}

func contents(ofFile path: String) throws -> [UInt8] {
  guard let file = fopen(path, "r") else { throw BenchmarkError(problem: "can't read \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 1 << 18)
  while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
  return bytes
}

/// Writes lines to a file.
func write(_ count: Int, to path: String, _ line: () -> String) throws {
  guard let file = fopen(path, "w") else { throw BenchmarkError(problem: "can't write \(path)") }
  for _ in 0..<count { fputs(line() + "\n", file) }
  guard fclose(file) == 0 else { throw BenchmarkError(problem: "can't write \(path)") }
}
