/// The sentences about the steps by which a number was read.
package enum StepSentence: String, SentenceKind {
    case keypad, keptPrefix, noRegion, readIn, moreRegions, moreNumbers
    case beginsLonger, beginsSo, noneBegins
    case categories, regionAndCategories
    case became, becameAndWorks, becameAndEnded

    package static var family: String { "step-text" }

    package var english: String {
        switch self {
        case .keypad: "letters are keys of a keypad"
        case .keptPrefix: "in its place the plan has {digits}"
        case .noRegion: "as inside its country; no region is named"
        case .readIn: "{form}, read in {region}"
        case .moreRegions: "{regions} and {number} more"
        case .moreNumbers: "{number} more"
        case .beginsLonger: "numbers that begin so have more digits"
        case .beginsSo: "no subscriber has a number that begins so"
        case .noneBegins: "the plan has no number that begins with {digits}"
        case .categories: "{categories}"
        case .regionAndCategories: "{region}, {categories}"
        case .became: "{old} became {new}"
        case .becameAndWorks: "{old} became {new}; the old form still works"
        case .becameAndEnded: "{old} became {new}; the old form ended on {date}"
        }
    }
}
