import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// What is allowed, as arguments.
enum AllowanceArgument {
    /// Reads the words of `--allow`, and those of `--countries`, where a command has that.
    ///
    /// - Throws: `ValidationError` with the word that is not known and what is expected or was probably meant.
    static func allowance(_ allow: [String], countries: [String] = []) throws -> Allowance {
        var words = self.words(allow)
        for word in self.words(countries) {
            let isCode = word.utf8.first.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
            try checkCountry(word)
            words.append(isCode ? "+" + word : word)
        }
        do throws(Allowance.UnknownWord) {
            return try Allowance(words: words)
        } catch {
            throw ValidationError("--allow: " + message(for: error))
        }
    }

    private static func words(_ values: [String]) -> [String] {
        values.flatMap { $0.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "|" }).map(String.init) }
    }

    private static func checkCountry(_ word: String) throws {
        let digits = word.hasPrefix("+") ? String(word.dropFirst()) : word
        if PhoneNumber.CountryCode(rawValue: digits) != nil { return }
        if word.contains(where: \.isNumber) {
            throw ValidationError("--countries: \(word) is no country calling code.")
        }
        if RegionCode(word).flatMap(NumberingPlan.countryCode) == nil {
            throw ValidationError("--countries: " + RegionArgument.message(for: word))
        }
    }

    private static func message(for error: Allowance.UnknownWord) -> String {
        let name = error.word.hasPrefix("-") ? String(error.word.dropFirst()) : error.word
        let names = ["default", "all"] + PhoneNumber.Template.Options.all.names
        if name.count > 3, let near = Suggestion.nearest(to: name, in: names) {
            return "'\(name)' is no category; did you mean '\(near)'?"
        }
        return "\(error)."
    }
}
