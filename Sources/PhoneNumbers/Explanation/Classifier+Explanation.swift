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
        let mayNameCountry = withFoldedText(of: bytes) { text in text.mayNameCountry } ?? false
        let named = mayNameCountry ? reader(of: bytes, regionIndex: home) : nil
        let (reader, regionIndex) = named ?? (self, home)
        return reader.explanation(of: bytes, regionIndex: regionIndex, known: known)
    }

    private func explanation(of bytes: Span<UInt8>, regionIndex: Int?, known: Classification?) -> Explanation {
        var dialled = DialString()
        let segments = segments(of: bytes, regionIndex: regionIndex)
        let part = segments.isEmpty ? 0..<bytes.count : candidate(of: bytes, regionIndex: regionIndex)
        let alone = reading(of: bytes.extracting(part), regionIndex: regionIndex, dialled: &dialled)
        let classification =
            known ?? (segments.isEmpty ? alone : onlyNumber(of: bytes, regionIndex: regionIndex))
        // The digits that are written are not those of the number, as in `/ 79`.
        if classification.nationalNumber != alone.nationalNumber { dialled = DialString() }
        var steps = [Explanation.Step(.text, NamedScalars.text(bytes))]
        for segment in segments {
            steps.append(
                Explanation.Step(.segment, segment.kind.name, NamedScalars.text(bytes.extracting(segment.range))))
        }
        for repair in classification.repairs.members {
            steps.append(Explanation.Step(.repair, repair.names.first ?? "", repair.sentence))
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
        if !verdict.hint.isEmpty { steps.append(Explanation.Step(.hint, verdict.hint)) }
        return Explanation(classification: classification, steps: steps)
    }

    private func step(_ name: Explanation.StepName, _ other: Classification) -> Explanation.Step {
        Explanation.Step(name, other.e164 ?? "", other.categories.words)
    }

    /// The change of numbers that made an old form of the digits.
    private func step(_ change: Renumbering) -> Explanation.Step {
        let fate =
            switch change.oldForm {
            case .unknown: ""
            case .works: "; the old form still works"
            case .ended(let day): "; the old form ended on " + day
            }
        return Explanation.Step(
            .renumbering, change.date, change.oldTemplate + " became " + change.newPlace + change.newTemplate + fate)
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
                Explanation.Step(.form, WrittenForm.serviceCode.rawValue, WrittenForm.serviceCode.words),
                Explanation.Step(.nationalNumber, classification.nationalNumber.description),
            ]
        }
        var steps: [Explanation.Step] = []
        if !classification.extension.isEmpty {
            steps.append(Explanation.Step(.extension, classification.extension.description))
        }
        let parts = NumberParts(dial, classification, regionIndex: regionIndex, table: table)
        let digits = (dial.hasPlus ? "+" : "") + dial.digits.array.digitText
        steps.append(Explanation.Step(.dialled, digits, dial.form == .keypad ? "letters are keys of a keypad" : ""))
        steps.append(Explanation.Step(.form, parts.form.rawValue, words(for: parts.form, regionIndex: regionIndex)))
        if !parts.internationalPrefix.isEmpty {
            steps.append(Explanation.Step(.internationalPrefix, parts.internationalPrefix.digitText))
        }
        guard classification.callingCode > 0 else { return steps }
        steps.append(callingCodeStep(classification.callingCode))
        if let trunk = parts.trunkPrefix, !classification.repairs.contains(.renumbered) {
            let kept = trunk.kept.isEmpty ? "" : "in its place the plan has " + trunk.kept.digitText
            steps.append(Explanation.Step(.trunkPrefix, trunk.written.digitText, kept))
        }
        steps.append(Explanation.Step(.nationalNumber, parts.national.digitText))
        return steps
    }

    /// The form in words, with the region where one was needed.
    private func words(for form: WrittenForm, regionIndex: Int?) -> String {
        guard form != .plus, let regionIndex else {
            return form == .national ? "as inside its country; no region is named" : form.words
        }
        return form.words + ", read in " + RegionCode(packed: table.regions[regionIndex].region).code
    }

    private func callingCodeStep(_ code: UInt16) -> Explanation.Step {
        let regions = NumberingPlan(callingCode: code)?.regions ?? []
        var names = ""
        for region in regions.prefix(6) where region != .world { names += (names.isEmpty ? "" : ", ") + region.code }
        if regions.count > 6 { names += " and \(regions.count - 6) more" }
        return Explanation.Step(.callingCode, String(code), names)
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
            let text =
                isBeginning ? "numbers that begin so have more digits" : "no subscriber has a number that begins so"
            return [Explanation.Step(.template, path.template, text)]
        }
        let known = digits[..<path.count].map { $0 }.digitText
        let unknown = digits[...path.count].map { $0 }.digitText
        return [Explanation.Step(.template, known, "the plan has no number that begins with " + unknown)]
    }

    /// The first of the numbers that a text may be.
    private func candidateSteps(_ bytes: Span<UInt8>) -> [Explanation.Step] {
        let found = candidates(for: bytes)
        var steps = found.prefix(8).map { candidate in
            let place = candidate.region.map { $0.code + ", " } ?? ""
            return Explanation.Step(.candidate, candidate.e164 ?? "", place + candidate.categories.words)
        }
        if found.count > steps.count {
            steps.append(Explanation.Step(.candidate, "", "\(found.count - steps.count) more"))
        }
        return steps
    }

    /// The steps about the rule that decided, and its source.
    private func ruleSteps(_ classification: Classification) -> [Explanation.Step] {
        var steps: [Explanation.Step] = []
        if !classification.categories.isEmpty {
            let names = classification.categories.description
            let words = classification.categories.words
            steps.append(Explanation.Step(.category, names, words == names ? "" : words))
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
