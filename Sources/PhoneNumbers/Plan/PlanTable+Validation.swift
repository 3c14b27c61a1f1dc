extension PlanTable {
    /// Why bytes are not a table that can be read.
    package enum Defect: Error, Hashable, Sendable {
        /// They do not begin like a table.
        case notATable
        /// A table of another layout, which another version of the program wrote.
        case otherLayout(UInt32)
        /// The bytes are not those that were written.
        case damaged
    }

    /// The number of bytes of the checksum at the end.
    package static let checksumLength = 8

    /// The [FNV-1a](https://datatracker.ietf.org/doc/html/draft-eastlake-fnv) checksum of bytes: for damage, not for attacks.
    package static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return sum
    }

    /// The table in bytes that nobody vouches for. They are read in place and must stay valid.
    ///
    /// Everything that the classifier follows is checked to lie inside the bytes: a table that is accepted can be wrong, but not
    /// unsafe.
    ///
    /// - Throws: ``Defect``.
    /// - Complexity: O(*n*) in the bytes.
    package init(validating bytes: UnsafeRawBufferPointer) throws(Defect) {
        guard let base = bytes.baseAddress, bytes.count > MemoryLayout<Header>.size + Self.checksumLength else {
            throw .notATable
        }
        let header = bytes.loadUnaligned(as: Header.self)
        guard 1...999 ~= header.layoutVersion, header.codes % 64 == 0, header.codes < 4096 else { throw .notATable }
        guard header.layoutVersion == Self.layoutVersion else { throw .otherLayout(header.layoutVersion) }
        let content = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - Self.checksumLength)])
        let stated = bytes.loadUnaligned(fromByteOffset: content.count, as: UInt64.self)
        guard UInt64(littleEndian: stated) == Self.checksum(of: content) else { throw .damaged }
        guard TableBounds(content, header)?.areKept() == true else { throw .damaged }
        self.init(base)
    }
}

/// Checks that the references of a table stay inside it.
private struct TableBounds {
    private let bytes: UnsafeRawBufferPointer
    private let header: PlanTable.Header
    private let codes, plans, regions, letters, cells, tails, unfinished, labels, rules, trunkRules: Range<Int>
    private let renumberings, strings: Range<Int>

    /// `nil` if the sections do not follow each other inside the bytes.
    init?(_ bytes: UnsafeRawBufferPointer, _ header: PlanTable.Header) {
        self.bytes = bytes
        self.header = header
        let starts = [
            header.codes, header.plans, header.regions, header.regionsByLetters, header.cells, header.tails,
            header.unfinishedNodes, header.labels, header.rules, header.trunkRules, header.renumberings, header.strings,
        ].map { Int($0) }
        let ends = starts.dropFirst() + [header.templateLists == 0 ? bytes.count : Int(header.templateLists)]
        var sections: [Range<Int>] = []
        for (start, end) in zip(starts, ends) {
            guard start >= MemoryLayout<PlanTable.Header>.size, start % 64 == 0, start <= end, end <= bytes.count else {
                return nil
            }
            sections.append(start..<end)
        }
        codes = sections[0]
        plans = sections[1]
        regions = sections[2]
        letters = sections[3]
        cells = sections[4]
        tails = sections[5]
        unfinished = sections[6]
        labels = sections[7]
        rules = sections[8]
        trunkRules = sections[9]
        renumberings = sections[10]
        strings = sections[11]
    }

    private func record<Record: BitwiseCopyable>(_ index: Int, of section: Range<Int>, as type: Record.Type) -> Record {
        bytes.loadUnaligned(fromByteOffset: section.lowerBound + index * MemoryLayout<Record>.stride, as: Record.self)
    }

    private func count<Record>(of section: Range<Int>, as type: Record.Type) -> Int {
        section.count / MemoryLayout<Record>.stride
    }

    private var nodeCount: Int { Int(header.firstTail) + count(of: tails, as: PlanTable.TailRecord.self) }

    private func isString(_ reference: UInt32) -> Bool {
        let start = strings.lowerBound + Int(reference)
        guard start + 2 <= strings.upperBound else { return false }
        return start + 2 + Int(bytes.loadUnaligned(fromByteOffset: start, as: UInt16.self)) <= strings.upperBound
    }

