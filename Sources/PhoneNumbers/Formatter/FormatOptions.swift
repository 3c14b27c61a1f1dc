extension PhoneNumber.Formatter {
    /// The style of formatted numbers.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt8

        /// The options of some bits; bits without a meaning have no effect.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Spaces are written as U+00A0, so that a number is not broken over two lines.
        public static let useNonBreakingSpace = FormatOptions(rawValue: 1 << 0)

        /// Plain spaces.
        public static let `default`: FormatOptions = []
    }
}
