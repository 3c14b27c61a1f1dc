import ContactModel
import ContactReading
import PhoneNumbers

/// The rules that read the values of a column as evidence of its meaning.
struct ValueRules {
    let profile: ValueProfile
    private typealias Weights = ColumnWeights

    init(_ profile: ValueProfile) { self.profile = profile }

    /// The candidates with the points of the values, and those that only the values speak for; the best first.
    ///
    /// - Parameter hasHeading: `true` if the table has headings at all.
    func weigh(_ candidates: [ColumnDecision.Candidate], hasHeading: Bool) -> [ColumnDecision.Candidate] {
        guard profile.count > 0 else { return candidates.sorted { $0.score > $1.score } }
        var found = candidates.map(weighed)
        if areNoCountries(mayBeRegions: candidates.contains { $0.target.isValue(.region) }) {
            for index in found.indices where found[index].target.isPlaceOfNumbers {
                found[index].add(Weights.otherValues, share(.country, .countries))
            }
        }
        if !found.contains(where: { $0.target.isValue(.email) }), profile.share(.email) >= Weights.most {
            found.append(candidate(.field(.email), Weights.mostlyEmails, share(.email, .emails)))
        }
        if !found.contains(where: { $0.target.isValue(.phone) }), let phone = phoneByValues(hasHeading: hasHeading) {
            found.append(phone)
        }
        if candidates.isEmpty, hasHeading, profile.share(.country) >= Weights.nearlyAll, areCountries {
            found.append(candidate(.field(.country), Weights.threshold, share(.country, .countries)))
        }
        return found.sorted { $0.score > $1.score }
    }

    /// `true` if values that are countries mean them, though their heading is unknown: by names, not by letters that are also codes
    /// of states, sizes or languages.
    private var areCountries: Bool {
        profile.count >= 3 && profile.distinct >= 2 && profile.share(.countryName) >= Weights.most
    }

    /// Returns `true` if none of the values is a country that is known. A single one may be misspelled, unless the heading names parts of
    /// countries as well.
    private func areNoCountries(mayBeRegions: Bool) -> Bool {
        profile.distinct >= (mayBeRegions ? 1 : 2)
            && [.country, .numericCountry, .callingCode].allSatisfy { profile.share($0) == 0 }
    }

    /// The kind that the values seem to be of, if nobody reads them.
    func unread(isTrap: Bool) -> Contact.Field.Kind? {
        if profile.share(.email) >= Weights.most, !isTrap { return .email }
        guard profile.share(.phone) >= Weights.most, otherNumbers == nil, !profile.isCounted else { return nil }
        guard isTrap else { return .phone }
        return profile.share(.phone) >= Weights.nearlyAll && profile.share(.writtenAsPhone) >= Weights.nearlyAll
            ? .phone : nil
    }

    // MARK: - Candidates

    private func weighed(_ candidate: ColumnDecision.Candidate) -> ColumnDecision.Candidate {
        var candidate = candidate
        switch candidate.target {
        case .label:
            if profile.share(.phone) >= Weights.most {
                candidate.add(Weights.otherValues, share(.phone, .phones))
            }
            if profile.share(.label) >= Weights.most {
                candidate.add(Weights.agreeingValues, share(.label, .lineLabels))
            }
        case .value(let value): weigh(&candidate, as: value.kind)
        default: break
        }
        return candidate
    }

