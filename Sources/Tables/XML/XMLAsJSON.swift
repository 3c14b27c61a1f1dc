import Archives

/// Gives XML as JSON text, in which records are found like in any other: an element is a list of one object with its attributes and elements as
/// members, or a text where it has neither. The reader of records takes lists of one name for one.
enum XMLAsJSON {
    /// Gives the text in pieces.
    ///
    /// - Throws: ``TableError``, what reading the bytes throws and what the body throws.
    static func forEachChunk(
        of stream: any ByteStream, _ limits: ExpansionLimits, _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws {
        try withoutActuallyEscaping(body) { body in
            let handler = ElementWriter(limits, body)
            try XMLReader.read(stream, handler)
            try handler.flush()
        }
    }
}

private final class ElementWriter: XMLReader.Handler {
    /// An element that has begun and not ended.
    private struct Element {
        var name: String
        /// `true` if its object has begun.
        var isWritten = false
        var isEmpty = true
        var text = ""
    }

    private var bytes: [UInt8] = []
    private var open: [Element] = []
    private var attributes: [(name: String, value: String)] = []
    private let maxLength: Int
    private let body: (ArraySlice<UInt8>) throws -> Void

    init(_ limits: ExpansionLimits, _ body: @escaping (ArraySlice<UInt8>) throws -> Void) {
        maxLength = limits.maxRecordLength
        self.body = body
    }

    func flush() throws {
        if !bytes.isEmpty { try body(bytes[...]) }
        bytes.removeAll(keepingCapacity: true)
    }

    func start(_ name: String, _ attributes: [String: String]) throws {
        beginObject()
        if open.isEmpty { bytes.append(UInt8(ascii: "{")) }
        open.append(Element(name: ElementName.title(of: name)))
        self.attributes = attributes.filter { ElementName.isOfContent(attribute: $0.key) && !$0.value.isEmpty }
            .map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
        if !self.attributes.isEmpty || ElementName.isCollection(name) { beginObject() }
        if bytes.count >= 1 << 16 { try flush() }
    }

    /// Begins the object of the last element, unless it only holds others.
    private func beginObject() {
        guard let last = open.indices.last, !open[last].isWritten else { return }
        open[last].isWritten = true
        if ElementName.isCollection(open[last].name) { return }
        write(name: open[last].name, in: last - 1)
        bytes.append(contentsOf: "[{".utf8)
        for attribute in attributes { write(attribute.value, named: ElementName.title(of: attribute.name), in: last) }
        attributes = []
    }

    private func write(name: String, in place: Int) {
        var place = place
        while place > 0, ElementName.isCollection(open[place].name) { place -= 1 }
        if place >= 0 {
            if !open[place].isEmpty { bytes.append(UInt8(ascii: ",")) }
            open[place].isEmpty = false
        }
        writeString(name)
        bytes.append(UInt8(ascii: ":"))
    }

    private func write(_ value: String, named name: String, in place: Int) {
        write(name: name, in: place)
        writeString(value)
    }

    private func writeString(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
            case 0x0A: bytes.append(contentsOf: "\\n".utf8)
            case 0x09: bytes.append(contentsOf: "\\t".utf8)
            case 0..<0x20: break
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    func text(_ text: String) throws {
        guard let last = open.indices.last else { return }
        guard open[last].text.utf8.count + text.utf8.count <= maxLength else {
            throw TableError.damaged(what: "an element of its XML has a text of more than \(maxLength) bytes")
        }
        open[last].text += text
    }

    func end(_ name: String) throws {
        guard let element = open.popLast() else { return }
        let text = element.text.withoutOuterBlanks
        let around = open.count - 1
        if ElementName.isCollection(element.name) {
            // The labels of one value are one.
            if !text.isEmpty { write(text, named: "label", in: around) }
        } else if element.isWritten {
            open.append(element)
            if !text.isEmpty { write(text, named: "value", in: open.count - 1) }
            open.removeLast()
            bytes.append(contentsOf: "}]".utf8)
        } else if around >= 0, open[around].name == "LabelCollection" {
            open[around].text = (open[around].text + " " + text).withoutOuterBlanks
        } else if !text.isEmpty {
            write(text, named: element.name, in: around)
        }
        if open.isEmpty { bytes.append(UInt8(ascii: "}")) }
    }
}

/// Names of elements in phone books.
private enum ElementName {
    /// Those whose words say less than their documentation.
    private static let titles = [
        // FRITZ!Box: https://avm.de/fileadmin/user_upload/Global/Service/Schnittstellen/X_contactSCPD.pdf
        "realName": "name", "classifier": "type", "number": "phone number", "prio": "priority",
        // Polycom: https://docs.poly.com/bundle/ucs-ag-5-9-0, "Local Contact Directory"
        "fn": "first name", "ln": "last name", "ct": "phone",
        // Yealink: https://support.yealink.com, "Yealink SIP Phones Administrator Guide", local directory
        "office_number": "office phone", "other_number": "other phone", "mobile_number": "mobile phone",
    ]

    /// The name under which the values of an element or attribute stand.
    static func title(of name: String) -> String { titles[name] ?? name }

    /// Returns `true` if an element only holds others of one kind, such as the `PhoneNumberCollection` of
    /// [Windows Contacts](https://learn.microsoft.com/en-us/previous-versions/windows/desktop/wincontacts/-wincontacts-entry-point).
    static func isCollection(_ name: String) -> Bool { name.hasSuffix("Collection") && name != "Collection" }

    /// Returns `true` if an attribute is a value of its element and not about its form.
    static func isOfContent(attribute name: String) -> Bool {
        !["xmlns", "schemaLocation", "space", "nil", "ElementID", "Version", "ModificationDate"].contains(name)
    }
}

extension String {
    /// The text without blanks and line ends at its ends.
    fileprivate var withoutOuterBlanks: String {
        var text = drop(while: \.isWhitespace)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
