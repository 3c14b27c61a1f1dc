import ContactModel
import FormFields

/// Validates states of the United States, and gives their postal codes.
struct StateCheck {
    /// For each pair of letters, at 26 times the first plus the second: `true` if it is the code of a state.
    private let isCode: [Bool]
    /// Texts that were read before and the codes of their states, each in the place that its length and its ends give it.
    private var known = [(text: [UInt8], code: String?)](repeating: ([], nil), count: places)

    private static let places = 256

    init() {
        var isCode = [Bool](repeating: false, count: 26 * 26)
        for state in USState.all {
            var code = state.code
            isCode[code.withUTF8 { Self.index(of: Span(_unsafeElements: $0)) }] = true
        }
        self.isCode = isCode
    }

    /// The issue of the state of an address in the United States; `nil` if there is such a state.
    mutating func issue(in text: Span<UInt8>) -> FieldIssue? {
        if isPlainCode(text) || code(text) != nil { return nil }
        return FieldIssue(.unknownState, .warning, .state)
    }

    /// The postal code of the state; `nil` if the text is that code already, or no state.
    mutating func normalized(_ text: Span<UInt8>) -> String? {
        guard let code = code(text) else { return nil }
        return code.utf8.elementsEqual(text.copied) ? nil : code
    }

    private func isPlainCode(_ text: Span<UInt8>) -> Bool {
        text.count == 2 && TextScan.isLetter(text[0]) && TextScan.isLetter(text[1]) && isCode[Self.index(of: text)]
    }

    private static func index(of code: Span<UInt8>) -> Int {
        Int((code[0] | 0x20) &- 0x61) * 26 + Int((code[1] | 0x20) &- 0x61)
    }

    private mutating func code(_ text: Span<UInt8>) -> String? {
        guard !text.isEmpty else { return nil }
        let place = (text.count &* 64 &+ Int(text[0]) &* 7 &+ Int(text[text.count - 1])) % Self.places
        if text.isEqual(to: known[place].text) { return known[place].code }
        let code = Self.read(String(copying: text))?.code
        known[place] = (text.copied, code)
        return code
    }

    /// The state of a code, a name or a traditional abbreviation, perhaps as ISO 3166-2 writes it.
    private static func read(_ text: String) -> USState? {
        if let state = USState(text) { return state }
        let code = text.lowercased().filter { $0 != "." && !$0.isWhitespace }
        return code.hasPrefix("us-") ? USState(code: code.dropFirst(3)) : nil
    }
}
