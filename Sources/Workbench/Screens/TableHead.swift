import Markup

/// The heads of the columns of a table.
enum TableHead {
    static func cells(_ titles: [Text], of name: String = "") -> HTML {
        HTML { for title in titles { Tag.th(.scope("col"), .class(name)) { title } } }
    }
}
