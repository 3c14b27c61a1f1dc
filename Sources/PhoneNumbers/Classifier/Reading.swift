/// How the classifier read one number: the verdict, and everything that it stands on.
///
/// A reading is a plain value without heap memory; text is made only when asked for.
public struct Reading: Hashable, Sendable {
    /// Accepted, rejected and why, ambiguous or empty.
    public var verdict = Verdict.empty
    /// The country calling code as a number, 0 where unknown.
    public var countryCode: UInt16 = 0
    /// The region that the number belongs to; `nil` where unknown.
    public var region: Region?
    /// The categories of the number.
    public var options: PhoneNumber.Template.Options = []
    /// The rule that decided; ``Rule/ID/none`` where no rule of a plan did.
    public var rule = Rule.ID.none
    /// The rule of the plan that the number fits, and whose formats write it; the deciding rule if the plan has none.
    public internal(set) var planRule = Rule.ID.none
    /// What had to be mended before the number could be read.
    public var repairs: Repairs = []
    /// The national significant number, or the digits seen where no plan fits.
    public var nationalNumber = DigitBuffer()
    /// The digits of the extension, empty where there is none.
    public var `extension` = DigitBuffer()

    /// A reading of nothing.
    public init() {}

    /// The E.164 form; `nil` unless a rule of the plan takes the number.
    ///
    /// Numbers that are rejected for what they are, such as fictional ones, have one, too.
    public var e164: String? {
        guard planRule != .none else { return nil }
        return "+\(countryCode)" + nationalNumber.description
    }
}
