import ContactMatching
import Dispatch
import SeededRandom

extension SeededGenerator {
    /// A number from 0 to a limit, the limit left out.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

extension Workers {
    /// As many threads as there are cores.
    static let threads = Workers { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
}
