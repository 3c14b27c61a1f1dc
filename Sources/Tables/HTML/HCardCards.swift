import Archives

/// Reads the cards in HTML: [h-card](https://microformats.org/wiki/h-card) of microformats2, and
/// [hCard](https://microformats.org/wiki/hcard) before it.
struct HCardCards: CardConverter {
    let limits: ExpansionLimits

    func convert(
        _ stream: any ByteStream, into output: ([UInt8]) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        var tokens = HTMLTokens()
        var page = HCardPage(limits)
        func give() throws {
            let text = page.takeText()
            if !text.isEmpty { try output(text) }
        }
        try StreamBytes.forEachChunk(of: stream) { chunk in
            tokens.read(chunk) { page.read($0) }
            try give()
        }
        tokens.finish { page.read($0) }
        page.finish()
        try give()
        var losses = page.losses
        losses.add(.recordTooLong, tokens.cutCount, record: 1)
        return (page.lost, losses.all)
    }
}

/// The elements of a page that are open, and the cards that they make up.
private struct HCardPage {
    /// An element of a card that is open.
    private struct Element {
        var name: String
        var attributes: [String: String]
        /// The properties of the card that the element is the value of.
        var properties: [String] = []
        /// `true` if the element is a card.
        var isCard = false
        var text = ""
        /// The parts of the text that are marked as the value, and the types that stand beside it.
        var value = ""
        var types: [String] = []
        var isValue = false
        var isType = false
    }

    private struct Card {
        var depth: Int
        var values: [(name: String, text: String, types: [String])] = []
        var byteCount = 0
    }

    private var open: [Element] = []
    private var cards: [Card] = []
    private var writer = CardLineWriter()
    private var number = 0
    private(set) var lost = LostRecords()
    private(set) var losses = LossCounter()
    private let limits: ExpansionLimits

    private static let empty: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    private static let maxDepth = 1000

    init(_ limits: ExpansionLimits) { self.limits = limits }

    mutating func takeText() -> [UInt8] {
        defer { writer.removeBytes() }
        return writer.bytes
    }

    mutating func finish() { while !open.isEmpty { close() } }

    mutating func read(_ token: HTMLTokens.Token) {
        switch token {
        case .text(let text): if !cards.isEmpty { append(text) }
        case .start(let name, let attributes, let isClosed): begin(name, attributes, isClosed: isClosed)
        case .end(let name):
            guard let place = open.lastIndex(where: { $0.name == name }) else { return }
            while open.count > place { close() }
        }
    }

    private mutating func append(_ text: String) {
        guard let card = cards.indices.last, let last = open.indices.last else { return }
        cards[card].byteCount += text.utf8.count
        guard cards[card].byteCount <= limits.maxRecordLength else { return }
        open[last].text += text
    }

    private mutating func begin(_ name: String, _ attributes: [String: String], isClosed: Bool) {
        let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
        var element = Element(name: name, attributes: attributes)
        let isOfCard = !cards.isEmpty
        if isOfCard {
            element.properties = classes.compactMap(HCardNames.property)
            element.isValue = classes.contains("value")
            element.isType = classes.contains("type")
        }
        // A card that is the value of a property, such as an organization, is a part of the one around it.
        if classes.contains("h-card") || classes.contains("vcard"), element.properties.isEmpty {
            element.isCard = true
            number += 1
            cards.append(Card(depth: open.count))
        }
        guard element.isCard || isOfCard || !cards.isEmpty else { return }
        if name == "br" { append("\n") }
        guard open.count < Self.maxDepth else {
            return losses.add(.tooDeep, element.properties.count, record: number)
        }
        open.append(element)
        if isClosed || Self.empty.contains(name) { close() }
    }

    private mutating func close() {
        guard let element = open.popLast() else { return }
        let text = element.text
        if let last = open.indices.last {
            open[last].text += text
            if element.isValue { open[last].value += own(element) }
            if element.isType {
                open[last].types += text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
            }
            if !element.isValue, !element.isType {
                open[last].value += element.properties.isEmpty ? element.value : ""
                if element.properties.isEmpty { open[last].types += element.types }
            }
        }
        if element.isCard { return endCard(element) }
        guard let card = cards.indices.last else { return }
        for property in element.properties {
            let value = HTMLText.shown(element.value.isEmpty ? own(element, of: property) : element.value)
            guard !value.isEmpty else { continue }
            if cards[card].values.count < limits.maxValueCount {
                cards[card].values.append((property, value, element.types))
            } else {
                losses.add(.tooManyValues, record: number)
            }
        }
    }

