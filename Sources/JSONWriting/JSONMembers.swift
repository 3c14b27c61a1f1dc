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

/// The value of a member of an object.
package enum JSONMember {
    /// No value: what ``JSONMembers`` writes instead.
    case none
    /// A string of bytes that are known to be UTF-8.
    case string(UnsafeBufferPointer<UInt8>)
    case number(Int)
    case bool(Bool)
    /// A value that the caller writes.
    case other

    /// A string, or no value.
    package static func text(_ text: UnsafeBufferPointer<UInt8>?) -> JSONMember { text.map(string) ?? .none }
}

extension JSONWriter {
    /// Writes members.
    ///
    /// - Parameters:
    ///   - value: The value of a member by its position.
    ///   - write: Writes a value that is ``JSONMember/other``.
    @inline(__always)
    package mutating func members(
        _ members: JSONMembers, _ value: (Int) -> JSONMember, other write: (inout JSONWriter, Int) -> Void = { _, _ in }
    ) {
        var start = 0
        for position in members.values.indices {
            let value = value(position)
            if case .none = value { continue }
            let piece = start..<members.values[position]
            start = members.starts[position + 1]
            if case .string(let text) = value {
                append(members.bytes, piece, string: text)
                continue
            }
            append(members.bytes, piece)
            beginValue()
            switch value {
            case .number(let value): number(value)
            case .bool(let value): bool(value)
            default: write(&self, position)
            }
        }
        append(members.bytes, start..<members.bytes.count)
    }
}
