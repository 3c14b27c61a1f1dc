/// What the words of a header say, for files of no known source.
///
/// The table below is the whole knowledge: a role, and the words that play it in several languages. Words are compared as
/// ``HeaderName/words(_:)`` cuts them; words in scripts without blanks are looked for anywhere in the header.
enum HeaderWords {
    /// The part a word plays.
    enum Role: String, CaseIterable {
        case phone, number, contact, mobile, fax, pager, `extension`
        case email, name, full, given, family, middle, nickname, prefix, suffix
        case organization, department, position, job
        case street, address, city, region, postal, code, country
        case birth, day, anniversary, note, web, category
        case home, work, main, other, assistant
        case label, type, blocker
    }

    private static let table = """
        phone: phone phones telephone tel téléphone telefon telefono teléfono telefone telefoon telefoonnummer \
        telefonnummer telefonnr telefonszám puhelin rufnummer телефон тел τηλέφωνο fon landline festnetz whatsapp msisdn voice
        number: number numbers no num nr nummer número numero numéro номер
        contact: contact kontakt contacto contatto
        mobile: mobile mobil mobiel mobiele móvil movil mob cell cellphone cellular celular cellulare handy handynummer \
        mobilnummer mobiltelefon mobilfunk mobiltelefonnummer portable gsm komórkowy komórka мобильный мобильник сотовый \
        моб cep matkapuhelin mobilní telemóvel
        fax: fax telefax faks télécopie télécopieur faxnummer факс
        pager: pager beeper пейджер
        extension: ext extn extension durchwahl nebenstelle poste доб
        email: email emails mail mails emailaddress courriel correo mailadresse epost eposta почта mel
        name: name names fullname nom nombre nome naam namn navn imię nazwa имя фио isim ad ονομα
        full: full complete complet completo display vollständiger kontaktname
        given: first given fname firstname forename vorname prénom prenom voornaam förnamn fornavn givenname имя adı
        family: last family surname lname lastname familyname nachname familienname apellido apellidos cognome achternaam \
        efternamn etternavn nazwisko sobrenome фамилия soyadı soyad
        middle: middle mittelname отчество
        nickname: nickname nick alias spitzname surnom apodo
        prefix: prefix salutation anrede honorific civilité
        suffix: suffix
        organization: company organization organisation employer business firma firm unternehmen société societe entreprise \
        empresa azienda società bedrijf företag компания организация
        department: department dept abteilung service departamento reparto afdeling отдел
        position: title position role occupation stelle poste puesto cargo posizione functie должность
        job: job
        street: street strasse straße rue calle via straat улица
        address: address adresse anschrift dirección direccion indirizzo adres адрес endereço
        city: city town ort stadt ville ciudad città plaats город cidade
        region: state province region county bundesland provincia estado
        postal: zip zipcode postal postcode plz postleitzahl postalcode cap cep
        code: code codigo código
        country: country land pays país pais paese страна
        birth: birth birthday birthdate dob bday geburtstag geburtsdatum naissance nacimiento nascita verjaardag \
        cumpleaños anniversaire compleanno urodziny aniversário födelsedag рождения
        day: day date
        anniversary: anniversary jahrestag
        note: note notes comment comments remark remarks notiz notizen bemerkung bemerkungen notas anmerkung заметки \
        примечание memo
        web: web website url homepage webseite webpage site
        category: category categories group groups tag tags label labels kategorie kategorien gruppe
        home: home private privat private personal domicile casa thuis huis hem hjem domowy domicilio particular домашний ev \
        residential residence
        work: work business office bureau geschäftlich dienstlich büro firma arbeit trabajo lavoro ufficio werk arbete \
        arbejde służbowy рабочий iş comercial professionnel daytime job company corporate direct
        main: main primary principal haupt primär switchboard zentrale основной
        other: other alternate alternative secondary second sonstige weitere autre otro altro andere inny другой backup
        assistant: assistant assistants asst secretary emergency
        label: label labels etiqueta etiquette étiquette etichetta bezeichnung beschriftung
        type: type kind typ
        blocker: opt optin optout verified valid validated validation count status consent id ids uuid owner source \
        created modified updated time ip subscribed unsubscribed bounced preferred preference carrier do not call calls \
        last_activity score calling dial
        """

    /// Words of Chinese, Japanese and Korean, longest first where one holds another.
    private static let unspaced: [(String, Role)] = [
        ("携帯", .mobile), ("携带", .mobile), ("手机", .mobile), ("手機", .mobile), ("移动电话", .mobile),
        ("휴대", .mobile), ("핸드폰", .mobile), ("ファックス", .fax), ("传真", .fax), ("傳真", .fax), ("팩스", .fax),
        ("電話", .phone), ("电话", .phone), ("전화", .phone), ("メール", .email), ("邮件", .email), ("郵件", .email),
        ("邮箱", .email), ("이메일", .email), ("氏名", .full), ("姓名", .full), ("名前", .full), ("이름", .full),
        ("会社", .organization), ("公司", .organization), ("회사", .organization), ("住所", .address), ("地址", .address),
        ("自宅", .home), ("勤務先", .work), ("备注", .note), ("メモ", .note), ("生日", .birth), ("誕生日", .birth),
    ]

