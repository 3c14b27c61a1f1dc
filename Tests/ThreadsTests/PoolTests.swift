import Testing

@testable import Threads

struct PoolTests {
    @Test func itemsAreUsedAgain() {
        let pool = Pool<Int>()
        #expect(pool.take { 1 } == 1)
        #expect(pool.take { 2 } == 2)
        pool.put(1)
        #expect(pool.take { 3 } == 1)
        #expect(pool.take { 3 } == 3)
    }
}
