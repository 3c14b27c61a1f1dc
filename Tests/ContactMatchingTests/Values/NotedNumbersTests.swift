import Testing

@testable import ContactMatching

@Suite struct NotedNumbersTests {
    @Test(arguments: [
        ("call after six, +1 312 622-2402", ["13126222402"]),
        ("wife (617) 555-0142; office 617.555.0143", ["6175550142", "6175550143"]),
        ("030 12345678", ["3012345678"]), ("+44 (0)20 7946 0958", ["442079460958"]), ("0049 30 123456", ["4930123456"]),
        ("met 2021-05-03 12:30", []), ("born 03.05.1980 1234", []), ("order #1234567890", []), ("$1,234,567,890", []),
        ("room 469", []), ("5551234", []), ("+354 555 1234", ["3545551234"]), ("ref AB1234567890", []),
        ("1234567890AB", []),
        ("12345678901234567", []), ("", []), ("+", []), ("tel:+15125550142", ["15125550142"]),
    ]) func areFound(_ note: String, _ numbers: [String]) {
        var found: [String] = []
        Array(note.utf8).withUnsafeBufferPointer { note in
            NotedNumbers.forEach(in: note) { found.append(String(decoding: $0, as: UTF8.self)) }
        }
        #expect(found == numbers)
    }
}
