import ContactModel
import ContactReading
import PhoneNumbers

/// Names, organizations and dates of people.
extension HeadingRules {
    mutating func applyToPeople() {
        if concepts.contains(.birth) {
            // `Lieu de naissance`, `Nom de naissance`.
            let others = ColumnConcepts(.city, .district, .country, .state, .street, .address, .name, .familyName)
            let isPlaceOrName = concepts.hasAny(others) && !concepts.hasAny(.beside)
            return isPlaceOrName
                ? add(.extra, ColumnWeights.certainHeading, .elsewhere)
                : add(.field(.birthday), ColumnWeights.certainHeading, .birth)
        }
        if concepts.contains(.anniversary) {
            return add(.field(.anniversary), ColumnWeights.certainHeading, .anniversary)
        }
        if isOtherPlace { return add(.extra, ColumnWeights.certainHeading, .elsewhere) }
        if isCountryCode { return }
        if let trap { return add(.extra, ColumnWeights.certainHeading, trap) }
        if concepts.contains(.referrer), heading.isKnown,
            concepts.subtracting(ColumnConcepts(.referrer, .agent, .person, .name, .full, .contact)).isEmpty
        {
            return add(.field(.related, label: "referred by"), ColumnWeights.certainHeading, .referrer)
        }
        if let relation = namedRelation {
            // Managers are also what people are by their job.
            let points = relation == .manager ? ColumnWeights.lineHeading - 1 : ColumnWeights.certainHeading
            return add(.field(.related, label: relation.rawValue), points, relation)
        }
        // The number of a mother is that of her phone.
        let called = ColumnConcepts(.parent, .spouse, .partner, .emergency)
        if concepts.contains(.person), !concepts.hasAny(called), concepts.hasAny(ColumnConcepts(.number, .code)) {
            return add(.extra, ColumnWeights.certainHeading, .customerNumber)
        }
        if concepts.hasAny(.roles), let kind = nameOfRole {
            return add(
                .field(kind), kind == .displayName ? ColumnWeights.weakHeading : ColumnWeights.lineHeading, .full)
        }
        if heading.isKnown,
            concepts.subtracting(ColumnConcepts(.person, .contact, .main, .pupil, .household, .partner)).isEmpty,
            concepts.hasAny(ColumnConcepts(.person, .contact))
        {
            add(.field(.displayName), ColumnWeights.weakHeading, .full)
        }
        if let kind = nameKind() { return add(.field(kind), ColumnWeights.certainHeading, .name) }
        let isLast =
            heading.lastPosition(of: ColumnConcepts(.organization)) ?? 0 > heading.lastPosition(of: Self.addressParts)
            ?? -1
        if isLast, concepts.contains(.organization), !isNameOfUnknownThing, !isNumberOfOrganization,
            !concepts.hasAny(
                Self.addressParts.subtracting(ColumnConcepts(.address)).union(ColumnConcepts(.web, .category, .label)))
        {
            add(.field(.organization), ColumnWeights.certainHeading, .organization)
        }
        if concepts.contains(.department) { add(.field(.department), ColumnWeights.certainHeading - 1, .department) }
        if concepts.contains(.position) { add(.field(.jobTitle), ColumnWeights.certainHeading - 1, .position) }
    }

    /// The relation of somebody else whose name the heading asks for, and nothing more: `Mother`, `Name des Kindes`, `Imię i nazwisko matki`.
    ///
    /// A word for a partner alone may stand for anything else: a firm, or yes and no.
    private var namedRelation: ColumnConcept? {
        let related = ColumnConcepts.relatives.union(.helpers).union(ColumnConcepts(.manager))
        guard heading.isKnown, let relation = concepts.intersection(related).members.first else { return nil }
        let words = ColumnConcepts(.person, .name, .full, .contact, .pupil)
        guard concepts.subtracting(related).subtracting(words).isEmpty else { return nil }
        return relation == .partner && !concepts.hasAny(ColumnConcepts(.name, .full)) ? nil : relation
    }

