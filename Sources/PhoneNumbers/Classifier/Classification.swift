/// The classifier's reading of one number: the verdict, and everything that it stands on.
///
/// A classification is a plain value without heap memory; text is made only when asked for.
public struct Classification: Hashable, Sendable {
    /// Accepted, rejected and why, ambiguous or empty.
    public var verdict = Verdict.empty
    /// The country calling code; `nil` where unknown.
    public var countryCode: PhoneNumber.CountryCode? {
        get { callingCode == 0 ? nil : PhoneNumber.CountryCode(assigned: callingCode) }
        set { callingCode = newValue?.number ?? 0 }
    }
    /// The country calling code in two bytes, 0 where unknown: an optional would take twice as many.
    var callingCode: UInt16 = 0
    /// The region that the number belongs to; `nil` where unknown.
    public var region: RegionCode? {
        get { packedRegion == 0 ? nil : RegionCode(packed: packedRegion) }
        set { packedRegion = newValue?.packed ?? 0 }
    }
    /// The region in two bytes, 0 where unknown. All that is not digits has 16 bytes together.
    private var packedRegion: UInt16 = 0
    /// The categories of the number.
    public var categories: PhoneNumber.Categories = []
    /// The repairs that were made before the number could be read.
    public var repairs: NumberRepairs = []
    /// The rule that decided; ``NumberingRule/ID/none`` where no rule of a plan did.
    public var rule = NumberingRule.ID.none
    /// The rule of the plan that the number fits, and whose formats write it; the deciding rule if the plan has none.
    public internal(set) var planRule = NumberingRule.ID.none
    /// The national significant number, or the digits seen where no plan fits.
    public var nationalNumber = DigitBuffer()
    /// The digits of the extension, empty where there is none.
    public var `extension` = DigitBuffer()

    /// A classification of nothing.
    public init() {}

    /// A number that a rule of a plan takes, as far as writing it in a style needs it.
    package init(
        countryCode: PhoneNumber.CountryCode, planRule: NumberingRule.ID, nationalNumber: DigitBuffer,
        extension: DigitBuffer
    ) {
        self.countryCode = countryCode
        self.planRule = planRule
        self.nationalNumber = nationalNumber
        self.extension = `extension`
    }

    /// The E.164 form; `nil` unless a rule of the plan takes the number.
    ///
    /// Numbers that are rejected for what they are, such as fictional ones, have one, too.
    public var e164: String? {
        guard planRule != .none else { return nil }
        return String(unsafeUninitializedCapacity: DigitBuffer.formCapacity) { text in
            text.baseAddress.map { nationalNumber.writeForm(callingCode, to: $0) } ?? 0
        }
    }
}
