// Old numbers and those that came in their place.

extension PlanTable {
    /// The renumbering of old national digits; 0 if none has such numbers.
    @inline(__always)
    func renumbering(of national: DigitBuffer, plan: Int) -> UInt16 {
        let count = national.count
        guard count < 16, plans[plan].oldLengths & (1 &<< UInt16(truncatingIfNeeded: count)) != 0 else { return 0 }
        return labels[Int(label(after: national, from: plans[plan].numbersRoot))].renumbering
    }

    /// The national digits that came in the place of old ones; `nil` if the old ones are not as many as the renumbering takes.
    func renumbered(_ old: DigitBuffer, by renumbering: UInt16) -> DigitBuffer? {
        let record = renumberings[Int(renumbering)]
        guard bytes(record.formerProgram).count == old.count else { return nil }
        return written(by: bytes(record.program), from: old)
    }

    /// The old numbers of today's number, the newest first; several where it changed more than once.
    func formerNumbers(ofCode code: UInt16, _ national: DigitBuffer) -> [(renumbering: UInt16, old: DigitBuffer)] {
        var found: [(renumbering: UInt16, old: DigitBuffer)] = []
        for index in 1..<max(1, renumberingCount) {
            let record = renumberings[index]
            guard record.callingCode == code, bytes(record.program).count == national.count else { continue }
            let old = written(by: bytes(record.formerProgram), from: national)
            let plan = Int(codes[Int(rules[Int(record.rule)].callingCode)]) - 1
            // The digits may be others than those of the rule.
            guard renumbering(of: old, plan: plan) == index, renumbered(old, by: UInt16(index)) == national else {
                continue
            }
            found.append((UInt16(index), old))
        }
        return found
    }

    private func written(by program: UnsafeBufferPointer<UInt8>, from digits: DigitBuffer) -> DigitBuffer {
        var result = DigitBuffer()
        for step in program {
            result.append(step < 0x80 ? step &- UInt8(ascii: "0") : digits[Int(step & 0x7F)])
        }
        return result
    }

    /// The renumberings whose old numbers a plan takes today, with those old numbers as templates.
    package var contestedRenumberings: [String] {
        (0..<planCount).flatMap { plan in
            let paths = LabelledPaths(self, root: plans[plan].numbersRoot, maximumLength: 17)
            return paths.rules { $0.isNumber ? $0.renumbering : 0 }.map { renumbering, ranges in
                let rule = Int(renumberings[Int(renumbering.rawValue)].rule)
                return "+\(plans[plan].callingCode) \(string(rules[rule].template)): "
                    + ranges.map { $0.description }.joined(separator: " ")
            }
        }
    }
}