    /// The value of an element: that of an attribute, for elements that have it there, or its text.
    private func own(_ element: Element, of property: String = "") -> String {
        let link = element.attributes["href"] ?? element.attributes["src"] ?? element.attributes["data"]
        if HCardNames.areAddresses.contains(property), let link { return link }
        if property == "tel" || property == "email", let link, HTMLText.shown(element.text).isEmpty { return link }
        if property == "email", let link, link.lowercased().hasPrefix("mailto:") { return link }
        if element.name == "time", let date = element.attributes["datetime"] { return date }
        if element.name == "data" || element.name == "input", let value = element.attributes["value"] { return value }
        if element.name == "abbr", let title = element.attributes["title"] { return title }
        if element.name == "img", let text = element.attributes["alt"] { return text }
        return element.text
    }

    private mutating func endCard(_ element: Element) {
        guard var card = cards.popLast() else { return }
        if card.byteCount > limits.maxRecordLength {
            lost.count += 1
            return losses.add(.recordTooLong, record: number)
        }
        // A card without marked values has the name that it shows: https://microformats.org/wiki/microformats2-parsing#parsing_for_implied_properties
        if !card.values.contains(where: { ["fn", "n", "given-name", "family-name", "org"].contains($0.name) }) {
            let name = HTMLText.shown(element.attributes["alt"] ?? element.text)
            if !name.isEmpty, name.count <= 200 { card.values.insert(("fn", name, []), at: 0) }
            if let link = element.attributes["href"], !card.values.contains(where: { $0.name == "url" }) {
                card.values.append(("url", link, []))
            }
        }
        write(card)
    }

    private mutating func write(_ card: Card) {
        func all(_ name: String) -> [String] { card.values.filter { $0.name == name }.map(\.text) }
        writer.begin()
        for value in card.values {
            switch value.name {
            case "tel": writer.text("TEL", withoutScheme(value.text, "tel:"), types: value.types)
            case "email": writer.text("EMAIL", address(value.text), types: value.types)
            default: if let name = HCardNames.texts[value.name] { writer.text(name, value.text) }
            }
        }
        let names = ["family-name", "given-name", "additional-name", "honorific-prefix", "honorific-suffix"]
        writer.components(CardLineWriter.Property("N"), names.map(all))
        let address = [
            "post-office-box", "extended-address", "street-address", "locality", "region", "postal-code",
            "country-name",
        ]
        writer.components(CardLineWriter.Property("ADR"), address.map(all))
        if address.allSatisfy({ all($0).isEmpty }), let text = all("adr").first ?? all("label").first {
            var property = CardLineWriter.Property("ADR")
            property.parameters = [("LABEL", [text])]
            writer.write(property, ";;;;;;")
        }
        let organization = all("organization-name").isEmpty ? all("org") : all("organization-name")
        writer.components(
            CardLineWriter.Property("ORG"), [organization.prefix(1).map { $0 }] + all("organization-unit").map { [$0] })
        for other in organization.dropFirst() { writer.text("ORG", other) }
        writer.end()
    }

    private func withoutScheme(_ text: String, _ scheme: String) -> String {
        text.lowercased().hasPrefix(scheme) ? String(text.dropFirst(scheme.count)) : text
    }

    private func address(_ text: String) -> String {
        String(withoutScheme(text, "mailto:").prefix { $0 != "?" })
    }
}

/// The names of properties.
private enum HCardNames {
    /// The property of a class: `p-tel` of microformats2, or `tel`.
    static func property(_ name: String) -> String? {
        for prefix in ["p-", "u-", "dt-", "e-"] where name.hasPrefix(prefix) {
            let name = String(name.dropFirst(prefix.count))
            return name == "name" ? "fn" : name == "job-title" ? "title" : name
        }
        return classic.contains(name) ? name : nil
    }

    /// Properties whose value is an address of the Internet.
    static let areAddresses: Set<String> = ["url", "photo", "logo", "uid", "impp", "sound", "key"]

    /// Properties that are a text in vCard.
    static let texts = [
        "fn": "FN", "nickname": "NICKNAME", "url": "URL", "photo": "PHOTO", "note": "NOTE", "title": "TITLE",
        "role": "ROLE", "bday": "BDAY", "anniversary": "ANNIVERSARY", "category": "CATEGORIES", "uid": "UID",
        "impp": "IMPP", "logo": "LOGO", "gender-identity": "X-GENDER", "sex": "GENDER", "tz": "TZ", "rev": "REV",
    ]

    /// The classes of hCard.
    private static let classic: Set<String> = [
        "fn", "given-name", "family-name", "additional-name", "honorific-prefix", "honorific-suffix", "nickname", "tel",
        "email", "url", "photo", "logo", "adr", "label", "post-office-box", "extended-address", "street-address",
        "locality", "region", "postal-code", "country-name", "org", "organization-name", "organization-unit", "title",
        "role", "note", "bday", "category", "uid", "tz", "rev",
    ]
}
