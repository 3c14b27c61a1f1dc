extension HeaderTable {
    /// Outlook for the desktop, in Dutch.
    static let outlookDutch = HeaderTable(
        "Outlook (Dutch)", language: "nl",
        """
        Titel = namePrefix
        ! Voornaam = givenName
        Middelste naam = middleName
        ! Achternaam = familyName
        Achtervoegsel = nameSuffix
        Bedrijf = organization
        Afdeling = department
        Functie = jobTitle
        Werkadres, straat = street work
        Werkadres, plaats = city work
        Werkadres, provincie = region work
        Werkadres, postcode = postalCode work
        Werkadres, land = country work
        Huisadres, straat = street home
        Huisadres, plaats = city home
        Huisadres, provincie = region home
        Huisadres, postcode = postalCode home
        Huisadres, land = country home
        ! Mobiele telefoon = phone mobile
        ! Telefoon op werk = phone work
        Telefoon op werk 2 = phone work
        ! Telefoon thuis = phone home
        Telefoon thuis 2 = phone home
        Andere telefoon = phone other
        Hoofdtelefoon = phone main
        Telefoon assistent = phone assistant
        ! Fax op werk = phone workFax
        Fax thuis = phone homeFax
        Andere fax = phone otherFax
        Pager = phone pager
        E-mailadres = email
        E-mailadres 2 = email
        E-mailadres 3 = email
        Verjaardag = birthday
        Speciale datum = anniversary
        Categorieën = category ;
        Notities = note
        Webpagina = url
        Geslacht = setting
        Prioriteit = setting
        Privé = setting
        Vertrouwelijkheid = setting
        """)
}
