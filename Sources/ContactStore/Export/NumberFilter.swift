import ContactModel
import PhoneNumbers

/// Tells the numbers that a selection wants from others, and counts both.
struct NumberFilter {
    /// `true` if numbers have to fulfil a condition.
    let isSelective: Bool
    /// The counts of wanted and of other numbers.
    private(set) var wanted = 0, others = 0
    private let verdicts: [[UInt8]]
    private let countries: Set<String>
    private let categories: PhoneNumber.Categories

    init(_ selection: ContactSelection) {
        verdicts = selection.wantedVerdicts.map { Array($0.utf8) }
        countries = Set(selection.countries)
        categories = selection.categories
        isSelective = selection.isAboutNumbers
    }

    /// Counts a number of a contact.
    ///
    /// - Returns: `true` if it is wanted.
    mutating func admit(_ number: OutgoingContact.Number, callingCode: Int?, of contact: borrowing Contact) -> Bool {
        let isWanted = !isSelective || fulfils(number, callingCode, contact.text)
        if isWanted { wanted += 1 } else { others += 1 }
        return isWanted
    }

    private func fulfils(_ number: OutgoingContact.Number, _ callingCode: Int?, _ text: [UInt8]) -> Bool {
        if !verdicts.contains(where: { text[number.verdict].elementsEqual($0) }) { return false }
        if !countries.isEmpty {
            // A region is found by its calling code too.
            let country = String(decoding: text[number.country], as: UTF8.self)
            let code = callingCode.map { "+\($0)" } ?? ""
            if !countries.contains(country), !countries.contains(code) { return false }
        }
        return categories.isEmpty || !number.categories.isDisjoint(with: categories)
    }
}
