import Testing

/// Columns whose meaning those beside them decide: titles, readings of names, districts, codes, accounts.
@Suite struct RelatedColumnTests {
    private static let companies = [
        "Alfa Sp. z o.o.;+48 512 345 678", "Beta 24 Handel;+48 512 345 679", "Gamma SA;+48 512 345 671",
    ]

    @Test(arguments: [
        "Nazwa kontrahenta", "Kontrahent", "Dostawca", "Kreditor", "Debitor", "Debitor Name", "Fornecedor",
        "Proveedores", "Наименование",
        "Контрагент", "Поставщик", "Επωνυμία", "Nama Toko", "Nama Pemasok", "Supplier name", "Creditor",
        "Client company", "Créancier",
        "Leverandør", "Leverantör", "Leverancier", "Toimittaja", "Dodavatel", "Dodávateľ", "Beszállító", "Furnizor",
        "Доставчик",
        "Добављач", "Dobavitelj", "Tiekėjas", "Piegādātājs", "Tarnija", "Tedarikçi", "اسم المورد", "ספק", "仕入先", "得意先名",
        "供应商名称", "供應商", "공급업체", "Tên nhà cung cấp", "ร้านค้า", "Denominazione", "Naziv", "Název",
    ])
    func organizations(heading: String) {
        #expect(meanings(heading + ";Telefon", Self.companies) == "organization | phone")
    }

