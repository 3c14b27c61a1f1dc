import FormFields
import Foundation

/// The custom types of the article: a name, a number with a template, and a percentage that grows.
enum CustomTypes: TFType {
    case country
    case cknum
    case pct

    var description: String {
        switch self {
        case .country: return "Country"
        case .cknum: return "Checking Account"
        case .pct: return "Percentage"
        }
    }

    var template: String {
        switch self {
        case .country: return ""
        case .cknum: return "000 0000"
        case .pct: return "0%"
        }
    }

    var placeHolders: String {
        switch self {
        case .country: return ""
        case .cknum: return "0"
        case .pct: return "0."
        }
    }

    var filter: (String, Bool?) -> String {
        switch self {
        case .country:
            return { text, _ in
                let allowed = CharacterSet.letters.union(CharacterSet(charactersIn: " "))
                let kept = text.drop(while: { $0 == " " }).filter {
                    String($0).rangeOfCharacter(from: allowed) != nil
                }
                return kept.lowercased().capitalized
            }
        case .cknum:
            return { text, _ in String(text.filter { $0.isNumber }.prefix(7)) }
        case .pct:
            return { text, _ in
                var hasPoint = false
                return text.filter { character in
                    if character == "." {
                        defer { hasPoint = true }
                        return !hasPoint
                    }
                    return character.isASCII && character.isNumber
                }
            }
        }
    }

    var validateResult: (String, inout String) -> Bool {
        switch self {
        case .country:
            return { text, errorMessage in
                guard text.count < 2 else { return true }
                errorMessage = "Country name too short"
                return false
            }
        case .cknum:
            return { text, errorMessage in
                guard text.filter({ $0.isNumber }).count < 7 else { return true }
                errorMessage = "Account number must be 7 digits"
                return false
            }
        case .pct:
            return { _, _ in true }
        }
    }

    var acceptedCharacters: String { self == .cknum ? "digits" : "" }

    func refusalReason(for inserted: String) -> String? {
        self == .cknum && inserted.contains("-") ? "An account number has no hyphens" : nil
    }

    var dynamicTemplate: ((String, String) -> String?)? {
        switch self {
        case .country, .cknum: return nil
        case .pct:
            return { rawInput, _ in
                let parts = rawInput.components(separatedBy: ".")
                let whole = String(repeating: "0", count: min(5, max(1, parts[0].count)))
                guard parts.count > 1 else { return whole + "%" }
                return whole + "." + String(repeating: "0", count: min(5, parts[1].count)) + "%"
            }
        }
    }

    var finalFormat: (String, inout String) -> String {
        switch self {
        case .country, .cknum: return { data, _ in data }
        case .pct:
            return { data, template in
                let number = data.hasSuffix("%") ? String(data.dropLast()) : data
                guard !number.isEmpty else {
                    template = "0%"
                    return "0%"
                }
                guard number.hasPrefix(".") else { return number + "%" }
                template = "0." + String(repeating: "0", count: number.count - 1) + "%"
                return "0" + number + "%"
            }
        }
    }
}
