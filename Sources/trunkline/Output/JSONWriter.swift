/// Writes JSON, [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259), member by member in the order of the calls.
struct JSONWriter {
    private var bytes: [UInt8] = []
    private var needsComma = false

    /// What was written, with a line end.
    var line: [UInt8] { bytes + [UInt8(ascii: "\n")] }

    /// Writes an object whose members `body` writes.
    mutating func object(_ body: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "{"))
        body(&self)
        close(UInt8(ascii: "}"))
    }

    /// Writes a member that is an object.
    mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
        key(name)
        object(body)
    }

    /// Writes a member that is an array, with `body` for each element.
    mutating func array<Element>(_ name: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
        key(name)
        open(UInt8(ascii: "["))
        for element in elements { body(&self, element) }
        close(UInt8(ascii: "]"))
    }

    /// Writes a member that is text.
    mutating func member(_ name: String, _ text: String) {
        key(name)
        string(text)
    }

    /// Writes a member that is a number.
    mutating func member(_ name: String, _ number: Int) {
        key(name)
        self.number(number)
    }

    /// Writes text.
    mutating func string(_ text: String) {
        separate()
        JSONText.write(text.utf8.span, to: &bytes)
        needsComma = true
    }

    /// Writes a number.
    mutating func number(_ number: Int) {
        separate()
        bytes += String(number).utf8
        needsComma = true
    }

    private mutating func key(_ name: String) {
        separate()
        JSONText.write(name.utf8.span, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }
}
