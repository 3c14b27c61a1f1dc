/// The fit of some digits to the templates of one country.
struct Match {
    enum Quality: Comparable {
        /// No template takes the first digits.
        case none
        /// A template is full before the digits end.
        case cut
        /// Digits are missing.
        case partial
        /// A template takes all the digits.
        case complete
        /// A complete number of a category that is not allowed.
        case refused
    }

    var quality = Quality.none
    /// Where the digits of the number begin, behind a calling code or trunk prefix.
    var start = 0
    /// The number of digits in the number.
    var length = 0
    /// The template that takes the digits, as an index into its table; `nil` without one.
    var template: Int?
    /// The number, where it is not the same as the digits from `start`.
    var walk: TemplateWalk.Result?

    /// `true` if the digits can be a number without losing any.
    var keepsAllDigits: Bool { quality >= .partial }

    /// `true` if the match needs no further search: a complete number, or one to refuse.
    var isDecided: Bool { quality >= .complete }

    /// The rank of the quality among those of one country, by a policy.
    ///
    /// While typing, a template that could still take the next digits beats one that would drop the last digit:
    /// otherwise no number could be typed that begins like a shorter one.
    func rank(_ policy: PhoneNumber.Formatter.MatchesPolicy) -> Int {
        switch quality {
        case .none: 0
        case .cut: policy == .partialAssumedOverridesNonPartialOther ? 1 : 2
        case .partial: policy == .partialAssumedOverridesNonPartialOther ? 2 : 1
        case .complete: 3
        case .refused: 4
        }
    }
}
