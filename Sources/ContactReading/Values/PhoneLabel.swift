package import ContactModel

/// The labels of values, brought to one spelling.
///
/// The words that programs write (`Work Fax`, `CELL`, `_$!<HomeFAX>!$_`, `Privat`) become `mobile`, `home`, `work`, `main`,
/// `homeFax`, `workFax`, `otherFax`, `pager` or `other`; any other label stays as it was written.
package enum PhoneLabel {
    /// The label for some words of UTF-8, or `nil` if they are a custom label.
    package static func known(_ text: Bytes) -> StaticString? {
        if let label = english(text) { return label }
        guard text.count <= 40, text.contains(where: { $0 >= 0x80 }) || text.count >= 3 else { return nil }
        return localized[HeaderName(text.text).folded]
    }

    private static func english(_ text: Bytes) -> StaticString? {
        switch text.count {
        case 4:
            if text.isWord("home") { return "home" }
            if text.isWord("work") { return "work" }
            if text.isWord("cell") { return "mobile" }
            return text.isWord("main") ? "main" : nil
        case 5:
            if text.isWord("other") { return "other" }
            return text.isWord("pager") ? "pager" : nil
        case 6:
            if text.isWord("mobile") { return "mobile" }
            return text.isWord("iphone") ? "mobile" : nil
        case 7:
            if text.isWord("homefax") { return "homeFax" }
            return text.isWord("workfax") ? "workFax" : nil
        case 8:
            if text.isWord("home fax") { return "homeFax" }
            if text.isWord("work fax") { return "workFax" }
            if text.isWord("business") { return "work" }
            return text.isWord("otherfax") ? "otherFax" : nil
        case 9: return text.isWord("other fax") ? "otherFax" : nil
        default: return nil
        }
    }

    private static let localized: [String: StaticString] = {
        let words: [(StaticString, String)] = [
            (
                "mobile",
                "mobil,handy,móvil,celular,cellulare,portable,mobiel,mobiltelefon,мобильный,携帯,携帯電話,手机,휴대전화,cep"
            ),
            ("home", "privat,zuhause,domicile,casa,particular,abitazione,thuis,hem,hjem,домашний,自宅,住宅,집,ev,dom"),
            (
                "work",
                "arbeit,geschäftlich,bureau,travail,trabajo,lavoro,ufficio,werk,arbete,arbejde,рабочий,勤務先,工作,직장,iş,praca"
            ),
            ("main", "haupt,hauptnummer,principal,principale,primary,hoofd,основной"),
            ("other", "sonstige,andere,autre,otro,altro,anders,annat,другой,その他,其他"),
            ("workFax", "fax geschäftlich,fax bureau,fax travail,fax trabajo,fax del trabajo,fax lavoro,business fax"),
            ("homeFax", "fax privat,fax domicile,fax casa,fax particular"),
            ("otherFax", "fax,telefax,télécopie,faks,факс"),
        ]
        var table: [String: StaticString] = [:]
        for (label, list) in words {
            for word in list.split(separator: ",") { table[HeaderName(String(word)).folded] = label }
        }
        return table
    }()
}

extension Contact {
    /// Stores a label that Google's programs wrote, which mark a preferred value by `* ` before it.
    ///
    /// - Parameter isPreferred: becomes true if the label starts with the mark, or is only that.
    package mutating func storeLabel(_ raw: Bytes, isPreferred: inout Bool) -> Range<Int> {
        let text = raw.trimmed
        guard text.first == ASCII.asterisk, text.count == 1 || text[1] == ASCII.space else { return storeLabel(text) }
        isPreferred = true
        return storeLabel(text.clampedSlice(1, text.count))
    }

    /// Stores a label, brought to its known spelling. Blanks at its ends are dropped, and the marks that Apple's programs set
    /// around it.
    package mutating func storeLabel(_ raw: Bytes) -> Range<Int> {
        var text = raw.trimmed
        if text.hasWordPrefix("_$!<") {
            text = text.clampedSlice(4, text.count)
            if text.count >= 4, text.clampedSlice(text.count - 4, text.count).isWord(">!$_") {
                text = text.clampedSlice(0, text.count - 4)
            }
        }
        guard let known = PhoneLabel.known(text) else { return store(text) }
        return store(Bytes(start: known.utf8Start, count: known.utf8CodeUnitCount))
    }
}