    /// A word for who pays, buys or receives is the name, which may be that of a company.
    @Test(arguments: [
        "Odbiorca", "Nazwa odbiorcy", "Odběratel", "Payee", "Debtor", "Auftraggeber", "Zahlungsempfänger",
        "Destinatario", "Modtager",
        "Получатель", "Заказчик", "Kunde", "Customer", "Müşteri", "Penerima", "Người nhận",
    ])
    func people(heading: String) { #expect(meanings(heading + ";Telefon", Self.companies) == "displayName | phone") }

    @Test(arguments: [
        ("Kreditor;Name;Telefon", "extra | displayName | phone"),
        ("Debitor Nr;Name;Telefon", "extra | displayName | phone"),
        ("Nr;Наименование товара;Telefon", "extra | extra | phone"),
        ("Nr;Название города;Telefon", "extra | city | phone"),
        ("Nr;Название курса;Telefon", "extra | extra | phone"), ("Nr;产品名称;Telefon", "extra | extra | phone"),
        ("Nr;Hersteller;Telefon", "extra | extra | phone"),
    ])
    func numbersAndThings(headings: String, kinds: String) {
        let rows = (0..<5).map { "\(70001 + $0);Alfa Beta;+48 512 345 67\($0)" }
        #expect(meanings(headings, rows) == kinds)
    }

    /// The parts of a name, with a word that stands for a whole name elsewhere, and with two family names.
    @Test(arguments: [
        ("성;이름;휴대폰", "familyName | givenName | phone mobile"), ("이름;성;휴대폰", "givenName | familyName | phone mobile"),
        ("이름;휴대폰", "displayName | phone mobile"), ("姓;名前;携帯", "familyName | givenName | phone mobile"),
        ("Họ;Tên đệm;Tên;Di động", "familyName | middleName | givenName | phone mobile"),
        ("Họ và tên đệm;Tên;Di động", "familyName | givenName | phone mobile"),
        ("Tên;Di động", "displayName | phone mobile"),
        ("Nama;Nama belakang;Ponsel", "givenName | familyName | phone mobile"),
        ("Nombre;Apellido paterno;Apellido materno;Teléfono", "givenName | familyName | familyName | phone"),
        ("Paterno;Materno;Nombres;Celular", "familyName | familyName | givenName | phone mobile"),
        ("Nombre;Primer apellido;Segundo apellido;Móvil", "givenName | familyName | familyName | phone mobile"),
        ("Nombre;Apellido 1;Apellido 2;Móvil", "givenName | familyName | familyName | phone mobile"),
        ("Nome próprio;Apelido;Telemóvel;Morada", "givenName | familyName | phone mobile | formattedAddress"),
        ("Nome;Último sobrenome;Celular", "givenName | familyName | phone mobile"),
        ("Nom;Primer cognom;Segon cognom;Mòbil", "givenName | familyName | familyName | phone mobile"),
        ("Emri;Mbiemri;Celular", "givenName | familyName | phone mobile"),
        ("Име;Презиме;Фамилия;Мобилен", "givenName | middleName | familyName | phone mobile"),
        ("Име;Презиме;Мобилни", "givenName | familyName | phone mobile"),
        ("Roepnaam;Tussenvoegsel(s);Achternaam;Mobiel", "givenName | middleName | familyName | phone mobile"),
        ("Voornaam;Voorvoegsels;Achternaam;Mobiel", "givenName | middleName | familyName | phone mobile"),
        ("Nombre(s);Apellido(s);Móvil", "givenName | familyName | phone mobile"),
    ])
    func partsOfNames(headings: String, kinds: String) {
        let phone = "+1 212 736 500"
        let names = headings.split(separator: ";").dropLast(headings.hasSuffix("Morada") ? 2 : 1).map { _ in "Ann" }
        let rows = (0..<3).map { (names + ["\(phone)\($0)", "1 Main St"]).joined(separator: ";") }
        #expect(meanings(headings, rows) == kinds)
    }

    /// Words for a place are none of an address in the names of jobs, of employers and of where somebody was born.
    @Test(arguments: [
        ("Radno mjesto;Grad", "jobTitle | city"), ("Radno mesto;Grad", "jobTitle | city"),
        ("Радно место;Град", "jobTitle | city"), ("Работно место;Град", "jobTitle | city"),
        ("Delovno mesto;Mesto", "jobTitle | city"), ("Pracovní místo;Město", "jobTitle | city"),
        ("Miejsce pracy;Miasto", "organization | city"), ("Lieu de travail;Ville", "organization | city"),
        ("Mjesto rođenja;Mjesto", "extra | city"), ("Place of birth;City", "extra | city"),
        ("Место рождения;Город", "extra | city"), ("Miejsce urodzenia;Miasto", "extra | city"),
    ])
    func wordsOfPlaces(headings: String, kinds: String) {
        #expect(meanings("Name;" + headings, ["Ann Lee;Zagreb;Split"]) == "displayName | " + kinds)
    }

    @Test(arguments: [
        ("姓;名;姓（フリガナ）;名（フリガナ）", "familyName | givenName | phoneticFamilyName | phoneticGivenName"),
        ("姓;名;フリガナ（姓）;フリガナ（名）", "familyName | givenName | phoneticFamilyName | phoneticGivenName"),
        ("姓;名;セイ;メイ", "familyName | givenName | phoneticFamilyName | phoneticGivenName"),
        ("姓;名;せい;めい", "familyName | givenName | phoneticFamilyName | phoneticGivenName"),
        ("姓;名;姓カナ;名カナ", "familyName | givenName | phoneticFamilyName | phoneticGivenName"),
        ("姓;名;ふりがな;ふりがな", "familyName | givenName | phoneticFamilyName | phoneticGivenName"),
        ("姓;フリガナ;名;フリガナ", "familyName | phoneticFamilyName | givenName | phoneticGivenName"),
        ("氏名;氏名カナ;会社名;会社名カナ", "displayName | phoneticFamilyName | organization | extra"),
        ("氏名;フリガナ;会社名;フリガナ", "displayName | phoneticFamilyName | organization | extra"),
        ("氏名;ふりがな;住所;住所カナ", "displayName | phoneticFamilyName | formattedAddress | extra"),
        ("氏名;よみ;よみがな;年齢", "displayName | phoneticFamilyName | extra | extra"),
        ("セイ;メイ;年齢;会社名", "phoneticFamilyName | phoneticGivenName | extra | organization"),
        ("セイ;メイ;年齢;備考", "familyName | givenName | extra | note"),
        ("氏名;お名前（ｶﾅ）;せいべつ;備考", "displayName | phoneticFamilyName | extra | note"),
    ])
    func readings(headings: String, kinds: String) {
        #expect(meanings(headings + ";電話", ["山田;ヤマダ;アルファ;ア;+81 3 1234 5678"]) == kinds + " | phone")
    }

    @Test(arguments: [
        ("Anrede;Titel;Name", "namePrefix | namePrefix | displayName"),
        ("Anrede;Ak. Grad;Name", "namePrefix | namePrefix | displayName"),
        ("Anrede;Grad;Nachname", "namePrefix | namePrefix | familyName"),
        ("Oslovení;Titul;Příjmení", "namePrefix | namePrefix | familyName"),
        ("Tratamiento;Título;Apellidos", "namePrefix | namePrefix | familyName"),
        ("Hitap;Ünvan;Soyad", "namePrefix | namePrefix | familyName"),
        ("Anrede;Titel vor Name;Name", "namePrefix | namePrefix | displayName"),
        ("Anrede;Titel nach Name;Name", "namePrefix | nameSuffix | displayName"),
        ("Akad. Grad;Position;Name", "namePrefix | jobTitle | displayName"),
        ("akademischer Grad;Stelle;Name", "namePrefix | jobTitle | displayName"),
    ])
    func titles(headings: String, kinds: String) {
        let rows = ["Frau;Dr.;Anna Muster", "Herr;;Bo Probe", "Herr;Dipl.-Ing.;Cy Test"]
        #expect(meanings(headings, rows) == kinds)
    }

    @Test func titlesByTheirValues() {
        #expect(
            meanings("Title;Forename;Surname", ["Mrs;Ann;Lee", "Dr;Bo;Ray"]) == "namePrefix | givenName | familyName")
        #expect(
            meanings("Anrede;Titel;Name", ["Frau;Leiterin Vertrieb;Anna Muster", "Herr;Monteur;Bo Probe"])
                == "namePrefix | jobTitle | displayName")
        #expect(
            meanings("Ünvan;Ad;Soyad", ["Müdür;Ali;Kaya", "Satış Temsilcisi;Ece;Ak"])
                == "jobTitle | givenName | familyName")
        #expect(meanings("Ime;Grad;Telefon", ["Ana;Zagreb;+385 91 123 4567"]) == "givenName | city | phone")
    }

    @Test(arguments: [
        ("İlçe;Şehir", "extendedAddress | city"), ("İlçe;İl", "city | region"),
        ("İlçe;Şehir;İl", "extendedAddress | city | region"),
        ("Bairro;Cidade", "extendedAddress | city"), ("Colonia;Ciudad", "extendedAddress | city"),
        ("Kelurahan;Kecamatan;Kota", "extra | extendedAddress | city"),
        ("Phường;Quận;Tỉnh", "extendedAddress | city | region"),
        ("Mahalle;Sokak;İlçe;İl", "extendedAddress | street | city | region"),
        ("省;市;区", "region | city | extendedAddress"),
        ("Suburb;City", "extendedAddress | city"), ("Suburb;State", "city | region"),
        ("Ortsteil;Ort", "extendedAddress | city"), ("Ort;Gemeinde", "city | extendedAddress"),
        ("Barangay;City", "extendedAddress | city"), ("ตำบล;อำเภอ;จังหวัด", "extendedAddress | city | region"),
        ("Область;Район;Город", "region | extendedAddress | city"), ("الحي;المدينة", "extendedAddress | city"),
        ("Gmina;Miasto", "extendedAddress | city"), ("市区町村;町域", "city | extendedAddress"),
        (
            "Billing Suburb;Billing City;Shipping Suburb;Shipping City",
            "extendedAddress | city | extendedAddress | city"
        ),
        ("Billing City;Shipping City", "city | city"), ("Sales District;Name", "extra | displayName"),
        ("School District;Name", "organization | displayName"),
    ])
    func districts(headings: String, kinds: String) { #expect(meanings(headings, ["A;B;C;D"]) == kinds) }

    @Test(arguments: [
        ("Nazwa;Ulica;Kod;Miasto", ["00-950", "30-001"], "displayName | street | postalCode | city"),
        ("Nazwa;Ulica;Kod pocztowy;Miasto", ["00950", "30001"], "displayName | street | postalCode | city"),
        ("Jméno a příjmení;Ulice;Kód;Město", ["110 00", "602 00"], "displayName | street | postalCode | city"),
        ("Name;Street;Code;City", ["SW1A 1AA", "LS1 1AA"], "displayName | street | postalCode | city"),
        ("Name;Street;Code;City", ["4821", "1933"], "displayName | street | extra | city"),
        ("Name;Street;Code;City", ["C-100", "C-101"], "displayName | street | extra | city"),
        ("Name;Age;Code;Points", ["00-950", "30-001"], "displayName | extra | extra | extra"),
    ])
    func codes(headings: String, codes: [String], kinds: String) {
        #expect(meanings(headings, codes.map { "Anna Lee;Prosta;\($0);Kraków" }) == kinds)
    }
}
