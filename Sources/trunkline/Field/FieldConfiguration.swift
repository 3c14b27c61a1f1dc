import ContactCleaning
import FormFields
import InputMasks
import PhoneNumbers

/// The format that the arguments ask for, and its label.
struct FieldConfiguration {
    let format: AnyEditableFormat
    let label: String

    /// The 3-4-4 field of Chinese mobile numbers, by the name that the command gives it.
    static let chineseMobile = "mobile-cn"

    /// - Throws: ``Problem`` with what is wrong, or the error of the mask or of the name of the type.
    init(type: String?, mask: String?, conditions: [String], region: RegionCode?) throws {
        if let mask {
            guard type == nil else { throw Problem("Give a type or --mask, not both.") }
            guard region == nil else { throw Problem("--region belongs to the type phone, not to a mask.") }
            self.init(.mask(try Mask(expression: mask, conditions: conditions)), "Value")
            return
        }
        guard conditions.isEmpty else { throw Problem("--conditions belong to --mask.") }
        guard let type else { throw Problem("Give the type of the field, or --mask; --list shows the types.") }
        let name = type.lowercased()
        if let region {
            guard name == "phone" else { throw Problem("--region belongs to the type phone.") }
            self = try Self.phone(in: region)
        } else if name == Self.chineseMobile || name == "chinesemobile" {
            self.init(.digits(.chineseMobile), "Mobile")
        } else {
            let kind = try Self.kind(type)
            self.init(.field(FieldFormat(kind)), kind.description)
        }
    }

    private init(_ format: AnyEditableFormat, _ label: String) {
        self.format = format
        self.label = label
    }

    private static func kind(_ name: String) throws -> FieldKind {
        do {
            return try FieldKind(name: name)
        } catch {
            guard case .unknownName(let word) = error.code else { throw error }
            let words = (FieldKind.names + [chineseMobile]).map { String($0.prefix { $0 != "(" }) }
            let advice = Suggestion.nearest(to: word, in: words).map { "did you mean \($0)? " } ?? ""
            throw Problem("Unknown field type '\(word)'; \(advice)--list shows the types.")
        }
    }

    private static func phone(in region: RegionCode) throws -> FieldConfiguration {
        guard let code = NumberingPlan.countryCode(of: region) else {
            throw Problem(RegionArgument.message(for: region.code))
        }
        let formatter = PhoneNumber.Formatter(allowedCountries: [code], assumedCountry: code)
        return FieldConfiguration(.phoneNumber(PhoneNumberFormat(formatter, region: region)), "Phone")
    }

    /// Arguments that do not belong together.
    struct Problem: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }
}
