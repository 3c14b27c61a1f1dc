extension ColumnVocabulary {
    /// People and the organizations that they belong to.
    static let nameWords: StaticString = """
        name: name | names | nombre | nome | nom | naam | namn | navn | nazwa | имя и фамилия | isim | \
        isimler | nimi | név | neve | ime i prezime | όνομα | اسم | الاسم | שם | नाम | नाव | নাম | பெயர் | \
        ชื่อ | tên | 名 | お名前 | namen | nominativo | nume | nafn | jina | ad soyad | adı soyadı | meno a \
        priezvisko | emri
        full: full | complete | complet | completo | fullname | display name | display | vollständiger | \
        vollname | contact name | kontaktname | customer name | client name | person name | contact person | \
        ansprechpartner | ansprechperson | interlocuteur | persona de contacto | persona di contatto | \
        referente | kontaktperson | contactpersoon | nom complet | nom et prénom | nom prénom | nom et \
        prénoms | nombre completo | nombre y apellidos | apellido y nombre | nombre y apellido | apellidos y nombres | nombres y apellidos | apellidos y nombre | nome completo | nome e cognome \
        | cognome e nome | nome cognome | cognome nome | vor und nachname | vor- und zuname | vorname \
        nachname | name vorname | nachname vorname | imię i nazwisko | nazwisko i imię | jméno a příjmení | \
        příjmení a jméno | meno a priezvisko | ime in priimek | ad soyad | adı soyadı | фио | фамилия имя | \
        фамилия имя отчество | контактное лицо | піб | пiб | teljes név | nimi ja sukunimi | koko nimi | \
        fullt namn | fulde navn | fullt navn | nama lengkap | nama | họ và tên | họ tên | họ và tên đệm | 氏名 \
        | お名前 | 姓名 | 名前 | 성명 | 이름 | 联系人 | 聯絡人 | 担当者 | 担当者名 | ชื่อ นามสกุล | ชื่อ-สกุล | الاسم الكامل | שם \
        מלא | first and last name | first last | last first | name surname | surname and name | who | person \
        | attendee name | guest name | member name | student name | student | pupil | élève | étudiant | schüler | schülerin | alumno | alumna | aluno | alunno | leerling | elev | uczeń | ученик | öğrenci | patient name | assigned user | assigned to | assignee | zugewiesen an | zuständig | affecté à | asignado a | employee name | player \
        name | child name | participant | member | naam contactpersoon | volledige naam | titulaire | \
        titular | owner name | kontoinhaber | account holder | wer | qui | quien | chi | кто | kunde name | \
        kundenname | nom du client | nombre del cliente | اسم العرض | Göstərilən ad | Пълно име | Nom \
        visible | Zobrazit jméno | Vist navn | Anzeigename | Εμφανιζόμενο όνομα | Täisnimi | Pantaila-izena \
        | نمایش نام | Näyttönimi | Amosar nome | दिखने वाला नाम | Puno ime | Nama tampilan | Skjánafn | Nome \
        visualizzato | 表示名 | სრული სახელი | ឈ្មោះ​ពេញ | 표시명 | 담당자 | ຊື່ເຕັມ | Rodomas vardas | Ekrāna vārds \
        | Целосно име | Nama paparan | Visningsnavn | Weergavenaam | Nazwa wyświetlana | Nume afișat | \
        Отображаемое имя | Полное имя | Zobrazované meno | Polno ime | Shfaq emrin | Onesha jina | காட்சி \
        பெயர் | ชื่อแสดง | Görüntülenecek ad | Ім'я для показу | Tên hiển thị | 顯示名稱
        given: first | given | given name | fname | firstname | forename | forenames | christian name | \
        vorname | vornamen | rufname | prénom | prénoms | primer nombre | segundo nombre | voornaam | \
        roepnaam | förnamn | tilltalsnamn | fornavn | imię | имя | adı | ad | etunimi | jméno | krstné meno \
        | keresztnév | utónév | ime | vardas | vārds | eesnimi | eiginnafn | όνομα | ім'я | име | primeiro \
        nome | prenume | nama depan | 名字 | 下の名前 | めい | الاسم الأول | নামের প্রথমাংশ | Nombres | Izena | نام \
        | שם פרטי | पहला नाम | Անուն | ファーストネーム | სახელი | នាមខ្លួន | ആദ്യ നാമം | Nama pertama | Meno | Emër \
        | jina la kwanza | முதற் பெயர் | پہلا نام
        family: last | family | family name | surname | surnames | lname | lastname | second name | nachname \
        | familienname | zuname | apellido | apellidos | primer apellido | segundo apellido | cognome | \
        achternaam | familienaam | efternamn | efternavn | etternavn | nazwisko | sobrenome | apelido | \
        фамилия | soyadı | soyad | soyisim | sukunimi | příjmení | priezvisko | vezetéknév | családnév | \
        prezime | priimek | pavardė | uzvārds | perekonnanimi | επώνυμο | прізвище | nom de famille | nome \
        de família | 苗字 | 姓 | 姓氏 | اسم العائلة | اللقب | নামের শেষাংশ | Cognom | Abizena | نام خانوادگی | \
        Apelidos | שם משפחה | उपनाम | Ազգանուն | Nama belakang | Eftirnafn | გვარი | នាមត្រកូល | 성 | \
        ນາມສະກຸນ | Презиме | അവസാന നാമം | Nama akhir | Mbiemër | Jina la mwisho | கடைசி பெயர் | นามสกุล | \
        آخری نام | Họ
        middle: middle | middlename | mname | mi | middle initial | second given name | mittelname | zweiter \
        vorname | отчество | по батькові | deuxième prénom | tussenvoegsel | mellannamn | mellomnavn | \
        mellemnavn | ikinci ad
        nickname: nickname | nick | alias | spitzname | surnom | apodo | soprannome | bijnaam | smeknamn | \
        przezwisko | прозвище | псевдоним | przydomek | takma ad | preferred name | goes by | known as | あだ名 \
        | ニックネーム | 昵称 | 별명 | ชื่อเล่น | lempinimi | přezdívka
        prefix: prefix | salutation | anrede | honorific | civilité | title prefix | name prefix | courtesy \
        title | tratamiento | tratamento | titolo di cortesia | aanhef | oslovení | обращение | 敬称 | 称谓 | \
        briefanrede | mr mrs | mr ms | herr frau | namenspräfix
        suffix: suffix | name suffix | namenssuffix | generation | sufijo | suffisso | suffixe
        phonetic: phonetic | yomi | furigana | フリガナ | ふりがな | カナ | 読み | よみ | よみがな | phonétique | phonetisch | \
        カナ氏名 | pinyin | 拼音
        organization: company | companies | organization | organisation | org | employer | business | \
        business name | firm | firma | firmenname | firmierung | unternehmen | betrieb | verein | société | \
        entreprise | raison sociale | empresa | razón social | compañía | azienda | società | ragione \
        sociale | ditta | bedrijf | bedrijfsnaam | företag | företagsnamn | firmanavn | bedrift | virksomhed \
        | yritys | компания | организация | фирма | предприятие | компанія | підприємство | společnost | \
        spoločnosť | cég | cégnév | tvrtka | podjetje | şirket | kurum | kuruluş | firma adı | razão social \
        | nome da empresa | 会社 | 会社名 | 公司 | 公司名称 | 單位 | 单位 | 企业 | 회사 | 회사명 | 법인명 | บริษัท | công ty | \
        perusahaan | שם חברה | חברה | شركة | الشركة | شرکت | account name | institution | institut | school \
        | schule | club | supplier | vendor | lieferant | fournisseur | proveedor | fornitore | agency | \
        agentur | dealer | 店舗名 | 勤務先名 | legal name | trading name | company name | nazwa firmy | εταιρεία | \
        επιχείρηση | ettevõte | įmonė | uzņēmums | brand | store | store name | shop | shop name | laden | geschäft | magasin | tienda | negozio | loja | winkel | butik | sklep | магазин | branch | filiale | اسم \
        الشركة | المنظمة | Təşkilat | কোম্পানি | Organizace | Organización | Organisatsioon | Erakundea | \
        संस्था | Cég neve | Կազմակերպություն | Organisasi | Stofnun | ორგანიზაცია | អង្គភាព | 조직 | ບໍລິສັດ | \
        Kompanija | കമ്പനി പേര് | Компани | Organisatie | Organização | Companie | Ustanova | Компанија | \
        Kampuni | நிறுவனம் | องค์กร | کمپنی کا نام | Tổ chức | 公司名稱
        department: department | dept | division | unit | abteilung | abt | service | département | \
        departamento | depto | reparto | dipartimento | afdeling | avdelning | avdeling | отдел | \
        подразделение | відділ | dział | oddělení | oddelenie | osztály | odjel | oddelek | osasto | bölüm | \
        departman | 部署 | 部門 | 部门 | 부서 | แผนก | phòng ban | departemen | סניף | قسم | team
        position: title | job title | position | role | occupation | profession | job | function | stelle | \
        beruf | funktion | posten | poste | fonction | puesto | cargo | ocupación | profesión | posizione | \
        ruolo | professione | functie | beroep | befattning | yrke | titel | stilling | stillingsbetegnelse \
        | tittel | должность | профессия | посада | stanowisko | zawód | pozice | funkce | pozícia | \
        beosztás | munkakör | položaj | delovno mesto | ammatti | tehtävänimike | unvan | meslek | görev | \
        役職 | 職業 | 肩書 | 职位 | 职务 | 職稱 | 직책 | 직위 | 직급 | ตำแหน่ง | chức vụ | chức danh | jabatan | pekerjaan | \
        תפקיד | المسمى الوظيفي | الوظيفة | سمت | função | intitulé du poste | seniority | designation | θέση
        birth: birth | birthday | birthdate | dob | bday | born | date of birth | geburtstag | geburtsdatum \
        | geb | geb datum | geboren | naissance | date de naissance | né le | né e le | ddn | fecha nac | fec nac | fecha de nac | nacimiento | \
        fecha de nacimiento | f nacimiento | fnac | cumpleaños | nascita | data di nascita | nato il | \
        nascimento | data de nascimento | nasc | aniversário | compleanno | verjaardag | geboortedatum | \
        geboren op | urodziny | data urodzenia | urodzenia | födelsedag | födelsedatum | födelseår | født | \
        fødselsdato | syntymäaika | syntymäpäivä | дата рождения | рождения | день рождения | др | \
        народження | датa народження | datum narození | narozen | narozeniny | dátum narodenia | születési \
        dátum | született | datum rođenja | rođendan | datum rojstva | doğum tarihi | doğum günü | γενέθλια \
        | 生年月日 | 誕生日 | 出生日期 | 生日 | 생년월일 | 생일 | วันเกิด | ngày sinh | tanggal lahir | תאריך לידה | تاريخ \
        الميلاد | تاریخ تولد | जन्मतिथि | year of birth | birth year | birth month | jahrgang | Ad günü | \
        Рожден ден | জন্মদিন | Data de naixement | Nar. | Fødselsdag | geb. am | Geb.-Dat. | Ημερομηνία \
        γέννησης | Ημ. γέννησης | F.N. | Sünnipäev | Jaioteguna | زادروز | Synt. | Anniversaire | Date \
        naiss. | יום הולדת | Születésnap | Szül. dátum | Ծննդյան օր | Afmælisdagur | დაბადების დღე | \
        ថ្ងៃ​កំណើត | Gimimo data | Dzimšanas diena | Роденден | പിറന്നാള്‍ | Hari lahir | Bursdag | Data ur. \
        | Dt. nasc. | Zi de naștere | Narodeniny | Rojstni dan | Datëlindje | Рођендан | Född | Siku ya \
        kuzaliwa | பிறந்த நாள் | D. Tarihi | День народження | سالگرہ
        anniversary: anniversary | jahrestag | hochzeitstag | wedding | anniversaire de mariage | \
        aniversario de boda | jubiläum | 記念日 | 周年 | 기념일
        """
}