    private func weigh(_ candidate: inout ColumnDecision.Candidate, as kind: Contact.Field.Kind) {
        switch kind {
        case .phone: weighPhone(&candidate)
        case .email:
            if profile.share(.email) >= Weights.most {
                candidate.add(Weights.mostlyEmails, share(.email, .emails))
            } else if let other = certainlyOther(than: .email) {
                candidate.add(Weights.otherValues, other)
            }
        case .phoneExtension:
            if profile.share(.fewDigits) >= Weights.most {
                candidate.add(Weights.agreeingValues, share(.fewDigits, .fewDigits))
            } else if profile.share(.phone) >= Weights.most {
                candidate.add(-Weights.lineHeading, share(.phone, .wholePhones))
            } else if let other = certainlyOther(than: .phoneExtension) {
                candidate.add(Weights.otherValues, other)
            }
        case .callingCode:
            let isMost = max(profile.share(.callingCode), profile.share(.numericCountry)) >= Weights.most
            candidate.add(
                isMost ? Weights.agreeingValues : Weights.otherValues, share(.callingCode, .callingCodes))
        case .areaCode:
            let isMost = profile.share(.fewDigits) >= Weights.most || profile.share(.text) < Weights.hardlyAny
            candidate.add(
                isMost && profile.share(.phone) < Weights.most ? Weights.agreeingValues : Weights.otherValues,
                share(.fewDigits, .fewDigits))
        case .country, .regionHint:
            if profile.share(.country) >= Weights.most {
                candidate.add(Weights.agreeingValues, share(.country, .countries))
            } else if profile.share(.numericCountry) >= Weights.most {
                candidate.add(Weights.agreeingValues, share(.numericCountry, .numericCountries))
            } else if profile.share(.callingCode) >= Weights.nearlyAll {
                candidate.add(Weights.agreeingValues, share(.callingCode, .callingCodes))
            } else if profile.share(.text) < Weights.some {
                candidate.add(Weights.otherValues, share(.text, .words))
            }
        case .namePrefix:
            if profile.share(.callingCode) >= Weights.nearlyAll {
                candidate.add(Weights.otherValues, share(.callingCode, .callingCodes))
            }
        case .birthday where profile.share(.text) >= Weights.nearlyAll:
            candidate.add(Weights.otherValues, share(.text, .words))
        case .extra, .note, .date, .birthday, .anniversary, .url, .postalCode, .uid, .category: break
        case .displayName where candidate.score <= Weights.weakHeading:
            // The few names of those who look after many contacts are not the contacts'.
            let areMany = profile.count < 2 || profile.distinct >= 2 && profile.distinct * 4 >= profile.count
            // Some names of companies have digits.
            let isText =
                profile.share(.text) >= Weights.most
                && profile.share(.text) + profile.share(.mixed) >= Weights.nearlyAll
            let isNames = isText && profile.share(.choice) < Weights.some && areMany
            candidate.add(isNames ? Weights.agreeingValues : 0, share(.text, .words))
        default:
            if let other = certainlyOther(than: kind) { candidate.add(Weights.otherValues, other) }
        }
    }

    /// A phone by its heading: its values may be damaged or incomplete, but not something else.
    private func weighPhone(_ candidate: inout ColumnDecision.Candidate) {
        if let other = certainlyOther(than: .phone) { return candidate.add(Weights.otherValues, other) }
        let phones = profile.share(.phone)
        if phones >= Weights.most {
            candidate.add(Weights.mostlyPhones, share(.phone, .phones))
        } else if phones >= Weights.some {
            candidate.add(Weights.somePhones, share(.phone, .phones))
        } else if profile.count >= 4, phones < Weights.hardlyAny, profile.share(.phoneShape) < Weights.some {
            candidate.add(Weights.hardlyPhones, share(.phone, .phones))
        }
        let isNamed = candidate.score >= Weights.certainHeading
        if !isNamed, profile.share(.fewDigits) >= Weights.most {
            candidate.add(Weights.otherNumbers, share(.fewDigits, .fewDigits))
        }
        if !isNamed, profile.isCounted {
            candidate.add(Weights.counted, Sentence(ColumnReason.counted))
        }
        if let identifier = profile.identifier, identifier.evidence >= Weights.certainEvidence {
            candidate.add(Weights.otherNumbers, checkDigits(of: identifier.name))
        } else if !isNamed, let otherNumbers {
            candidate.add(Weights.otherNumbers, otherNumbers)
        }
    }

    /// A phone by its values alone.
    private func phoneByValues(hasHeading: Bool) -> ColumnDecision.Candidate? {
        guard profile.share(.phone) >= (hasHeading ? Weights.nearlyAll : Weights.most),
            certainlyOther(than: .phone) == nil
        else { return nil }
        var phone = candidate(.field(.phone), Weights.mostlyPhones, share(.phone, .phones))
        if profile.share(.writtenAsPhone) >= Weights.most {
            phone.add(Weights.writtenAsPhones, Sentence(ColumnReason.writtenAsNumbers))
        } else {
            phone.add(hasHeading ? Weights.bareDigits : Weights.bareDigits / 2, Sentence(ColumnReason.bareDigits))
        }
        if profile.isCounted { phone.add(Weights.counted, Sentence(ColumnReason.theyWereCounted)) }
        if let otherNumbers { phone.add(Weights.otherNumbers, otherNumbers) }
        return phone
    }

    // MARK: - Words

