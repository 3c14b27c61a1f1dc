/// A piece of a page. Text is escaped when a piece is made of it, once and nowhere else; only a ``Tag`` makes markup.
struct HTML: Sendable, Equatable {
    /// The markup in UTF-8.
    private(set) var bytes: [UInt8] = []

    /// Nothing.
    init() {}

    /// Text. Characters that mean something in markup are escaped.
    init(text: String) {
        bytes.reserveCapacity(text.utf8.count)
        Self.append(text, to: &bytes)
    }

    /// The markup, for tests and for answers that are text.
    var markup: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ other: HTML) { bytes.append(contentsOf: other.bytes) }

    /// Opens an element.
    mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
        bytes.append(UInt8(ascii: "<"))
        append(name)
        for attribute in attributes {
            guard let value = attribute.value else { continue }
            bytes.append(UInt8(ascii: " "))
            append(attribute.name)
            if value.isEmpty { continue }
            bytes.append(contentsOf: [UInt8(ascii: "="), UInt8(ascii: "\"")])
            Self.append(value, to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: ">"))
    }

    /// Closes an element.
    mutating func close(_ name: StaticString) {
        bytes.append(contentsOf: [UInt8(ascii: "<"), UInt8(ascii: "/")])
        append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func append(_ name: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
            // No part of a page; a parser would replace it.
            case 0: bytes.append(contentsOf: "\u{FFFD}".utf8)
            default: bytes.append(byte)
            }
        }
    }
}
