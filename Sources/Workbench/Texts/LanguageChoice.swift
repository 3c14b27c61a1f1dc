import Markup

/// The languages of the pages, each a link to this page in it, called by its own name.
enum LanguageChoice {
    static var html: HTML {
        Tag.footer(.class("languages")) {
            Tag.nav(.label(Text("frame.languages"))) {
                for (language, name) in Language.offered {
                    Tag.a(
                        .href(Link("", [("language", language.rawValue)])), .lang(language.rawValue), .direction("ltr"),
                        .act("language"), .current(language == Texts.current.language)
                    ) { name }
                }
            }
        }
    }
}
