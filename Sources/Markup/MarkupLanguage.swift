/// A language of markup, as far as text in it is concerned: the one place in which characters are escaped.
package enum MarkupLanguage: Sendable {
    case html
    /// [XML](https://www.w3.org/TR/xml/#charsets), which has no control characters.
    case xml
    case markdown

    /// Appends text so that it means nothing but itself, in content as in quoted attributes.
    package func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            if let spelling = spelling(of: scalar) {
                bytes.append(contentsOf: spelling.utf8)
            } else if scalar.isASCII {
                bytes.append(UInt8(scalar.value))
            } else {
                bytes.append(contentsOf: scalar.utf8)
            }
        }
    }

    /// The text so that it means nothing but itself.
    package func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        appendEscaped(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The spelling of a character that may not stand for itself; `nil` for any other.
    private func spelling(of scalar: Unicode.Scalar) -> String? {
        switch (self, scalar) {
        case (_, "&"): "&amp;"
        case (_, "<"): "&lt;"
        case (_, ">"): "&gt;"
        case (.html, "\""), (.xml, "\""): "&quot;"
        case (.html, "'"): "&#39;"
        case (.xml, "'"): "&apos;"
        case (.xml, "\t"), (.xml, "\n"), (.xml, "\r"): "&#\(scalar.value);"
        // No part of a page; a parser would replace it.
        case (.html, "\0"): "\u{FFFD}"
        case (.xml, "\0"..."\u{1F}"), (.xml, "\u{FFFE}"..."\u{FFFF}"): "\u{FFFD}"
        case (.markdown, _) where "\\`*_[]()|~#!".unicodeScalars.contains(scalar): "\\\(scalar)"
        default: nil
        }
    }
}
