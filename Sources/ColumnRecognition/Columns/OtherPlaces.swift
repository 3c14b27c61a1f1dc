import ContactModel
import ContactReading
import PhoneNumbers

/// Places that the columns beside them show to be none of the contact's: `School City` beside `City`, `Favorite Country` where the country is
/// known.
struct OtherPlaces {
    private struct Part {
        let column: Int
        let kind: Contact.Field.Kind
        let qualifier: HeadingQualifier
        let concepts: ColumnConcepts
    }

    private let parts: [Part]

    /// - Parameter hasRegion: `true` if the region of national numbers is known.
    static func settle(_ columns: inout [DetectedColumn], hasRegion: Bool) {
        let all = OtherPlaces(columns)
        for part in all.parts where columns[part.column].basis == .words {
            let column = columns[part.column]
            guard all.isOfInstitution(part, columns) || all.isOfUnknownThing(part, column, hasRegion) else { continue }
            columns[part.column].drop(
                Sentence(ColumnReason.names, ["concept": .sentence(Sentence(ColumnConcept.elsewhere))]))
        }
    }

    private init(_ columns: [DetectedColumn]) {
        parts = columns.indices.compactMap { index in
            let column = columns[index]
            guard case .value(let value) = column.target, value.kind.isAddressPart else { return nil }
            let concepts = column.basis == .words ? column.heading.concepts : ColumnConcepts()
            return Part(
                column: index, kind: value.kind,
                qualifier: HeadingQualifier(column.name, without: QualifiedAddresses.meaning), concepts: concepts)
        }
    }

    /// Returns `true` for the place of a school or an employer of people. A whole address of theirs is one of the contact with a label.
    private func isOfInstitution(_ part: Part, _ columns: [DetectedColumn]) -> Bool {
        guard part.concepts.contains(.institution), columns.contains(where: \.isNameOfSomebody) else { return false }
        return !parts.contains {
            [.street, .formattedAddress].contains($0.kind) && $0.qualifier == part.qualifier
        }
    }

    /// Returns `true` for a country that words tell apart which say nothing of places, where the country of the contact is known otherwise.
    private func isOfUnknownThing(_ part: Part, _ column: DetectedColumn, _ hasRegion: Bool) -> Bool {
        guard part.kind == .country, !part.qualifier.isEmpty,
            column.heading.unknownWords > 0 || part.concepts.hasAny(Self.wordsOfOthers),
            !parts.contains(where: { $0.column != part.column && $0.qualifier == part.qualifier })
        else { return false }
        return hasRegion || parts.count > 1
    }

    /// Known words that no place of a contact has.
    private static let wordsOfOthers = ColumnConcepts(.department, .position, .category)
}
