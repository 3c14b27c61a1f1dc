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
        package var categories: UInt16 = 0
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
}
