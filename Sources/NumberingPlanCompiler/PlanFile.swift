import PhoneNumbers

/// A plan file as read: the numbering plan of one country calling code.
struct PlanFile {
    var callingCode: UInt16 = 0
    var planVersion = ""
    /// `true` if the file holds statements about numbers of every code, and no plan.
    var isForEveryCode = false
    /// Reserved ranges, in the order of precedence.
    var reservedRanges: [ReservedRange] = []
    var nationalFormats: [Format] = []
    /// Empty if international formats are the national ones without their trunk prefix.
    var internationalFormats: [Format] = []
    var regions: [RegionPlan] = []

    /// Prefixes that were dialled once.
    var formerPrefixes: [DigitTemplate] = []
    /// Digits that no subscriber's number begins with behind its area code.
    var barredSubscribers: [StatedNumber] = []
    /// Numbers that were replaced by others.
    var renumberings: [Renumbering] = []
    /// Emergency numbers of the main region that the metadata lacks.
    var emergencyNumbers: [StatedNumber] = []

    /// A number, and who states what it is.
    struct StatedNumber {
        var template: DigitTemplate
        var note: String
        var source: Source
    }

    /// Where a statement about numbers comes from.
    struct Source: Hashable {
        var name = ""
        var link = ""
        var confidence = ""
    }

    /// A range reserved for fiction, or that no subscriber may hold.
    struct ReservedRange {
        var template: DigitTemplate
        var exceptions: [DigitTemplate] = []
        var isEntertainment: Bool
        var note: String
        var source: Source
    }

    /// A template that writes the numbers that begin with one of its starts.
    struct Format {
        /// Empty: every number.
        var starts: [DigitTemplate]
        var template: FormatTemplate
    }

    /// One rule for taking a trunk prefix off.
    struct TrunkRule {
        var template: DigitTemplate
        /// The digits of the template that are kept, if any.
        var captured: Range<Int>?
        /// The digits that are written before the kept ones.
        var insertion = ""
        /// `true` if the rule holds only where the template is the whole number.
        var isWhole = false
    }

    /// Templates of one category.
    struct Category {
        var categories: PhoneNumber.Categories
        var templates: [DigitTemplate]
    }

    /// The statements of a plan about one of its regions.
    struct RegionPlan {
        var region: RegionCode
        var internationalPrefixes: [DigitTemplate] = []
        var trunkRules: [TrunkRule] = []
        var extensionPrefix = ""
        var lengths: [Int] = []
        var localLengths: [Int] = []
        var possible: [DigitTemplate] = []
        var numbers: [Category] = []
        var short: [Category] = []
    }
}

/// A mistake in a plan file, and its position.
public struct PlanFileError: Error, Hashable, CustomStringConvertible {
    /// The file's name.
    public var file: String
    /// 1-based line.
    public var line: Int
    /// The text that was found and the one that was expected.
    public var message: String

    /// The place and the message: `44.plan:12: ...`.
    public var description: String { "\(file):\(line): \(message)" }
}
