import PhoneNumbers

/// The languages by whose letters encodings are told, by their codes in the Unicode CLDR.
package enum LanguageName: String, SentenceKind {
    case ar, bg, cs, da, de, el, es, et, fa, fi, fr, he, hr, hu, `is`, it, ja, ko, lt, lv, nb, nl, pl, pt, ro
    case ru, sk, sl, sr, sv, th, tr, uk, vi, zh_Hans, zh_Hant

    package static var family: String { "language" }

    package var english: String {
        switch self {
        case .ar: "Arabic"
        case .bg: "Bulgarian"
        case .cs: "Czech"
        case .da: "Danish"
        case .de: "German"
        case .el: "Greek"
        case .es: "Spanish"
        case .et: "Estonian"
        case .fa: "Persian"
        case .fi: "Finnish"
        case .fr: "French"
        case .he: "Hebrew"
        case .hr: "Croatian"
        case .hu: "Hungarian"
        case .is: "Icelandic"
        case .it: "Italian"
        case .ja: "Japanese"
        case .ko: "Korean"
        case .lt: "Lithuanian"
        case .lv: "Latvian"
        case .nb: "Norwegian"
        case .nl: "Dutch"
        case .pl: "Polish"
        case .pt: "Portuguese"
        case .ro: "Romanian"
        case .ru: "Russian"
        case .sk: "Slovak"
        case .sl: "Slovenian"
        case .sr: "Serbian"
        case .sv: "Swedish"
        case .th: "Thai"
        case .tr: "Turkish"
        case .uk: "Ukrainian"
        case .vi: "Vietnamese"
        case .zh_Hans: "Chinese (simplified)"
        case .zh_Hant: "Chinese (traditional)"
        }
    }
}
