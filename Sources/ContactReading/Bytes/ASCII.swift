/// Names for the bytes that contact files are built from.
@usableFromInline package enum ASCII {
    @inlinable package static var null: UInt8 { 0x00 }
    @inlinable package static var tab: UInt8 { 0x09 }
    @inlinable package static var lineFeed: UInt8 { 0x0A }
    @inlinable package static var carriageReturn: UInt8 { 0x0D }
    /// Ctrl-Z, the end-of-file mark of CP/M and DOS.
    @inlinable package static var substitute: UInt8 { 0x1A }
    @inlinable package static var escape: UInt8 { 0x1B }
    @inlinable package static var space: UInt8 { 0x20 }
    @inlinable package static var quote: UInt8 { 0x22 }
    @inlinable package static var numberSign: UInt8 { 0x23 }
    @inlinable package static var apostrophe: UInt8 { 0x27 }
    @inlinable package static var asterisk: UInt8 { 0x2A }
    @inlinable package static var plus: UInt8 { 0x2B }
    @inlinable package static var comma: UInt8 { 0x2C }
    @inlinable package static var hyphen: UInt8 { 0x2D }
    @inlinable package static var period: UInt8 { 0x2E }
    @inlinable package static var slash: UInt8 { 0x2F }
    @inlinable package static var zero: UInt8 { 0x30 }
    @inlinable package static var nine: UInt8 { 0x39 }
    @inlinable package static var colon: UInt8 { 0x3A }
    @inlinable package static var semicolon: UInt8 { 0x3B }
    @inlinable package static var equals: UInt8 { 0x3D }
    @inlinable package static var at: UInt8 { 0x40 }
    @inlinable package static var backslash: UInt8 { 0x5C }
    @inlinable package static var caret: UInt8 { 0x5E }
    @inlinable package static var bar: UInt8 { 0x7C }

    /// The lower-case form of an ASCII letter; any other byte as it is.
    @inline(__always)
    @inlinable
    package static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }

    @inline(__always)
    @inlinable
    package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    @inline(__always)
    @inlinable
    package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    @inline(__always)
    @inlinable
    package static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    @inline(__always)
    @inlinable
    package static func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

    /// The value of a hexadecimal digit, or `nil`.
    @inline(__always)
    @inlinable
    package static func hexValue(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte &- 0x30 }
        let letter = (byte | 0x20) &- 0x61
        return letter < 6 ? letter &+ 10 : nil
    }
}
