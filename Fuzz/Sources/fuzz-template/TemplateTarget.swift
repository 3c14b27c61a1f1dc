import FuzzSupport
import PhoneNumbers

/// Parses any text as a template, and prints it again.
@main
enum TemplateTarget: FuzzTarget {
    /// Created once: the templates of the plan take long to prepare.
    private static let formatter = PhoneNumber.Formatter(allowedCountries: [.unitedKingdom], allowedCategories: .all)

    static func run(_ input: inout FuzzInput) {
        let digits = input.text()
        let source = input.text()
        do throws(PhoneNumber.TemplateError) {
            let template = try PhoneNumber.Template(source)
            let written = template.description
            do throws(PhoneNumber.TemplateError) {
                let again = try PhoneNumber.Template(written)
                expect(again.elements == template.elements, "\(source.debugDescription) is \(written.debugDescription)")
                expect(again.description == written, "\(written.debugDescription) is written otherwise again")
            } catch {
                expect(false, "\(written.debugDescription), which was written, cannot be read: \(error)")
            }
            format(digits, with: template)
        } catch {
            expect((0...source.unicodeScalars.count).contains(error.position), "the mistake is outside the text")
            expect(!error.description.isEmpty, "a mistake has words")
        }
    }

    /// A formatter with that template alone reads and writes numbers.
    private static func format(_ digits: String, with template: PhoneNumber.Template) {
        var formatter = Self.formatter
        formatter.templates = [.unitedKingdom: [template]]
        guard let (number, place) = formatter.enteredPhoneNumber(digits, originalIndex: digits.count / 2) else {
            return
        }
        expect((0...number.digits.count).contains(place), "the caret is among the digits")
        guard let (text, caret) = formatter.formattedNumber(number, index: place) else { return }
        expect((0...text.count).contains(caret), "the caret is in the text")
    }
}
