import Foundation
import Markup

/// Stages with their parts, and bands from each stage to the next whose widths are counts.
struct FlowPicture {
    /// A part of a stage.
    struct Part {
        /// The name of its colour.
        var kind: String
        var name: HTML
        var count: Int
        var link: Link
    }

    /// A stage, with what it is called.
    struct Stage {
        /// The count of its title, which may be of something larger than what its parts count.
        var title: Int
        /// The text of its title.
        var text: Text
        /// The name of the list of its parts.
        var name: Text
        var link: Link
        var parts: [Part]
        /// `true` if its parts touch, and bands leave it as a whole.
        var isWhole = false

        var count: Int { parts.reduce(0) { $0 + $1.count } }
    }

    /// A band from a part of one stage to a part of the next, with the counts that it has on both ends.
    struct Band {
        var from: Int, to: Int
        var start: Int, end: Int
    }

    var stages: [Stage]
    /// The bands between each stage and the next, in the order in which they leave and arrive.
    var bands: [[Band]]

    /// The size of the picture, which is stretched to that of its place; the width of a stage, and the room between its parts.
    private static let (width, height, bar, gap) = (400.0, 100.0, 5.0, 2.0)
    /// The height of the smallest part that is not empty.
    private static let smallest = 0.7

    var html: HTML {
        Tag.section(.class("flow"), .labelledBy("flow")) {
            Tag.h2(.id("flow")) { Text("flow.title") }
            Tag.ol(.class(stages.count == 3 ? "stages three" : "stages")) { for stage in stages { title(stage) } }
            Tag.svg(
                .class("bands"), .viewBox(width: Int(Self.width), height: Int(Self.height)), .isStretched(), .isHidden()
            ) { picture }
            Tag.div(.class("parts")) { for stage in stages where stage.parts.count > 1 { list(stage) } }
        }
    }

    private func title(_ stage: Stage) -> HTML {
        Tag.li {
            Tag.a(.href(stage.link)) {
                stage.text
            }
        }
    }

    private func list(_ stage: Stage) -> HTML {
        Tag.ul(.label(stage.name)) {
            for part in stage.parts {
                Tag.li(.class(part.kind)) {
                    Tag.a(.href(part.link)) { part.name }
                    " "
                    HTML(count: part.count)
                }
            }
        }
    }

    // MARK: The picture

    @HTMLBuilder private var picture: HTML {
        let scale = scale
        let tops = stages.map { self.tops(of: $0, scale) }
        for place in bands.indices { shapes(place, tops, scale) }
        for (place, stage) in stages.enumerated() {
            for (part, top) in zip(stage.parts, tops[place]) where part.count > 0 {
                Tag.rect(
                    .class(part.kind), .x(Self.text(x(place))), .y(Self.text(top)), .width(Self.text(Self.bar)),
                    .height(Self.text(thickness(part.count, scale)))
                ) {}
            }
        }
    }

    /// The height of one contact or number: the stage with the most fills the picture.
    private var scale: Double {
        stages.map { stage in
            let room = Self.height - Self.gap(of: stage) * Double(max(stage.parts.count { $0.count > 0 } - 1, 0))
            return room / Double(max(stage.count, 1))
        }.min() ?? 1
    }

    private func thickness(_ count: Int, _ scale: Double) -> Double { max(Double(count) * scale, Self.smallest) }

    /// The upper ends of the parts of a stage, which stands in the middle.
    private func tops(of stage: Stage, _ scale: Double) -> [Double] {
        let gap = Self.gap(of: stage)
        let heights = stage.parts.map { $0.count == 0 ? 0 : thickness($0.count, scale) + gap }
        var top = (Self.height - heights.reduce(0, +) + gap) / 2
        return heights.map { height in
            defer { top += height }
            return top
        }
    }

    private static func gap(of stage: Stage) -> Double { stage.isWhole ? 0 : gap }

    private func x(_ place: Int) -> Double {
        (Self.width - Self.bar) * Double(place) / Double(max(stages.count - 1, 1))
    }

    private func shapes(_ place: Int, _ tops: [[Double]], _ scale: Double) -> HTML {
        var (left, right) = (tops[place], tops[place + 1])
        var all = HTML()
        for band in bands[place] where band.start > 0 && band.end > 0 {
            let (start, end) = (thickness(band.start, scale), thickness(band.end, scale))
            all.append(
                shape(
                    stages[place + 1].parts.count > 1
                        ? stages[place + 1].parts[band.to] : stages[place].parts[band.from],
                    from: (x(place) + Self.bar, left[band.from], start), to: (x(place + 1), right[band.to], end)))
            left[band.from] += start
            right[band.to] += end
        }
        return all
    }

    /// A band that leads where its part does. It is for the mouse: the lists have the same links.
    private func shape(
        _ part: Part, from start: (x: Double, top: Double, height: Double),
        to end: (x: Double, top: Double, height: Double)
    ) -> HTML {
        let middle = (start.x + end.x) / 2
        let commands: [(String, [Double])] = [
            ("M", [start.x, start.top]),
            ("C", [middle, start.top, middle, end.top, end.x, end.top]),
            ("V", [end.top + end.height]),
            ("C", [middle, end.top + end.height, middle, start.top + start.height, start.x, start.top + start.height]),
        ]
        let outline = commands.map { $0 + $1.map(Self.text).joined(separator: " ") }.joined() + "Z"
        return Tag.a(.href(part.link), .tabindex(-1)) { Tag.path(.class(part.kind), .outline(outline)) {} }
    }

    private static func text(_ length: Double) -> String { String((length * 100).rounded() / 100) }
}
