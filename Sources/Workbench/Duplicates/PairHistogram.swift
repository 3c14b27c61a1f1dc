import ContactCleaning
import ContactMatching
import Markup

/// All pairs by how sure they are: what the rule joined, what is to be looked at, and the line from which all may be accepted.
struct PairHistogram {
    /// The number of joins by whole bits.
    var joins: [Int: Int]
    /// The pairs that are worth a look.
    var pairs: [DoubtfulPairs.Pair]
    /// The line that is chosen.
    var line: Bits

    private static let (width, height) = (640, 200)
    private static let bounds = 13...24

    private struct Bin {
        var bits: Int
        var joined: Int, open: Int
    }

    private var bins: [Bin] {
        let most = max(joins.keys.max() ?? 0, pairs.map(\.bits.whole).max() ?? 0)
        let last = min(max(most, Self.bounds.lowerBound), Self.bounds.upperBound)
        var open: [Int: Int] = [:]
        for pair in pairs { open[min(last, pair.bits.whole), default: 0] += 1 }
        var joined: [Int: Int] = [:]
        for (bits, count) in joins { joined[min(last, bits), default: 0] += count }
        let first = min(3, open.keys.min() ?? 3)
        return (first...last).map { Bin(bits: $0, joined: joined[$0] ?? 0, open: open[$0] ?? 0) }
    }

    @HTMLBuilder var html: HTML {
        let bins = self.bins
        Tag.figure(.class("histogram")) {
            Tag.svg(
                .viewBox(width: Self.width, height: Self.height), .role("img"), .label(Text("histogram.label"))
            ) {
                picture(bins)
            }
            Tag.figcaption(.class("legend")) {
                Tag.span(.class("key joined")) { Text("link.joined") }
                Tag.span(.class("key open")) { Text("histogram.open") }
                Tag.span(.class("key line")) { Text("histogram.line") }
            }
        }
        Tag.details {
            Tag.summary { Text("histogram.table") }
            Tag.table {
                Tag.thead {
                    Tag.tr {
                        TableHead.cells([Text("how-sure"), Text("histogram.joined-head"), Text("histogram.open-head")])
                    }
                }
                Tag.tbody {
                    for bin in bins where bin.joined + bin.open > 0 {
                        Tag.tr {
                            Tag.th(.scope("row"), .title(Text("accept.from-bits", ["bits": .text("\(bin.bits)")]))) {
                                JoinWords.risk(Bits(Double(bin.bits) + 0.5))
                            }
                            Tag.td { HTML(count: bin.joined) }
                            Tag.td { HTML(count: bin.open) }
                        }
                    }
                }
            }
        }
    }

    /// Bars whose areas are as the roots of the counts, so that few are seen beside many.
    @HTMLBuilder private func picture(_ bins: [Bin]) -> HTML {
        let most = Double(bins.map { $0.joined + $0.open }.max() ?? 1).squareRoot()
        let step = Double(Self.width) / Double(max(1, bins.count))
        let floor = Double(Self.height - 34)
        for (place, bin) in bins.enumerated() where bin.joined + bin.open > 0 {
            let whole = max(3, Double(bin.joined + bin.open).squareRoot() / max(1, most) * (floor - 10))
            let open = whole * Double(bin.open) / Double(bin.joined + bin.open)
            bar(Double(place) * step + 1, floor - open, step - 2, open, "open", bin)
            bar(Double(place) * step + 1, floor - whole, step - 2, whole - open, "joined", bin)
        }
        if let first = bins.first?.bits {
            let x = max(0, (line.value - Double(first)) * step)
            Tag.path(.class("line"), .outline("M\(Self.number(x)) 0 V\(Self.number(floor))")) {}
            for (bits, text) in [
                (4, Text("histogram.right", ["share": .text(Texts.current.percent(0.91))]).plain),
                (10, Texts.current.percent(0.98)), (12, Texts.current.percent(0.999)),
            ] where bits >= first {
                Tag.text(.x(Self.number((Double(bits - first)) * step)), .y(String(Self.height - 8))) { text }
            }
        }
    }

    @HTMLBuilder private func bar(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ name: String, _ bin: Bin
    ) -> HTML {
        if height > 0 {
            Tag.rect(
                .class(name), .x(Self.number(x)), .y(Self.number(y)), .width(Self.number(width)),
                .height(Self.number(height))
            ) {
                Tag.title {
                    Text(
                        "histogram.bin",
                        ["count": .count(name == "open" ? bin.open : bin.joined), "bits": .text(String(bin.bits))]
                    ).plain
                }
            }
        }
    }

    private static func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
