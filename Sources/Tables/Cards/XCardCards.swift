import Archives

/// Reads xCard, [RFC 6351](https://www.rfc-editor.org/rfc/rfc6351): cards as XML.
struct XCardCards: CardConverter {
    let limits: ExpansionLimits

    func convert(
        _ stream: any ByteStream, into output: ([UInt8]) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        try withoutActuallyEscaping(output) { output in
            let handler = XCardHandler(limits, output)
            try XMLReader.read(stream, handler)
            return (handler.lost, handler.losses.all)
        }
    }
}

private final class XCardHandler: XMLReader.Handler {
    /// The parameters and values of the property that is open.
    private var property: CardLineWriter.Property?
    private var values: [(name: String, text: String)] = []
    private var parameter: (name: String, values: [String])?
    private var path: [String] = []
    private var group = ""
    private var text = ""
    private var byteCount = 0
    private var isInCard = false
    private var isTooLong = false
    private var number = 0
    private var writer = CardLineWriter()
    private(set) var lost = LostRecords()
    private(set) var losses = LossCounter()
    private let limits: ExpansionLimits
    private let output: ([UInt8]) throws -> Void

    init(_ limits: ExpansionLimits, _ output: @escaping ([UInt8]) throws -> Void) {
        self.limits = limits
        self.output = output
    }

    func start(_ name: String, _ attributes: [String: String]) {
        let name = name.lowercased()
        text = ""
        guard isInCard else {
            if name == "vcard" {
                (isInCard, isTooLong, byteCount) = (true, false, 0)
                path = []
                number += 1
                writer.begin()
            }
            return
        }
        path.append(name)
        if name == "group", path.count == 1 {
            group = attributes["name"] ?? ""
            path = []
        } else if path.count == 1 {
            property = CardLineWriter.Property(name)
            property?.group = group
            values = []
        } else if path.count == 3, path[1] == "parameters" {
            parameter = (name, [])
        }
    }

    func text(_ text: String) {
        guard isInCard, !isTooLong else { return }
        byteCount += text.utf8.count
        if byteCount > limits.maxRecordLength { isTooLong = true } else { self.text += text }
    }

    func end(_ name: String) throws {
        let name = name.lowercased()
        guard isInCard else { return }
        if path.isEmpty {
            if name == "group" { group = "" }
            if name == "vcard" { try endCard() }
            return
        }
        if path.count == 4, path[1] == "parameters" {
            parameter?.values.append(text)
        } else if path.count == 3, path[1] == "parameters" {
            if let parameter { property?.parameters.append(parameter) }
            parameter = nil
        } else if path.count == 2, path[1] != "parameters" {
            values.append((name, text))
        } else if path.count == 1 {
            endProperty()
        }
        text = ""
        path.removeLast()
    }

    /// The components of structured values, in their order: [RFC 6351](https://www.rfc-editor.org/rfc/rfc6351), appendix A.
    private static let structures: [String: [String]] = [
        "n": ["surname", "given", "additional", "prefix", "suffix"],
        "adr": ["pobox", "ext", "street", "locality", "region", "code", "country"],
        "gender": ["sex", "identity"],
    ]

    private func endProperty() {
        guard var property else { return }
        self.property = nil
        let plain: Set<String> = [
            "uri", "date", "time", "date-time", "date-and-or-time", "timestamp", "utc-offset", "language-tag",
            "unknown",
        ]
        if let order = Self.structures[property.name] {
            return writer.components(property, order.map { name in values.filter { $0.name == name }.map(\.text) })
        }
        let type = values.first?.name ?? "text"
        property.type = type == "unknown" ? "" : type
        let separator = property.name == "org" ? ";" : ","
        let texts = values.map { plain.contains($0.name) ? $0.text : CardLineWriter.escaped($0.text) }
        if !values.isEmpty { writer.write(property, texts.joined(separator: separator)) }
    }

    private func endCard() throws {
        isInCard = false
        if isTooLong {
            lost.count += 1
            losses.add(.recordTooLong, record: number)
        } else {
            writer.end()
            try output(writer.bytes)
        }
        writer.removeBytes()
    }
}
