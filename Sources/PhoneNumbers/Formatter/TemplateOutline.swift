/// The properties of a template that a table keeps besides its text.
struct TemplateOutline {
    var masks: [UInt16] = []
    let categories: PhoneNumber.Categories
    /// The digits of braces before the first digit of the number.
    var trunkPrefix: [UInt8] = []
    var hasNoBraces = true
    var writesTrunkPrefix = false
    /// `true` if text behind the first digit holds digits, or a digit is left out of the national form.
    var isIrregular = false

    init(_ template: PhoneNumber.Template) {
        categories = template.categories
        var isBehindDigit = false
        for element in template.elements {
            switch element {
            case .digit(let set):
                masks.append(set.mask)
                isBehindDigit = true
            case .internationalDigit(let set):
                masks.append(set.mask)
                isIrregular = true
            case .nationalText(let text):
                hasNoBraces = false
                let digits = TemplateWalk.digits(in: text)
                guard !digits.isEmpty else { continue }
                if isBehindDigit {
                    isIrregular = true
                } else {
                    trunkPrefix += digits
                    writesTrunkPrefix = true
                }
            case .literal(let text):
                if !TemplateWalk.digits(in: text).isEmpty { isIrregular = true }
            }
        }
    }
}
