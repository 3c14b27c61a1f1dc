extension JSONWriter {
    /// Writes a member that is a string, `null` for no text.
    package mutating func member(_ name: StaticString, _ text: String?) {
        key(name)
        string(text)
    }

    /// Writes a member that is a whole number, `null` for none.
    package mutating func member(_ name: StaticString, _ number: Int?) {
        key(name)
        if let number { self.number(number) } else { null() }
    }

    /// Writes a member that is `true` or `false`.
    package mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        bool(value)
    }

    /// Writes a member that is an array of strings.
    package mutating func member(_ name: StaticString, _ texts: [String]) {
        array(name, texts) { $0.string($1) }
    }

    /// Writes a member that is an object.
    ///
    /// - Parameter members: writes the object's members.
    package mutating func object<Failure: Error>(
        _ name: StaticString, _ members: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        key(name)
        try object(members)
    }

    /// Writes a member that is an array.
    ///
    /// - Parameters:
    ///   - isLineByLine: whether each element begins a line.
    ///   - element: writes one element.
    package mutating func array<Elements: Sequence, Failure: Error>(
        _ name: StaticString, _ elements: Elements, isLineByLine: Bool = false,
        _ element: (inout JSONWriter, Elements.Element) throws(Failure) -> Void
    ) throws(Failure) {
        key(name)
        try array { (json) throws(Failure) in
            for item in elements {
                if isLineByLine { json.endLine() }
                try element(&json, item)
            }
            if isLineByLine { json.endLine() }
        }
    }

    /// Writes a member that is an array of objects.
    ///
    /// - Parameters:
    ///   - isLineByLine: whether each object begins a line.
    ///   - members: writes the members of one object.
    package mutating func objects<Elements: Sequence, Failure: Error>(
        _ name: StaticString, _ elements: Elements, isLineByLine: Bool = false,
        _ members: (inout JSONWriter, Elements.Element) throws(Failure) -> Void
    ) throws(Failure) {
        try array(name, elements, isLineByLine: isLineByLine) { (json, element) throws(Failure) in
            try json.object { (json) throws(Failure) in try members(&json, element) }
        }
    }
}
