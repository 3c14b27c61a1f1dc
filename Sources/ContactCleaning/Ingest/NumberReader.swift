import ContactModel
import ContactReading
import ContactStore
import PhoneNumbers
import RegionInference

/// Classifies the numbers of one contact after another, each in the country that the contact gives it.
struct NumberReader {
    private var classifier: Classifier
    /// The classifier for contacts whose countries are unknown or contradict each other: it reads no national number.
    private var undecided: Classifier
    /// The regions of groups of rows, where a column separates them.
    private let regionGroups: RegionGroups?
    /// The region that was named for the whole source; `nil` without one, and if its evidence gave it.
    private let namedRegion: RegionCode?
    /// The day before which all numbers of the source were written; 0 if it is not known.
    private let dateWritten: UInt32
    /// The countries of the contacts.
    var countries = CountryHint()
    private var labels = CellLabels()

    init(_ classifier: Classifier, regionGroups: RegionGroups?) {
        self.classifier = classifier
        self.regionGroups = regionGroups
        undecided = classifier.withoutRegion
        namedRegion = classifier.triesEveryRegion ? nil : classifier.region
        dateWritten = classifier.dateWritten
    }

    /// `true` if the national numbers of the source lack their trunk zero.
    var readsLostZeros: Bool {
        get { classifier.readsLostZeros }
        set { (classifier.readsLostZeros, undecided.readsLostZeros) = (newValue, newValue) }
    }

    /// Appends the numbers of a contact, in the order of its fields.
    mutating func classify(_ contact: borrowing Contact, into numbers: inout [ClassifiedNumber]) {
        var isPrepared = false
        for index in contact.fields.indices where contact.fields[index].kind == .phone {
            if !isPrepared { prepare(contact) }
            isPrepared = true
            let first = numbers.count
            classify(index, of: contact, into: &numbers)
            let reading = countries.reading(of: contact.fields[index], in: contact)
            guard reading != .asWritten else { continue }
            let columnReading = ColumnReading(reading, classifier: classifier)
            for place in first..<numbers.count {
                numbers[place].classification = columnReading.classification(
                    of: contact.text[numbers[place].text], alone: numbers[place].classification)
            }
        }
    }

    /// Prepares to read the numbers of a contact.
    private mutating func prepare(_ contact: borrowing Contact) {
        countries.prepare(contact)
        var date = dateWritten
        for field in contact.fields where field.kind == .revision {
            if let revision = WrittenDate(revision: contact.text[field.value]) {
                date = date == 0 ? revision.packed : min(date, revision.packed)
            }
        }
        (classifier.dateWritten, undecided.dateWritten) = (date, date)
    }

    /// Appends the numbers of a phone field.
    private mutating func classify(
        _ index: Int, of contact: borrowing Contact, into numbers: inout [ClassifiedNumber]
    ) {
        let field = contact.fields[index]
        let country = countries.country(of: field, in: contact, home: classifier.region)
        var (classifier, region) = (classifier, RegionCode?.none)
        switch country {
        case .region(let found, _): region = found
        case .none: region = regionGroups?.region(of: contact)
        case .worldCode: break
        case .several(let regions):
            region = self.region(among: regions, of: field, in: contact)
            if region == nil { classifier = undecided }
        case .unknown, .undecided: classifier = undecided
        }
        let first = numbers.count
        Self.forEachNumber(of: field, in: contact, classifier, region: region) { text, classification in
            numbers.append(ClassifiedNumber(field: index, text: text, classification: classification))
        }
        if field.label.isEmpty {
            for place in first..<numbers.count where numbers[place].classification.repairs.contains(.label) {
                numbers[place].label = contact.text[numbers[place].text].withUnsafeBufferPointer {
                    labels.label(beside: $0)
                }
            }
        }
        guard numbers.count == first + 1 else { return }
        let hasParts = country.isJoined || countries.hasParts && field.group != 0
        guard hasParts || numbers[first].classification.mayLackCountry else { return }
        let better =
            readJoined(numbers[first], field: field, country, of: contact)
            ?? readWithHint(numbers[first], field: field, of: contact)
            ?? region.flatMap { readFromAbroad(numbers[first], of: contact, in: $0) }
        if let better { numbers[first].classification = better }
        noteJoined(country, field, of: contact, in: &numbers[first])
    }

