internal import NumberingPlanData

/// The compiled world table: plain little-endian records in read-only memory, used where they lie.
///
/// The table starts with a ``Header``; each section of it is an array of fixed-size records:
///
/// | section | record | holds |
/// |---|---|---|
/// | `codes` | `UInt16` | for each number 0...999 the position of its plan plus one, or 0 if it is not a calling code |
/// | `plans` | ``PlanRecord`` | one a calling code, by code |
/// | `regions` | ``RegionRecord`` | the regions of the plans, the main region of a plan first |
/// | `regionsByLetters` | `UInt16` | for each pair of letters AA...ZZ the position of the region plus one, or 0 |
/// | `cells` | `UInt16` | the automaton, eleven cells a node: ten successors and a label; node 0 is dead |
/// | `tails` | ``TailRecord`` | the nodes that follow, which take a number of digits whatever they are |
/// | `unfinishedNodes` | `UInt64` | a bit for each node: more digits lead from it to a number that subscribers may have |
/// | `labels` | ``LabelRecord`` | what the labels of number machines and trunk machines stand for |
/// | `rules` | ``RuleRecord`` | what decides about numbers; rule 0 is none |
/// | `trunkRules` | ``TrunkRecord`` | what taking a trunk prefix off does; rule 0 is none |
/// | `renumberings` | ``RenumberingRecord`` | the numbers that came in the place of old ones; renumbering 0 is none |
/// | `strings` | bytes | texts and format programs: a length in two bytes, then the bytes; string 0 is empty |
/// | `templateLists` | ``TemplateListRecord`` | the templates of each plan, for typing |
/// | `templates` | ``TemplateRecord`` | which digits a template takes, and whose format writes them |
/// | `templateDigitSets` | `UInt16` | the digits of templates: bit n for the digit n |
/// | `templatePositions` | `UInt16` | the templates of emergency numbers, the irregular ones, and an index of each plan |
package struct PlanTable: @unchecked Sendable {
    // The memory is a constant of the executable: it is never written and never freed.
    let codes: UnsafePointer<UInt16>
    let plans: UnsafePointer<PlanRecord>
    let regions: UnsafePointer<RegionRecord>
    let regionsByLetters: UnsafePointer<UInt16>
    private let cells: UnsafePointer<UInt16>
    private let tails: UnsafePointer<TailRecord>
    private let unfinishedNodes: UnsafePointer<UInt64>
    let labels: UnsafePointer<LabelRecord>
    let rules: UnsafePointer<RuleRecord>
    let trunkRules: UnsafePointer<TrunkRecord>
    let renumberings: UnsafePointer<RenumberingRecord>
    let templateLists: UnsafePointer<TemplateListRecord>
    let templates: UnsafePointer<TemplateRecord>
    let templateDigitSets: UnsafePointer<UInt16>
    let templatePositions: UnsafePointer<UInt16>
    private let strings: UnsafePointer<UInt8>
    let planCount: Int
    let regionCount: Int
    let ruleCount: Int
    let renumberingCount: Int
    /// The first node that is a tail.
    private let firstTail: UInt16
    /// Root of the machine over digits that fill a field and are nobody's number; labels are rules.
    let placeholderRoot: UInt16
    private let versionString: UInt32

    /// The table of this build.
    package static let world = PlanTable(UnsafeRawPointer(numbering_plan_table))

    /// The table at an address, which must stay valid.
    package init(_ base: UnsafeRawPointer) {
        let header = base.loadUnaligned(as: Header.self)
        func section<Record>(_ offset: UInt32, as type: Record.Type) -> UnsafePointer<Record> {
            (base + Int(offset)).assumingMemoryBound(to: type)
        }
        codes = section(header.codes, as: UInt16.self)
        plans = section(header.plans, as: PlanRecord.self)
        regions = section(header.regions, as: RegionRecord.self)
        regionsByLetters = section(header.regionsByLetters, as: UInt16.self)
        cells = section(header.cells, as: UInt16.self)
        tails = section(header.tails, as: TailRecord.self)
        unfinishedNodes = section(header.unfinishedNodes, as: UInt64.self)
        labels = section(header.labels, as: LabelRecord.self)
        rules = section(header.rules, as: RuleRecord.self)
        trunkRules = section(header.trunkRules, as: TrunkRecord.self)
        renumberings = section(header.renumberings, as: RenumberingRecord.self)
        templateLists = section(header.templateLists, as: TemplateListRecord.self)
        templates = section(header.templates, as: TemplateRecord.self)
        templateDigitSets = section(header.templateDigitSets, as: UInt16.self)
        templatePositions = section(header.templatePositions, as: UInt16.self)
        strings = section(header.strings, as: UInt8.self)
        planCount = Int(header.planCount)
        regionCount = Int(header.regionCount)
        ruleCount = Int(header.ruleCount)
        renumberingCount = Int(header.renumberingCount)
        firstTail = UInt16(header.firstTail)
        placeholderRoot = UInt16(header.placeholderRoot)
        versionString = header.planVersion
    }

    /// The version of the metadata that the plans were made from.
    package var planVersion: String { string(versionString) }

    /// A text of the table.
    func string(_ reference: UInt32) -> String {
        String(decoding: bytes(reference), as: UTF8.self)
    }

    /// The bytes of a text or of a format program.
    @inline(__always)
    func bytes(_ reference: UInt32) -> UnsafeBufferPointer<UInt8> {
        let start = strings + Int(reference)
        return UnsafeBufferPointer(start: start + 2, count: Int(start[0]) | Int(start[1]) << 8)
    }

    /// The program that writes numbers of a rule for people of their country.
    func nationalFormat(of rule: NumberingRule.ID) -> UnsafeBufferPointer<UInt8> {
        bytes(rules[Int(rule.rawValue)].nationalFormat)
    }

    /// The program that writes numbers of a rule for people abroad.
    func internationalFormat(of rule: NumberingRule.ID) -> UnsafeBufferPointer<UInt8> {
        bytes(rules[Int(rule.rawValue)].internationalFormat)
    }

    /// One step of the automaton.
    @inline(__always)
    func successor(of node: UInt16, digit: UInt8) -> UInt16 {
        if node < firstTail { return cells[Int(node) &* Self.cellsPerNode &+ Int(digit)] }
        return tail(node).length > 0 ? node &- 1 : 0
    }

    /// The label of a node, 0 if it has none.
    @inline(__always)
    func label(of node: UInt16) -> UInt16 {
        if node < firstTail { return cells[Int(node) &* Self.cellsPerNode &+ 10] }
        return tail(node).length > 0 ? 0 : tail(node).label
    }

    /// Returns `true` if a number that subscribers may have begins with some digits and has more.
    @inline(__always)
    func begins(_ digits: DigitBuffer, from root: UInt16) -> Bool {
        guard !digits.isEmpty else { return false }
        let (node, rest) = walk(digits, from: root)
        if node == 0 || node >= firstTail && Int(tail(node).length) < rest { return false }
        let last = UInt64(truncatingIfNeeded: Int(node) &- rest)
        return unfinishedNodes[Int(truncatingIfNeeded: last &>> 6)] & 1 &<< last != 0
    }

    /// Returns `true` if digits begin with a whole number of today and have more.
    @inline(__always)
    func continues(_ digits: DigitBuffer, from root: UInt16) -> Bool {
        var node = root
        var rest = digits
        while rest.count > 1 {
            node = successor(of: node, digit: rest.removeFirst())
            if node == 0 { return false }
            if labels[Int(label(of: node))].isNumber { return true }
        }
        return false
    }

    /// The label at the end of some digits, 0 if no string of the machine is there.
    @inline(__always)
    func label(after digits: DigitBuffer, from root: UInt16) -> UInt16 {
        let (node, rest) = walk(digits, from: root)
        if node < firstTail { return cells[Int(node) &* Self.cellsPerNode &+ 10] }
        return Int(tail(node).length) == rest ? tail(node).label : 0
    }

    /// The node behind some digits, or the first tail on the way, and the number of digits that follow it; no node if the digits lead to
    /// none.
    @inline(__always)
    private func walk(_ digits: DigitBuffer, from root: UInt16) -> (node: UInt16, rest: Int) {
        var node = Int(root)
        var rest = digits.count
        var word = digits.firstWord
        // The dead node and tails aside.
        let inner = 1..<Int(firstTail)
        while true {
            let end = rest > 16 ? rest &- 16 : 0
            while rest > end {
                guard inner.contains(node) else { return (UInt16(truncatingIfNeeded: node), rest) }
                node = Int(cells[node &* Self.cellsPerNode &+ Int(word & 15)])
                word = word &>> 4
                rest &-= 1
            }
            if rest == 0 { return (UInt16(truncatingIfNeeded: node), rest) }
            word = digits.lastWord
        }
    }

    @inline(__always)
    private func tail(_ node: UInt16) -> TailRecord { tails[Int(node &- firstTail)] }

    /// The number of digits in an international prefix of a region at the front of a number; 0 if there is none.
    @inline(__always)
    func internationalPrefixLength(of digits: DigitBuffer, _ region: Int) -> Int {
        var node = regions[region].internationalPrefixRoot
        var rest = digits
        var length = 0
        var next: UInt8 = 0
        while rest.count > 0 {
            node = successor(of: node, digit: rest.removeFirst())
            if node == 0 { break }
            if label(of: node) != 0 {
                length = digits.count - rest.count
                next = rest.count > 0 ? rest.first : 1
            }
        }
        // No calling code begins with 0: such digits are a national number.
        return next == 0 ? 0 : length
    }

    /// The index of a region's record, or `nil` if the region has no plan.
    @inline(__always)
    func regionIndex(of region: RegionCode) -> Int? {
        if region == .world { return nil }
        let first = Int(region.packed >> 8) - 65
        let second = Int(region.packed & 0xFF) - 65
        let position = regionsByLetters[first * 26 + second]
        return position == 0 ? nil : Int(position) - 1
    }
}

