import RulesEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Answers the events of a stream with several threads: all events of one order go to the same one, and the answers come
/// in the order of the input.
///
/// This thread reads and gives each block of lines to all workers; each answers its own lines; one more thread writes.
/// Every queue between them is short, so that whoever stops reading the answers stops all of it.
enum StreamJobs {
  /// Lines that were read together, with the worker that each is for.
  struct Batch: Sendable {
    let block: LineBlock
    let workers: [UInt8]
    /// Whether its events may open further orders.
    let mayOpen: Bool
  }

  /// Answers of one worker, one after the other.
  struct Answers: Sendable {
    var bytes: [UInt8] = []
    /// Where each ends.
    var ends: [Int] = []
    var isWell = true
  }

  static func answer(
    _ blocks: LineBlocks, _ stream: OrderStream, jobs: Int, openLimit: Int?, _ console: Console
  ) throws(FileError) -> Bool {
    let workers = (0..<jobs).map { _ in StreamWorker(stream) }
    let writing = AnswerWriting(workers, console.results)
    var threads: [SystemThread] = []
    for (number, worker) in workers.enumerated() {
      if let thread = SystemThread({ worker.run(as: UInt8(number)) }) { threads.append(thread) }
    }
    guard threads.count == jobs, let writer = SystemThread({ writing.run() }) else {
      for worker in workers { worker.batches.close() }
      for thread in threads { thread.join() }
      throw .other(path: "-", number: EAGAIN)
    }
    threads.append(writer)
    var progress = ProgressLine(console)
    defer { progress.clear() }
    var dealer = Dealer(workers, writing, openLimit)
    var problem: FileError?
    do {
      while let block = try blocks.next() {
        dealer.deal(block)
        if let last = block.lines.last { progress.show { "\(last.number) events" } }
      }
    } catch {
      problem = error
    }
    dealer.finish()
    for thread in threads { thread.join() }
    if let problem { throw problem }
    return writing.isWell
  }

  /// Gives lines to the workers.
  private struct Dealer {
    let workers: [StreamWorker]
    let writing: AnswerWriting
    let openLimit: Int?
    private var dealt = 0
    /// At most so many orders are open.
    private var openAtMost = 0

    init(_ workers: [StreamWorker], _ writing: AnswerWriting, _ openLimit: Int?) {
      self.workers = workers
      self.writing = writing
      self.openLimit = openLimit
    }

    mutating func deal(_ block: LineBlock) {
      guard let openLimit else { return deal(block, mayOpen: true) }
      if openAtMost + block.lines.count > openLimit { openAtMost = countOpen() }
      guard openAtMost + block.lines.count > openLimit else {
        openAtMost += block.lines.count
        return deal(block, mayOpen: true)
      }
      // Near the limit each event must know what the one before it opened or closed.
      for line in block.lines {
        deal(LineBlock(bytes: block.bytes, lines: [line]), mayOpen: openAtMost < openLimit)
        openAtMost = countOpen()
      }
    }

    private mutating func deal(_ block: LineBlock, mayOpen: Bool) {
      let jobs = UInt64(workers.count)
      let routes = block.lines.map { line in
        UInt8(truncatingIfNeeded: line.isTooLong ? 0 : OrderStream.orderHash(block.bytes, in: line.range) % jobs)
      }
      let batch = Batch(block: block, workers: routes, mayOpen: mayOpen)
      // What a worker has answered, the writing must know of.
      writing.batches.put(batch)
      for worker in workers { worker.batches.put(batch) }
      dealt += 1
    }

    /// Waits until all that was dealt is answered.
    private func countOpen() -> Int {
      workers.reduce(0) { count, worker in count + worker.openCount(after: dealt) }
    }

    func finish() {
      writing.batches.close()
      for worker in workers { worker.batches.close() }
    }
  }
}

/// Answers the events of some of the orders.
final class StreamWorker: @unchecked Sendable {
  let batches = BoundedQueue<StreamJobs.Batch>(limit: 4)
  let answers = BoundedQueue<StreamJobs.Answers>(limit: 4)
  private var stream: OrderStream
  private let monitor = Monitor()
  private var finished = 0
  private var openCount = 0

  init(_ stream: OrderStream) {
    self.stream = stream
  }

  func run(as number: UInt8) {
    while let batch = batches.take() {
      stream.openLimit = batch.mayOpen ? nil : 0
      var done = StreamJobs.Answers()
      for (line, worker) in zip(batch.block.lines, batch.workers) where worker == number {
        if !stream.answer(batch.block.bytes, line, to: &done.bytes) { done.isWell = false }
        done.ends.append(done.bytes.count)
        guard done.bytes.count >= InputBytes.blockSize else { continue }
        answers.put(done)
        done = StreamJobs.Answers()
      }
      if !done.ends.isEmpty { answers.put(done) }
      monitor.wait(
        until: { true },
        then: {
          finished += 1
          openCount = stream.openCount
        })
    }
  }

  /// How many orders are open after so many batches; waits for them.
  func openCount(after batches: Int) -> Int {
    monitor.wait(until: { finished >= batches }, then: { openCount })
  }
}

/// Writes the answers of all workers in the order of the input.
private final class AnswerWriting: @unchecked Sendable {
  let batches = BoundedQueue<StreamJobs.Batch>(limit: 4)
  private let workers: [StreamWorker]
  private let output: Output
  /// Of each worker the answers that are being written, and how many of them were.
  private var answers: [(answers: StreamJobs.Answers, written: Int)]
  private var buffer: [UInt8] = []
  private(set) var isWell = true

  init(_ workers: [StreamWorker], _ output: Output) {
    self.workers = workers
    self.output = output
    answers = workers.map { _ in (StreamJobs.Answers(), 0) }
  }

  func run() {
    while let batch = batches.takeNow() ?? afterSending({ batches.take() }) {
      for worker in batch.workers { write(Int(worker)) }
    }
    send()
  }

  private func write(_ worker: Int) {
    if answers[worker].written == answers[worker].answers.ends.count {
      let queue = workers[worker].answers
      // A worker whose lines are not all answered gives more.
      guard let more = queue.takeNow() ?? afterSending({ queue.take() }) else { return }
      answers[worker] = (more, 0)
      if !more.isWell { isWell = false }
    }
    let written = answers[worker].written
    let ends = answers[worker].answers.ends
    let start = written == 0 ? 0 : ends[written - 1]
    buffer += answers[worker].answers.bytes[start..<ends[written]]
    answers[worker].written += 1
    if buffer.count >= InputBytes.blockSize { send() }
  }

  /// Sends what is buffered before it waits.
  private func afterSending<Value>(_ wait: () -> Value) -> Value {
    send()
    output.flush()
    return wait()
  }

  private func send() {
    output.write(bytes: buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
