import SeededRandom

/// Tables of contacts of invented people, in which much is in common and much contradicts.
enum SeededContacts {
    private static let header =
        "First Name,Last Name,Home Phone,Mobile Phone,E-mail Address,Company,Birthday,Home Street,Home City,Home Postal Code"

    /// Contacts of few people: copies, familiar forms, chains through common values, and contacts without numbers.
    static func table(_ count: Int, random: inout SeededGenerator) -> String {
        func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        let rows = (0..<count).map { _ in
            let person = Int.random(in: 0..<count / 3, using: &random)
            let given = [["Robert", "Bob"], ["Anna", "Anne", "A."], ["Karl", "Karla"], ["Maria", "Mary", ""]][
                person % 4]
            let family = ["Hall", "Weber", "Rossi", "Lang", "Klein"][person % 5]
            let street = pick(["", "\(person) High Street"])
            return [
                pick(given), pick([family, family, family, ""]), pick(["", "", "+44 20 7946 0\(100 + person / 3)"]),
                pick(["", "", "+44 7400 123\(100 + person)", "+44 7400 123\(100 + person / 2)"]),
                pick(["", "\(given[0].lowercased()).\(family.lowercased())\(person)@example.org", "info@example.org"]),
                pick(["", "", "Acme"]), pick(["", "19\(50 + person % 40)-02-\(10 + person % 15)", "1960-05-05"]),
                street,
                street.isEmpty ? "" : "Town", street.isEmpty ? "" : pick(["", "10115"]),
            ].joined(separator: ",")
        }
        return ([header] + rows).joined(separator: "\n") + "\n"
    }
}
