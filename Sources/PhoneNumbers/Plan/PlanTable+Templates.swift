extension PlanTable {
    /// The templates of one calling code, laid out for ``TemplateTable``.
    package struct TemplateListRecord: BitwiseCopyable {
        /// The first template and their number.
        package var first: UInt32 = 0
        package var count: UInt32 = 0
        /// Positions among the templates: those of emergency numbers, then the irregular ones; behind them the rows of a
        /// ``TemplateIndex`` of all templates, and those of one of the irregular ones.
        package var firstPosition: UInt32 = 0
        package var emergencyCount: UInt16 = 0
        package var irregularCount: UInt16 = 0
        /// The trunk prefixes, longest first; a string of digits 0...9, each prefix after its length.
        package var trunkPrefixes: UInt32 = 0

        package init() {}
    }

    /// One template: which digits it takes, and whose format writes them.
    package struct TemplateRecord: BitwiseCopyable {
        /// Where its digit sets start, a set for each digit.
        package var digitSets: UInt32 = 0
        /// The rule whose format writes the numbers.
        package var rule: UInt16 = 0
        package var options: UInt16 = 0
        /// Bit n: the first digit may be n.
        package var firstDigits: UInt16 = 0
        package var digitCount: UInt8 = 0
        /// ``isIrregularFlag`` and ``writesTrunkPrefixFlag``.
        package var flags: UInt8 = 0

        package init() {}

        /// Written digits are not exactly those of the number.
        static let isIrregularFlag: UInt8 = 1
        /// The national form begins with digits that are not part of the number.
        static let writesTrunkPrefixFlag: UInt8 = 2
    }

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
