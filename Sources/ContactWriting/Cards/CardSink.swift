import ContactReading

/// Where the properties of cards go: lines of a vCard file, or JSON.
///
/// A property is written by `begin`, parameters, one of the values, and `end`.
protocol CardSink: Sendable {
    /// The version of vCard whose rules hold.
    var version: CardFormat { get }

    mutating func beginCard()
    mutating func endCard()

    /// Begins a property. A group above 0 is written as `item` and the number.
    mutating func begin(_ name: Bytes, group: Int)
    /// Adds the types, in lower case.
    mutating func types(_ words: [StaticString])
    /// Adds a parameter.
    mutating func parameter(_ name: StaticString, _ value: Bytes)
    /// Writes a text.
    mutating func text(_ value: Bytes)
    /// Writes a value whose type is not text and in which commas and semicolons have no meaning.
    mutating func plain(_ value: Bytes, type: CardValueType)
    /// Writes one part of a value that has several. A list has commas between its parts, a structure semicolons.
    mutating func part(_ value: Bytes, isFirst: Bool, isList: Bool)
    /// Writes one part of a structure, which has several values.
    mutating func parts(_ values: [[UInt8]], isFirst: Bool)
    /// Begins a property that is kept from another card.
    mutating func beginKept(group: String, name: String)
    /// Adds a parameter of such a property.
    mutating func keptParameter(_ name: String, _ values: [String])
    /// Writes the value of such a property as it is, with its escapes.
    mutating func raw(_ value: Bytes)
    mutating func end()
}

/// The versions of vCard that are written.
public enum CardFormat: Sendable {
    /// [RFC 2426](https://www.rfc-editor.org/rfc/rfc2426).
    case v30
    /// [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350).
    case v40
}

/// Types of values, as RFC 6350 and RFC 7095 name them.
enum CardValueType {
    case uri, timestamp, unknown
    /// Dates have different forms in lines and in JSON: the sink is given `1985-04-12`, `--04-12` or `---12`.
    case date
    /// A date with a time, in the extended form: `1985-04-12T14:00:00Z`.
    case moment

    var name: StaticString {
        switch self {
        case .uri: "uri"
        case .timestamp: "timestamp"
        case .unknown: "unknown"
        case .date: "date"
        case .moment: "date-and-or-time"
        }
    }
}

extension CardSink {
    /// Writes the component at a position of a structure whose components have several values; an empty one behind the last.
    mutating func component(_ position: Int, of lists: [[[UInt8]]]) {
        parts(position < lists.count ? lists[position] : [[]], isFirst: position == 0)
    }

    /// Begins a property.
    mutating func begin(_ name: StaticString, group: Int = 0) {
        begin(Bytes(start: name.utf8Start, count: name.utf8CodeUnitCount), group: group)
    }

    /// Adds a parameter.
    mutating func parameter(_ name: StaticString, _ value: StaticString) {
        parameter(name, Bytes(start: value.utf8Start, count: value.utf8CodeUnitCount))
    }

    /// Writes a text.
    mutating func text(_ value: StaticString) {
        text(Bytes(start: value.utf8Start, count: value.utf8CodeUnitCount))
    }
}
