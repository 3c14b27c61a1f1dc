extension HeaderTable {
    /// Thunderbird, in Russian.
    static let thunderbirdRussian = HeaderTable(
        "Thunderbird (Russian)", language: "ru",
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
}
