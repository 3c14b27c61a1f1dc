/// The headings of a table's columns in some languages.
enum Headings {
    /// The name, the phone number and the e-mail address.
    static func words(_ language: String) -> (name: String, phone: String, email: String) {
        words[language] ?? ("Name", "Phone", "Email")
    }

    private static let words: [String: (name: String, phone: String, email: String)] = [
        "bg": ("Име", "Телефон", "Имейл"), "cs": ("Jméno", "Telefon", "E-mail"), "da": ("Navn", "Telefon", "E-mail"),
        "de": ("Name", "Telefonnummer", "E-Mail-Adresse"), "el": ("Όνομα", "Τηλέφωνο", "Email"),
        "es": ("Nombre", "Teléfono", "Correo electrónico"), "fi": ("Nimi", "Puhelin", "Sähköposti"),
        "fr": ("Nom", "Téléphone", "Courriel"), "hr": ("Ime", "Telefon", "E-pošta"),
        "hu": ("Név", "Telefonszám", "E-mail"),
        "id": ("Nama", "Telepon", "Surel"), "it": ("Nome", "Telefono", "E-mail"), "ja": ("氏名", "電話番号", "メール"),
        "ko": ("이름", "전화번호", "이메일"), "nb": ("Navn", "Telefon", "E-post"), "nl": ("Naam", "Telefoonnummer", "E-mail"),
        "pl": ("Nazwa", "Telefon", "E-mail"), "pt": ("Nome", "Telefone", "E-mail"), "ro": ("Nume", "Telefon", "E-mail"),
        "ru": ("Имя", "Телефон", "Эл. почта"), "sk": ("Meno", "Telefón", "E-mail"), "sl": ("Ime", "Telefon", "E-pošta"),
        "sr": ("Ime", "Telefon", "E-pošta"), "sv": ("Namn", "Telefon", "E-post"), "th": ("ชื่อ", "โทรศัพท์", "อีเมล"),
        "tr": ("Ad", "Telefon", "E-posta"), "uk": ("Ім'я", "Телефон", "Ел. пошта"),
        "vi": ("Tên", "Điện thoại", "Email"),
        "zh": ("姓名", "电话", "邮箱"),
    ]
}
