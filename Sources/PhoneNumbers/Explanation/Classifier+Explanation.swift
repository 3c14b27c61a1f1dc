extension Classifier {
    /// Reads one number from text and tells every step.
    ///
    /// - Parameter region: the region that a national number is read in, instead of the classifier's own.
    public func explanation(of text: String, region: RegionCode? = nil) -> Explanation {
        var text = text
        return text.withUTF8 { explanation(of: Span(_unsafeElements: $0), region: region) }
    }

    /// Reads one number from UTF-8 bytes and tells every step.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - region: the region that a national number is read in, instead of the classifier's own.
    ///   - known: the classification that ``forEachNumber(in:region:_:)`` found for these bytes of a cell, which may
    ///     depend on those before.
    public func explanation(
        of bytes: Span<UInt8>, region: RegionCode? = nil, known: Classification? = nil
    ) -> Explanation {
        let home = region.map { table.regionIndex(of: $0) } ?? defaultRegionIndex
        let part = bytes.extracting(NumberText.withoutBlanks(bytes))
        let mayNameCountry = withFoldedText(of: part) { text in text.mayNameCountry } ?? false
        let named = mayNameCountry ? reader(of: part, regionIndex: home) : nil
        let (reader, regionIndex) = named ?? (self, home)
        return reader.explanation(of: bytes, regionIndex: regionIndex, known: known)
    }

    private func explanation(of bytes: Span<UInt8>, regionIndex: Int?, known: Classification?) -> Explanation {
        var dialled = DialString()
        let segments = segments(of: bytes, regionIndex: regionIndex)
        let part = segments.isEmpty ? NumberText.withoutBlanks(bytes) : candidate(of: bytes, regionIndex: regionIndex)
        let alone = reading(of: bytes.extracting(part), regionIndex: regionIndex, dialled: &dialled)
        let classification = known ?? number(of: bytes, regionIndex: regionIndex)
        // The digits that are written are not those of the number, as in `/ 79`.
        if classification.nationalNumber != alone.nationalNumber { dialled = DialString() }
        var steps = [Explanation.Step(.text, NamedScalars.text(bytes))]
        for segment in segments {
            steps.append(
                Explanation.Step(
                    .segment, segment.kind.rawValue,
                    Sentence(same: NamedScalars.text(bytes.extracting(segment.range)))))
        }
        for name in classification.repairs.names {
            steps.append(Explanation.Step(.repair, name, RepairSentence(rawValue: name).map { Sentence($0) }))
        }
        steps += digitSteps(classification, dialled, regionIndex: regionIndex)
        steps += planSteps(classification)
        steps += ruleSteps(classification)
        let others = alternatives(to: dialled, regionIndex: regionIndex)
        if classification.verdict == .ambiguous {
            let isKnown = others.count > 1 || others.first?.repairs.contains(.renumbered) == true
            steps += isKnown ? others.map { step(.candidate, $0) } : candidateSteps(bytes)
        } else if classification.verdict == .accepted {
            steps += others.filter { other in
                other.e164 != classification.e164 && (!dialled.hasPlus || other.repairs.contains(.renumbered))
            }.map { step(.alternative, $0) }
        }
        let shown = classification.verdict.reason == nil ? [classification] + others : []
        steps += shown.filter { $0.repairs.contains(.renumbered) }.prefix(1).compactMap {
            NumberingPlan.renumbering($0.rule).map(step)
        }
        let verdict = VerdictText(
            classification, self, bytes, others, segments: segments.map { $0.kind }, regionIndex: regionIndex,
            hasPlus: dialled.hasPlus)
        let word = classification.verdict.reason.map { "rejected: " + $0.name } ?? classification.verdict.name
        steps.append(Explanation.Step(.verdict, word, verdict.sentence))
        if let hint = verdict.hint { steps.append(Explanation.Step(.hint, hint.description, hint)) }
        return Explanation(classification: classification, steps: steps)
    }

    private func step(_ name: Explanation.StepName, _ other: Classification) -> Explanation.Step {
        Explanation.Step(name, other.e164 ?? "", other.categories.sentence)
    }

    /// The change of numbers that made an old form of the digits.
    private func step(_ change: Renumbering) -> Explanation.Step {
        let old = Sentence.Value.text(change.oldTemplate)
        let new = Sentence.Value.text(change.newPlace + change.newTemplate)
        let sentence =
            switch change.oldForm {
            case .unknown: Sentence(StepSentence.became, ["old": old, "new": new])
            case .works: Sentence(StepSentence.becameAndWorks, ["old": old, "new": new])
            case .ended(let day): Sentence(StepSentence.becameAndEnded, ["old": old, "new": new, "date": .text(day)])
            }
        return Explanation.Step(.renumbering, change.date, sentence)
    }

    /// From what was dialled to the national number.
    private func digitSteps(_ classification: Classification, _ dial: DialString, regionIndex: Int?) -> [Explanation
        .Step]
    {
        guard !dial.digits.isEmpty else {
            if classification.planRule != .none {
                return [
                    callingCodeStep(classification.callingCode),
                    Explanation.Step(.nationalNumber, classification.nationalNumber.description),
                ]
            }
            guard classification.verdict.reason == .shortCode else { return [] }
            return [
                Explanation.Step(.form, WrittenForm.serviceCode.rawValue, Sentence(WrittenForm.serviceCode)),
                Explanation.Step(.nationalNumber, classification.nationalNumber.description),
            ]
        }
        var steps: [Explanation.Step] = []
        if !classification.extension.isEmpty {
            steps.append(Explanation.Step(.extension, classification.extension.description))
        }
        let parts = NumberParts(dial, classification, regionIndex: regionIndex, table: table)
        let digits = (dial.hasPlus ? "+" : "") + dial.digits.array.digitText
        steps.append(Explanation.Step(.dialled, digits, dial.form == .keypad ? Sentence(StepSentence.keypad) : nil))
        steps.append(
            Explanation.Step(.form, parts.form.rawValue, sentence(about: parts.form, regionIndex: regionIndex)))
        if !parts.internationalPrefix.isEmpty {
            steps.append(Explanation.Step(.internationalPrefix, parts.internationalPrefix.digitText))
        }
        guard classification.callingCode > 0 else { return steps }
        steps.append(callingCodeStep(classification.callingCode))
        if let trunk = parts.trunkPrefix, !classification.repairs.contains(.renumbered) {
            let kept = trunk.kept.digitText
            let sentence = Sentence(StepSentence.keptPrefix, ["digits": .text(kept)])
            steps.append(Explanation.Step(.trunkPrefix, trunk.written.digitText, kept.isEmpty ? nil : sentence))
        }
        steps.append(Explanation.Step(.nationalNumber, parts.national.digitText))
        return steps
    }

    /// The form in words, with the region where one was needed.
    private func sentence(about form: WrittenForm, regionIndex: Int?) -> Sentence {
        guard form != .plus, let regionIndex else {
            return form == .national ? Sentence(StepSentence.noRegion) : Sentence(form)
        }
        let region = RegionCode(packed: table.regions[regionIndex].region).code
        return Sentence(StepSentence.readIn, ["form": .sentence(Sentence(form)), "region": .text(region)])
    }

    private func callingCodeStep(_ code: UInt16) -> Explanation.Step {
        let regions = NumberingPlan(callingCode: code)?.regions ?? []
        var names = ""
        for region in regions.prefix(6) where region != .world { names += (names.isEmpty ? "" : ", ") + region.code }
        let more = Sentence.Value.number(regions.count - 6)
        let sentence =
            regions.count > 6
            ? Sentence(StepSentence.moreRegions, ["regions": .text(names), "number": more])
            : names.isEmpty ? nil : Sentence(same: names)
        return Explanation.Step(.callingCode, String(code), sentence)
    }

    /// Where the number is in its plan.
    private func planSteps(_ classification: Classification) -> [Explanation.Step] {
        guard let plan = NumberingPlan(callingCode: classification.callingCode) else { return [] }
        let isShort = classification.rule != .none && classification.planRule == .none
        let national = classification.nationalNumberWithoutKeptZero(in: plan)
        let digits = national.array
        var root = plan.record.numbersRoot
        if isShort, let region = classification.region, let position = table.regionIndex(of: region) {
            root = table.regions[position].shortRoot
        }
        let path = DigitPath(digits, from: root, in: table)
        if classification.rule != .none { return [Explanation.Step(.template, path.template)] }
        if path.count == digits.count {
            let isBeginning = table.begins(national, from: root)
            return [Explanation.Step(.template, path.template, isBeginning ? .beginsLonger : .beginsSo)]
        }
        let known = digits[..<path.count].map { $0 }.digitText
        let unknown = digits[...path.count].map { $0 }.digitText
        let sentence = Sentence(StepSentence.noneBegins, ["digits": .text(unknown)])
        return [Explanation.Step(.template, known, sentence)]
    }

    /// The first of the numbers that a text may be.
    private func candidateSteps(_ bytes: Span<UInt8>) -> [Explanation.Step] {
        let found = candidates(for: bytes)
        var steps = found.prefix(8).map { candidate in
            let categories = candidate.categories
            let sentence = candidate.region.map {
                Sentence(
                    StepSentence.regionAndCategories, ["region": .text($0.code), "categories": categories.words])
            }
            return Explanation.Step(.candidate, candidate.e164 ?? "", sentence ?? categories.sentence)
        }
        if found.count > steps.count {
            let more = Sentence(StepSentence.moreNumbers, ["number": .number(found.count - steps.count)])
            steps.append(Explanation.Step(.candidate, "", more))
        }
        return steps
    }

    /// The steps about the rule that decided, and its source.
    private func ruleSteps(_ classification: Classification) -> [Explanation.Step] {
        var steps: [Explanation.Step] = []
        if !classification.categories.isEmpty {
            let names = classification.categories.description
            let words = classification.categories.sentence
            steps.append(Explanation.Step(.category, names, words?.description == names ? nil : words))
        }
        if let region = classification.region { steps.append(Explanation.Step(.region, region.code)) }
        if let rule = NumberingPlan.rule(classification.rule) {
            steps.append(Explanation.Step(.rule, (rule.countryCode.map { "+\($0) " } ?? "") + rule.template))
            if !rule.note.isEmpty { steps.append(Explanation.Step(.note, rule.note)) }
            steps.append(Explanation.Step(.source, rule.sourceName))
            steps.append(Explanation.Step(.link, rule.sourceURL))
            steps.append(Explanation.Step(.confidence, rule.confidence))
        }
        if classification.callingCode > 0 { steps.append(Explanation.Step(.planVersion, NumberingPlan.version)) }
        return steps
    }
}
