extension HeaderTable {
    /// Outlook for the desktop, in Italian: single words for phones.
    static let outlookItalian = HeaderTable(
        "Outlook (Italian)", language: "it",
        """
        Titolo = namePrefix
        ! Nome = givenName
        Secondo nome = middleName
        ! Cognome = familyName
        Suffisso = nameSuffix
        Società = organization
        Reparto = department
        Posizione = jobTitle
        Via (uff.) = street work
        Via (uff.) 2 = street work
        Via (uff.) 3 = street work
        Città (uff.) = city work
        Provincia (uff.) = region work
        CAP (uff.) = postalCode work
        Paese (uff.) = country work
        Via (ab.) = street home
        Via (ab.) 2 = street home
        Via (ab.) 3 = street home
        Città (ab.) = city home
        Provincia (ab.) = region home
        CAP (ab.) = postalCode home
        Paese (ab.) = country home
        ! Cellulare = phone mobile
        ! Ufficio = phone work
        Ufficio 2 = phone work
        ! Abitazione = phone home
        Abitazione 2 = phone home
        Altro telefono = phone other
        Principale = phone main
        Centralino = phone company main
        Assistente = phone assistant
        ! Fax (uff.) = phone workFax
        Fax (ab.) = phone homeFax
        Altro fax = phone otherFax
        Cercapersone = phone pager
        Indirizzo posta elettronica = email
        Indirizzo posta elettronica 2 = email
        Indirizzo posta elettronica 3 = email
        Compleanno = birthday
        Anniversario = anniversary
        Categorie = category ;
        Notizie = note
        Note = note
        Pagina Web = url
        Sesso = setting
        Priorità = setting
        Privato = setting
        Riservatezza = setting
        """)
}
