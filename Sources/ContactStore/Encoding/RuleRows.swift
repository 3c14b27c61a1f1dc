/// Encodes the rules that numbers refer to.
struct RuleRows: ~Copyable {
    private var row = RowBuilder<RuleColumn>()

    /// Adds a rule.
    mutating func add(_ rule: RuleRow, id: Int, planVersion: String, to image: inout BatchImage) {
        let texts = rule.texts.filter { $0.column != .countryCode }.map { ($0.column, InternedText($0.text)) }
        let plan = InternedText(planVersion)
        row.bind(plan, to: .planVersion)
        for (column, text) in texts { row.bind(text, to: column) }
        row.bind(rule.countryCode, to: .countryCode)
        image.append(&row, key: id)
        for (_, text) in texts { text.free() }
        plan.free()
    }
}
