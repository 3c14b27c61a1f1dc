import ContactFormats
import PhoneNumbers

/// The words that rows are written with, by the values that they stand for. They live as long as the vocabulary.
final class Vocabulary {
    private let fieldKinds = Contact.Field.Kind.allCases.map { Word("\($0)") }
    private let contactKinds = Contact.Kind.allCases.map { Word("\($0)") }
    private let reasons = RejectionReason.allCases.map { Word($0.name) }
    private let accepted = Word(Verdict.accepted.name)
    private let rejected = Word("rejected")
    private let ambiguous = Word(Verdict.ambiguous.name)
    private let empty = Word(Verdict.empty.name)
    private var regions: [RegionCode: Word] = [:]
    private var options: [UInt16: Word] = [:]
    private var repairs: [UInt16: Word] = [:]

    deinit {
        for word in fieldKinds + contactKinds + reasons + [accepted, rejected, ambiguous, empty] { word.free() }
        for word in regions.values { word.free() }
        for words in [options, repairs] {
            for word in words.values { word.free() }
        }
    }

    func word(for kind: Contact.Field.Kind) -> Word { fieldKinds[Int(kind.rawValue)] }

    func word(for kind: Contact.Kind) -> Word { contactKinds[Int(kind.rawValue)] }

    func word(for reason: RejectionReason) -> Word { reasons[Int(reason.rawValue)] }

    func word(for verdict: Verdict) -> Word {
        switch verdict {
        case .accepted: accepted
        case .rejected: rejected
        case .ambiguous: ambiguous
        case .empty: empty
        }
    }

    func word(for region: RegionCode) -> Word {
        if let word = regions[region] { return word }
        let word = Word(region.code)
        regions[region] = word
        return word
    }

    func word(for options: PhoneNumber.Template.Options) -> Word {
        if let word = self.options[options.rawValue] { return word }
        let word = Word(options.names.joined(separator: ","))
        self.options[options.rawValue] = word
        return word
    }

    func word(for repairs: NumberRepairs) -> Word {
        if let word = self.repairs[repairs.rawValue] { return word }
        let word = Word(repairs.names.joined(separator: ","))
        self.repairs[repairs.rawValue] = word
        return word
    }
}
