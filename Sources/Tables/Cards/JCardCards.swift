import Archives

/// Reads jCard, [RFC 7095](https://www.rfc-editor.org/rfc/rfc7095): cards as lists of properties, at any depth of a JSON text.
struct JCardCards: CardConverter {
    let limits: ExpansionLimits

    func convert(
        _ stream: any ByteStream, into output: ([UInt8]) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        var walk = JSONWalk()
        var cutter = JCardCutter(maxLength: limits.maxRecordLength)
        var lost = LostRecords()
        var losses = LossCounter()
        var number = 0
        var writer = CardLineWriter()
        func take() throws {
            for card in cutter.takeCards() {
                number += 1
                guard let card else {
                    lost.count += 1
                    losses.add(.recordTooLong, record: number)
                    continue
                }
                if !Self.write(card, limits, number, &losses, into: &writer) { lost.count += 1 }
            }
            if !writer.bytes.isEmpty { try output(writer.bytes) }
            writer.removeBytes()
        }
        try StreamBytes.forEachChunk(of: stream) { chunk in
            try walk.read(chunk, &cutter)
            try take()
        }
        try walk.finish(&cutter)
        try take()
        losses.add(.noRecord, cutter.strayCount, record: 1)
        if cutter.isInsideCard { lost.count += 1 }
        lost.isCutOff = walk.isInside
        return (lost, losses.all)
    }

    /// Writes a card as lines.
    ///
    /// - Returns: `false` if the text is no card.
    private static func write(
        _ card: [UInt8], _ limits: ExpansionLimits, _ number: Int, _ losses: inout LossCounter,
        into writer: inout CardLineWriter
    ) -> Bool {
        guard let text = JSONText(card) else { return false }
        let parts = text.values(at: 0)
        guard parts.count >= 2, text.isList(at: parts[1]) else { return false }
        writer.begin()
        let properties = text.values(at: text.place(of: parts[1]))
        losses.add(.tooManyValues, max(properties.count - limits.maxValueCount, 0), record: number)
        for property in properties.prefix(limits.maxValueCount) {
            if !write(property, of: text, into: &writer) { losses.add(.noRecord, record: number) }
        }
        writer.end()
        return true
    }

    /// Writes a property: its name, parameters, type and values.
    private static func write(_ place: Int, of text: JSONText, into writer: inout CardLineWriter) -> Bool {
        guard text.isList(at: place) else { return false }
        let parts = text.values(at: text.place(of: place))
        guard parts.count >= 4, let name = text.scalar(at: parts[0]), text.isObject(at: parts[1]) else { return false }
        if name.lowercased() == "version" { return true }
        let type = text.scalar(at: parts[2])?.lowercased() ?? "text"
        var property = CardLineWriter.Property(name, type: type == "unknown" ? "" : type)
        text.forEachValue(at: text.place(of: parts[1])) { name, value in
            let values = text.isList(at: value) ? text.values(at: text.place(of: value)) : [value]
            let texts = values.compactMap { text.scalar(at: $0) }
            if name.lowercased() == "group" {
                property.group = texts.first ?? ""
            } else {
                property.parameters.append((name, texts))
            }
            return true
        }
        let isPlain = ["uri", "unknown", "date", "time", "date-time", "date-and-or-time", "timestamp", "utc-offset"]
            .contains(type)
        let values = parts.dropFirst(3).map { place -> String in
            guard text.isList(at: place) else { return Self.value(text.scalar(at: place) ?? "", isPlain: isPlain) }
            return text.values(at: text.place(of: place)).map { component in
                let values = text.isList(at: component) ? text.values(at: text.place(of: component)) : [component]
                return values.map { Self.value(text.scalar(at: $0) ?? "", isPlain: false) }.joined(separator: ",")
            }.joined(separator: ";")
        }
        writer.write(property, values.joined(separator: ","))
        return true
    }

    private static func value(_ text: String, isPlain: Bool) -> String {
        isPlain ? text : CardLineWriter.escaped(text)
    }
}

/// Cuts jCard text into its cards: the lists whose first value is `vcard`.
struct JCardCutter: JSONWalk.Visitor {
    private let maxLength: Int
    private var depth = 0
    /// The depth of the list that is the card being read; 0 without one.
    private var cardDepth = 0
    /// `true` if nothing stands in the last list that began.
    private var isListEmpty = false
    /// The text since that list began, or of the card.
    private var text: [UInt8] = []
    private var isTooLong = false
    private var cards: [[UInt8]?] = []
    /// The number of values beside the cards.
    private(set) var strayCount = 0

    init(maxLength: Int) { self.maxLength = maxLength }

    var isInsideCard: Bool { cardDepth > 0 }

    /// Gives the cards that have ended, each once; `nil` for one that is too long.
    mutating func takeCards() -> [[UInt8]?] {
        defer { cards.removeAll(keepingCapacity: true) }
        return cards
    }

    mutating func begin(isList: Bool, name: ArraySlice<UInt8>?) {
        depth += 1
        guard cardDepth == 0 else { return }
        text.removeAll(keepingCapacity: true)
        isListEmpty = isList
    }

    mutating func end() {
        if depth == cardDepth {
            cards.append(isTooLong ? nil : text)
            (cardDepth, isTooLong) = (0, false)
            text.removeAll(keepingCapacity: true)
        }
        isListEmpty = false
        depth -= 1
    }

    mutating func scalar(_ token: [UInt8], name: ArraySlice<UInt8>?) {
        guard cardDepth == 0 else { return }
        if isListEmpty, token == Array("\"vcard\"".utf8) {
            cardDepth = depth
        } else {
            strayCount += name == nil ? 1 : 0
        }
        isListEmpty = false
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard cardDepth > 0 || isListEmpty else { return }
        if text.count + bytes.count > maxLength {
            isTooLong = true
        } else if !isTooLong {
            text.append(contentsOf: bytes)
        }
    }
}

extension JSONText {
    /// The places of the values in a list or an object.
    func values(at start: Int) -> [Int] {
        var places: [Int] = []
        forEachValue(at: start) { _, value in
            places.append(value)
            return true
        }
        return places
    }

    /// Where the first byte of a value is, blanks passed over.
    func place(of start: Int) -> Int {
        var index = start
        _ = kind(at: &index)
        return index
    }

    /// Returns `true` if the value at an index is a list.
    func isList(at start: Int) -> Bool {
        var index = start
        return kind(at: &index) == .array
    }

    /// The text of a string, a number or a Boolean value; `nil` for any other.
    func scalar(at start: Int) -> String? {
        var index = start
        return kind(at: &index) == .scalar ? text(ofScalarAt: index) : nil
    }

    /// The value of a name in the object at an index; `nil` without one.
    func member(_ name: String, of start: Int) -> Int? {
        guard isObject(at: start) else { return nil }
        var found: Int?
        forEachValue(at: place(of: start)) { known, value in
            if known == name { found = value }
            return found == nil
        }
        return found
    }

    /// The text of a name in the object at an index; `nil` without one.
    func text(of name: String, in start: Int) -> String? { member(name, of: start).flatMap { scalar(at: $0) } }
}
