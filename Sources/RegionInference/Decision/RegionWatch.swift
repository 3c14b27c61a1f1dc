package import ContactModel
package import ContactReading
package import PhoneNumbers

/// Checks while a source is read that its national numbers are those of the region that it is read in.
///
/// It surveys a few thousand of the contacts: all of the first, then ever fewer. Its advice changes nothing in the
/// reading of the source: no region is guessed.
package struct RegionWatch {
    private var survey = RegionSurvey()
    private let classifier: Classifier
    /// The number of contacts that have passed.
    private var count = 0
    /// The interval between surveyed contacts, as a number of contacts.
    private var step = 1

    /// The number of contacts that are surveyed one by one; each further step makes the interval sixteen times as long.
    private static let firstCount = 2048
    /// The largest number of phone numbers that are weighed to confirm a region.
    private static let quickLimit = 60
    /// The part of the numbers that the plan of a region has to take for nothing to be weighed. Of the numbers of another country,
    /// it hardly ever takes as many.
    private static let fittingPart = 0.97

    /// - Parameter classifier: reads the source.
    package init(_ classifier: Classifier) {
        self.classifier = classifier
    }

    package mutating func receive(_ contact: borrowing Contact) throws {
        if count % step == 0 { try survey.receive(contact) }
        count += 1
        if count == step * Self.firstCount { step *= 16 }
    }

    /// Returns the advice about the region; `nil` if it seems right, and if the evidence is too weak to tell.
    package func advice(for source: SourceDescription) -> RegionAdvice? {
        guard Double(survey.seen) >= RegionRanking.minNumbers, !seemsRight(source) else { return nil }
        let decision = survey.decision(source)
        if let given = classifier.region {
            // Groups of rows may be those of the given region, and regions of one calling code read numbers alike.
            guard let region = decision.region,
                NumberingPlan.countryCode(of: region) != NumberingPlan.countryCode(of: given)
            else { return nil }
        } else if decision.region == nil, decision.groups == nil {
            return nil
        }
        var advice = RegionAdvice(
            given: classifier.region, region: decision.region, explanation: decision.explanation,
            numbers: survey.rows.count, isSample: step > 1 || survey.seen > survey.rows.count)
        for (_, row) in survey.rows {
            let group = decision.groups.flatMap { $0.regions[row.values[$0.column] ?? ""] }
            if accepts(row.number, in: decision.region ?? group) { advice.readable += 1 }
            if accepts(row.number, in: classifier.region) { advice.accepted += 1 }
        }
        return advice
    }

    /// Returns `true` if some of the numbers show already that a given region is the right one, as they mostly do.
    private func seemsRight(_ source: SourceDescription) -> Bool {
        guard let given = classifier.region else { return false }
        let fitting = survey.rows.count { fits($0.row.number, in: given) }
        if Double(fitting) >= Double(survey.rows.count) * Self.fittingPart { return true }
        let sample = NationalNumber.sample(survey.rows.map(\.row.number), limit: Self.quickLimit)
        guard !sample.isEmpty else { return true }
        let ranking = RegionRanking(RegionLikelihood(sample), survey.evidence)
        guard case .clear(let best, _) = ranking.outcomeOfOneRegion else { return false }
        return best.score.density.callingCode == NumberingPlan.countryCode(of: given)
    }

    /// Returns `true` if a rule of the plan takes a number, be it one that nobody can have.
    private func fits(_ number: NationalNumber, in region: RegionCode) -> Bool {
        number.reading(in: region, by: classifier).planRule != .none
    }

    private func accepts(_ number: NationalNumber, in region: RegionCode?) -> Bool {
        guard let region else { return false }
        return number.reading(in: region, by: classifier).verdict == .accepted
    }
}
