extension PlanTable {
    /// The templates of all plans, as the sections of a table.
    package struct TemplateSections {
        package private(set) var lists: [TemplateListRecord] = []
        package private(set) var templates: [TemplateRecord] = []
        package private(set) var digitSets: [UInt16] = []
        package private(set) var positions: [UInt16] = []

        /// Lays out the templates of a table's plans.
        ///
        /// - Parameter string: Keeps a string and returns its reference.
        package init(of table: PlanTable, string: ([UInt8]) -> UInt32) {
            for position in 0..<table.planCount {
                let plan = NumberingPlan(table: table, position: position)
                var layout = TemplateLayout(writtenTrunkPrefix: plan.writtenTrunkPrefix)
                for template in plan.planTemplates {
                    layout.append(plan.template(template), rule: template.rule)
                }
                append(layout, trunkPrefixes: string(layout.trunkPrefixes(and: plan.trunkPrefixes)))
            }
        }

        private mutating func append(_ layout: TemplateLayout, trunkPrefixes: UInt32) {
            var list = TemplateListRecord()
            list.first = UInt32(templates.count)
            list.count = UInt32(layout.records.count)
            list.firstPosition = UInt32(positions.count)
            list.emergencyCount = UInt16(layout.emergencies.count)
            list.irregularCount = UInt16(layout.irregular.count)
            list.trunkPrefixes = trunkPrefixes
            lists.append(list)
            for var record in layout.records {
                record.digitSets += UInt32(digitSets.count)
                templates.append(record)
            }
            digitSets += layout.digitSets
            positions += layout.emergencies + layout.irregular + layout.indexRows
        }
    }
}
