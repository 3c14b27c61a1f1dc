import PhoneNumbers

extension PlanFile {
    /// Old numbers that were replaced by others, by one rule.
    struct Renumbering {
        /// The old numbers.
        var template: DigitTemplate
        /// The numbers of digits in the groups of old numbers; empty where they are not known.
        var groups: [UInt8]
        /// Writes a new number: `0x80 | position` for a digit of the old one, else a digit.
        var program: [UInt8]
        /// Writes an old number from a new one.
        var formerProgram: [UInt8]
        /// The calling code of the new numbers; `nil` if it is that of the file.
        var callingCode: UInt16?
        /// The rule as people read it: `0[1-3]###### -> 010[1-3]######`.
        var text: String
        var note: String
        var source: Source
        var block: RenumberedBlock
        /// The line of the file.
        var line: Int

        func record(
            callingCode old: UInt16, _ region: RegionCode, _ table: TableBuilder
        ) -> PlanTable.RenumberingRecord {
            var rule = PlanTable.RuleRecord()
            rule.callingCode = old
            rule.region = region.packedCode
            rule.template = table.string(text)
            rule.note = table.string(note)
            rule.sourceName = table.string(source.name)
            rule.sourceLink = table.string(source.link)
            rule.confidence = table.string(source.confidence)
            var record = PlanTable.RenumberingRecord()
            record.rule = table.rule(rule)
            record.callingCode = callingCode ?? old
            record.program = table.string(program)
            record.formerProgram = table.string(formerProgram)
            record.groups = table.string(groups)
            record.date = block.date
            record.end = block.end
            record.isListed = block.isListed ? 1 : 0
            return record
        }
    }

    /// The statements of a `renumbered` block that hold for all its rules.
    struct RenumberedBlock {
        /// The first day of the new numbers, as `20210131`, with zeros for what is not known.
        var date: UInt32 = 0
        /// The day on which old numbers ceased to work, ``PlanTable/RenumberingRecord/stillWorks``, or 0.
        var end: UInt32 = 0
        /// The metadata lists the old numbers, though nobody can have them.
        var isListed = false
        /// The trunk prefix of the time that is dialled no more; empty if there is none.
        var trunkPrefix = ""

        /// The renumberings of a line: `(0[1-3]######) -> 01$ Moov`, and the same behind the trunk prefix of the time.
        func renumberings(_ line: Substring, source: Source, line number: Int) throws(RenumberingError) -> [Renumbering]
        {
            let plain = try renumbering(line, source: source, line: number)
            guard !trunkPrefix.isEmpty else { return [plain] }
            var behind = try renumbering(trunkPrefix + line, source: source, line: number)
            behind.text = plain.text
            return [plain, behind]
        }

        private func renumbering(
            _ line: Substring, source: Source, line number: Int
        ) throws(RenumberingError) -> Renumbering {
            var words = line.split(separator: " ")
            guard let arrow = words.firstIndex(of: "->") else {
                throw RenumberingError(message: "a renumbering is `(0[1-3]######) -> 01$`, not `\(line)`")
            }
            let old = try OldNumbers(words[..<arrow].joined(separator: " "))
            words.removeFirst(arrow + 1)
            var callingCode: UInt16?
            if let first = words.first, first.first == "+" {
                guard let code = UInt16(first.dropFirst()), 1...999 ~= code else {
                    throw RenumberingError(message: "`\(first)` is no calling code")
                }
                callingCode = code
                words.removeFirst()
            }
            guard let new = words.first else {
                throw RenumberingError(message: "the new number is missing behind `->`")
            }
            var program: [UInt8] = []
            var text = ""
            var kept = old.kept[...]
            for character in new {
                if character == "$", let part = kept.popFirst() {
                    program += part.map { 0x80 | UInt8($0) }
                    text += old.elements[part].joined()
                } else if let digit = character.asciiValue, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit {
                    program.append(digit)
                    text.append(character)
                } else {
                    throw RenumberingError(
                        message: "a new number is digits and a `$` for each part that is kept, not `\(new)`")
                }
            }
            guard kept.isEmpty, program.count <= DigitTemplate.maxLength else {
                throw RenumberingError(message: "the new number `\(new)` lacks a `$` for a part that is kept")
            }
            let code = callingCode.map { "+\($0) " } ?? ""
            return Renumbering(
                template: old.template, groups: old.groups, program: program,
                formerProgram: try old.program(from: program), callingCode: callingCode,
                text: "\(old.elements.joined()) -> \(code)\(text)", note: words.dropFirst().joined(separator: " "),
                source: source, block: self, line: number)
        }
    }

    /// A mistake in a line of a `renumbered` block.
    struct RenumberingError: Error {
        var message: String
    }

    /// The left side of a renumbering: `8 (#### ####)`, a template with groups and parts that are kept.
    private struct OldNumbers {
        var template: DigitTemplate
        /// The text of each digit: `8`, `[1-3]`, `#`.
        var elements: [String] = []
        /// The positions of the digits that are kept, a part for each pair of parentheses; all digits if there is none.
        var kept: [Range<Int>] = []
        /// The number of digits in each group.
        var groups: [UInt8] = []

        init(_ text: String) throws(RenumberingError) {
            var open: Int?
            var groupStart = 0
            var rest = text[...]
            while let character = rest.popFirst() {
                switch character {
                case " ":
                    if elements.count > groupStart { groups.append(UInt8(elements.count - groupStart)) }
                    groupStart = elements.count
                case "(": open = elements.count
                case ")":
                    guard let start = open, start < elements.count else {
                        throw RenumberingError(message: "the parentheses of `\(text)` hold no part")
                    }
                    kept.append(start..<elements.count)
                    open = nil
                case "[":
                    guard let end = rest.firstIndex(of: "]") else {
                        throw RenumberingError(message: "a class of `\(text)` is not closed")
                    }
                    elements.append("[" + rest[...end])
                    rest = rest[rest.index(after: end)...]
                default: elements.append(String(character))
                }
            }
            guard open == nil, let template = DigitTemplate(elements.joined()),
                template.classes.count == elements.count,
                template.classes.count < 16
            else { throw RenumberingError(message: "`\(text)` is no template of old numbers") }
            self.template = template
            if kept.isEmpty { kept = [0..<elements.count] }
            if elements.count > groupStart { groups.append(UInt8(elements.count - groupStart)) }
            if groups.count < 2 { groups = [] }
        }

        /// Writes an old number from a new one: a digit that is not kept has to be a single one.
        func program(from new: [UInt8]) throws(RenumberingError) -> [UInt8] {
            var result: [UInt8] = []
            for (position, element) in elements.enumerated() {
                if let place = new.firstIndex(of: 0x80 | UInt8(position)) {
                    result.append(0x80 | UInt8(place))
                } else if let digit = element.utf8.first, element.utf8.count == 1, element != "#", element != "N" {
                    result.append(digit)
                } else {
                    throw RenumberingError(
                        message: "`\(element)` is dropped but is not one digit: the old number could not be told again")
                }
            }
            return result
        }
    }
}
