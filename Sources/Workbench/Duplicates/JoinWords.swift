import ContactCleaning
import ContactMatching

/// The certainty of a join, in words.
enum JoinWords {
    /// The share of joins of a weight that are wrong, as it was measured: `1 in 710 such joins is wrong`.
    static func risk(_ bits: Bits) -> String {
        let right = JoinCalibration.probability(of: bits)
        if right >= 0.9 { return "1 in \(rounded(1 / (1 - right))) such joins is wrong" }
        if right >= 0.5 { return "\(rounded((1 - right) * 100)) of 100 such joins are wrong" }
        return "\(rounded(right * 100)) of 100 such pairs are one person"
    }

    /// A number with its first two digits.
    private static func rounded(_ number: Double) -> Int {
        let unit = number < 100 ? 1.0 : number < 1000 ? 10 : 100
        return Int((number / unit).rounded() * unit)
    }

    /// A share in percent, with one digit where it is small.
    static func percent(_ share: Double) -> String {
        let percent = share * 100
        return percent < 10 ? "\((percent * 10).rounded() / 10) %" : "\(Int(percent.rounded())) %"
    }

    /// The state of a link between two records.
    static func state(_ link: DuplicateGroup.Link) -> String {
        switch link.state {
        case .joined: "joined by the rule"
        case .decided(true, let change): "decided: one person (change \(change))"
        case .decided(false, let change): "decided: two people (change \(change))"
        case .open: "in question"
        case .refused(let reason): "not joined, since \(reason.sentence)"
        }
    }

    /// The letter of a record of a group.
    static func letter(_ place: Int) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return place < letters.count ? String(letters[place]) : "\(place + 1)"
    }
}
