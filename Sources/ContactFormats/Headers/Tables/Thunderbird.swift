extension HeaderTable {
    /// Thunderbird and SeaMonkey, in American and British English.
    static let thunderbird = HeaderTable(
        "Thunderbird",
        """
        First Name = givenName
        Last Name = familyName
        ! Display Name = displayName
        Nickname = nickname
        ! Primary Email = email
        ! Secondary Email = email
        Screen Name = instantMessage
        Work Phone = phone work
        Home Phone = phone home
        ! Fax Number = phone otherFax
        ! Pager Number = phone pager
        ! Mobile Number = phone mobile
        Home Address = street home
        Home Address 2 = street home
        Home City = city home
        Home State = region home
        Home County = region home
        Home ZipCode = postalCode home
        Home Post Code = postalCode home
        Home Country = country home
        Work Address = street work
        Work Address 2 = street work
        Work City = city work
        Work State = region work
        Work County = region work
        Work ZipCode = postalCode work
        Work Post Code = postalCode work
        Work Country = country work
        Job Title = jobTitle
        Department = department
        Organization = organization
        Organisation = organization
        Web Page 1 = url work
        Web Page 2 = url home
        Birth Year = birthYear
        Birth Month = birthMonth
        Birth Day = birthDay
        Custom 1 = extra
        Custom 2 = extra
        Custom 3 = extra
        Custom 4 = extra
        Notes = note
        """)

    /// Thunderbird, in German.
    static let thunderbirdGerman = HeaderTable(
        "Thunderbird (German)",
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

    /// Thunderbird, in French.
    static let thunderbirdFrench = HeaderTable(
        "Thunderbird (French)",
        """
        Prénom = givenName
        Nom de famille = familyName
        ! Nom à afficher = displayName
        Surnom = nickname
        ! Première adresse électronique = email
        ! Adresse électronique secondaire = email
        Pseudo = instantMessage
        ! Tél. professionnel = phone work
        ! Tél. personnel = phone home
        Fax = phone otherFax
        Pager = phone pager
        ! Portable = phone mobile
        Adresse privée = street home
        Ville = city home
        Code postal = postalCode home
        Pays = country home
        Poste = jobTitle
        Service = department
        Société = organization
        Année de naissance = birthYear
        Mois = birthMonth
        Jour = birthDay
        Notes = note
        """)

    /// Thunderbird, in Russian.
    static let thunderbirdRussian = HeaderTable(
        "Thunderbird (Russian)",
        """
        Имя = givenName
        Фамилия = familyName
        ! Отображаемое имя = displayName
        Псевдоним = nickname
        ! Адрес эл. почты = email
        Дополнительный адрес эл. почты = email
        Рабочий телефон = phone work
        Домашний телефон = phone home
        ! Номер факса = phone otherFax
        ! Номер пейджера = phone pager
        ! Номер сотового телефона = phone mobile
        Должность = jobTitle
        Отдел = department
        Организация = organization
        Год рождения = birthYear
        Месяц рождения = birthMonth
        День рождения = birthDay
        Заметки = note
        """)

    /// Thunderbird, in Japanese.
    static let thunderbirdJapanese = HeaderTable(
        "Thunderbird (Japanese)",
        """
        名 = givenName
        姓 = familyName
        ! 表示名 = displayName
        ニックネーム = nickname
        ! メールアドレス = email
        別のメールアドレス = email
        ! 勤務先の電話番号 = phone work
        ! 自宅の電話番号 = phone home
        FAX番号 = phone otherFax
        ポケットベル番号 = phone pager
        ! 携帯電話番号 = phone mobile
        役職 = jobTitle
        部署 = department
        会社名 = organization
        メモ = note
        """)
}
