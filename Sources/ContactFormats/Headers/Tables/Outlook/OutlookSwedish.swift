extension HeaderTable {
    /// Outlook for the desktop, in Swedish: single words for phones.
    static let outlookSwedish = HeaderTable(
        "Outlook (Swedish)", language: "sv",
        """
        ! Förnamn = givenName
        Mellannamn = middleName
        ! Efternamn = familyName
        Företag = organization
        Avdelning = department
        Befattning = jobTitle
        ! Mobiltelefon = phone mobile
        ! Arbete = phone work
        Arbete 2 = phone work
        ! Hem = phone home
        Hem 2 = phone home
        Annan telefon = phone other
        ! Fax arbete = phone workFax
        Fax hem = phone homeFax
        Personsökare = phone pager
        E-postadress = email
        E-post 2-adress = email
        E-post 3-adress = email
        Födelsedag = birthday
        Kategorier = category ;
        Anteckningar = note
        Webbsida = url
        Kön = setting
        Prioritet = setting
        Privat = setting
        """)
}
