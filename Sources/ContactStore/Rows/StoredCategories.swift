package import PhoneNumbers

extension PhoneNumber.Categories {
    /// The categories of a text in a column: names with commas between. What is no name counts for nothing.
    init(stored text: UnsafeBufferPointer<UInt8>) {
        self = []
        for word in text.split(separator: UInt8(ascii: ",")) {
            if let place = Self.storedNames.firstIndex(where: { $0.name.elementsEqual(word) }) {
                formUnion(Self.storedNames[place].category)
            }
        }
    }

    private static let storedNames = Self.all.names.map { (name: Array($0.utf8), category: Self(name: $0) ?? []) }

    /// The text of the categories in a column: names with commas between; empty for none.
    package var storedText: String { names.joined(separator: ",") }
}
