/// A state of the United States, or another part that the postal service treats as one.
public struct USState: Hashable, Sendable {
    /// What the part is.
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
    /// What the part is.
    public let kind: Kind

    init(_ code: String, _ name: String, _ kind: Kind = .state) {
        self.code = code
        self.name = name
        self.kind = kind
    }

    /// The state of a postal code, in capitals or not; spaces around it do not count.
    public init?(code: some StringProtocol) {
        let code = Self.key(code)
        guard code.count == 2, let state = Self.all.first(where: { $0.code.lowercased() == code }) else { return nil }
        self = state
    }

    /// The state of a name, in capitals or not; spaces around it do not count.
    public init?(name: some StringProtocol) {
        let name = Self.key(name)
        guard let state = Self.all.first(where: { $0.name.lowercased() == name }) else { return nil }
        self = state
    }

    /// The state of a postal code or a name; `D.C.` is understood too.
    public init?(_ text: some StringProtocol) {
        if let state = Self(code: text) ?? Self(name: text) {
            self = state
        } else if let state = Self(code: String(text.filter { $0 != "." && $0 != " " })),
            state.kind == .district
        {
            self = state
        } else {
            return nil
        }
    }

    /// The text without white space around it, in small letters.
    private static func key(_ text: some StringProtocol) -> String {
        Words.trimmed(String(text.drop { $0.isWhitespace })).lowercased()
    }

    /// The code if the text is one, otherwise the name.
    func spelled(like text: String) -> String {
        Self(name: text) == nil ? code : name
    }
}

extension USState: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
