import ContactCleaning

/// Untrusted text as inert HTML.
enum HTMLText {
    /// The text with every character escaped that means something in HTML, in content as in quoted attributes, and
    /// with invisible characters shown by their names.
    static func escaped(_ text: String, isVerbatim: Bool = false) -> String {
        VisibleText.pieces(of: text, isVerbatim: isVerbatim).map { piece in
            switch piece {
            case .plain(let text): entities(text)
            case .mark(let name): "<span class=\"mark\">\(name)</span>"
            }
        }.joined()
    }

    /// The text for a quoted attribute.
    static func attribute(_ text: String) -> String {
        entities(VisibleText.plain(text, isVerbatim: true))
    }

    /// A link if the text is a web address; anything else stays text.
    static func link(_ address: String) -> String {
        guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return escaped(address) }
        return "<a href=\"\(attribute(address))\" rel=\"noreferrer\">\(escaped(address))</a>"
    }

    private static func entities(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