    func areKept() -> Bool {
        areRecordsKept() && areRulesKept() && areRenumberingsKept() && areNodesKept() && areLabelsKept()
    }

    private func areRecordsKept() -> Bool {
        let (planCount, regionCount) = (Int(header.planCount), Int(header.regionCount))
        guard count(of: codes, as: UInt16.self) >= 1000, count(of: letters, as: UInt16.self) >= 26 * 26,
            count(of: plans, as: PlanTable.PlanRecord.self) >= planCount,
            count(of: regions, as: PlanTable.RegionRecord.self) >= regionCount, isString(header.planVersion)
        else { return false }
        for index in 0..<1000 where Int(record(index, of: codes, as: UInt16.self)) > planCount { return false }
        for index in 0..<26 * 26 where Int(record(index, of: letters, as: UInt16.self)) > regionCount { return false }
        for index in 0..<planCount {
            let plan = record(index, of: plans, as: PlanTable.PlanRecord.self)
            guard 1..<1000 ~= plan.callingCode, isString(plan.writtenTrunkPrefix), plan.regionCount > 0,
                Int(plan.firstRegion) + Int(plan.regionCount) <= regionCount
            else { return false }
        }
        for index in 0..<regionCount {
            let region = record(index, of: regions, as: PlanTable.RegionRecord.self)
            guard Int(region.plan) < planCount, isString(region.extensionPrefix) else { return false }
        }
        return true
    }

    private func areRulesKept() -> Bool {
        guard count(of: rules, as: PlanTable.RuleRecord.self) >= header.ruleCount, header.ruleCount > 0 else {
            return false
        }
        for index in 0..<Int(header.ruleCount) {
            let rule = record(index, of: rules, as: PlanTable.RuleRecord.self)
            let texts = [
                rule.nationalFormat, rule.internationalFormat, rule.template, rule.note, rule.sourceName,
                rule.sourceLink,
                rule.confidence,
            ]
            guard rule.callingCode < 1000, texts.allSatisfy(isString) else { return false }
        }
        for index in 0..<count(of: trunkRules, as: PlanTable.TrunkRecord.self) {
            let rule = record(index, of: trunkRules, as: PlanTable.TrunkRecord.self)
            guard isString(rule.insertion), rule.consumed <= 24, rule.captureStart <= 24,
                rule.captureStart + rule.captureCount <= rule.consumed
            else { return false }
        }
        return true
    }

    private func areRenumberingsKept() -> Bool {
        guard count(of: renumberings, as: PlanTable.RenumberingRecord.self) >= header.renumberingCount,
            header.renumberingCount > 0
        else { return false }
        for index in 1..<max(1, Int(header.renumberingCount)) {
            let change = record(index, of: renumberings, as: PlanTable.RenumberingRecord.self)
            guard UInt32(change.rule) < header.ruleCount, change.callingCode < 1000,
                record(Int(change.callingCode), of: codes, as: UInt16.self) > 0,
                [change.program, change.formerProgram, change.groups].allSatisfy(isString),
                isProgram(change.program, from: length(of: change.formerProgram)),
                isProgram(change.formerProgram, from: length(of: change.program))
            else { return false }
        }
        return true
    }

    private func length(of reference: UInt32) -> Int {
        Int(bytes.loadUnaligned(fromByteOffset: strings.lowerBound + Int(reference), as: UInt16.self))
    }

    /// Returns `true` if a string writes digits, each of them itself or from a position below a length.
    private func isProgram(_ reference: UInt32, from length: Int) -> Bool {
        let start = strings.lowerBound + Int(reference) + 2
        return bytes[start..<start + self.length(of: reference)].allSatisfy { step in
            step < 0x80 ? step &- UInt8(ascii: "0") < 10 : Int(step & 0x7F) < length
        }
    }