extension PlanTable {
    package static let cellsPerNode = 11
    package static let layoutVersion: UInt32 = 7

    /// The first bytes of the table: where each section starts, in bytes from the first, and how much is in it.
    package struct Header: BitwiseCopyable {
        package var layoutVersion = PlanTable.layoutVersion
        package var planVersion: UInt32 = 0
        package var codes: UInt32 = 0
        package var plans: UInt32 = 0
        package var planCount: UInt32 = 0
        package var regions: UInt32 = 0
        package var regionCount: UInt32 = 0
        package var regionsByLetters: UInt32 = 0
        package var cells: UInt32 = 0
        package var tails: UInt32 = 0
        package var firstTail: UInt32 = 0
        package var unfinishedNodes: UInt32 = 0
        package var labels: UInt32 = 0
        package var rules: UInt32 = 0
        package var ruleCount: UInt32 = 0
        package var trunkRules: UInt32 = 0
        package var renumberings: UInt32 = 0
        package var renumberingCount: UInt32 = 0
        package var templateLists: UInt32 = 0
        package var templates: UInt32 = 0
        package var templateDigitSets: UInt32 = 0
        package var templatePositions: UInt32 = 0
        package var strings: UInt32 = 0
        package var placeholderRoot: UInt32 = 0

        package init() {}
    }

