extension PhoneNumber.Formatter {
    /// Which country wins where digits without a plus fit several.
    ///
    /// *Complete* means that a template takes all the digits, *cut* that a template is full before the digits end, and
    /// *partial* that digits are missing.
    public enum MatchesPolicy: Hashable, Sendable, CaseIterable {
        /// For text that grows digit by digit: the assumed country keeps the number while it can be one of its own.
        ///
        /// 1. complete or partial in the assumed country, in the very form that the formatter writes
        /// 2. complete behind a leading calling code
        /// 3. complete in the assumed country
        /// 4. partial behind the calling code of the assumed country
        /// 5. partial or cut in the assumed country
        /// 6. complete in another country, or cut
        /// 7. partial behind a leading calling code, or in another country
        ///
        /// The first step comes before the leading calling code because the text of a field is read again after every
        /// key: a number of the assumed country must not turn into a foreign one half-way. Digits that only a plus-less
        /// calling code explains still reach the second step.
        case partialAssumedOverridesNonPartialOther

        /// For whole numbers, as from a contact file.
        ///
        /// 1. complete in the assumed country, in the very form that the formatter writes
        /// 2. complete behind a leading calling code
        /// 3. complete in the assumed country, or in another one
        /// 4. partial behind a leading calling code
        /// 5. cut, the assumed country first
        /// 6. partial in the assumed country, or in another one
        case nonPartialOtherOverridesPartialAssumed
    }
}
