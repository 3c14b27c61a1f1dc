/// Headings of somebody else than the contact in the languages of the knowledge.
struct OtherPeopleHeadings: Sendable {
    let language: String
    /// The headings of the contact: the parts of its name, and its mobile phone.
    let own: [String]
    /// Words for somebody else in headings; the first is a child, the second a mother.
    let others: [String]
    private let name: String
    private let birthday: String
    private let phone: String

    /// - Parameter row: the language; the headings of the contact; those of a name, a birthday and a phone with an `x` in braces for whose it is;
    ///   who it may be. Bars part these, and semicolons their parts.
    private init(_ row: String) {
        let parts = row.split(separator: "|").map(String.init)
        language = parts[0]
        own = parts[1].split(separator: ";").map(String.init)
        (name, birthday, phone) = (parts[2], parts[3], parts[4])
        others = parts[5].split(separator: ";").map(String.init)
    }

    func name(of other: String) -> String { name.replacing("{x}", with: other) }
    func birthday(of other: String) -> String { birthday.replacing("{x}", with: other) }
    func phone(of other: String) -> String { phone.replacing("{x}", with: other) }

    static let all = rows.map(OtherPeopleHeadings.init)

    private static let rows = [
        "en|First Name;Last Name;Mobile|{x} Name|{x} Birthday|{x} Phone|Child;Mother;Father;Spouse;Partner;Coach;Emergency Contact;Child 1;Student's Mother;Guardian",
        "de|Vorname;Nachname;Handy|Name {x}|Geburtsdatum {x}|Telefon {x}|des Kindes;der Mutter;des Vaters;Ehefrau;Kind 1;Notfall;Lebenspartner;Trainer;Mutter des Schülers",
        "fr|Prénom;Nom;Portable|Nom {x}|Date de naissance {x}|Téléphone {x}|de l'enfant;de la mère;du père;du conjoint;enfant 1;d'urgence;de l'entraîneur;de la mère de l'élève;de l’enfant",
        "es|Nombre;Apellidos;Móvil|Nombre {x}|Fecha de nacimiento {x}|Teléfono {x}|del hijo;de la madre;del padre;del cónyuge;hija 2;de emergencia;del entrenador;de la madre del alumno",
        "it|Nome;Cognome;Cellulare|Nome {x}|Data di nascita {x}|Telefono {x}|del figlio;della madre;del padre;della moglie;figlia 1;di emergenza;dell'allenatore;della madre dell'alunno",
        "pt|Nome próprio;Apelido;Telemóvel|Nome {x}|Data de nascimento {x}|Telefone {x}|do filho;da mãe;do pai;do cônjuge;filha 1;de emergência;do treinador;da mãe do aluno;da criança",
        "nl|Voornaam;Achternaam;Mobiel|Naam {x}|Geboortedatum {x}|Telefoon {x}|van het kind;van de moeder;vader;van de echtgenoot;partner;dochter;noodgeval;van de trainer",
        "sv|Förnamn;Efternamn;Mobil|Namn {x}|Födelsedatum {x}|Telefon {x}|barn;mamma;pappa;makas;maka;sambo;vårdnadshavare;anhörig;tränare",
        "da|Fornavn;Efternavn;Mobil|Navn {x}|Fødselsdato {x}|Telefon {x}|barn;mor;far;ægtefælle;datter;pårørende;træner",
        "nb|Fornavn;Etternavn;Mobil|Navn {x}|Fødselsdato {x}|Telefon {x}|barn;mor;far;ektefelle;samboer;pårørende;trener;foresatt",
        "fi|Etunimi;Sukunimi;Matkapuhelin|{x} nimi|{x} syntymäaika|{x} puhelin|lapsen;äidin;isän;puolison;huoltajan;lähiomaisen;valmentajan",
        "et|Eesnimi;Perekonnanimi;Mobiil|{x} nimi|{x} sünniaeg|{x} telefon|lapse;ema;vanema;abikaasa;elukaaslase;treeneri",
        "lv|Vārds;Uzvārds;Mobilais|{x} vārds|{x} dzimšanas datums|{x} tālrunis|bērna;mātes;tēva;vecāka;laulātā;trenera",
        "lt|Vardas;Pavardė;Mobilusis|{x} vardas|{x} gimimo data|{x} telefonas|vaiko;motinos;tėvo;sutuoktinio;trenerio;globėjo",
        "pl|Imię;Nazwisko;Komórka|Imię i nazwisko {x}|Data urodzenia {x}|Telefon {x}|dziecka;matki;ojca;małżonka;opiekuna;trenera;matki ucznia;w nagłych wypadkach",
        "cs|Jméno;Příjmení;Mobil|Jméno {x}|Datum narození {x}|Telefon {x}|dítěte;matky;otce;manželky;trenéra;zákonného zástupce;pro případ nouze;matky žáka",
        "sk|Meno;Priezvisko;Mobil|Meno {x}|Dátum narodenia {x}|Telefón {x}|dieťaťa;matky;otca;manželky;trénera;zákonného zástupcu;v prípade núdze",
        "hu|Keresztnév;Vezetéknév;Mobil|{x} neve|{x} születési dátuma|{x} telefonszáma|gyermek;anyja;apja;házastársa;édesanyja;vészhelyzet;edzője",
        "ro|Prenume;Nume;Mobil|Nume {x}|Data nașterii {x}|Telefon {x}|copil;mama;mamei;tatălui;soț;soției;antrenorului;urgență;mama elevului",
        "bg|Име;Фамилия;Мобилен|Име на {x}|Дата на раждане на {x}|Телефон на {x}|детето;майката;бащата;съпруга;треньора;настойника",
        "ru|Имя;Фамилия;Мобильный|ФИО {x}|Дата рождения {x}|Телефон {x}|ребёнка;матери;отца;супруга;тренера;опекуна;матери ученика;для экстренной связи",
        "uk|Ім'я;Прізвище;Мобільний|ПІБ {x}|Дата народження {x}|Телефон {x}|дитини;матері;батька;чоловіка;тренера;опікуна;матері учня",
        "hr|Ime;Prezime;Mobitel|Ime i prezime {x}|Datum rođenja {x}|Telefon {x}|djeteta;majke;oca;supružnika;trenera;skrbnika;majke učenika",
        "sl|Ime;Priimek;Mobitel|Ime in priimek {x}|Datum rojstva {x}|Telefon {x}|otroka;matere;očeta;zakonca;trenerja;skrbnika;matere učenca",
        "sr|Име;Презиме;Мобилни|Име и презиме {x}|Датум рођења {x}|Телефон {x}|детета;мајке;оца;супружника;тренера;старатеља",
        "el|Όνομα;Επώνυμο;Κινητό|Όνομα {x}|Ημερομηνία γέννησης {x}|Τηλέφωνο {x}|παιδιού;της μητέρας;του πατέρα;συζύγου;κηδεμόνα;έκτακτης ανάγκης;προπονητή",
        "tr|Ad;Soyad;Cep|{x} Adı|{x} Doğum Tarihi|{x} Telefonu|Çocuğun;Annesinin;Babasının;Eşinin;Veli;Acil durum;Antrenör;Öğrencinin velisinin",
        "sq|Emri;Mbiemri;Celular|Emri i {x}|Data e lindjes së {x}|Telefoni i {x}|fëmijës;nënës;babait;bashkëshortit;prindit;trajnerit",
        "ar|الاسم الأول;اسم العائلة;الجوال|اسم {x}|تاريخ ميلاد {x}|هاتف {x}|الطفل;الأم;الأب;الزوجة;ولي الأمر;الطوارئ;المدرب",
        "fa|نام;نام خانوادگی;موبایل|نام {x}|تاریخ تولد {x}|تلفن {x}|فرزند;مادر;پدر;همسر;اضطراری;مربی",
        "he|שם פרטי;שם משפחה;נייד|שם {x}|תאריך לידה {x}|טלפון {x}|הילד;האם;האב;בת זוג;ההורה;חירום;המאמן",
        "hi|पहला नाम;उपनाम;मोबाइल|{x} का नाम|{x} की जन्म तिथि|{x} का फोन|बच्चे;माता;पिता;पति;पत्नी;अभिभावक;आपातकालीन",
        "ja|名;姓;携帯|{x}氏名|{x}生年月日|{x}電話番号|子供;母親;父親;配偶者;保護者;緊急連絡先;コーチ",
        "zh|名字;姓;手机|{x}姓名|{x}出生日期|{x}电话|孩子;母亲;父亲;配偶;监护人;紧急联系人;教练",
        "ko|이름;성;휴대폰|{x} 이름|{x} 생년월일|{x} 전화번호|자녀;어머니;아버지;배우자;보호자;비상연락처;코치",
        "vi|Tên;Họ;Di động|Họ tên {x}|Ngày sinh {x}|Số điện thoại {x}|của con;của mẹ;bố;vợ;phụ huynh;khẩn cấp;huấn luyện viên",
        "id|Nama depan;Nama belakang;Ponsel|Nama {x}|Tanggal lahir {x}|Telepon {x}|anak;ibu;ayah;istri;wali;darurat;pelatih",
        "th|ชื่อ;นามสกุล;มือถือ|ชื่อ{x}|วันเกิด{x}|เบอร์โทร{x}|บุตร;มารดา;บิดา;คู่สมรส;ผู้ปกครอง;ฉุกเฉิน",
        "ca|Nom;Cognoms;Mòbil|Nom {x}|Data de naixement {x}|Telèfon {x}|del fill;de la mare;del pare;de la parella;d'emergència;de l'entrenador",
        "is|Eiginnafn;Eftirnafn;Farsími|Nafn {x}|Fæðingardagur {x}|Sími {x}|barns;móður;föður;maka;foreldris;aðstandandi",
    ]
}
