import Testing

/// A birthday whose year, month and day stand in columns of their own is one birthday.
@Suite struct BirthdayPartsTests {
    private static let people = ["Ada;Berg;", "Bo;Lind;", "Cy;Falk;"]

    private func meanings(of headings: String, _ cells: [String]) -> String {
        ColumnRecognitionTests.meanings("First Name;Last Name;" + headings, zip(Self.people, cells).map { $0 + $1 })
    }

    @Test(arguments: [
        "Birth Year;Birth Month;Birth Day",
        "Year of Birth;Month of Birth;Day of Birth",
        "DOB Year;DOB Month;DOB Day",
        "Birthday Year;Birthday Month;Birthday Day",
        "birth_year;birth_month;birth_day",
        "BirthYear;BirthMonth;BirthDay",
        "Geburtsjahr;Geburtsmonat;Geburtstag",
        "Jahr der Geburt;Monat der Geburt;Tag der Geburt",
        "Geburt Jahr;Geburt Monat;Geburt Tag",
        "Année de naissance;Mois de naissance;Jour de naissance",
        "Año de nacimiento;Mes de nacimiento;Día de nacimiento",
        "Anno di nascita;Mese di nascita;Giorno di nascita",
        "Ano de nascimento;Mês de nascimento;Dia de nascimento",
        "Geboortejaar;Geboortemaand;Geboortedag",
        "Rok urodzenia;Miesiąc urodzenia;Dzień urodzenia",
        "Rok narození;Měsíc narození;Den narození",
        "Födelseår;Födelsemånad;Födelsedag",
        "Fødselsår;Fødselsmåned;Fødselsdag",
        "Syntymävuosi;Syntymäkuukausi;Syntymäpäivä",
        "Год рождения;Месяц рождения;День рождения",
        "Рік народження;Місяць народження;День народження",
        "Doğum yılı;Doğum ayı;Doğum günü",
        "Születési év;Születési hónap;Születési nap",
        "Anul nașterii;Luna nașterii;Ziua nașterii",
        "Έτος γέννησης;Μήνας γέννησης;Ημέρα γέννησης",
        "生年;生月;生日",
        "出生年;出生月;出生日",
        "출생년도;출생월;출생일",
        "שנת לידה;חודש לידה;יום לידה",
        "سنة الميلاد;شهر الميلاد;يوم الميلاد",
        "Năm sinh;Tháng sinh;Ngày sinh",
        "Tahun lahir;Bulan lahir;Tanggal lahir",
    ])
    func partsAreOneBirthday(headings: String) {
        #expect(
            meanings(of: headings, ["1985;4;12", "1990;07;03", ";11;30"])
                == "givenName | familyName | birthYear | birthMonth | birthDay")
    }

    /// The year may be missing, and the order is any.
    @Test(arguments: [
        ("Birth Day;Birth Month", "birthDay | birthMonth"), ("Geburtsmonat;Geburtstag", "birthMonth | birthDay"),
    ])
    func aDayAndAMonthAreParts(headings: String, parts: String) {
        #expect(meanings(of: headings, ["4;12", "7;3", "11;10"]) == "givenName | familyName | " + parts)
    }

    /// A year alone is no whole date, and a column of whole dates has no parts.
    @Test(arguments: [
        ("Birth Year;City", ["1985;Berlin", "1990;Bonn", "1971;Ulm"], "birthday | city"),
        ("Geburtstag;Geburtsjahr", ["12.04.1985;1985", "03.07.1990;1990", "30.11.1971;1971"], "birthday | extra"),
        ("Birthday;City", ["1985-04-12;Berlin", "1990-07-03;Bonn", "1971-11-30;Ulm"], "birthday | city"),
        ("Birth Day;City", ["12 April;Berlin", "3 July;Bonn", "30 November;Ulm"], "birthday | city"),
    ])
    func otherColumnsHaveNoParts(headings: String, cells: [String], kinds: String) {
        #expect(meanings(of: headings, cells) == "givenName | familyName | " + kinds)
    }
}
