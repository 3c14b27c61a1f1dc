/// Decodes keys from the bytes that a terminal sends, however they are cut.
struct KeyReader {
    private var bytes: [UInt8]
    /// `true` if the last bytes received are Ctrl-C alone: somebody has pressed it, whatever else is waited for.
    private var isInterrupted = false

    init() { self.init(bytes: []) }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private static let escape: UInt8 = 0x1B
    private static let interrupt: UInt8 = 0x03
    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// `true` if bytes wait for others to become a key.
    var isWaiting: Bool { !bytes.isEmpty }

    /// Takes bytes from the terminal.
    mutating func receive(_ new: some Sequence<UInt8>) {
        let count = bytes.count
        bytes.append(contentsOf: new)
        isInterrupted = bytes[count...].elementsEqual([Self.interrupt])
    }

    /// The next key; `nil` if there is none, or only the beginning of one.
    ///
    /// - Parameter isAfterTimeout: `true` if nothing came for a while, so that an escape character alone is the key
    ///   Esc.
    mutating func next(isAfterTimeout: Bool = false) -> FieldKey? {
        guard let first = bytes.first else { return nil }
        if let place = bytes.firstIndex(of: Self.interrupt), place > 0, !bytes.starts(with: Self.pasteStart) {
            return key(before: place)
        }
        if first == Self.escape { return escapeSequence(isAfterTimeout) }
        if first < 0x20 || first == 0x7F {
            bytes.removeFirst()
            return FieldKey(control: first)
        }
        return character(isAfterTimeout)
    }

    /// The next key in front of Ctrl-C. No sequence waits for its end across that.
    private mutating func key(before place: Int) -> FieldKey {
        var before = KeyReader(bytes: Array(bytes[..<place]))
        guard let key = before.next(isAfterTimeout: true) else {
            return take(place + 1, .interrupt)
        }
        bytes.replaceSubrange(..<place, with: before.bytes)
        return key
    }

    /// The first character of the text in front of the next control character.
    private mutating func character(_ isAfterTimeout: Bool) -> FieldKey? {
        let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        let length = Self.length(ofScalar: run[0])
        if run.count < length, run.count == bytes.count, !isAfterTimeout { return nil }
        let text = String(decoding: run, as: UTF8.self)
        guard let character = text.first, String(decoding: run.prefix(length), as: UTF8.self).first != "\u{FFFD}" else {
            bytes.removeFirst()
            return .other
        }
        bytes.removeFirst(min(character.utf8.count, bytes.count))
        return .character(character)
    }

    private static func length(ofScalar first: UInt8) -> Int {
        switch first {
        case 0xF0...0xF4: 4
        case 0xE0...0xEF: 3
        case 0xC2...0xDF: 2
        default: 1
        }
    }

    private mutating func escapeSequence(_ isAfterTimeout: Bool) -> FieldKey? {
        guard bytes.count > 1 else { return isAfterTimeout ? take(1, .escape) : nil }
        switch bytes[1] {
        case Self.escape: return take(1, .escape)
        case UInt8(ascii: "["): return controlSequence(isAfterTimeout)
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return isAfterTimeout ? take(2, .other) : nil }
            return take(3, FieldKey(parameters: "", final: bytes[2]))
        default:
            // A character with Alt.
            return take(2, .other)
        }
    }

    private mutating func controlSequence(_ isAfterTimeout: Bool) -> FieldKey? {
        guard let end = bytes[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            return isAfterTimeout ? take(bytes.count, .other) : nil
        }
        let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
        let final = bytes[end]
        if parameters == "200", final == UInt8(ascii: "~") { return paste(from: end + 1, isAfterTimeout) }
        return take(end + 1, FieldKey(parameters: parameters, final: final))
    }

    /// A bracketed paste; it may come in pieces, and hold any control character. One whose end does not come is given up at Ctrl-C.
    private mutating func paste(from start: Int, _ isAfterTimeout: Bool) -> FieldKey? {
        let mark = Self.pasteEnd
        guard let end = bytes.indices.first(where: { $0 >= start && bytes[$0...].starts(with: mark) }) else {
            guard isAfterTimeout || isInterrupted, let place = bytes.lastIndex(of: Self.interrupt) else { return nil }
            return take(place + 1, .interrupt)
        }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return take(end + mark.count, .paste(text))
    }

    private mutating func take(_ count: Int, _ key: FieldKey) -> FieldKey {
        bytes.removeFirst(count)
        return key
    }
}