    private static let roles: [String: Set<Role>] = {
        var roles: [String: Set<Role>] = [:]
        for line in table.pieces(between: ASCII.lineFeed) {
            let parts = line.pieces(between: ASCII.colon)
            guard parts.count == 2, let role = Role(rawValue: String(parts[0])) else { continue }
            for word in parts[1].pieces(between: ASCII.space) {
                roles[HeaderName(String(word)).folded, default: []].insert(role)
            }
        }
        return roles
    }()

    /// The roles in a header, or `nil` if it is no header by its length.
    private static func roles(in header: String) -> (roles: Set<Role>, count: Int)? {
        guard header.utf8.count <= 80 else { return nil }
        let words = HeaderName.words(header).filter { $0.first?.isNumber != true }
        guard !words.isEmpty, words.count <= 6 else { return nil }
        var found: Set<Role> = []
        for (index, word) in words.enumerated() {
            // "E-mail", "E-Mail-Adresse": two words that are one.
            if word == "mail" || word == "post", index > 0, words[index - 1] == "e" { found.insert(.email) }
            if let known = roles[word] { found.formUnion(known) }
            if !word.utf8.allSatisfy({ $0 < 0x80 }) {
                for (part, role) in unspaced where word.contains(part) { found.insert(role) }
            }
        }
        return (found, words.count)
    }

    /// The label of a phone number whose header has these roles.
    private static func phoneLabel(_ roles: Set<Role>) -> String {
        if roles.contains(.assistant) { return "assistant" }
        if roles.contains(.fax) {
            return roles.contains(.home) ? "homeFax" : roles.contains(.work) ? "workFax" : "otherFax"
        }
        if roles.contains(.pager) { return "pager" }
        if roles.contains(.mobile) { return "mobile" }
        return locationLabel(roles)
    }

    private static func locationLabel(_ roles: Set<Role>) -> String {
        if roles.contains(.home) { return "home" }
        if roles.contains(.work) { return "work" }
        if roles.contains(.main) { return "main" }
        return roles.contains(.other) ? "other" : ""
    }

    /// What a column of this name holds, or `nil` if the words do not say.
    static func target(for header: String) -> HeaderMap.Target? {
        guard let (roles, count) = roles(in: header), !roles.isEmpty else { return nil }
        let isPhone = !roles.isDisjoint(with: [.phone, .mobile, .fax, .pager])
        if roles.isSuperset(of: [.country, .code]) { return .field(.regionHint) }
        if roles.contains(.blocker) { return nil }
        // "Phone 1 - Label": says something about the numbers beside it.
        if roles.contains(.label), isPhone || roles.contains(.email) { return .label(group: 0) }
        if roles.contains(.type) { return isPhone || roles.contains(.email) ? .label(group: 0) : nil }
        if roles.contains(.extension), isPhone || count <= 2, !roles.contains(.position) || isPhone {
            return .field(.phoneExtension, label: phoneLabel(roles))
        }
        if isPhone, !roles.contains(.name), !roles.contains(.postal) {
            return .field(.phone, label: phoneLabel(roles))
        }
        if roles.contains(.email) {
            return roles.contains(.name) ? nil : .field(.email, label: locationLabel(roles.subtracting([.main])))
        }
        if roles.isSuperset(of: [.contact, .number]) { return .field(.phone) }
        if let name = nameKind(roles, count: count) { return .field(name) }
        if let kind = addressKind(roles) { return .field(kind, label: locationLabel(roles)) }
        return otherKind(roles).map { .field($0) }
    }

    private static func nameKind(_ roles: Set<Role>, count: Int) -> Contact.Field.Kind? {
        if roles.contains(.organization), roles.isDisjoint(with: [.address, .street, .city]) {
            return roles.contains(.web) ? nil : .organization
        }
        if roles.contains(.nickname) { return .nickname }
        if roles.contains(.given), roles.contains(.family) { return .displayName }
        if roles.contains(.given), count <= 2 { return .givenName }
        if roles.contains(.family), count <= 2 { return .familyName }
        if roles.contains(.middle) { return .middleName }
        if roles.contains(.prefix) { return .namePrefix }
        if roles.contains(.suffix) { return .nameSuffix }
        if roles.contains(.name) {
            return roles.contains(.full) || roles.contains(.contact) || count == 1 ? .displayName : nil
        }
        return roles.contains(.full) && count == 1 ? .displayName : nil
    }

    private static func addressKind(_ roles: Set<Role>) -> Contact.Field.Kind? {
        if roles.contains(.web) { return nil }
        if roles.contains(.postal) { return .postalCode }
        if roles.contains(.street) { return .street }
        if roles.contains(.city) { return .city }
        if roles.contains(.region) { return .region }
        if roles.contains(.country) { return .country }
        return roles.contains(.address) ? .formattedAddress : nil
    }

    private static func otherKind(_ roles: Set<Role>) -> Contact.Field.Kind? {
        if roles.contains(.birth) { return .birthday }
        if roles.contains(.anniversary) { return .anniversary }
        if roles.contains(.department) { return .department }
        if roles.contains(.position) { return .jobTitle }
        if roles.contains(.web) { return .url }
        if roles.contains(.category) { return .category }
        return roles.contains(.note) ? .note : nil
    }
}