    /// The plan of one calling code.
    package struct PlanRecord: BitwiseCopyable {
        package var callingCode: UInt16 = 0
        /// Root of the machine over national significant numbers; labels point into `labels`.
        package var numbersRoot: UInt16 = 0
        package var firstRegion: UInt16 = 0
        package var regionCount: UInt16 = 0
        /// The trunk prefix that national formats of the plan write in front of most numbers; a string, empty if there
        /// is none.
        package var writtenTrunkPrefix: UInt32 = 0
        /// Root of the machine of prefixes that were dialled once; any label means yes.
        package var formerRoot: UInt16 = 0
        /// Root of the machine of digits that no subscriber's number begins with behind its area code; labels are rules.
        package var barredRoot: UInt16 = 0
        /// Bit n: subscribers' numbers have n digits behind their area code, at most 8.
        package var subscriberLengths: UInt16 = 0
        /// Bit n: some old numbers, which others replaced, have n digits, at most 15.
        package var oldLengths: UInt16 = 0

        package init() {}
    }

    /// The statements of a plan about one of its regions.
    package struct RegionRecord: BitwiseCopyable {
        /// The packed region code.
        package var region: UInt16 = 0
        package var plan: UInt16 = 0
        /// Root of the machine of possible numbers; any label means yes.
        package var possibleRoot: UInt16 = 0
        /// Root of the machine of trunk prefixes; labels point into `labels`, whose parts are trunk rules.
        package var trunkRoot: UInt16 = 0
        /// Root of the machine of international prefixes; any label means yes.
        package var internationalPrefixRoot: UInt16 = 0
        /// Root of the machine of short and emergency codes; labels are rules.
        package var shortRoot: UInt16 = 0
        /// Bit n: a trunk prefix may begin with the digit n.
        package var trunkFirstDigits: UInt16 = 0
        /// Bit n: an international prefix may begin with the digit n.
        package var internationalFirstDigits: UInt16 = 0
        /// Bit n: numbers of n digits exist.
        package var lengths: UInt32 = 0
        /// Bit n: numbers of n digits are used inside an area only.
        package var localLengths: UInt32 = 0
        /// The text that is written in front of an extension; a string, empty for the usual words.
        package var extensionPrefix: UInt32 = 0

        package init() {}
    }

