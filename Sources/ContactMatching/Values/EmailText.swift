/// E-mail addresses as comparisons see them.
enum EmailText {
    /// Replaces a buffer's content by an address in small letters, without `mailto:` and blanks.
    ///
    /// Tags behind a plus sign stay: an address with a tag is an address of its own.
    ///
    /// - Returns: `false` if the text is not an address.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
        output.removeAll(keepingCapacity: true)
        var hasNonASCII = false
        for byte in text where byte > 0x20 {
            output.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
            hasNonASCII = hasNonASCII || byte >= 0x80
        }
        if hasNonASCII { output = Array(String(decoding: output, as: UTF8.self).lowercased().utf8) }
        if output.starts(with: "mailto:".utf8) { output.removeFirst(7) }
        guard let at = output.lastIndex(of: 0x40) else { return false }
        return at > 0 && at < output.count - 1
    }

    /// Where the part before the `@` ends.
    @inline(__always)
    static func localEnd(_ address: UnsafeBufferPointer<UInt8>) -> Int { address.lastIndex(of: 0x40) ?? address.count }

    /// Returns `true` if an address belongs to a function and not to a person, or stands for none: `info@`, `sales@`,
    /// `noreply@`.
    static func isRole(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        var local = UnsafeBufferPointer(rebasing: address[..<localEnd(address)])
        if let plus = local.firstIndex(of: 0x2B), plus > 0 { local = UnsafeBufferPointer(rebasing: local[..<plus]) }
        return roles.find(local) != nil
    }

    /// Returns `true` if an address names a whole household: `family.smith@`, `familie-weber@`.
    static func isHousehold(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        let local = UnsafeBufferPointer(rebasing: address[..<localEnd(address)])
        return households.contains { word in
            word.withUnsafeBufferPointer { ByteSearch.first($0, in: local) != nil }
        }
    }

    private static let households = ["famil", "famigli", "rodzin", "rodina", "perhe", "household"].map {
        Array($0.utf8)
    }

    /// Local parts of functions, in the languages of address books; the first line from
    /// [RFC 2142](https://www.rfc-editor.org/rfc/rfc2142).
    private static let roles: TextTable = {
        let words = """
            info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp \
            office contact contacts contactus admin administrator hello hi mail email e-mail noreply no-reply no_reply donotreply \
            do-not-reply service services customerservice customercare billing team reception enquiries enquiry inquiries \
            accounts accounting accountspayable post jobs careers hr humanresources press media help helpdesk it legal \
            orders order shop store booking bookings reservations finance payroll purchasing procurement feedback \
            newsletter subscribe unsubscribe root nobody none no noemail no-email nomail na n/a unknown anonymous test testing \
            user example foo bar null invalid secretary secretariat management general main home family \
            kontakt buero büro verwaltung vertrieb einkauf empfang poststelle rechnung buchhaltung sekretariat zentrale \
            kundenservice bewerbung personal presse \
            accueil commercial compta comptabilite direction secretaria secretariat contactez bonjour \
            contacto contato ventas vendas compras administracion administracao atencion hola recepcion reservas facturacion \
            financeiro comercial atendimento suporte sac \
            informazioni amministrazione segreteria ufficio commerciale vendite ordini prenotazioni \
            verkoop klantenservice receptie boekhouding biuro sprzedaz sekretariat ksiegowosc recepcja \
            obchod fakturace kancelar ugyfelszolgalat iroda posta myynti asiakaspalvelu toimisto kundtjanst bokning \
            bilgi satis destek iletisim muhasebe
            """
        var table = TextTable()
        for word in words.split(separator: " ") {
            _ = Array(word.utf8).withUnsafeBufferPointer { table.intern($0) }
        }
        return table
    }()
}
