/// Reads the name of a field type: a word, and perhaps numbers in parentheses.
struct FieldNameReader {
    private let characters: [Character]

    init(_ text: String) {
        characters = Array(text)
    }

    func kind() throws(FieldNameError) -> FieldKind {
        let open = characters.firstIndex(of: "(")
        let (name, nameOffset) = word(in: 0..<(open ?? characters.count))
        var parameters: [(value: Int, offset: Int)] = []
        if let open { parameters = try numbers(from: open + 1) }

        guard let entry = FieldKind.catalog.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            throw FieldNameError(.unknownName(name), at: nameOffset)
        }
        guard parameters.count == entry.parameterCount else {
            throw FieldNameError(
                .parameterCount(
                    expected: entry.parameterCount, found: parameters.count, example: entry.example.name),
                at: open ?? characters.count)
        }
        if entry.parameterCount == 2, parameters[0].value > parameters[1].value {
            throw FieldNameError(.reversedBounds, at: parameters[0].offset)
        }
        return entry.make(parameters.map { $0.value })
    }

    /// The text of a range without the white space around it, and where it begins.
    private func word(in range: Range<Int>) -> (text: String, offset: Int) {
        var slice = characters[range]
        while slice.first?.isWhitespace == true { slice.removeFirst() }
        while slice.last?.isWhitespace == true { slice.removeLast() }
        return (String(slice), slice.startIndex)
    }

    /// The numbers up to the closing parenthesis.
    private func numbers(from start: Int) throws(FieldNameError) -> [(value: Int, offset: Int)] {
        guard let close = characters.lastIndex(where: { !$0.isWhitespace }), characters[close] == ")" else {
            throw FieldNameError(.unclosedParameters, at: characters.count)
        }
        var numbers: [(value: Int, offset: Int)] = []
        var first = start
        if word(in: start..<close).text.isEmpty { return [] }
        while first <= close {
            let end = characters[first..<close].firstIndex(of: ",") ?? close
            let (text, offset) = word(in: first..<end)
            guard let value = Int(text), (0...1_000_000).contains(value) else {
                throw FieldNameError(.invalidParameter(text), at: offset)
            }
            numbers.append((value, offset))
            first = end + 1
        }
        return numbers
    }
}