    /// A node behind which only the number of digits counts, as it does for most of a subscriber's number.
    ///
    /// The tails of a label stand one after the other, by their length: the next step from one leads to the one before.
    package struct TailRecord: Hashable, BitwiseCopyable {
        /// The label behind the digits.
        package var label: UInt16
        /// The number of digits that follow.
        package var length: UInt16

        package init(label: UInt16, length: UInt16) {
            self.label = label
            self.length = length
        }
    }

    /// The label of a node: the statement about the digits that lead to it.
    package struct LabelRecord: Hashable, BitwiseCopyable {
        /// Number machine: the rule that sets the number aside. Trunk machine: the trunk rule if more digits follow.
        package var first: UInt16 = 0
        /// Number machine: the same by rules of weak sources. Trunk machine: the trunk rule at the number's end.
        package var second: UInt16 = 0
        /// Number machine: the rule of the plan that makes the number valid, and what it says, to have it at hand.
        package var general: UInt16 = 0
        package var region: UInt16 = 0
        package var categories: UInt16 = 0
        /// Number machine: the renumbering whose old numbers these are.
        package var renumbering: UInt16 = 0

        package init(first: UInt16, second: UInt16) {
            self.first = first
            self.second = second
        }

        /// `true` for the label of numbers that a rule of today takes.
        var isNumber: Bool { general | first | second != 0 }
    }

    /// A rule that decides about numbers.
    package struct RuleRecord: Hashable, BitwiseCopyable {
        package var callingCode: UInt16 = 0
        /// The packed region code.
        package var region: UInt16 = 0
        package var categories: UInt16 = 0
        package var padding: UInt16 = 0
        /// Format program: `0x80 | position` for a digit of the number, else a byte to write.
        package var nationalFormat: UInt32 = 0
        package var internationalFormat: UInt32 = 0
        package var template: UInt32 = 0
        package var note: UInt32 = 0
        package var sourceName: UInt32 = 0
        package var sourceLink: UInt32 = 0
        package var confidence: UInt32 = 0

        package init() {}
    }

    /// The change that taking off one kind of trunk prefix makes to a number.
    package struct TrunkRecord: Hashable, BitwiseCopyable {
        /// The number of digits that are taken off.
        package var consumed: UInt32 = 0
        /// Which of them are put back.
        package var captureStart: UInt32 = 0
        package var captureCount: UInt32 = 0
        /// Digits put in front of those; a string.
        package var insertion: UInt32 = 0

        package init() {}
    }

    /// The numbers that came in the place of old ones.
    package struct RenumberingRecord: Hashable, BitwiseCopyable {
        /// The rule that states the change.
        package var rule: UInt16 = 0
        /// The calling code of the new numbers.
        package var callingCode: UInt16 = 0
        /// Writes the new national number: `0x80 | position` for a digit of the old one, else a digit.
        package var program: UInt32 = 0
        /// Writes the old national number from the new one, in the same language.
        package var formerProgram: UInt32 = 0
        /// The numbers of digits in the groups of old numbers, a byte each; a string, empty where they are not known.
        package var groups: UInt32 = 0
        /// The first day of the new numbers, as `20210131`; month and day are 0 where they are not known.
        package var date: UInt32 = 0
        /// The day on which the old numbers ceased to work, in the same form; ``stillWorks``, or 0 where that is not known.
        package var end: UInt32 = 0
        /// 1 if the metadata still lists the old numbers, though nobody can have them; else 0.
        package var isListed: UInt32 = 0

        /// The end of old numbers that still work.
        package static let stillWorks: UInt32 = 1

        package init() {}
    }
}
