/// A picture of why contacts are one person's: for each join the parts of its evidence as bars, each from where the sum
/// before it ends, to the right for evidence in favour and to the left for evidence against.
struct HTMLEvidence {
    /// The evidence for the join of two contacts.
    private struct Join {
        var title: String
        var parts: [(bits: Double, text: String)] = []
    }

    private var joins: [Join] = []

    /// Reads the text of a `Report.Role.evidence`. Text in any other form is shown unchanged.
    init(_ text: String) {
        var starts = text.matches(of: #/(?:^|; )\d+ and \d+[,:] /#).map(\.range)
        if starts.first?.lowerBound != text.startIndex { starts.insert(text.startIndex..<text.startIndex, at: 0) }
        let ends = starts.dropFirst().map(\.lowerBound) + [text.endIndex]
        joins = zip(starts, ends).map { Self.join(text[$0.lowerBound..<$1].trimmingPrefix("; ")) }
    }

    private static func join(_ text: Substring) -> Join {
        guard let separator = text.firstRange(of: " bits: ") else { return Join(title: String(text)) }
        var join = Join(title: text[..<separator.lowerBound] + " bits")
        for part in text[separator.upperBound...].split(separator: " · ") {
            guard let match = part.prefixMatch(of: #/([-+]\d+(?:\.\d+)?) /#), let bits = Double(match.1) else {
                // The middle of a value that has the separator in it.
                if !join.parts.isEmpty { join.parts[join.parts.count - 1].text += " · " + part }
                continue
            }
            join.parts.append((bits, String(part[match.range.upperBound...])))
        }
        return join
    }

    /// The picture.
    var markup: String { joins.map(Self.markup).joined() }

    private static func markup(_ join: Join) -> String {
        let title = "<figcaption>\(HTMLText.escaped(join.title))</figcaption>"
        guard !join.parts.isEmpty else { return "<figure class=\"evidence\">\(title)</figure>" }
        var sums = [0.0]
        for part in join.parts { sums.append(sums[sums.count - 1] + part.bits) }
        let (least, most) = (sums.min() ?? 0, sums.max() ?? 0)
        let width = max(most - least, 0.1)
        let bars = join.parts.indices.map { index in
            let part = join.parts[index]
            let left = percent((min(sums[index], sums[index + 1]) - least) / width)
            let bar =
                "<span class=\"\(part.bits < 0 ? "against" : "for")\""
                + " style=\"margin-left:\(left);width:\(percent(abs(part.bits) / width))\"></span>"
            return "<li><b>\(part.bits < 0 ? "−" : "+")\(abs(part.bits))</b>"
                + "<span>\(HTMLText.escaped(part.text))</span><div class=\"track\">\(bar)</div></li>"
        }
        return "<figure class=\"evidence\">\(title)<ul>\(bars.joined())</ul></figure>"
    }

    private static func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10)%" }
}
