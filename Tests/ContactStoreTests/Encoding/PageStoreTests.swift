import Testing

@testable import ContactStore

struct PageStoreTests {
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

    /// The memory of pages that nothing refers to is used again, unless it was enlarged.
    @Test(arguments: [1, 2, 3])
    func memoryIsUsedAgain(_ pageCount: Int) {
        var store = PageStore(capacity: 2)
        var starts: [UnsafeMutableRawPointer?] = []
        var lengths: [Int] = []
        for _ in 1...4 {
            for _ in 1...pageCount { _ = store.allocate() }
            let pages = store.take()
            starts.append(pages.bytes.baseAddress)
            lengths.append(pages.bytes.count)
        }
        #expect(lengths == Array(repeating: pageCount * PageStore.pageSize, count: 4))
        if pageCount <= 2 { #expect(starts[2] == starts[0] && starts[3] == starts[1]) }
    }
}