    private func areNodesKept() -> Bool {
        let (first, nodes) = (Int(header.firstTail), nodeCount)
        guard first > 0, nodes <= 1 << 16,
            count(of: cells, as: UInt16.self) >= first * PlanTable.cellsPerNode,
            count(of: unfinished, as: UInt64.self) >= nodes / 64 + 1
        else { return false }
        for cell in 0..<first * PlanTable.cellsPerNode where cell % PlanTable.cellsPerNode < 10 {
            if Int(record(cell, of: cells, as: UInt16.self)) >= nodes { return false }
        }
        // Tails of a label stand one after the other: each step goes to the one before.
        for index in 0..<count(of: tails, as: PlanTable.TailRecord.self) {
            let tail = record(index, of: tails, as: PlanTable.TailRecord.self)
            guard tail.length > 0 else { continue }
            guard index > 0, tail.length <= 64 else { return false }
            let previous = record(index - 1, of: tails, as: PlanTable.TailRecord.self)
            guard previous.length == tail.length - 1, previous.label == tail.label else { return false }
        }
        return true
    }

    /// The list that the labels of a machine refer to.
    private enum Target {
        case numberLabel, trunkLabel, rule
    }

    private func areLabelsKept() -> Bool {
        var roots: [(UInt16, Target)] = [(UInt16(truncatingIfNeeded: header.placeholderRoot), .rule)]
        guard header.placeholderRoot < UInt32(nodeCount) else { return false }
        for index in 0..<Int(header.planCount) {
            let plan = record(index, of: plans, as: PlanTable.PlanRecord.self)
            guard Int(plan.formerRoot) < nodeCount, Int(plan.barredRoot) < nodeCount else { return false }
            roots.append((plan.numbersRoot, .numberLabel))
        }
        for index in 0..<Int(header.regionCount) {
            let region = record(index, of: regions, as: PlanTable.RegionRecord.self)
            guard Int(region.possibleRoot) < nodeCount, Int(region.internationalPrefixRoot) < nodeCount else {
                return false
            }
            roots.append((region.trunkRoot, .trunkLabel))
            roots.append((region.shortRoot, .rule))
        }
        for target in [Target.numberLabel, .trunkLabel, .rule] {
            var seen = [Bool](repeating: false, count: nodeCount)
            // In the order of their depth, so that each node is seen with the fewest digits that lead to it.
            var open: [(node: Int, depth: Int)] = []
            for (root, kind) in roots where kind == target {
                guard Int(root) < nodeCount else { return false }
                open.append((Int(root), 0))
            }
            var next = 0
            while next < open.count {
                let (node, depth) = open[next]
                next += 1
                if seen[node] { continue }
                seen[node] = true
                if node < Int(header.firstTail) {
                    for digit in 0..<10 {
                        let cell = node * PlanTable.cellsPerNode + digit
                        open.append((Int(record(cell, of: cells, as: UInt16.self)), depth + 1))
                    }
                    let label = record(node * PlanTable.cellsPerNode + 10, of: cells, as: UInt16.self)
                    guard isLabel(label, target, depth: depth) else { return false }
                } else {
                    let tail = record(node - Int(header.firstTail), of: tails, as: PlanTable.TailRecord.self)
                    guard isLabel(tail.label, target, depth: depth + Int(tail.length)) else { return false }
                }
            }
        }
        return true
    }

    private func isLabel(_ label: UInt16, _ target: Target, depth: Int) -> Bool {
        if target == .rule { return UInt32(label) < header.ruleCount }
        guard Int(label) < count(of: labels, as: PlanTable.LabelRecord.self) else { return false }
        let parts = record(Int(label), of: labels, as: PlanTable.LabelRecord.self)
        if target == .trunkLabel {
            let trunkCount = count(of: trunkRules, as: PlanTable.TrunkRecord.self)
            return [parts.first, parts.second].allSatisfy { rule in
                // No more digits are taken off than there are.
                Int(rule) < trunkCount
                    && Int(record(Int(rule), of: trunkRules, as: PlanTable.TrunkRecord.self).consumed) <= depth
            }
        }
        guard parts.renumbering == 0 || isRenumbering(parts.renumbering, length: depth) else { return false }
        return [parts.first, parts.second, parts.general].allSatisfy { UInt32($0) < header.ruleCount }
    }

    /// Returns `true` if a renumbering is in the table and takes numbers of a length.
    private func isRenumbering(_ index: UInt16, length: Int) -> Bool {
        guard UInt32(index) < header.renumberingCount else { return false }
        let change = record(Int(index), of: renumberings, as: PlanTable.RenumberingRecord.self)
        return self.length(of: change.formerProgram) == length
    }
}