    /// The certain nature of the values that rules a kind out, in words; `nil` if they may be of the kind.
    private func certainlyOther(than kind: Contact.Field.Kind) -> Sentence? {
        let rivals: [(ValueProfile.Kind, Double, ValueThing)] = [
            (.date, Weights.most, .dates), (.email, Weights.most, .emails),
            (.url, Weights.most, .webAddresses),
            (.choice, Weights.nearlyAll, .choices), (.internetAddress, Weights.most, .internetAddresses),
            (.label, Weights.nearlyAll, .lineLabels), (.country, Weights.nearlyAll, .countries),
            (.phone, Weights.most, .phones),
        ]
        if areAnswers(no: kind) { return share(.choice, .choices) }
        if kind == .jobTitle, profile.share(.accountRole) >= Weights.nearlyAll {
            return share(.accountRole, .accountRoles)
        }
        for (rival, least, things) in rivals where profile.share(rival) >= least {
            if rival == .phone {
                // Digits alone may be of anything, but no names.
                let isCertain =
                    profile.share(.writtenAsPhone) >= Weights.most
                    || Self.names.contains(kind) && !profile.hasLetters
                if kind == .phone || !isCertain { continue }
            }
            if kind != .phone, kind != .email, rival == .label || rival == .country || rival == .choice { continue }
            if kind == .phone, rival == .country || rival == .label, profile.count < 3 { continue }
            if kind == .email, rival == .email || rival == .label || rival == .country { continue }
            return share(rival, things)
        }
        return nil
    }

    /// Returns `true` if the values are yes and no, and those of a kind are never so. Names, which initials may stand for, are yes and no only
    /// where sure words of both occur; so are organizations and jobs where one of the two is sure. One word may say all of others.
    private func areAnswers(no kind: Contact.Field.Kind) -> Bool {
        guard profile.distinct <= Self.mostAnswers else { return false }
        let areSure = profile.share(.answer) >= Weights.nearlyAll
        switch kind {
        case .displayName, .givenName, .familyName, .middleName, .nickname: return areSure && areBoth
        case .organization, .jobTitle: return areChoices
        case .related, .department: return areChoices || profile.share(.loneAnswer) >= Weights.nearlyAll
        case .city, .street, .formattedAddress: return areSure && profile.count > 1
        default: return false
        }
    }

    /// `true` if a word for yes and another one for no occur.
    private var areBoth: Bool { profile.distinct > 1 && profile.share(.yes) > 0 && profile.share(.no) > 0 }

    /// `true` if the values are yes and no, one of them by a sure word: `ano`, `ne`.
    private var areChoices: Bool {
        areBoth && profile.share(.answer) > 0 && profile.share(.choice) >= Weights.nearlyAll
    }

    /// The most words for yes, no and what is neither.
    private static let mostAnswers = 3

    private static let names: Set<Contact.Field.Kind> = [.displayName, .givenName, .familyName, .related]

    /// Numbers of another kind that only look like phone numbers, in words.
    private var otherNumbers: Sentence? {
        if let identifier = profile.identifier { return checkDigits(of: identifier.name) }
        if profile.share(.bareDate) >= Weights.nearlyAll { return share(.bareDate, .bareDates) }
        if profile.share(.unixTime) >= Weights.nearlyAll { return share(.unixTime, .unixTimes) }
        if profile.share(.decimal) >= Weights.most { return share(.decimal, .decimals) }
        if profile.share(.otherCode) >= Weights.most { return share(.otherCode, .otherCodes) }
        return nil
    }

    private func share(_ kind: ValueProfile.Kind, _ things: ValueThing) -> Sentence {
        let percent = Int((profile.share(kind) * 100).rounded())
        return Sentence(
            ColumnReason.share, ["percent": .number(percent), "things": .sentence(Sentence(things))])
    }

    private func checkDigits(of identifier: String) -> Sentence {
        Sentence(ColumnReason.checkDigits, ["identifier": .text(identifier)])
    }

    private func candidate(_ target: HeaderMap.Target, _ points: Int, _ reason: Sentence) -> ColumnDecision.Candidate {
        ColumnDecision.Candidate(target: target, score: points, reasons: [reason])
    }
}

extension ColumnDecision.Candidate {
    /// Adds points for a reason.
    mutating func add(_ points: Int, _ reason: Sentence) {
        score += points
        reasons.append(reason)
    }
}

extension HeaderMap.Target {
    /// `true` if the column has the countries of addresses or of numbers.
    fileprivate var isPlaceOfNumbers: Bool { isValue(.country) || isValue(.regionHint) }
}
