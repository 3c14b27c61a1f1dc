import Markup

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
    var html: HTML { HTML { for join in joins { Self.html(join) } } }

    private static func html(_ join: Join) -> HTML {
        let title = Tag.figcaption { HTML(visible: join.title) }
        guard !join.parts.isEmpty else { return Tag.figure(.class("evidence")) { title } }
        var sums = [0.0]
        for part in join.parts { sums.append(sums[sums.count - 1] + part.bits) }
        let (least, most) = (sums.min() ?? 0, sums.max() ?? 0)
        let width = max(most - least, 0.1)
        let bars = join.parts.indices.map { index in
            let part = join.parts[index]
            let left = percent((min(sums[index], sums[index + 1]) - least) / width)
            return Tag.li {
                Tag.b { "\(part.bits < 0 ? "−" : "+")\(abs(part.bits))" }
                Tag.span { HTML(visible: part.text) }
                Tag.div(.class("track")) {
                    Tag.span(
                        .class(part.bits < 0 ? "against" : "for"),
                        .bar(after: left, width: percent(abs(part.bits) / width))
                    ) {}
                }
            }
        }
        return Tag.figure(.class("evidence")) {
            title
            Tag.ul { for bar in bars { bar } }
        }
    }

    private static func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10)%" }
}
