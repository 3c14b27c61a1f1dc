import PhoneNumbers

/// Reads the text of a plan file.
struct PlanFileParser {
    private let fileName: String
    private var plan = PlanFile()
    private var block = Block.none
    private var source = PlanFile.Source()
    private var starts: [DigitTemplate] = []
    private var lineNumber = 0
    private var change = PlanFile.RenumberedBlock()

    /// The statement that the indented lines belong to.
    private enum Block {
        case none
        case reserved(isEntertainment: Bool)
        case former
        case emergency
        case barred
        case renumbered
        case nationalFormat
        case internationalFormat
        case region
        case possible
        case numbers
        case short
    }

    static func parse(_ text: String, fileName: String) throws(PlanFileError) -> PlanFile {
        var parser = PlanFileParser(fileName: fileName)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            parser.lineNumber += 1
            if line.isEmpty || line.first == "#" { continue }
            guard line.utf8.count <= maxLineLength else {
                throw parser.error("a line has at most \(maxLineLength) bytes")
            }
            try parser.read(line)
        }
        guard parser.plan.isForEveryCode || (parser.plan.callingCode > 0 && !parser.plan.regions.isEmpty) else {
            throw parser.error("the file needs a `calling-code` and at least one `region`")
        }
        return parser.plan
    }

    /// In bytes. Lines of the plans have a few hundred.
    private static let maxLineLength = 32_000

    private init(fileName: String) {
        self.fileName = fileName
    }

    private func error(_ message: String) -> PlanFileError {
        PlanFileError(file: fileName, line: lineNumber, message: message)
    }

    private static func notATemplate(_ text: Substring, _ kind: String = "template") -> String {
        "`\(text)` is not a \(kind) of 1 to \(DigitTemplate.maxLength) digits"
    }

    private mutating func read(_ line: Substring) throws(PlanFileError) {
        let content = line.drop { $0 == " " }
        let (word, rest) = content.firstWord
        if line.first != " " {
            try startBlock(word, rest)
            return
        }
        switch block {
        case .none: throw error("an indented line belongs to no block")
        case .reserved(let isEntertainment): try readReserved(word, rest, isEntertainment)
        case .former, .emergency, .barred: try readStated(word, rest)
        case .renumbered: try readRenumbered(content, word, rest)
        case .nationalFormat: try readFormat(content, word, rest, into: \.nationalFormats)
        case .internationalFormat: try readFormat(content, word, rest, into: \.internationalFormats)
        case .region, .possible, .numbers, .short: try readRegionLine(content, word, rest)
        }
    }

    private mutating func startBlock(_ word: Substring, _ rest: Substring) throws(PlanFileError) {
        starts = []
        switch word {
        case "calling-code" where rest == "any": plan.isForEveryCode = true
        case "calling-code":
            guard let code = UInt16(rest), code > 0, code < 1000 else { throw error("a calling code is 1 to 999") }
            plan.callingCode = code
        case "plan-version": plan.planVersion = String(rest)
        case "entertainment", "forbidden":
            source = PlanFile.Source()
            block = .reserved(isEntertainment: word == "entertainment")
        case "former-prefixes", "emergency", "forbidden-subscribers":
            source = PlanFile.Source()
            block = word == "emergency" ? .emergency : word == "former-prefixes" ? .former : .barred
        case "renumbered":
            source = PlanFile.Source()
            guard let day = PackedDay.number(of: rest, unknown: 0) else { throw error(Self.notADay(rest)) }
            change = PlanFile.RenumberedBlock(date: day)
            block = .renumbered
        case "national-format": block = .nationalFormat
        case "international-format": block = .internationalFormat
        case "region":
            guard let region = RegionCode(rest) else { throw error("`\(rest)` is not a region code") }
            plan.regions.append(PlanFile.RegionPlan(region: region))
            block = .region
        default: throw error("`\(word)` is not the name of a block")
        }
    }

    private mutating func readReserved(
        _ word: Substring, _ rest: Substring, _ isEntertainment: Bool
    ) throws(PlanFileError) {
        if readSource(word, rest) { return }
        switch word {
        case "except":
            guard !plan.reservedRanges.isEmpty else { throw error("`except` needs a range above it") }
            plan.reservedRanges[plan.reservedRanges.count - 1].exceptions += try templates(rest)
        default:
            try requireSource()
            guard let template = DigitTemplate(word) else { throw error(Self.notATemplate(word)) }
            plan.reservedRanges.append(
                PlanFile.ReservedRange(
                    template: template, isEntertainment: isEntertainment, note: String(rest), source: source))
        }
    }

    /// Reads a line that says where the lines below it come from; `false` if it is no such line.
    private mutating func readSource(_ word: Substring, _ rest: Substring) -> Bool {
        switch word {
        case "source": source.name = String(rest)
        case "link": source.link = String(rest)
        case "confidence": source.confidence = String(rest)
        default: return false
        }
        return true
    }

    private func requireSource() throws(PlanFileError) {
        guard !source.name.isEmpty, !source.link.isEmpty, !source.confidence.isEmpty else {
            throw error("a range needs `source`, `link` and `confidence` above it")
        }
    }

    /// Reads a line of former prefixes or of emergency numbers: a template and a note.
    private mutating func readStated(_ word: Substring, _ rest: Substring) throws(PlanFileError) {
        if readSource(word, rest) { return }
        try requireSource()
        guard let template = DigitTemplate(word) else { throw error(Self.notATemplate(word)) }
        let number = PlanFile.StatedNumber(template: template, note: String(rest), source: source)
        switch block {
        case .former: plan.formerPrefixes.append(template)
        case .barred: plan.barredSubscribers.append(number)
        default: plan.emergencyNumbers.append(number)
        }
    }

    private static func notADay(_ text: Substring) -> String { "`\(text)` is no day like 2021-01-31, 2021-01 or 2021" }

    /// Reads a line of a renumbering: its source, the fate of old numbers, or a rule from old numbers to new ones.
    private mutating func readRenumbered(
        _ content: Substring, _ word: Substring, _ rest: Substring
    ) throws(PlanFileError) {
        if readSource(word, rest) { return }
        switch word {
        case "old-form":
            let (fate, day) = rest.firstWord
            guard fate == "works" && day.isEmpty || fate == "ended" else {
                throw error("an old form `works` or has `ended`, not `\(rest)`")
            }
            guard day.isEmpty || PackedDay.number(of: day, unknown: 0) != nil else { throw error(Self.notADay(day)) }
            let end = PackedDay.number(of: day, unknown: 0) ?? change.date
            change.end = fate == "works" ? PlanTable.RenumberingRecord.stillWorks : end
        case "still-listed": change.isListed = true
        case "trunk":
            guard let template = DigitTemplate(rest), rest.allSatisfy(\.isNumber) else {
                throw error(Self.notATemplate(rest, "trunk prefix"))
            }
            change.trunkPrefix = template.source
        default:
            try requireSource()
            do {
                plan.renumberings += try change.renumberings(content, source: source, line: lineNumber)
            } catch {
                throw self.error(error.message)
            }
        }
    }

    private mutating func readFormat(
        _ content: Substring, _ word: Substring, _ rest: Substring,
        into formats: WritableKeyPath<PlanFile, [PlanFile.Format]>
    ) throws(PlanFileError) {
        if word == "starts" {
            starts += try templates(rest)
            return
        }
        guard let template = FormatTemplate(content) else { throw error(Self.notATemplate(content, "format template")) }
        plan[keyPath: formats].append(PlanFile.Format(starts: starts, template: template))
    }

    private mutating func readRegionLine(
        _ content: Substring, _ word: Substring, _ rest: Substring
    ) throws(PlanFileError) {
        let last = plan.regions.count - 1
        switch word {
        case "international-prefix": plan.regions[last].internationalPrefixes = try templates(rest)
        case "trunk": plan.regions[last].trunkRules.append(try trunkRule(rest))
        case "extension-prefix": plan.regions[last].extensionPrefix = String(rest.dropFirst().dropLast())
        case "lengths": plan.regions[last].lengths = try lengths(rest)
        case "local-lengths": plan.regions[last].localLengths = try lengths(rest)
        case "possible": block = .possible
        case "numbers":
            block = .numbers
            plan.regions[last].numbers.append(PlanFile.Category(categories: try categories(rest), templates: []))
        case "short":
            block = .short
            plan.regions[last].short.append(PlanFile.Category(categories: try categories(rest), templates: []))
        default:
            let found = try templates(content)
            switch block {
            case .possible: plan.regions[last].possible += found
            case .numbers: plan.regions[last].numbers[plan.regions[last].numbers.count - 1].templates += found
            case .short: plan.regions[last].short[plan.regions[last].short.count - 1].templates += found
            default: throw error("templates belong under `possible`, `numbers` or `short`")
            }
        }
    }

    private func trunkRule(_ text: Substring) throws(PlanFileError) -> PlanFile.TrunkRule {
        var words = text.split(separator: " ")
        var isWhole = false
        if words.last == "whole" {
            isWhole = true
            words.removeLast()
        }
        if words.count == 1, let template = DigitTemplate(words[0]) {
            return PlanFile.TrunkRule(template: template, isWhole: isWhole)
        }
        let parts = words.first?.split(omittingEmptySubsequences: false) { $0 == "(" || $0 == ")" } ?? []
        guard words.count == 3, words[1] == "->", words[2].last == "$", parts.count == 3,
            let kept = DigitTemplate(parts[1]), let template = DigitTemplate(parts.joined())
        else {
            throw error("a trunk rule is a template, or `0(##)15 -> 9$`, not `\(text)`")
        }
        let before = DigitTemplate(parts[0])?.classes.count ?? 0
        return PlanFile.TrunkRule(
            template: template, captured: before..<before + kept.classes.count,
            insertion: String(words[2].dropLast()), isWhole: isWhole)
    }

    private func templates(_ text: Substring) throws(PlanFileError) -> [DigitTemplate] {
        var result: [DigitTemplate] = []
        for word in text.split(separator: " ") {
            guard let template = DigitTemplate(word) else { throw error(Self.notATemplate(word)) }
            result.append(template)
        }
        return result
    }

    private func lengths(_ text: Substring) throws(PlanFileError) -> [Int] {
        var result: [Int] = []
        for word in text.split(separator: " ") {
            guard let length = Int(word), 1...DigitTemplate.maxLength ~= length else {
                throw error("`\(word)` is not a length")
            }
            result.append(length)
        }
        return result
    }

    private func categories(_ text: Substring) throws(PlanFileError) -> PhoneNumber.Categories {
        var result: PhoneNumber.Categories = []
        for word in text.split(separator: " ") {
            guard let category = PhoneNumber.Categories(name: String(word)) else {
                throw error("`\(word)` is not a category")
            }
            result.formUnion(category)
        }
        return result
    }
}

extension Substring {
    /// The first word of a line, and what follows it.
    fileprivate var firstWord: (Substring, Substring) {
        guard let space = firstIndex(of: " ") else { return (self, "") }
        return (self[..<space], self[space...].drop { $0 == " " })
    }
}
