/// A text of a table, with places for values: `{name}` for one, `<name>text</name>` for an element around a part of the text.
struct Message: Sendable, Equatable {
    /// A part of a message.
    indirect enum Piece: Sendable, Equatable {
        case literal(String)
        case parameter(String)
        case element(String, [Piece])
    }

    var pieces: [Piece]

    init(_ text: String) {
        var rest = text[...]
        pieces = Self.pieces(of: &rest)
    }

    /// A message without places for values.
    init(literal text: String) { pieces = [.literal(text)] }

    private static func pieces(of rest: inout Substring) -> [Piece] {
        var pieces: [Piece] = []
        while let place = rest.firstIndex(where: { $0 == "{" || $0 == "<" }) {
            if place > rest.startIndex { pieces.append(.literal(String(rest[..<place]))) }
            let isElement = rest[place] == "<"
            let name = rest[rest.index(after: place)...].prefix { $0 != (isElement ? ">" : "}") }
            rest = rest[name.endIndex...].dropFirst()
            if !isElement {
                pieces.append(.parameter(String(name)))
            } else if name.hasPrefix("/") {
                return pieces
            } else {
                pieces.append(.element(String(name), Self.pieces(of: &rest)))
            }
        }
        if !rest.isEmpty { pieces.append(.literal(String(rest))) }
        rest = ""
        return pieces
    }

    /// The message as it stands in a table.
    var text: String { Self.text(of: pieces) }

    private static func text(of pieces: [Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .parameter(let name): "{\(name)}"
            case .element(let name, let inner): "<\(name)>\(text(of: inner))</\(name)>"
            }
        }.joined()
    }

    /// The names of its values.
    var names: Set<String> { Self.names(of: pieces) }

    private static func names(of pieces: [Piece]) -> Set<String> {
        pieces.reduce(into: []) { names, piece in
            switch piece {
            case .literal: break
            case .parameter(let name): names.insert(name)
            case .element(let name, let inner): names.formUnion(Self.names(of: inner).union([name]))
            }
        }
    }

    /// The message with other literal texts.
    func mapping(_ change: (String) -> String) -> Message {
        var message = self
        message.pieces = Self.mapping(pieces, change)
        return message
    }

    private static func mapping(_ pieces: [Piece], _ change: (String) -> String) -> [Piece] {
        pieces.map { piece in
            switch piece {
            case .literal(let text): .literal(change(text))
            case .parameter: piece
            case .element(let name, let inner): .element(name, mapping(inner, change))
            }
        }
    }
}
