extension HeaderTable {
    /// Thunderbird, in German.
    static let thunderbirdGerman = HeaderTable(
        "Thunderbird (German)", language: "de",
        """
        Vorname = givenName
        Nachname = familyName
        ! Anzeigename = displayName
        Spitzname = nickname
        ! Primäre E-Mail-Adresse = email
        ! Sekundäre E-Mail-Adresse = email
        Messenger-Name = instantMessage
        ! Tel. dienstlich = phone work
        ! Tel. privat = phone home
        ! Fax-Nummer = phone otherFax
        ! Pager-Nummer = phone pager
        ! Mobil-Tel.-Nr. = phone mobile
        Privat: Adresse = street home
        Privat: Adresse 2 = street home
        Privat: Ort = city home
        Privat: Bundesland = region home
        Privat: PLZ = postalCode home
        Privat: Land = country home
        Dienstlich: Adresse = street work
        Dienstlich: Adresse 2 = street work
        Dienstlich: Ort = city work
        Dienstlich: Bundesland = region work
        Dienstlich: PLZ = postalCode work
        Dienstlich: Land = country work
        Arbeitstitel = jobTitle
        Abteilung = department
        Organisation = organization
        Webseite 1 = url work
        Webseite 2 = url home
        Geburtsjahr = birthYear
        Geburtsmonat = birthMonth
        Geburtstag = birthDay
        Benutzerdef. 1 = extra
        Benutzerdef. 2 = extra
        Benutzerdef. 3 = extra
        Benutzerdef. 4 = extra
        Notizen = note
        """)
}
