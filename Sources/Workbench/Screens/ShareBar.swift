import Markup

/// A bar of a share of the width. It is drawn by attributes: the policy of the page allows no styles in it.
enum ShareBar {
    static func html(_ share: Double) -> HTML {
        Tag.svg(.class("track"), .width("100%"), .height("8"), .isHidden()) {
            Tag.rect(.class("ground"), .width("100%"), .height("8")) {}
            Tag.rect(.class("bar"), .width("\((share * 10_000).rounded() / 100)%"), .height("8")) {}
        }
    }
}
