/// Members of an object that are always there, in one order, for objects by the million: all those without a value that stand beside each
/// other are written in one piece.
package struct JSONMembers: Sendable {
    /// The members without values, each with the comma in front of it.
    fileprivate let bytes: [UInt8]
    /// Where each begins, with the end of the last one, and where the value of each does.
    fileprivate let starts: [Int], values: [Int]

    /// Members.
    ///
    /// - Parameters:
    ///   - names: The names, which may be any text.
    ///   - empty: The JSON that is written where there is no value.
    package init(_ names: [String], empty: String = "null") {
        var json = JSONWriter()
        var (bytes, starts, values): ([UInt8], [Int], [Int]) = ([], [0], [])
        for name in names {
            json.key(text: name)
            bytes.append(0x2C)
            bytes += json.bytes
            values.append(bytes.count)
            bytes += empty.utf8
            starts.append(bytes.count)
            json.reset()
        }
        (self.bytes, self.starts, self.values) = (bytes, starts, values)
    }
}

extension JSONWriter {
    /// Writes members.
    ///
    /// - Parameters:
    ///   - isEmpty: Tells by its position whether a member has no value.
    ///   - value: Writes the value of another one.
    @inline(__always)
    package mutating func members(
        _ members: JSONMembers, isEmpty: (Int) -> Bool, _ value: (inout JSONWriter, Int) -> Void
    ) {
        var start = 0
        for position in members.values.indices where !isEmpty(position) {
            append(members.bytes, start..<members.values[position])
            beginValue()
            value(&self, position)
            start = members.starts[position + 1]
        }
        append(members.bytes, start..<members.bytes.count)
    }

    /// Writes members that are strings of bytes that are known to be UTF-8, `null` for none.
    @inline(__always)
    package mutating func members(_ members: JSONMembers, texts: (Int) -> UnsafeBufferPointer<UInt8>?) {
        var start = 0
        for position in members.values.indices {
            guard let text = texts(position) else { continue }
            append(members.bytes, start..<members.values[position])
            beginValue()
            string(utf8: text)
            start = members.starts[position + 1]
        }
        append(members.bytes, start..<members.bytes.count)
    }
}
