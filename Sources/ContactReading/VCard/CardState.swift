import ContactModel

/// The state of the card being read.
struct CardState: Sendable {
    /// `true` if a card is open.
    var isOpen = false
    /// `true` if the card was opened by a property, for want of its first line.
    var isImplied = false
    /// Cards open inside this one, under `AGENT`.
    var nestedDepth = 0
    /// `true` if the last property was an `AGENT` without value: its card follows.
    var expectsNested = false
    /// Calendars and other components open between cards.
    var foreignDepth = 0
    /// `true` if the text between two cards has been reported.
    var hasReportedJunk = false
    /// `true` if the last line between cards is the start of one that begins a card.
    var isBegun = false
    var version = CardVersion.v30
    /// `true` if the card holds anything that makes it a contact.
    var hasContent = false
    /// `true` if an address as it is printed stands in a property of its own.
    var hasPrintedAddress = false
    /// Offset after the last line read, without its line end.
    var lastEnd = 0
    /// Length of the last physical line.
    var lastLength = 0
    /// The last number given to a group of values.
    var lastGroup: UInt16 = 0
    /// Groups by name, `item1` and their like.
    var groups: [Group] = []
    /// The names of the groups, one after the other.
    var groupNames: [UInt8] = []
    /// The texts beside e-mail addresses.
    var mailboxNames = MailboxNames()
    /// Properties that may say more than their fields.
    var pending: [PendingProperty] = []
    /// Their texts, one after the other.
    var keptText: [UInt8] = []
    /// The value of the line being read as it was written, if it says more than its fields: a date with a time, components with several
    /// values.
    var writtenValue: Range<Int>?
    /// Findings of the line being read.
    var findings: [Finding] = []
    /// The kind of the last value, if text can be added to its end.
    var lastKind: Contact.Field.Kind?

    /// A group and the label that `X-ABLabel` gives it.
    struct Group: Sendable {
        var name: Range<Int>
        var number: UInt16
        var label: Range<Int>?
    }

    /// Starts a new card.
    mutating func open(isImplied: Bool) {
        isOpen = true
        self.isImplied = isImplied
        nestedDepth = 0
        expectsNested = false
        hasReportedJunk = false
        isBegun = false
        version = .v30
        hasContent = false
        hasPrintedAddress = false
        lastGroup = 0
        lastKind = nil
        groups.removeAll(keepingCapacity: true)
        groupNames.removeAll(keepingCapacity: true)
        mailboxNames.removeAll()
        pending.removeAll(keepingCapacity: true)
        keptText.removeAll(keepingCapacity: true)
    }

    /// Keeps a text until the card is closed.
    mutating func keep(_ text: some Collection<UInt8>) -> Range<Int> {
        let start = keptText.count
        keptText.append(contentsOf: text)
        return start..<keptText.count
    }

    /// A number for values that belong together.
    mutating func newGroup() -> UInt16 {
        if lastGroup < .max { lastGroup += 1 }
        return lastGroup
    }

    /// The index in `groups` of a group's name, in any case.
    mutating func group(named name: Bytes) -> Int {
        for (index, group) in groups.enumerated() where group.name.count == name.count {
            if zip(groupNames[group.name], name).allSatisfy({ $0 == ASCII.lowercased($1) }) { return index }
        }
        let start = groupNames.count
        for byte in name { groupNames.append(ASCII.lowercased(byte)) }
        groups.append(Group(name: start..<groupNames.count, number: newGroup()))
        return groups.count - 1
    }
}

/// One property of a card: its line, cut.
struct Property {
    let name: PropertyName
    let head: PropertyHead
    let line: Bytes
    /// The line's number in the source.
    let number: Int
    let offset: Int
    let hasHigh: Bool

    @inline(__always)
    var value: Bytes { line.clampedSlice(head.valueStart, line.count) }

    @inline(__always)
    func part(_ part: PropertyHead.Part) -> Bytes { part.of(line) }

    /// The value of a parameter; empty if there is none.
    func value(of parameter: PropertyHead.Parameter) -> Bytes { head.value(of: parameter, in: line) }

    /// The name for people.
    var title: String { part(head.name).text }
}
