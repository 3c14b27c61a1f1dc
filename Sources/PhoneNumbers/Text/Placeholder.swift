/// Texts that people and programs write where they have no number: `-`, `n/a`, `none`, `keine`, `unbekannt`, `нет`, `なし`.
package enum Placeholder {
    /// Returns `true` if a text says that there is no value: only marks, or words of the list and nothing else.
    ///
    /// `#` and `*` are marks of damage and of hidden digits, `+` begins a number: they are none of these marks.
    package static func isWhole(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count <= 48, !hasDigit(bytes) else { return false }
        var hash = WordHash()
        var position = 0
        while position < bytes.count {
            let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
            position += length
            if isMark(scalar) { continue }
            guard Unicode.Scalar(scalar).flatMap(DecimalDigit.value) == nil, let letter = WordLetter.canonical(scalar)
            else { return false }
            if letter != 0 { hash.add(letter) }
        }
        return hash.isEmpty ? bytes.count > 0 : words.contains(hash.value)
    }

    @inline(__always)
    private static func hasDigit(_ bytes: Span<UInt8>) -> Bool {
        for position in 0..<bytes.count where bytes[unchecked: position] &- UInt8(ascii: "0") < 10 { return true }
        return false
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x23, 0x2A, 0x2B: false
        case 0x20...0x2F, 0x3A...0x3F, 0x5B...0x5F, 0x7B...0x7D, 0xA0, 0xA1, 0xAD, 0xB7, 0xBF: true
        case 0x2010...0x2027, 0x2212, 0x3000...0x3002, 0xFF0D...0xFF0F, 0xFF1A, 0xFF1F: true
        default: false
        }
    }

    /// The hashes of the words, whose letters alone count: `n/a` and `N.A.` are the same.
    private static let words: [UInt64] = {
        let bytes = Span(_unsafeElements: UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount))
        var hashes: [UInt64] = []
        var hash = WordHash()
        var position = 0
        while position < bytes.count {
            let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
            position += length
            if scalar == 0x2C || scalar == 0x0A {
                if !hash.isEmpty { hashes.append(hash.value) }
                hash = WordHash()
            } else if let letter = WordLetter.canonical(scalar), letter != 0 {
                hash.add(letter)
            }
        }
        if !hash.isEmpty { hashes.append(hash.value) }
        return hashes
    }()

    /// Words and phrases of many languages, between commas.
    private static let list: StaticString = """
        n/a, na, none, null, nil, nan, void, empty, blank, unknown, not known, not available, not applicable, not provided, \
        not given, not specified, unspecified, undefined, no data, no value, no entry, no number, no phone, no phone number, no tel, \
        missing, tbd, tba, tbc, tbf, to be determined, to be defined, to be advised, to be confirmed, pending, withheld, unlisted, \
        do not have, does not have, dont have, dont know, not disclosed, private number, no mobile, no landline, no fax, no contact,
        keine, kein, keiner, keines, keins, nicht vorhanden, nicht bekannt, unbekannt, unbek, k.a., keine angabe, keine angaben, ohne, \
        fehlt, leer, entfällt, nicht angegeben, keine nummer, keine telefonnummer, kein telefon, kein handy, kein fax, liegt nicht vor,
        aucun, aucune, néant, inconnu, inconnue, non renseigné, non renseignée, non communiqué, non disponible, non précisé, \
        pas de téléphone, pas de numéro, sans, vide, n/r, n/c, nr, sans objet,
        ninguno, ninguna, ningún, desconocido, desconocida, no disponible, no tiene, sin teléfono, sin número, sin datos, sin dato, s/d, \
        s/n, vacío, no aplica, no consta, no hay, sin especificar,
        nessuno, nessuna, sconosciuto, non disponibile, non pervenuto, non presente, n/d, nd, assente, vuoto, non noto, non indicato,
        nenhum, nenhuma, não tem, não há, não informado, não disponível, desconhecido, sem telefone, sem número, vazio, n/i, não consta,
        geen, onbekend, niet bekend, niet beschikbaar, nvt, niet van toepassing, n.v.t., ontbreekt, leeg, niet opgegeven, niet ingevuld,
        ingen, inget, okänt, okänd, saknas, ej angivet, ej tillgänglig, finns ej, uppgift saknas, tom,
        ukendt, ikke oplyst, ikke tilgængelig, mangler, ukjent, ikke oppgitt, ikke kjent, intet,
        ei ole, ei tiedossa, tuntematon, puuttuu, tyhjä, ei saatavilla, ei tietoa, ekkert, óþekkt, puudub, teadmata, pole, tundmatu,
        nav, nezināms, nėra, nežinoma, nežinomas,
        brak, brak danych, nieznany, nieznane, nie podano, nie dotyczy, nie ma, bez telefonu,
        žádný, žádné, není, neuvedeno, neznámé, neznámý, nemá, chybí, žiadny, žiadne, nie je, neznáme, neuvedené, chýba,
        nincs, nincs adat, ismeretlen, nem ismert, nem elérhető, nem adta meg, niciunul, niciuna, necunoscut, lipsă, nu are, nu există,
        nema, nepoznato, nepoznat, nije poznato, ni, ni podatka, neznano, neznan, s'ka, nuk ka, i panjohur,
        yok, bilinmiyor, belirtilmemiş, boş, mevcut değil, yoxdur, məlum deyil, naməlum,
        нет, не указан, не указано, не указана, не известно, неизвестно, неизвестен, отсутствует, нет данных, н/д, н/у, пусто, нету, \
        немає, невідомо, невідомий, не вказано, відсутній, дані відсутні, няма, неизвестен, липсва, не е посочен, нема, непознато, жоқ, белгисиз,
        κανένα, κανένας, άγνωστο, δεν υπάρχει, δεν διατίθεται, δ/υ, μ/δ, կա չկա, չկա, არ არის, არა,
        אין, לא ידוע, ללא, לא זמין, حالی, لا يوجد, غير معروف, غير متوفر, لا شيء, بدون, ندارد, نامشخص, نامعلوم, کوئی نہیں, ناموجود,
        कोई नहीं, नहीं है, अज्ञात, उपलब्ध नहीं, নেই, অজানা, இல்லை, లేదు, ไม่มี, ไม่ทราบ, ไม่ระบุ, không có, không, chưa có, không rõ, \
        tidak ada, tidak diketahui, belum ada, kosong, tiada, wala, hakuna, haijulikani, geen nommer,
        なし, 無し, 無, 不明, 未設定, 未登録, 該当なし, 未入力, 无, 沒有, 没有, 未知, 暂无, 暫無, 不详, 不詳, 未填写, 未填寫, 未提供, 空, 없음, 미상, 모름, 해당없음, 알수없음, 미입력
        """
}
