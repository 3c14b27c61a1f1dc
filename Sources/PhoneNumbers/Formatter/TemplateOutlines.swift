/// The outline of the template last asked for: templates of one format stand together in a table and share it.
struct TemplateOutlines {
    private var last: (rule: UInt16, digitCount: UInt8, outline: TemplateWalk.Outline)?

    mutating func outline(of position: Int, in table: TemplateTable) -> TemplateWalk.Outline {
        let record = table.records[position]
        if let last, record.rule != 0, last.rule == record.rule, last.digitCount == record.digitCount {
            return last.outline
        }
        let outline = TemplateWalk.Outline(table.template(position))
        last = (record.rule, record.digitCount, outline)
        return outline
    }
}
