import ContactMatching
import Testing

@Suite struct WorkersTests {
    @Test func resultsComeInOrder() {
        let backwards = Workers { count, body in for index in (0..<count).reversed() { body(index) } }
        for workers in [Workers.serial, backwards, .threads] {
            #expect(workers.map(100) { $0 * $0 } == (0..<100).map { $0 * $0 })
            #expect(workers.map(0) { $0 } == [])
        }
    }
}
