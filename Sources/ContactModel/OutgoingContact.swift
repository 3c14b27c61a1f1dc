public import PhoneNumbers

/// A contact on its way into a file, with what is known about its phone numbers.
///
/// Writers take the fields as readers give them. The value of a phone field is the text to be written; what the classifier
/// found about it stands beside it in ``numbers``.
public struct OutgoingContact: Sendable {
    /// The fields, over one buffer of text.
    public var contact = Contact()
    /// The facts about each phone field, in the order of the fields.
    public package(set) var numbers: [Number] = []
    /// The key of the contact in its database; of the person where one contact is written for each.
    public var id = 0
    /// The key of its source in the database.
    public var sourceID = 0
    /// Where the contact comes from: the path of its source, or several with commas between.
    public var source = ""
    /// `true` if ``Contact/Field/Kind/extra`` fields are properties of a vCard, with their raw values, and not columns
    /// of a table.
    public var hasCardExtras = false

    /// A contact without fields.
    public init() {}

    /// The facts about a phone number. Ranges are those of the contact's text; empty where there is nothing.
    public struct Number: Sendable, Hashable {
        /// The position of its field.
        public var field = 0
        /// The key of the number in its database.
        public var id = 0
        /// The number as it was written in the source.
        public var raw = 0..<0
        /// The whole cell or property that the number was a part of; empty if it was all of it.
        public var cell = 0..<0
        /// The number in E.164 form, if it was accepted.
        public var e164 = 0..<0
        /// The digits of the extension.
        public var `extension` = 0..<0
        /// The region's ISO code, or `+` and the calling code.
        public var country = 0..<0
        /// The categories.
        public var categories: PhoneNumber.Categories = []
        /// `accepted`, `rejected`, `ambiguous` or `empty`.
        public var verdict = 0..<0
        /// The name of the reason of a rejection.
        public var reason = 0..<0
        /// `true` if the selection that it was read with wants it.
        public var isWanted = true

        /// Nothing known about nothing.
        package init() {}
    }

    /// Empties the contact and keeps its memory.
    package mutating func removeAll() {
        contact.removeAll()
        numbers.removeAll(keepingCapacity: true)
        id = 0
    }

    /// The same contact in no more memory than it needs, for those who keep it: one that was read into the memory of others takes as much
    /// as the largest of them.
    package var compacted: OutgoingContact {
        var copy = self
        copy.contact.text = Array(exactly: contact.text)
        copy.contact.fields = Array(exactly: contact.fields)
        copy.numbers = Array(exactly: numbers)
        return copy
    }

    /// Removes phone fields, by their positions, and what is known about their numbers.
    ///
    /// - Returns: how many there were.
    package mutating func removeNumbers(in fields: Set<Int>) -> Int {
        if fields.isEmpty { return 0 }
        contact.fields = contact.fields.indices.filter { !fields.contains($0) }.map { contact.fields[$0] }
        numbers = numbers.filter { !fields.contains($0.field) }
        for index in numbers.indices {
            numbers[index].field -= fields.count { $0 < numbers[index].field }
        }
        return fields.count
    }

    /// Appends a phone field and what is known about it.
    ///
    /// - Parameter value: the text to be written.
    package mutating func append(_ number: Number, label: Range<Int>, value: Range<Int>, isPreferred: Bool) {
        var number = number
        number.field = contact.fields.count
        contact.add(.phone, label: label, value: value, isPreferred: isPreferred, line: 0)
        numbers.append(number)
    }
}

extension Array {
    /// The elements of another array, in memory of their own that has room for just them.
    fileprivate init(exactly elements: [Element]) {
        self.init()
        reserveCapacity(elements.count)
        append(contentsOf: elements)
    }
}
