extension Field {
    /// One line about the state of the field for a developer, such as `Phrase / focused(valid) / P:1.7`.
    public func debugState(isFocused: Bool = false) -> String {
        "\(type.description) / \(isFocused ? "focused" : "idle")(\(validityName)) / P:\(tenths(of: type.fieldPriority))"
    }

    private var validityName: String {
        switch session.validity {
        case .empty: "empty"
        case .incomplete: "incomplete"
        case .valid: "valid"
        case .invalid: "invalid"
        }
    }

    /// The number with one decimal.
    private func tenths(of number: Double) -> String {
        guard number.magnitude < 1_000_000 else { return "-" }
        let tenths = Int((number * 10).rounded())
        return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
    }
}
