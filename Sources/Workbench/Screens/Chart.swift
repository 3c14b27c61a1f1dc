import Foundation
import Markup

/// Counts as bars, each of which may lead somewhere.
struct Chart {
    /// One bar.
    struct Bar {
        var name: String
        var count: Int
        var note: String?
        var link: Link?
    }

    var label: String
    var bars: [Bar]

    var html: HTML {
        let most = max(bars.map(\.count).max() ?? 0, 1)
        return Tag.ul(.class("chart"), .label(label)) {
            for bar in bars {
                Tag.li {
                    Self.name(bar)
                    HTML(count: bar.count)
                    Self.picture(Double(bar.count) / Double(most))
                    if let note = bar.note { Tag.small { note } }
                }
            }
        }
    }

    @HTMLBuilder private static func name(_ bar: Bar) -> HTML {
        if let link = bar.link {
            Tag.a(.href(link)) { HTML(shown: bar.name) }
        } else {
            Tag.span { HTML(shown: bar.name) }
        }
    }

    /// A bar of a share of the width. Pictures are drawn by attributes: the policy of the page allows no styles in it.
    static func picture(_ share: Double, _ name: String = "bar") -> HTML {
        Tag.svg(.class("track"), .width("100%"), .height("8"), .isHidden()) {
            Tag.rect(.class("ground"), .width("100%"), .height("8")) {}
            Tag.rect(.class(name), .width(percent(share)), .height("8")) {}
        }
    }

    /// Shares of a whole beside each other.
    static func stack(_ shares: [(name: String, count: Int)]) -> HTML {
        let total = Double(max(shares.reduce(0) { $0 + $1.count }, 1))
        var start = 0.0
        let pieces = shares.map { share in
            defer { start += Double(share.count) / total }
            return (name: share.name, start: start, width: Double(share.count) / total)
        }
        return Tag.svg(.class("track tall"), .width("100%"), .height("14"), .isHidden()) {
            for piece in pieces {
                Tag.rect(.class(piece.name), .x(percent(piece.start)), .width(percent(piece.width)), .height("14")) {}
            }
        }
    }

    private static func percent(_ share: Double) -> String { "\((share * 10_000).rounded() / 100)%" }
}
