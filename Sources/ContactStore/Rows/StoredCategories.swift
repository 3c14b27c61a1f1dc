package import PhoneNumbers

extension PhoneNumber.Categories {
    /// The categories of a text in a column: names with commas between. What is no name counts for nothing.
    init(stored text: UnsafeBufferPointer<UInt8>) {
        self = []
        var rest = text[...]
        while !rest.isEmpty {
            let word = rest.prefix { $0 != UInt8(ascii: ",") }
            if let known = Self.storedNames.first(where: {
                $0.name.count == word.count && $0.name.elementsEqual(word)
            }) {
                formUnion(known.category)
            }
            rest = rest.dropFirst(word.count + 1)
        }
    }

    private static let storedNames = Self.all.names.map { (name: Array($0.utf8), category: Self(name: $0) ?? []) }

    /// The text of the categories in a column: names with commas between; empty for none.
    package var storedText: String { names.joined(separator: ",") }
}
