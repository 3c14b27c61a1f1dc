/// An address that a page may name: one of its own server, or one on the web that is shown to be followed.
///
/// Those of the server are relative, since all of it lies below a path that only whoever was let in knows. Pages stand directly below
/// that path.
package struct Link: Sendable, Equatable {
    /// The address, as it stands in an attribute before it is escaped.
    package let text: String

    /// A path of this server, with a query. Names and values are percent-encoded; values that are `nil` are left out.
    package init(_ path: StaticString, _ query: [(name: String, value: String?)] = []) {
        let pairs = query.compactMap { name, value in value.map { "\(Self.encoded(name))=\(Self.encoded($0))" } }
        text = Self.relative(path) + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
    }

    /// A place on the same page.
    package init(fragment name: String) { text = "#" + Self.encoded(name) }

    /// A version of a file that the server has for its pages, or a part of a picture.
    package init(asset name: String, version: String, part: String? = nil) {
        text = "assets/\(Self.encoded(version))/\(Self.encoded(name))" + (part.map { "#" + Self.encoded($0) } ?? "")
    }

    /// An address on the web; `nil` for anything that is none, such as a script.
    package init?(web address: String) {
        guard address.hasPrefix("https://") || address.hasPrefix("http://"),
            address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return nil }
        text = address
    }

    private static func relative(_ path: StaticString) -> String {
        let path = "\(path)"
        guard path.hasPrefix("/") else { return path }
        return path == "/" ? "./" : String(path.dropFirst())
    }

    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                encoded.append(byte)
            default: encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
