import ContactCleaning
import ContactMatching

/// The certainty of a join, in words.
enum JoinWords {
    /// The share of joins of a weight that are wrong, as it was measured: `1 in 710 such joins is wrong`.
    static func risk(_ bits: Bits) -> Text {
        let right = JoinCalibration.probability(of: bits)
        if right >= 0.9 { return Text("risk.one-in", ["number": .count(rounded(1 / (1 - right)))]) }
        if right >= 0.5 { return Text("risk.of-hundred", ["count": .count(rounded((1 - right) * 100))]) }
        return Text("risk.one-person", ["count": .count(rounded(right * 100))])
    }

    /// A number with its first two digits.
    private static func rounded(_ number: Double) -> Int {
        let unit = number < 100 ? 1.0 : number < 1000 ? 10 : 100
        return Int((number / unit).rounded() * unit)
    }

    /// The state of a link between two records.
    static func state(_ link: DuplicateGroup.Link) -> Text {
        switch link.state {
        case .joined: Text("link.joined")
        case .decided(true, let change): Text("link.one-person", ["number": .text(String(change))])
        case .decided(false, let change): Text("link.two-people", ["number": .text(String(change))])
        case .open: Text("link.open")
        case .refused(let reason): Text("link.refused", ["reason": .of(Text("refused", of: reason.rawValue))])
        }
    }

    /// The letter of a record of a group.
    static func letter(_ place: Int) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return place < letters.count ? String(letters[place]) : "\(place + 1)"
    }
}
