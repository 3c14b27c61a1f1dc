extension HeaderTable {
    /// Outlook for the desktop, in Russian.
    static let outlookRussian = HeaderTable(
        "Outlook (Russian)", language: "ru",
        """
        Обращение = namePrefix
        ! Имя = givenName
        Отчество = middleName
        ! Фамилия = familyName
        Организация = organization
        Отдел = department
        Должность = jobTitle
        ! Телефон переносной = phone mobile
        ! Рабочий телефон = phone work
        Рабочий телефон 2 = phone work
        ! Домашний телефон = phone home
        Домашний телефон 2 = phone home
        Другой телефон = phone other
        Основной телефон = phone main
        ! Рабочий факс = phone workFax
        Домашний факс = phone homeFax
        Другой факс = phone otherFax
        Пейджер = phone pager
        Адрес эл. почты = email
        Адрес 2 эл. почты = email
        Адрес 3 эл. почты = email
        День рождения = birthday
        Категории = category ;
        Заметки = note
        Веб-страница = url
        Пол = setting
        Важность = setting
        Частное = setting
        """)
}
