import ArgumentParser
import PhoneNumbers

/// Which countries and categories the options of a command allow.
struct AllowedNumbers {
    /// Calling codes; `nil` for all.
    private(set) var countries: Set<PhoneNumber.CountryCode>?
    private(set) var options = PhoneNumber.Template.Options.default

    /// Reads the words of `--allow` and `--countries`.
    ///
    /// - Throws: `ValidationError` with the word that is not known and what is expected instead.
    init(allow: [String], countries: [String]) throws {
        var categories: [String] = []
        var allowed: Set<PhoneNumber.CountryCode> = []
        for word in Self.words(allow) {
            if word.hasPrefix("+") || (Region(word).flatMap(NumberingPlan.callingCode) != nil) {
                allowed.insert(try Self.country(word, option: "--allow"))
            } else {
                try Self.checkCategory(word)
                categories.append(word)
            }
        }
        for word in Self.words(countries) { allowed.insert(try Self.country(word, option: "--countries")) }
        if !categories.isEmpty { options = try Self.options(categories) }
        self.countries = allowed.isEmpty ? nil : allowed
    }

    private static func words(_ values: [String]) -> [String] {
        values.flatMap { $0.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "|" }).map(String.init) }
    }

    private static func options(_ categories: [String]) throws -> PhoneNumber.Template.Options {
        do throws(PhoneNumber.Template.Options.OptionsError) {
            return try PhoneNumber.Template.Options(parsing: categories.joined(separator: ","))
        } catch {
            throw ValidationError("--allow: \(error).")
        }
    }

    private static func checkCategory(_ word: String) throws {
        let name = word.hasPrefix("-") ? String(word.dropFirst()) : word
        if name == "none" || PhoneNumber.Template.Options(name: name) != nil { return }
        let names = ["default", "all", "none"] + PhoneNumber.Template.Options.all.names
        if let near = Suggestion.nearest(to: name, in: names) {
            throw ValidationError("--allow: '\(name)' is no category; did you mean '\(near)'?")
        }
        throw ValidationError("--allow: '\(name)' is no category; the categories are \(names.joined(separator: ", ")).")
    }

    private static func country(_ word: String, option: String) throws -> PhoneNumber.CountryCode {
        let digits = word.hasPrefix("+") ? String(word.dropFirst()) : word
        if let code = PhoneNumber.CountryCode(rawValue: digits) { return code }
        if let first = digits.utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") {
            throw ValidationError("\(option): \(word) is no country calling code.")
        }
        guard let region = Region(word),
            let code = NumberingPlan.callingCode(of: region).flatMap(PhoneNumber.CountryCode.init(number:))
        else { throw ValidationError("\(option): " + RegionArgument.message(for: word)) }
        return code
    }
}
