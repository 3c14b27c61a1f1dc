extension PhoneNumber {
    /// A pattern of phone numbers of one country: which digits they have, how they are written, and their categories.
    ///
    /// | Written | Stands for |
    /// |---|---|
    /// | `#` | any digit |
    /// | `5` | that digit |
    /// | `N` | a digit 2-9 |
    /// | `[1-36]` | one digit of a class: spans and single digits |
    /// | `{0}` | text of the national form only, the trunk prefix; not part of the number |
    /// | `{}` | nothing, and no trunk prefix either |
    /// | `<9>` | a digit of the number that the national form leaves out; also `<#>`, `<N>`, `<[1-3]>` |
    /// | `\#` | the character after the backslash as a literal |
    /// | any other character | itself: inserted when formatting, never required on input |
    ///
    /// ```swift
    /// let london: PhoneNumber.Template = "{0}20 #### ####"
    /// let argentineMobile: PhoneNumber.Template = "<9> {0}11 {15-}####-####"
    /// ```
    ///
    /// Where no braces say otherwise, the national form begins with the trunk prefix of the country's plan. Literals
    /// that hold digits or letters of the keypad are legal, but a reader has to guess whether they were meant as
    /// digits.
    public struct Template: Sendable {
        /// The steps, in the order of the text.
        public let elements: [Element]
        /// The categories of the numbers. Without any, the numbers are allowed wherever the country is.
        public var categories: Categories
        /// The text the template was read from; `nil` for one built from its elements.
        private let source: String?

        /// Reads a template that is data.
        ///
        /// Literals do not come here: ``init(_:categories:)-(StaticString,_)`` takes them without `try`.
        ///
        /// - Parameters:
        ///   - source: The text of the template.
        ///   - categories: The categories of the numbers.
        /// - Throws: ``TemplateError``, which tells the place and what was expected there.
        @_disfavoredOverload
        public init(_ source: some StringProtocol, categories: Categories = .default) throws(TemplateError) {
            let source = String(source)
            var parser = TemplateParser(source)
            elements = try parser.parse()
            self.categories = categories
            self.source = source
        }

        /// A template that is written in a program: `Template("(###) 555-####", categories: .entertainment)`.
        ///
        /// - Parameters:
        ///   - literal: The text of the template.
        ///   - categories: The categories of the numbers.
        /// - Precondition: The literal is well formed. Text that is data is a `String`, whose mistakes are thrown.
        public init(_ literal: StaticString, categories: Categories = .default) {
            self.init(stringLiteral: literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) })
            self.categories = categories
        }

        /// A template of its steps, as plan tables build it.
        package init(elements: [Element], categories: Categories) {
            self.elements = elements
            self.categories = categories
            source = nil
        }

        /// The same template with other categories.
        public func with(categories: Categories) -> Template {
            var copy = self
            copy.categories = categories
            return copy
        }

        /// The number of digits in the numbers.
        public var digitCount: Int {
            elements.reduce(0) { count, element in
                switch element {
                case .digit, .internationalDigit: count + 1
                case .nationalText, .literal: count
                }
            }
        }
    }
}

extension PhoneNumber.Template: CustomStringConvertible {
    /// The text the template was read from, character by character, or the canonical text of its steps.
    public var description: String {
        source ?? elements.reduce(into: "") { $0 += $1.description }
    }
}

extension PhoneNumber.Template: Hashable {
    /// Templates are equal when their steps and categories are, however they were spelled.
    public static func == (left: Self, right: Self) -> Bool {
        left.categories == right.categories && left.elements == right.elements
    }

    /// Hashes the categories and steps.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(categories)
        hasher.combine(elements)
    }
}

extension PhoneNumber.Template: ExpressibleByStringLiteral {
    /// A template with the default categories, written in a program.
    ///
    /// - Precondition: The literal is well formed. Read text that is data with ``init(_:categories:)``.
    public init(stringLiteral value: String) {
        do throws(PhoneNumber.TemplateError) {
            try self.init(value)
        } catch {
            preconditionFailure("malformed template")
        }
    }
}
