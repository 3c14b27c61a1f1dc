/// A state of the United States, or another part that the postal service treats as one.
public struct USState: Hashable, Sendable {
    /// The kind of a part of the country.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// One of the fifty states.
        case state
        /// The District of Columbia.
        case district
        /// A territory.
        case territory
        /// A sovereign state served by the postal service under a compact of free association.
        case freelyAssociated
        /// A region of the military mail.
        case armedForces
    }

    /// The postal code of two letters, such as `NY`.
    public let code: String
    /// The name, such as `New York`.
    public let name: String
    /// The kind of the part.
    public let kind: Kind
    /// Everything that stands for the state: for each spelling its words, and for each word its forms.
    let spellings: [[[String]]]

    init(_ code: String, _ name: String, _ kind: Kind = .state, _ abbreviations: String...) {
        self.code = code
        self.name = name
        self.kind = kind
        spellings = Self.spellings(of: [code, name] + abbreviations)
    }

    /// The state of a postal code, in capitals or not; spaces around it are ignored.
    public init?(code: some StringProtocol) {
        let code = Self.words(in: code)
        guard code.count == 1, let state = Self.all.first(where: { $0.code.lowercased() == code[0] }) else {
            return nil
        }
        self = state
    }

    /// The state of a name, in capitals or not; spaces around it are ignored.
    public init?(name: some StringProtocol) {
        let name = Self.words(in: name).joined(separator: " ")
        guard let state = Self.all.first(where: { $0.name.lowercased() == name }) else { return nil }
        self = state
    }

    /// The state of a postal code, a name or a traditional abbreviation.
    ///
    /// Case does not matter, dots may be there or not, and points of the compass may be abbreviated: `Calif.`, `N.Y.`,
    /// `Mass`, `W. Virginia`, `So. Car.`, `D.C.`.
    public init?(_ text: some StringProtocol) {
        guard let state = Self(code: text) ?? Self(name: text) ?? Self.abbreviated(text) else { return nil }
        self = state
    }

    /// The words of a text in small letters, as white space separates them.
    private static func words(in text: some StringProtocol) -> [String] {
        text.split { $0.isWhitespace }.map { $0.lowercased() }
    }

    /// The name if the text is that, otherwise the code.
    func spelled(like text: String) -> String {
        Self(name: text) == nil ? code : name
    }
}

extension USState: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
