extension PhoneNumber {
    /// The categories of a number, or of the numbers that a template matches.
    ///
    /// A number that may be either a fixed line or a mobile has both bits.
    public struct Categories: OptionSet, Hashable, Sendable {
        /// The bits of the categories.
        public let rawValue: UInt16

        /// The categories of some bits; bits above those of ``all`` stand for no category.
        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// Lines at a fixed place.
        public static let fixedLine = Categories(rawValue: 1 << 0)
        /// Lines of mobile networks.
        public static let mobile = Categories(rawValue: 1 << 1)
        /// Lines of businesses and services that fit no other category.
        public static let service = Categories(rawValue: 1 << 2)
        /// Calls are paid by the called party.
        public static let tollFree = Categories(rawValue: 1 << 3)
        /// Calls cost more than an ordinary call.
        public static let premiumRate = Categories(rawValue: 1 << 4)
        /// The cost is shared between both parties.
        public static let sharedCost = Categories(rawValue: 1 << 5)
        /// Numbers that follow a person.
        public static let personalNumber = Categories(rawValue: 1 << 6)
        /// Voice over IP.
        public static let voip = Categories(rawValue: 1 << 7)
        /// Pagers.
        public static let pager = Categories(rawValue: 1 << 8)
        /// Universal access numbers: one number for all the places of a company.
        public static let uan = Categories(rawValue: 1 << 9)
        /// Access to voice mail.
        public static let voicemail = Categories(rawValue: 1 << 10)
        /// Emergency services.
        public static let emergency = Categories(rawValue: 1 << 11)
        /// Patterns that cannot be a subscriber's number.
        public static let forbidden = Categories(rawValue: 1 << 12)
        /// Ranges reserved for fiction.
        public static let entertainment = Categories(rawValue: 1 << 13)

        /// Every category.
        public static let all = Categories(rawValue: (1 << 14) - 1)
        /// The numbers at which people and companies are called: everything but voicemail, emergency, forbidden and entertainment. Plans have
        /// voicemail as mobile numbers with more digits, so that a number with a digit too many is one: `347 12345678` in Italy.
        public static let `default` = all.subtracting(reserved).subtracting(.voicemail)
        /// Numbers that are not a subscriber's.
        static let reserved: Categories = [.emergency, .forbidden, .entertainment]

        /// Returns `true` if numbers of these categories are wanted where `allowed` are.
        ///
        /// A number that may be of several categories is wanted if one of them is; a number that is reserved is wanted
        /// only if every way in which it is reserved is allowed.
        public func isAllowed(by allowed: Categories) -> Bool {
            let lines = subtracting(Self.reserved)
            return intersection(Self.reserved).isSubset(of: allowed)
                && (lines.isEmpty || !lines.isDisjoint(with: allowed))
        }
    }
}
