/// Walks over JSON text that comes in pieces, and tells where values begin and end, and under which names.
///
/// Nothing is checked: damaged text has values too. Several values may stand one after another. Memory is one byte for each open
/// bracket and the text of one name or scalar.
struct JSONWalk {
    /// Takes what is met.
    protocol Visitor {
        /// An object or a list begins.
        ///
        /// - Parameter name: the name of the value in its object, with its escapes; `nil` in a list and outermost.
        mutating func begin(isList: Bool, name: ArraySlice<UInt8>?) throws
        /// The last object or list that began ends.
        mutating func end() throws
        /// A string, a number or a word stands.
        ///
        /// - Parameter token: its first bytes, the quotes of a string among them; at most ``maxTokenLength``.
        mutating func scalar(_ token: [UInt8], name: ArraySlice<UInt8>?) throws
        /// The next bytes of the text, each once: those of an object before its ``end()``, and behind its ``begin(isList:name:)``.
        mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) throws
    }

    /// The most bytes of a name or a scalar that are told.
    static let maxTokenLength = NamedValue.maxNameLength + 2

    private enum State { case between, string, escape, word }

    private var state = State.between
    /// `true` for each open bracket that is a list.
    private var lists: [Bool] = []
    private var expectsName = false
    private var name: [UInt8] = []
    private var hasName = false
    private var token: [UInt8] = []

    /// `true` if the text so far ends inside an object, a list or a string.
    var isInside: Bool { !lists.isEmpty || state == .string || state == .escape }

    /// Reads the next piece of the text.
    mutating func read(_ chunk: ArraySlice<UInt8>, _ visitor: inout some Visitor) throws {
        try chunk.withUnsafeBufferPointer { try read($0, &visitor) }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ visitor: inout some Visitor) throws {
        /// Where the bytes begin that the visitor has not got.
        var start = 0
        var index = 0
        func piece(_ end: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[start..<end]) }
        while index < bytes.count {
            let byte = bytes[index]
            switch state {
            case .string:
                var end = index
                while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\") { end += 1 }
                keep(UnsafeBufferPointer(rebasing: bytes[index..<min(end + 1, bytes.count)]))
                index = end + 1
                guard end < bytes.count else { break }
                if bytes[end] == UInt8(ascii: "\\") { state = .escape } else { try endToken(&visitor) }
            case .escape:
                keep(UnsafeBufferPointer(rebasing: bytes[index...index]))
                state = .string
                index += 1
            case .word:
                if Self.isOfWord(byte) {
                    keep(UnsafeBufferPointer(rebasing: bytes[index...index]))
                    index += 1
                } else {
                    try endToken(&visitor)
                }
            case .between:
                switch byte {
                case UInt8(ascii: "\""):
                    begin(.string, byte)
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    try visitor.text(piece(index))
                    start = index
                    let isList = byte == UInt8(ascii: "[")
                    try visitor.begin(isList: isList, name: takeName())
                    lists.append(isList)
                    expectsName = !isList
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    hasName = false
                    guard !lists.isEmpty else { break }
                    try visitor.text(piece(index + 1))
                    start = index + 1
                    lists.removeLast()
                    expectsName = false
                    try visitor.end()
                case UInt8(ascii: ","):
                    hasName = false
                    expectsName = lists.last == false
                case UInt8(ascii: ":"): expectsName = false
                default: if Self.isOfWord(byte) { begin(.word, byte) }
                }
                index += 1
            }
        }
        try visitor.text(piece(bytes.count))
    }

    /// Ends a word that the end of the text ends.
    mutating func finish(_ visitor: inout some Visitor) throws {
        if state == .word { try endToken(&visitor) }
    }

    private mutating func begin(_ kind: State, _ byte: UInt8) {
        state = kind
        token.removeAll(keepingCapacity: true)
        token.append(byte)
    }

    private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
        token.append(contentsOf: bytes.prefix(max(Self.maxTokenLength + 1 - token.count, 0)))
    }

    private mutating func endToken(_ visitor: inout some Visitor) throws {
        let isString = state == .string
        state = .between
        if isString, expectsName {
            swap(&name, &token)
            (hasName, expectsName) = (true, false)
        } else {
            try visitor.scalar(token, name: takeName())
        }
    }

    private mutating func takeName() -> ArraySlice<UInt8>? {
        defer { hasName = false }
        return hasName ? name.dropFirst().dropLast() : nil
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ":")
            && byte != UInt8(ascii: "\"")
            && byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}") && byte != UInt8(ascii: "[")
            && byte != UInt8(ascii: "]")
    }
}
