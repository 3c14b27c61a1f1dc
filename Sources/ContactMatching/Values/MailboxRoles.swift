import KnowledgeTable

/// The parts before the `@` of addresses that belong to a function and not to a person: `info`, `sales`, `noreply`.
package struct MailboxRoles: Sendable {
    /// The words of `Knowledge/email/roles.txt`.
    package static let shared = MailboxRoles(KnowledgeTable.section("email/roles"))

    /// Words of functions, of places, and of nobody.
    private let functions: TextTable
    private let places: TextTable
    private let nobody: TextTable

    init(_ section: KnowledgeSection) {
        var (functions, places, nobody) = (TextTable(), TextTable(), TextTable())
        for (kind, words) in section.lists {
            for word in words {
                Array(word.utf8).withUnsafeBufferPointer { text in
                    switch kind {
                    case "shared": _ = places.intern(text)
                    case "none": _ = nobody.intern(text)
                    default: _ = functions.intern(text)
                    }
                }
            }
        }
        self.functions = functions
        self.places = places
        self.nobody = nobody
    }

    /// Returns `true` if a local part belongs to a function; `customer-service`, `info+de` and `office2` are as `customerservice`, `info` and
    /// `office`.
    package func isFunction(_ local: Span<UInt8>) -> Bool {
        withWord(of: local) { word in
            if functions.find(word) != nil { return true }
            guard word.count > Self.minimumLetters, 0x30...0x39 ~= word[word.count - 1] else { return false }
            return functions.find(UnsafeBufferPointer(rebasing: word.dropLast())) != nil
        }
    }

    /// Returns `true` if a local part belongs to a function, or to a household or to nobody.
    func isShared(_ local: Span<UInt8>) -> Bool {
        isFunction(local) || withWord(of: local) { places.find($0) != nil || nobody.find($0) != nil }
    }

    /// Returns `true` if a local part stands for no mailbox: `none`, `noemail`.
    func isNobody(_ local: Span<UInt8>) -> Bool { withWord(of: local) { nobody.find($0) != nil } }

    /// A word with a digit behind it has so many letters; with several it would be somebody's, as `contact94`.
    private static let minimumLetters = 4
    /// No word is longer.
    private static let maximumLength = 40

    /// Gives a closure the local part in small letters, without what follows a plus sign and what parts its words.
    private func withWord(of local: Span<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        if local.count > Self.maximumLength { return false }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.maximumLength) { buffer in
            var count = 0
            for index in local.indices {
                let byte = local[index]
                if byte == 0x2B, count > 0 { break }
                if byte == 0x2D || byte == 0x2E || byte == 0x5F { continue }
                buffer[count] = byte &- 0x41 < 26 ? byte | 0x20 : byte
                count += 1
            }
            return count > 0 && body(UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
    }
}
