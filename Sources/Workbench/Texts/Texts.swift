import Markup

/// The texts of the pages in one language.
struct Texts: Sendable {
    let language: Language
    private let table: TextTable

    /// The texts in the language of the reader whose request is being answered.
    @TaskLocal static var current = english

    private static let english = Texts(language: .english, table: table(of: .english))
    private static let german = Texts(language: .german, table: table(of: .german))
    private static let mirrored = Texts(language: .mirrored, table: table(of: .english).mirrored)

    /// The texts of a language.
    static func of(_ language: Language) -> Texts {
        switch language {
        case .english: english
        case .german: german
        case .mirrored: mirrored
        }
    }

    /// The table as it stands in its file, that of English with the sentences of the layers below.
    static func table(of language: Language) -> TextTable {
        let table = TextTable(
            Asset(named: "\(language.rawValue).txt").map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")
        return language == .english ? table.withSentences : table
    }

    /// Returns a closure that runs in the language of the caller wherever it is called.
    static func keepingLanguage<Result>(_ body: @escaping @Sendable () throws -> Result)
        -> @Sendable () throws -> Result
    {
        let texts = current
        return { try $current.withValue(texts) { try body() } }
    }

    // MARK: Texts

    /// Returns `true` if there is a text of a key.
    func has(_ key: String) -> Bool { table.messages[key] != nil }

    /// The forms of the texts whose keys begin so, by their keys.
    func forms(_ prefix: String) -> [String: [PluralCategory?: Message]] {
        table.messages.filter { $0.key.hasPrefix(prefix) }
    }

    /// A text as a part of a page.
    func html(_ text: Text) -> HTML {
        guard let pieces = pieces(of: text) else {
            return text.isEnglish ? HTML(english: text.missing) : HTML(shown: text.missing)
        }
        return html(pieces, text)
    }

    /// A text without markup, for attributes and answers.
    func plain(_ text: Text) -> String {
        guard let pieces = pieces(of: text) else { return VisibleText.plain(text.missing, isVerbatim: false) }
        return plain(pieces, text)
    }

    private func pieces(of text: Text) -> [Message.Piece]? {
        guard let forms = table.messages[text.key] else { return nil }
        if case .count(let count)? = text.values["count"], let form = forms[PluralCategory(count, in: language)] {
            return form.pieces
        }
        return (forms[nil] ?? forms[.other])?.pieces
    }

    private func html(_ pieces: [Message.Piece], _ text: Text) -> HTML {
        var whole = HTML()
        for piece in pieces {
            switch piece {
            case .literal(let literal): whole.append(HTML(text: literal))
            case .parameter(let name):
                switch text.values[name] {
                case .text(let value): whole.append(element(value))
                case .shown(let value): whole.append(HTML(shown: value, limit: Self.valueLimit))
                case .count(let count): whole.append(HTML(count: count))
                case .html(let html): whole.append(html)
                case .of(let other): whole.append(html(other))
                case .element, nil: break
                }
            case .element(let name, let inner):
                guard case .element(let opening, let closing)? = text.values[name] else { continue }
                whole.append(opening)
                whole.append(html(inner, text))
                whole.append(closing)
            }
        }
        return whole
    }

    private func plain(_ pieces: [Message.Piece], _ text: Text) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let literal): literal
            case .parameter(let name):
                switch text.values[name] {
                case .text(let value): isolated(value)
                case .shown(let value): isolated(VisibleText.plain(value, isVerbatim: false))
                case .count(let count): grouped(count)
                case .of(let other): plain(other)
                case .html, .element, nil: ""
                }
            case .element(_, let inner): plain(inner, text)
            }
        }.joined()
    }

    /// The longest value of a file in a text.
    private static let valueLimit = 400

    /// A value that keeps its own direction among words of the other one.
    func isolated(_ value: String) -> String { language.direction == "rtl" ? "\u{2068}\(value)\u{2069}" : value }

    private func element(_ value: String) -> HTML {
        language.direction == "rtl" ? Tag.bdi { value } : HTML(text: value)
    }

    // MARK: Numbers

    /// A whole number in groups of three digits.
    func grouped(_ count: Int) -> String {
        let separator = plain(Text("format.group"))
        let digits = String(abs(count))
        var grouped = count < 0 ? "−" : ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { grouped += separator }
            grouped.append(digit)
        }
        return grouped
    }

    /// A share in percent, with one digit behind the point where it is near nothing or all.
    func percent(_ share: Double) -> String {
        let percent = share * 100
        let number =
            percent < 10 || percent > 99 && percent < 100
            ? "\((percent * 10).rounded() / 10)".replacing(".", with: plain(Text("format.point")))
            : "\(Int(percent.rounded()))"
        return plain(Text("format.percent", ["number": .text(number)]))
    }
}
