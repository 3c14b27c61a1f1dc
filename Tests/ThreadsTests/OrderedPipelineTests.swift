import Foundation
import Synchronization
import Testing
import Threads

struct OrderedPipelineTests {
    private struct Failure: Error {}

    private typealias Numbers = OrderedPipeline<Int, String>

    /// A worker that takes longer for some parts than for others.
    private static func slow(_ part: Int) -> String {
        if part % 3 == 0 { Thread.sleep(forTimeInterval: 0.001) }
        return "\(part)"
    }

    @Test(arguments: [1, 2, 3, 8, 32])
    func outputsComeInTheOrderOfTheParts(_ jobs: Int) throws {
        var outputs: [String] = []
        try Numbers(jobs: jobs).run(
            produce: { for part in 0..<200 { try $0.send(part, byteCount: 1) } },
            makeWork: { { part, _ in Self.slow(part) } },
            consume: { outputs.append($0) })
        #expect(outputs == (0..<200).map { "\($0)" })
    }

    @Test(arguments: [1, 2, 8])
    func turnsAreTakenInOrder(_ jobs: Int) throws {
        let order = Mutex<[Int]>([])
        try Numbers(jobs: jobs).run(
            produce: { for part in 0..<100 { try $0.send(part, byteCount: 1) } },
            makeWork: {
                { part, turn in
                    _ = Self.slow(part)
                    turn.take { order.withLock { $0.append(part) } }
                    return ""
                }
            },
            consume: { _ in })
        #expect(order.withLock { $0 } == Array(0..<100))
    }

    @Test(arguments: [1, 2, 8])
    func whatWasSentBeforeAFailureIsConsumed(_ jobs: Int) throws {
        var outputs = 0
        #expect(throws: Failure.self) {
            try Numbers(jobs: jobs).run(
                produce: { input in
                    for part in 0..<50 { try input.send(part, byteCount: 1) }
                    throw Failure()
                },
                makeWork: { { part, _ in Self.slow(part) } },
                consume: { _ in outputs += 1 })
        }
        #expect(outputs == 50)
    }

    @Test(arguments: [1, 2, 8])
    func aConsumerThatFailsStopsTheProducer(_ jobs: Int) throws {
        let sent = Atomic(0)
        var outputs = 0
        #expect(throws: Failure.self) {
            try Numbers(jobs: jobs).run(
                produce: { input in
                    while true {
                        try input.send(0, byteCount: 1)
                        sent.add(1, ordering: .relaxed)
                    }
                },
                makeWork: { { part, turn in turn.take { Self.slow(part) } } },
                consume: { _ in
                    outputs += 1
                    if outputs == 20 { throw Failure() }
                })
        }
        #expect(sent.load(ordering: .relaxed) <= 20 + max(jobs + 3, 24) + 2)
    }

    /// The parts before one whose work was cancelled are consumed, and none after it.
    @Test(arguments: [1, 2, 8])
    func cancelledWorkEndsTheRun(_ jobs: Int) throws {
        var outputs: [String] = []
        #expect(throws: CancellationError.self) {
            try Numbers(jobs: jobs).run(
                produce: { for part in 0..<200 { try $0.send(part, byteCount: 1) } },
                makeWork: { { part, turn in part == 30 ? nil : turn.take { Self.slow(part) } } },
                consume: { outputs.append($0) })
        }
        #expect(outputs == (0..<30).map { "\($0)" })
    }

    /// Parts wait for those in front of them to be consumed, if there are many or they are large.
    @Test(arguments: [(1, 1), (4, 1), (16, 24 << 20), (4, 1 << 30)])
    func whatIsOnItsWayIsBounded(_ jobs: Int, _ byteCount: Int) throws {
        let sent = Atomic(0)
        var consumed = 0
        var most = 0
        try Numbers(jobs: jobs).run(
            produce: { input in
                for part in 0..<60 {
                    try input.send(part, byteCount: byteCount)
                    sent.add(1, ordering: .relaxed)
                }
            },
            makeWork: { { part, _ in "\(part)" } },
            consume: { _ in
                Thread.sleep(forTimeInterval: 0.0005)
                most = max(most, sent.load(ordering: .relaxed) - consumed)
                consumed += 1
            })
        #expect(consumed == 60)
        #expect(most <= min(max(jobs + 3, 24), max((64 << 20) / byteCount, 1)))
    }
}
