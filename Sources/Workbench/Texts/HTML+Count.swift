import Markup

extension HTML {
    /// A count, as the reader's language writes it.
    init(count: Int) { self = Tag.span(.class("count")) { Texts.current.grouped(count) } }
}
