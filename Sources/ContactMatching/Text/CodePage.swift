/// The characters of the upper half of an encoding with one byte for each, as the [standard of encodings](https://encoding.spec.whatwg.org/#legacy-single-byte-encodings)
/// has them, from 0x80 on; a point stands for what is no visible character.
struct CodePage: Sendable {
    private let characters: [Unicode.Scalar]

    private init(_ characters: String) { self.characters = Array(characters.unicodeScalars) }

    static let windows1252 = CodePage(
        "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ.¡¢£¤¥¦§¨©ª«¬.®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    )
    static let windows1250 = CodePage(
        "€.‚.„…†‡.‰Š‹ŚŤŽŹ.‘’“”•–—.™š›śťžź.ˇ˘Ł¤Ą¦§¨©Ş«¬.®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    )
    static let windows1251 = CodePage(
        "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—.™љ›њќћџ.ЎўЈ¤Ґ¦§Ё©Є«¬.®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
    )
    static let windows1253 = CodePage(
        "€.‚ƒ„…†‡.‰.‹.....‘’“”•–—.™.›.....΅Ά£¤¥¦§¨©.«¬.®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ.ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ."
    )
    static let latin2 = CodePage(
        ".................................Ą˘Ł¤ĽŚ§¨ŠŞŤŹ.ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    )
    static let turkish = CodePage(
        ".................................¡¢£¤¥¦§¨©ª«¬.®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"
    )
    static let macRoman = CodePage(
        "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»….ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
    )
    static let dos850 = CodePage(
        "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´.±‗¾¶§÷¸°¨·¹³²■."
    )

    /// A text that was read in another encoding than this, as it was meant; `nil` if the other does not have a character of it.
    func meant(by text: some Sequence<Unicode.Scalar>, readAs other: CodePage) -> [Unicode.Scalar]? {
        var meant: [Unicode.Scalar] = []
        for scalar in text {
            if scalar.isASCII {
                meant.append(scalar)
                continue
            }
            guard let place = other.characters.firstIndex(of: scalar), characters[place] != "." else { return nil }
            meant.append(characters[place])
        }
        return meant
    }
}
