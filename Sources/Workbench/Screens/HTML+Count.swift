import Markup

extension HTML {
    /// A count, in groups of three digits; scripts write it as the reader's language does.
    init(count: Int) { self = Tag.span(.class("count")) { Self.grouped(count) } }

    /// The digits of a count in groups of three.
    static func grouped(_ count: Int) -> String {
        let digits = String(abs(count))
        var grouped = count < 0 ? "−" : ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { grouped += "," }
            grouped.append(digit)
        }
        return grouped
    }
}
