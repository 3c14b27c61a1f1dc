extension HeaderTable {
    /// Outlook for the desktop, in Danish.
    static let outlookDanish = HeaderTable(
        "Outlook (Danish)", language: "da",
        """
        ! Fornavn = givenName
        Mellemnavn = middleName
        ! Efternavn = familyName
        Firma = organization
        Afdeling = department
        Stilling = jobTitle
        ! Mobiltelefon = phone mobile
        ! Telefon (arbejde) = phone work
        Telefon 2 (arbejde) = phone work
        ! Telefon (privat) = phone home
        Telefon 2 (privat) = phone home
        Telefon (andet) = phone other
        ! Fax (arbejde) = phone workFax
        Fax (privat) = phone homeFax
        Personsøger = phone pager
        E-mail-adresse = email
        E-mail 2-adresse = email
        E-mail 3-adresse = email
        Fødselsdag = birthday
        Kategorier = category ;
        Noter = note
        Webside = url
        Køn = setting
        Prioritet = setting
        Privat = setting
        """)
}
