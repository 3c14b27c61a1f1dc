import ContactModel
import ContactReading
import PhoneNumbers

/// Parts of postal addresses, and what is left.
extension HeadingRules {
    /// The parts that a heading names without its values; rooms and codes of countries have rules of their own.
    static let addressParts = ColumnConcepts.addressParts.subtracting(ColumnConcepts(.room, .iso))

    mutating func applyToAddresses() {
        if isCountryCode { return add(.field(.country, label: placeLabel), ColumnWeights.weakHeading, .iso) }
        if concepts.contains(.birth) || isOtherPlace || trap != nil || concepts.contains(.web) { return }
        let kinds: [(ColumnConcept, Contact.Field.Kind)] = [
            (.postal, .postalCode), (.street, .street), (.box, .postOfficeBox), (.city, .city), (.state, .region),
            (.country, .country), (.district, .extendedAddress), (.address, .formattedAddress),
        ]
        if candidates.contains(where: { $0.target == .field(.organization) }) { return }
        // `Address Type` has none.
        if concepts.contains(.label), !heading.hasChildOrType,
            concepts.intersection(Self.addressParts) == ColumnConcepts(.address)
        {
            return add(.extra, ColumnWeights.certainHeading, .label)
        }
        guard let (concept, kind) = kinds.first(where: { concepts.contains($0.0) }) else { return }
        // A district manager is somebody, and a district nurse too.
        if concept == .district, let district = heading.lastPosition(of: ColumnConcepts(.district)),
            heading.lastPosition(of: ColumnConcepts(.person, .position, .organization)) ?? -1 > district
        {
            return
        }
        add(.field(kind, label: placeLabel), ColumnWeights.certainHeading - 1, concept)
        if concept == .country, mayBeRegion {
            add(.field(.region, label: placeLabel), ColumnWeights.certainHeading - 2, .state)
        }
    }

    mutating func applyToRest() {
        if concepts.contains(.birth) || isCountryCode || isOtherPlace || trap != nil { return }
        if concepts.contains(.web) { return add(.field(.url), ColumnWeights.certainHeading - 2, .web) }
        if concepts.contains(.category), !concepts.hasAny(Self.addressParts) {
            return add(.field(.category), ColumnWeights.certainHeading - 2, .category)
        }
        if concepts.contains(.note) {
            let points = isBehindNote ? ColumnWeights.weakHeading : ColumnWeights.certainHeading - 2
            return add(.field(.note), points, .note)
        }
        if concepts.contains(.label), concepts.subtracting(ColumnConcepts(.label, .contact, .person, .child)).isEmpty {
            add(.label(group: 0), ColumnWeights.weakHeading, .label)
        }
        if candidates.isEmpty, concepts.contains(.elsewhere) { add(.extra, ColumnWeights.lineHeading, .elsewhere) }
    }
}
