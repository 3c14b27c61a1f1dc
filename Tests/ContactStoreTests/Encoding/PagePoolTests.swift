import Testing

@testable import ContactStore

struct PagePoolTests {
    @Test func memoryIsUsedAgain() {
        let pool = PagePool(capacity: 2)
        let first = pool.take()
        let second = pool.take()
        #expect(first.start != second.start)
        pool.put(first)
        let third = pool.take()
        #expect(third.start == first.start)
        pool.put(second)
        pool.put(third)
    }

    @Test func enlargedMemoryIsNotKept() {
        let pool = PagePool(capacity: 2)
        pool.put(PagePool.Memory(capacity: 4))
        let memory = pool.take()
        #expect(memory.capacity == 2)
        pool.put(memory)
    }

    /// Pages keep their bytes when there is no more room and when other pages are filled, until nothing refers to them.
    @Test func pagesOutliveTheirStore() {
        var taken: [EncodedPages] = []
        do {
            var store = PageStore(capacity: 1)
            for round in 1...3 {
                for page in 1...5 {
                    #expect(store.allocate() == page)
                    store.page(page).update(repeating: UInt8(round * 10 + page), count: PageStore.pageSize)
                }
                taken.append(store.take())
            }
        }
        for (round, pages) in taken.enumerated() {
            let bytes = pages.bytes
            #expect(bytes.count == 5 * PageStore.pageSize)
            let isKept = bytes.indices.allSatisfy {
                bytes[$0] == UInt8((round + 1) * 10 + $0 / PageStore.pageSize + 1)
            }
            #expect(isKept)
        }
    }
}
