/// A key or a paste that a terminal sends.
enum FieldKey: Equatable {
    /// One typed character.
    case character(Character)
    /// A text from a clipboard.
    case paste(String)
    case left, right, home, end
    case backspace, delete
    /// Delete from the caret to the end, or to the start.
    case deleteToEnd, deleteToStart
    case undo, redo
    case enter, escape, interrupt
    /// Ctrl-D: ends an empty field, else deletes forwards.
    case endOfInput
    /// A key that means nothing here.
    case other
}

extension FieldKey {
    /// The key of a control character.
    init(control byte: UInt8) {
        switch byte {
        case 0x01: self = .home
        case 0x02: self = .left
        case 0x03: self = .interrupt
        case 0x04: self = .endOfInput
        case 0x05: self = .end
        case 0x06: self = .right
        case 0x08, 0x7F: self = .backspace
        case 0x0A, 0x0D: self = .enter
        case 0x0B: self = .deleteToEnd
        case 0x15: self = .deleteToStart
        case 0x19: self = .redo
        case 0x1A: self = .undo
        default: self = .other
        }
    }

    /// The key of a control sequence: its parameters and its final byte, as xterm, the Linux console and rxvt send them.
    init(parameters: String, final: UInt8) {
        // The parameter behind a semicolon encodes Shift, Alt and Ctrl.
        let number = parameters.prefix { $0 != ";" }
        switch (UnicodeScalar(final), number) {
        case ("C", _): self = .right
        case ("D", _): self = .left
        case ("H", _), ("~", "1"), ("~", "7"): self = .home
        case ("F", _), ("~", "4"), ("~", "8"): self = .end
        case ("~", "3"): self = .delete
        default: self = .other
        }
    }
}