    private static func forEachNumber(
        of field: Contact.Field, in contact: borrowing Contact, _ classifier: Classifier, region: RegionCode?,
        _ body: (Range<Int>, Classification) -> Void
    ) {
        let text = contact.text
        text.withUnsafeBufferPointer { bytes in
            let cell = Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[field.value]))
            classifier.forEachNumber(in: cell, region: region) { range, classification in
                body(
                    field.value.lowerBound + range.lowerBound..<field.value.lowerBound + range.upperBound,
                    classification)
            }
        }
    }

    /// Reads a number again with the calling code or the area code that the source has in columns beside it.
    private func readJoined(
        _ number: ClassifiedNumber, field: Contact.Field, _ country: PhoneCountry, of contact: borrowing Contact
    ) -> Classification? {
        var area = contact.text[0..<0]
        for index in contact.fields.indices where countries.hasParts && field.group != 0 {
            let other = contact.fields[index]
            if other.kind == .areaCode, other.group == field.group { area = contact.text[other.value] }
        }
        var region: RegionCode?
        var callingCode: PhoneNumber.CountryCode?
        switch country {
        case .region(let found, let isJoined):
            region = found
            if isJoined || !area.isEmpty { callingCode = NumberingPlan.countryCode(of: found) }
        case .worldCode(let code): callingCode = code
        case .none: callingCode = area.isEmpty ? nil : classifier.region.flatMap(NumberingPlan.countryCode)
        case .several, .unknown, .undecided: break
        }
        guard callingCode != nil || !area.isEmpty else { return nil }
        if area.isEmpty, number.classification.e164 != nil { return nil }
        return JoinedNumber(classifier: classifier).classification(
            of: contact.text[number.text], alone: number.classification, areaCode: area, in: region,
            callingCode: callingCode)
    }

    /// Notes in the repairs of a number that its calling code or its extension stands in a column of its own.
    private func noteJoined(
        _ country: PhoneCountry, _ field: Contact.Field, of contact: borrowing Contact,
        in number: inout ClassifiedNumber
    ) {
        guard number.classification.verdict == .accepted else { return }
        if case .region(_, isJoined: true) = country, !JoinedNumber.isInternational(contact.text[number.text]) {
            number.classification.repairs.insert(.joinedColumns)
        }
        guard countries.hasParts, field.group != 0, number.classification.extension.isEmpty else { return }
        for index in contact.fields.indices {
            let other = contact.fields[index]
            if other.kind == .phoneExtension, other.group == field.group, !other.value.isEmpty {
                number.classification.repairs.insert(.joinedColumns)
            }
        }
    }

    /// Reads a number again that does not fit its contact's country, as it is dialled from the region of the source:
    /// `011 49 30 ...` of a contact in Germany is written with the prefix of the United States.
    ///
    /// It counts only if it leads to the contact's country.
    private func readFromAbroad(
        _ number: ClassifiedNumber, of contact: borrowing Contact, in region: RegionCode
    ) -> Classification? {
        guard number.classification.mayLackCountry, let home = classifier.region, home != region else { return nil }
        let classification = classify(number.text, of: contact, region: home)
        let leadsThere = classification.countryCode == NumberingPlan.countryCode(of: region)
        return leadsThere && classification.planRule != .none ? classification : nil
    }

    /// Reads a number again that lacks its country, in the country of the full number that the source gives beside it.
    ///
    /// The hint decides about the country alone: the digits must come out the same.
    private func readWithHint(
        _ number: ClassifiedNumber, field: Contact.Field, of contact: borrowing Contact
    ) -> Classification? {
        guard field.group != 0, number.classification.mayLackCountry else { return nil }
        for index in contact.fields.indices {
            let other = contact.fields[index]
            guard other.kind == .phoneHint, other.group == field.group else { continue }
            let full = classifier.classify("+" + contact.value(of: other))
            guard let region = full.region, !full.mayLackCountry else { continue }
            let classification = classify(number.text, of: contact, region: region)
            if classification.countryCode == full.countryCode, classification.nationalNumber == full.nationalNumber {
                return classification
            }
        }
        return nil
    }

    private func classify(_ range: Range<Int>, of contact: borrowing Contact, region: RegionCode) -> Classification {
        let text = contact.text
        return text.withUnsafeBufferPointer { bytes in
            classifier.classify(
                Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[range])), region: region)
        }
    }
}

// Addresses in several countries.
extension NumberReader {
    /// The region that the numbers of a phone are read in whose contact has addresses in several countries: any if all that have such
    /// numbers read them alike, else the one that was named for the source, if it is one of them or reads as one does.
    private func region(
        among regions: [RegionCode], of field: Contact.Field, in contact: borrowing Contact
    ) -> RegionCode? {
        var readings: [(region: RegionCode, numbers: [String])] = []
        for region in regions {
            let numbers = accepted(field, of: contact, in: region)
            if !numbers.isEmpty { readings.append((region, numbers)) }
        }
        guard let first = readings.first else { return namedRegion }
        if readings.allSatisfy({ $0.numbers == first.numbers }) { return first.region }
        guard let namedRegion else { return nil }
        let named = accepted(field, of: contact, in: namedRegion)
        return readings.contains { $0.numbers == named } ? namedRegion : nil
    }

    /// The accepted numbers of a phone, read in a region.
    private func accepted(_ field: Contact.Field, of contact: borrowing Contact, in region: RegionCode) -> [String] {
        var numbers: [String] = []
        Self.forEachNumber(of: field, in: contact, classifier, region: region) { _, classification in
            if classification.verdict == .accepted, let e164 = classification.e164 { numbers.append(e164) }
        }
        return numbers
    }
}

extension Classification {
    /// `true` if the number may be a valid one of another country.
    fileprivate var mayLackCountry: Bool {
        switch verdict.reason {
        case .noRegion, .unassigned, .tooShort, .tooLong: true
        default: verdict == .ambiguous
        }
    }
}