    /// The name, or the part of one, of somebody who works with contacts and may be one: `Owner`, `Owner First Name`.
    private var nameOfRole: Contact.Field.Kind? {
        guard heading.isKnown else { return nil }
        let rest = concepts.subtracting(.roles).subtracting(
            ColumnConcepts(.person, .contact, .main, .name, .full, .filler))
        if rest.isEmpty { return .displayName }
        if rest == ColumnConcepts(.given) { return .givenName }
        return rest == ColumnConcepts(.familyName) ? .familyName : nil
    }

    /// `true` if the heading names the number that an organization has: `Firma Nr.`.
    private var isNumberOfOrganization: Bool {
        let number = heading.lastPosition(of: ColumnConcepts(.number, .code)) ?? -1
        return number > heading.lastPosition(of: ColumnConcepts(.organization, .name)) ?? -1
    }

    /// `true` if the heading names something that nobody knows by a word that stands alone for an organization: `Название курса`.
    private var isNameOfUnknownThing: Bool {
        heading.unknownWords > 0
            && heading.parts.allSatisfy { !$0.concepts.contains(.organization) || $0.concepts.contains(.name) }
    }

    /// `true` if the heading names a place that is not the person's: of a birth, a passport, a journey, an event; or the country of a bank.
    var isOtherPlace: Bool {
        if concepts.contains(.elsewhere), concepts.hasAny(.addressParts) { return true }
        guard let country = heading.position(of: ColumnConcepts(.country, .iso)) else { return false }
        let others = ColumnConcepts(.identifier, .account, .tax, .internet, .article)
        guard !concepts.contains(.person), let other = heading.position(of: others) else { return false }
        return other < country
    }

    /// `true` if the heading names a code or a key of countries, which their values have to confirm.
    var isCountryCode: Bool {
        let words = ColumnConcepts(.country, .iso, .identifier, .code)
        return concepts.contains(.iso) && concepts.subtracting(words.union(ColumnConcepts(.filler))).isEmpty
            || concepts == ColumnConcepts(.country, .identifier)
    }

    /// `true` for `Company / Account`, each of which names the organization.
    private var isCompanyOrAccount: Bool {
        heading.choices.contains { $0.contains(.organization) && !$0.hasAny(.traps) }
            && heading.choices.allSatisfy { !$0.hasAny(.traps) || $0.contains(.person) }
    }

    /// A trap that the heading ends with, or that it names alone.
    var trap: ColumnConcept? {
        guard let found = concepts.intersection(.traps).members.first, !isCompanyOrAccount else { return nil }
        let position = heading.lastPosition(of: .traps) ?? 0
        let parts = Self.addressParts.union(
            ColumnConcepts(.organization, .name, .full, .given, .familyName, .web, .note))
        let later = heading.lastPosition(of: parts) ?? -1
        return later > position ? nil : found
    }

    private mutating func nameKind() -> Contact.Field.Kind? {
        guard heading.isKnown else { return nil }
        let names = ColumnConcepts(.name, .full, .given, .familyName, .middle, .contact, .person, .number, .value)
            .union(.relatives).union(ColumnConcepts(.pupil, .household))
        if concepts.contains(.nickname) { return .nickname }
        if concepts.contains(.phonetic) {
            if concepts.contains(.given) { return .phoneticGivenName }
            // The reading of a whole name stands where cards have it, in the part of the family name.
            return .phoneticFamilyName
        }
        if concepts.contains(.prefix) {
            if heading.words.count == 1 { add(.field(.callingCode), ColumnWeights.weakHeading, .dial) }
            return .namePrefix
        }
        if concepts.contains(.suffix) { return .nameSuffix }
        if concepts == ColumnConcepts(.degree) { add(.field(.namePrefix), ColumnWeights.weakHeading, .degree) }
        guard concepts.subtracting(names).subtracting(ColumnConcepts(.home)).isEmpty else { return nil }
        if concepts.contains(.middle), !concepts.contains(.familyName) { return .middleName }
        if concepts.contains(.given), concepts.contains(.familyName) { return .displayName }
        if concepts.contains(.given) { return .givenName }
        if concepts.contains(.familyName) { return .familyName }
        return concepts.hasAny(ColumnConcepts(.name, .full)) ? .displayName : nil
    }
}
