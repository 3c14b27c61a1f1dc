public import ContactModel
import ContactReading
import JSONWriting

/// Writes cards as jCard, [RFC 7095](https://www.rfc-editor.org/rfc/rfc7095): properties as arrays, values without escapes.
struct CardJSON: CardSink {
    let version = CardFormat.v40
    private var json = JSONWriter()
    /// `true` if the value that is written has parts in an array of their own.
    private var isStructure = false
    private var hasType = false

    /// Appends what was written to a buffer, and forgets it.
    mutating func take(into buffer: inout [UInt8]) {
        buffer.append(contentsOf: json.bytes)
        json.removeBytes()
    }

    /// Forgets that there is a card before the next one.
    mutating func resume() { json.reset() }

    /// Begins the array of all cards.
    mutating func beginDocument() { json.beginArray() }

    /// Ends it.
    mutating func endDocument() {
        json.endLine()
        json.endArray()
        json.endDocument()
    }

    mutating func beginCard() {
        json.endLine()
        json.beginArray()
        json.string("vcard")
        json.beginArray()
        json.array {
            $0.string("version")
            $0.object { _ in }
            $0.string("text")
            $0.string("4.0")
        }
    }

    mutating func endCard() {
        json.endArray()
        json.endArray()
    }

    mutating func begin(_ name: Bytes, group: Int) {
        beginProperty(String(decoding: name, as: UTF8.self), group: group > 0 ? "item\(group)" : "")
    }

    mutating func types(_ words: [StaticString]) {
        guard !words.isEmpty else { return }
        json.key("type")
        if words.count == 1 { return json.string("\(words[0])") }
        json.array { json in for word in words { json.string("\(word)") } }
    }

    mutating func parameter(_ name: StaticString, _ value: Bytes) {
        // The type of the value has a place of its own.
        if "\(name)" == "VALUE" { return }
        json.key(text: "\(name)".lowercased())
        json.string(utf8: Array(value)[...])
    }

    mutating func text(_ value: Bytes) { write(value, type: "text") }

    mutating func plain(_ value: Bytes, type: CardValueType) {
        write(value, type: "\(type.name)")
    }

    mutating func part(_ value: Bytes, isFirst: Bool, isList: Bool) {
        if isFirst {
            beginValue("text")
            isStructure = !isList
            if isStructure { json.beginArray() }
        }
        json.string(utf8: Array(value)[...])
    }

    mutating func parts(_ values: [[UInt8]], isFirst: Bool) {
        guard values.count > 1 else {
            return (values.first ?? []).withUnsafeBufferPointer { part($0, isFirst: isFirst, isList: false) }
        }
        if isFirst {
            beginValue("text")
            isStructure = true
            json.beginArray()
        }
        json.array { json in for value in values { json.string(utf8: value[...]) } }
    }

    mutating func beginKept(group: String, name: String) { beginProperty(name, group: group) }

    mutating func keptParameter(_ name: String, _ values: [String]) {
        json.key(text: name.lowercased())
        if values.count == 1 { return json.string(values[0]) }
        json.array { json in for value in values { json.string(value) } }
    }

    /// RFC 7095, section 5.1: the value of a property that nobody knows stays as it is.
    mutating func raw(_ value: Bytes) { write(value, type: "unknown") }

    mutating func end() {
        if !hasType { write(Bytes(start: nil, count: 0), type: "text") }
        if isStructure { json.endArray() }
        json.endArray()
    }

    private mutating func beginProperty(_ name: String, group: String) {
        isStructure = false
        hasType = false
        json.beginArray()
        json.string(name.lowercased())
        json.beginObject()
        if !group.isEmpty {
            json.key("group")
            json.string(group)
        }
    }

    private mutating func beginValue(_ type: String) {
        hasType = true
        json.endObject()
        json.string(type)
    }

    private mutating func write(_ value: Bytes, type: String) {
        beginValue(type)
        json.string(utf8: Array(value)[...])
    }
}

/// Writes contacts as jCard: an array of cards, with the properties of vCard 4.0.
public struct JCardWriter: ContactWriter, Sendable {
    private var composer = CardComposer(CardJSON())

    /// A writer at the start of a document.
    public init() {}

    /// A comma: cards are elements of one array.
    public static var separator: StaticString { "," }

    /// Prepares for cards that stand behind those of another writer.
    public mutating func resume() { composer.sink.resume() }

    /// Begins the array of cards.
    public mutating func begin(into output: inout [UInt8]) {
        composer.sink.beginDocument()
        composer.sink.take(into: &output)
    }

    /// Writes one contact as a card.
    public mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8]) {
        composer.write(contact)
        composer.sink.take(into: &output)
    }

    /// Ends the array.
    public mutating func finish(into output: inout [UInt8]) {
        composer.sink.endDocument()
        composer.sink.take(into: &output)
    }
}
