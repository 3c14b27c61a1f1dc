extension PhoneNumber.Categories {
    /// Reads a list of categories, as users write it: `mobile`, `fixedLine,mobile`, `default,-premiumRate`, `all`.
    ///
    /// Items are separated by commas, with spaces around them ignored, and apply from left to right: a name adds
    /// its categories, a name after `-` takes them away. A list that begins with `-` takes them from the default.
    /// `none` is the empty set.
    ///
    /// - Throws: ``CategoriesError`` with the item and its place.
    public init(parsing list: String) throws(CategoriesError) {
        let characters = Array(list)
        var result: Self = []
        var start = 0
        while start <= characters.count {
            let end = characters[start...].firstIndex(of: ",") ?? characters.count
            var range = start..<end
            while let first = range.first, characters[first] == " " { range.removeFirst() }
            while let last = range.last, characters[last] == " " { range.removeLast() }
            guard let first = range.first else { throw CategoriesError(.emptyItem, at: start) }
            let removes = characters[first] == "-"
            let name = String(characters[removes ? range.dropFirst() : range])
            guard let categories = name == "none" ? [] : Self(name: name) else {
                throw CategoriesError(.unknownName(name), at: removes ? first + 1 : first)
            }
            if removes {
                if start == 0 { result = .default }
                result.subtract(categories)
            } else {
                result.formUnion(categories)
            }
            start = end + 1
        }
        self = result
    }

    /// A mistake in a list of categories, and its position.
    public struct CategoriesError: Error, Hashable, Sendable {
        /// The kind of mistake.
        public enum Kind: Hashable, Sendable {
            /// No category has this name.
            case unknownName(String)
            /// Nothing stands between two commas, or the list is empty.
            case emptyItem
        }

        /// The kind of mistake.
        public let kind: Kind
        /// The number of characters before the place.
        public let position: Int

        init(_ kind: Kind, at position: Int) {
            self.kind = kind
            self.position = position
        }
    }
}

extension PhoneNumber.Categories.CategoriesError: CustomStringConvertible {
    /// The error as a sentence, with the place counted from 1 and the names that are known.
    public var description: String {
        let names = PhoneNumber.Categories.categoryNames.reduce("default, all, none") { $0 + ", " + $1 }
        return switch kind {
        case .unknownName(let name):
            "character \(position + 1): no category is named \"\(name)\"; expected one of \(names)"
        case .emptyItem:
            "character \(position + 1): a category is missing; expected one of \(names)"
        }
    }
}
