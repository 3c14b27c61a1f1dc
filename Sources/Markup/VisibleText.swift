/// Untrusted text, divided into parts that may be shown as they are and characters that are shown by name: control
/// characters, invisible characters, and those that change the direction of writing.
package enum VisibleText {
    /// A part of a text.
    package enum Piece: Equatable {
        case plain(String)
        /// A character that is shown by its name, as in `U+202E`.
        case mark(String)
    }

    /// The parts of a text, in order.
    ///
    /// - Parameter isVerbatim: `true` if the joiners of scripts and emoji are named as well, as in a phone number.
    package static func pieces(of text: String, isVerbatim: Bool) -> [Piece] {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.isEmpty ? [] : [.plain(text)] }
        var pieces: [Piece] = []
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if mustBeNamed(scalar, isVerbatim: isVerbatim) {
                if !plain.isEmpty { pieces.append(.plain(String(plain))) }
                plain.removeAll()
                pieces.append(.mark(name(of: scalar)))
            } else {
                plain.append(scalar)
            }
        }
        if !plain.isEmpty { pieces.append(.plain(String(plain))) }
        return pieces
    }

    /// The text for a terminal or a plain file: names of characters are in angle quotes.
    package static func plain(_ text: String, isVerbatim: Bool) -> String {
        pieces(of: text, isVerbatim: isVerbatim).map { piece in
            switch piece {
            case .plain(let text): text
            case .mark(let name): "‹\(name)›"
            }
        }.joined()
    }

    private static func mustBeNamed(_ scalar: Unicode.Scalar, isVerbatim: Bool) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        case .format: isVerbatim || !(scalar == "\u{200C}" || scalar == "\u{200D}")
        default: isVerbatim && scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": return "LF"
        case "\r": return "CR"
        case "\t": return "TAB"
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }
}
