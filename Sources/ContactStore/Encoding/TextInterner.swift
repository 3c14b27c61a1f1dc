import ContactModel
import PhoneNumbers

/// The texts that rows are written with, by the values that they stand for. They live as long as the interner.
final class TextInterner {
    private let fieldKinds = Contact.Field.Kind.allCases.map { InternedText($0.rawValue) }
    private let person = InternedText(Contact.Kind.person.rawValue)
    private let organization = InternedText(Contact.Kind.organization.rawValue)
    private let group = InternedText(Contact.Kind.group.rawValue)
    private let reasons = RejectionReason.allCases.map { InternedText($0.name) }
    private let accepted = InternedText(Verdict.accepted.name)
    private let rejected = InternedText("rejected")
    private let ambiguous = InternedText(Verdict.ambiguous.name)
    private let empty = InternedText(Verdict.empty.name)
    private var regions: [RegionCode: InternedText] = [:]
    private var categories: [UInt16: InternedText] = [:]
    private var repairs: [UInt32: InternedText] = [:]
    private var labels: [String: InternedText] = [:]

    deinit {
        for text in fieldKinds + reasons + [person, organization, group, accepted, rejected, ambiguous, empty] {
            text.free()
        }
        for text in regions.values { text.free() }
        for text in categories.values { text.free() }
        for text in repairs.values { text.free() }
        for text in labels.values { text.free() }
    }

    func text(for kind: Contact.Field.Kind) -> InternedText { fieldKinds[kind.index] }

    func text(for kind: Contact.Kind) -> InternedText {
        switch kind {
        case .person: person
        case .organization: organization
        case .group: group
        }
    }

    func text(for reason: RejectionReason) -> InternedText { reasons[Int(reason.rawValue)] }

    func text(for verdict: Verdict) -> InternedText {
        switch verdict {
        case .accepted: accepted
        case .rejected: rejected
        case .ambiguous: ambiguous
        case .empty: empty
        }
    }

    func text(for region: RegionCode) -> InternedText {
        if let text = regions[region] { return text }
        let text = InternedText(region.code)
        regions[region] = text
        return text
    }

    func text(for categories: PhoneNumber.Categories) -> InternedText {
        if let text = self.categories[categories.rawValue] { return text }
        let text = InternedText(categories.storedText)
        self.categories[categories.rawValue] = text
        return text
    }

    /// - Parameter label: One of the few that words beside numbers name.
    func text(forLabel label: String) -> InternedText {
        if let text = labels[label] { return text }
        let text = InternedText(label)
        labels[label] = text
        return text
    }

    func text(for repairs: NumberRepairs) -> InternedText {
        if let text = self.repairs[repairs.rawValue] { return text }
        let text = InternedText(repairs.names.joined(separator: ","))
        self.repairs[repairs.rawValue] = text
        return text
    }
}
