import ContactCleaning
import ContactStore

/// The words and filters of a list of contacts. The query of the page's address is its text.
struct PeopleFilter: Sendable, Hashable {
    /// The words that contacts must have; empty for all.
    var words = ""
    /// The key of the source; `nil` for all.
    var source: Int?
    /// The region that one of their accepted numbers must be of; `nil` for any.
    var country: String?
    /// The parts that contacts must have, and those that they must lack.
    var present: Set<ContactPart> = [], absent: Set<ContactPart> = []
    /// `true` for the contacts of people who have several, `false` for those of people who have one; `nil` for all.
    var isMerged: Bool?
    /// `true` for the contacts that have an accepted number.
    var hasCleanNumber = false

    /// All contacts.
    init() {}

    /// The filter of a query; what is no filter is left out.
    init(query: [String: String]) {
        words = String((query["q"] ?? "").prefix(Self.maximumLength))
        source = query["source"].flatMap { Int($0) }
        country = query["country"].flatMap { $0.isEmpty ? nil : String($0.prefix(Self.maximumLength)) }
        present = Self.parts(query["has"])
        absent = Self.parts(query["lacks"])
        isMerged = ["1": true, "0": false][query["merged"] ?? ""]
        hasCleanNumber = query["clean"] == "1"
    }

    private static let maximumLength = 200

    private static func parts(_ text: String?) -> Set<ContactPart> {
        Set((text ?? "").split(separator: ",").compactMap { ContactPart(rawValue: String($0)) })
    }

    private static func text(_ parts: Set<ContactPart>) -> String? {
        parts.isEmpty ? nil : ContactPart.allCases.filter(parts.contains).map(\.rawValue).joined(separator: ",")
    }

    /// The query of the address.
    var query: [(name: String, value: String?)] {
        [
            ("q", words.isEmpty ? nil : words), ("source", source.map { String($0) }),
            ("country", country), ("has", Self.text(present)),
            ("lacks", Self.text(absent)), ("merged", isMerged.map { $0 ? "1" : "0" }),
            ("clean", hasCleanNumber ? "1" : nil),
        ]
    }

    /// The selection of the command's filters that means the same.
    var selection: ContactSelection {
        var selection = ContactSelection()
        selection.sourceKey = source
        if let country { selection.countries = [country] }
        if hasCleanNumber { selection.verdicts = ["accepted"] }
        selection.present = ContactPart.allCases.filter(present.contains)
        selection.absent = ContactPart.allCases.filter(absent.contains)
        return selection
    }

    /// The filter without what only lists have.
    var ofSelection: PeopleFilter {
        var filter = self
        (filter.words, filter.isMerged, filter.hasCleanNumber) = ("", nil, false)
        return filter
    }

    /// The filter with a part wanted, or lacking, or neither.
    func with(_ part: ContactPart, isPresent: Bool?) -> PeopleFilter {
        var filter = self
        filter.present.remove(part)
        filter.absent.remove(part)
        if isPresent == true { filter.present.insert(part) }
        if isPresent == false { filter.absent.insert(part) }
        return filter
    }
}
