extension FieldKind {
    /// A type as it is found by its name.
    struct Entry: Sendable {
        /// The name without parameters.
        let name: String
        /// A kind with typical parameters, for lists and messages.
        let example: FieldKind
        let parameterCount: Int
        let make: @Sendable ([Int]) -> FieldKind

        init(_ kind: FieldKind) {
            name = kind.name
            example = kind
            parameterCount = 0
            make = { _ in kind }
        }

        init(_ name: String, example: [Int], make: @escaping @Sendable ([Int]) -> FieldKind) {
            self.name = name
            self.example = make(example)
            parameterCount = example.count
            self.make = make
        }

        /// The name with `N` for each parameter.
        var signature: String {
            guard parameterCount > 0 else { return name }
            var parameters = "N"
            for _ in 1..<parameterCount { parameters += ",N" }
            return name + "(" + parameters + ")"
        }
    }

    /// Every built-in type, in the order of lists.
    static let catalog: [Entry] = [
        Entry(.data),
        Entry("dataLength", example: [8]) { .dataLength($0[0]) },
        Entry(.name),
        Entry(.phrase),
        Entry(.credit),
        Entry(.expDate),
        Entry(.cvv),
        Entry("age", example: [18, 99]) { .age($0[0], $0[1]) },
        Entry(.date),
        Entry(.phone),
        Entry(.ssn),
        Entry(.zip),
        Entry(.street),
        Entry(.streetnumber),
        Entry(.city),
        Entry(.intcity),
        Entry(.state),
        Entry(.st),
        Entry(.currency),
        Entry(.percent),
    ]

    /// The names of the types, as ``init(name:)`` reads them; parameters stand as `N`.
    public static var names: [String] { catalog.map { $0.signature } }

    /// One kind of every type, with typical parameters where the type has some.
    package static var examples: [FieldKind] { catalog.map { $0.example } }

    /// The type of a name with its parameters, such as `zip`, `dataLength(8)` or `age(18,99)`.
    ///
    /// Case and spaces are ignored.
    ///
    /// - Throws: ``FieldNameError``, which says what is wrong and at which character.
    public init(name text: String) throws(FieldNameError) {
        self = try FieldNameReader(text).kind()
    }
}
