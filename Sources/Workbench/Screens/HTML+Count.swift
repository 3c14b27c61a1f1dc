import Markup

extension HTML {
    /// A count, in groups of three digits; scripts write it as the reader's language does.
    init(count: Int) {
        let digits = String(abs(count))
        var grouped = count < 0 ? "−" : ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { grouped += "," }
            grouped.append(digit)
        }
        self = Tag.span(.class("count")) { grouped }
    }
}
