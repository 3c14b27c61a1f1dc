extension ColumnVocabulary {
    /// Names of lines, and of the parts of a number that stand in columns of their own.
    static let phoneWords: StaticString = """
        phone: phone | phones | telephone | telephones | tel | tels | telefon | telefoni | telefono | \
        telefonos | telefone | telefones | telefoon | telefons | telephon | telephonnummer | telefonnumer | \
        telefonnummern | telf | tlf | tfn | tfno | fon | fone | ph | phn | ph no | ph num | puhelin | puh | \
        rufnummer | rufnummern | ruf nr | телефон | телефоны | тел | тлф | τηλέφωνο | τηλ | landline | \
        festnetz | festnetznummer | fixe | fijo | fisso | voice | msisdn | phone number | telnr | nr \
        telefonu | nr tel | telefon nr | telefon no | telefon numarası | telefonu | tel no | no tel | číslo \
        telefonu | telefonní číslo | telefonszám | telefonos elérhetőség | contact number | contact no | \
        contact num | contact phone | contact tel | kontaktnummer | kontakttelefon | numéro de contact | \
        número de contacto | número de contato | numero di contatto | call number | phone1 | rückrufnummer | \
        rueckrufnummer | reachable at | erreichbar unter | 電話 | 電話番号 | でんわ | 電話号码 | 电话 | 電話號碼 | 전화 | 전화번호 | \
        โทร | โทรศัพท์ | điện thoại | sđt | sdt | telp | telepon | no telp | toll free | freephone | \
        freecall | 0800 | 1800 number | callback | rückruf | rueckruf | rappel | fernruf | sabit hat | ev \
        tel | simu | namba ya simu | whatsapp number | Telefoonnommer | ስልክ | ስልክ ቁጥር | الهاتف | رقم \
        التليفون | هاتف | رقم الهاتف | تليفون | رقم التواصل | هـ | Telefon nömrəsi | Телефон за връзка | \
        Телефонен номер | ফোন | টেলিফোন | Número de telèfon | Kontaktní tel. číslo | Pevná linka | Tel. č. | \
        Telefonnummer | Fastnet | Fernsprecher | Τηλέφωνο Πελάτη | Αριθμός τηλεφώνου | Σταθερό | Client \
        Phone | Phone no. | Teléfono fijo | Número de teléfono | Telefoninumber | Telefonoa | تلفن | شماره \
        تلفن | تلفن ثابت | kontakti puhelin | Puhelinnumero | Lankapuhelin | Telepono | Numero ng telepono | \
        Téléphone client | Téléphone du client | Numéro de téléphone | N° tél. | טלפון | מספר טלפון | טל' | \
        फ़ोन | फ़ोन नंबर | टेलीफोन | दूरभाष | Broj telefona | Vezetékes telefon | Հեռախոս | Հեռախոսահամար | \
        Հեռ. | Telpon | Nomor telepon | No. telepon | Tlp | Sími | Símanúmer | Telefono cliente | Telefono \
        Contatto | Recapito telefonico | Numero di telefono | Telefono fisso | 連絡先電話番号 | お電話番号 | 固定電話 | \
        ტელეფონი | ტელეფონის ნომერი | ტელ. | Телефон нөмірі | ទូរស័ព្ទ | លេខទូរស័ព្ទ | 유선전화 | 일반전화 | ໂທລະສັບ \
        | ເບີໂທ | Telefonas | Telefono numeris | Tālrunis | Tālruņa numurs | Tālr. | Телефонски број | ഫോൺ | \
        Утас | Утасны дугаар | दूरध्वनी | Nombor telefon | No. telefon | ဖုန်း | ဖုန်းနံပါတ် | Fasttelefon | \
        Telefoonnummer | Klant telefoon | Vaste telefoon | Vast nummer | Numer telefonu | Numer telefonu \
        kontaktu | Telefon stacjonarny | Contato Telefónico | Telefone fixo | Telefon client | Număr de \
        telefon | Telefon fix | Номер телефона | Контактный номер | Контактный телефон | Городской телефон | \
        № тел. | Telefón klienta | Telefónne číslo | Kontaktni telefon | Telefonska številka | Numri i \
        telefonit | Број телефона | Kund telefon | Nambari ya simu | தொலைப்பேசி | தொலைபேசி | தொலைபேசி எண் | \
        ఫోన్ | ఫోన్ నంబర్ | เบอร์โทร | เบอร์โทรศัพท์ | หมายเลขโทรศัพท์ | Sabit telefon | Номер телефону | \
        فون | فون نمبر | ٹیلی فون | Telefon raqami | Số điện thoại | Điện thoại bàn | ĐT | DT | 电话号码 | 联系电话 \
        | 座机 | 固定电话 | 固话 | 聯絡電話 | 市話
        mobile: mobile | mobiles | mobil | mobiel | mobiele | móvil | móviles | mob | cell | cellphone | \
        cellular | celular | celulares | cellulare | cellulari | cellulaire | handy | handys | handynummer | \
        handynr | mobilnummer | mobilnr | mobiltelefon | mobilfunk | mobilfunknummer | mobilrufnummer | \
        mobiltelefonnummer | portable | portables | gsm | gsm nr | gsm no | komórka | komórkowy | kom | tel \
        kom | мобильный | мобильник | мобила | сотовый | сот | моб | мобілка | cep | cep tel | cep telefonu \
        | cep no | matkapuhelin | kännykkä | mobilní | mobilný | telemóvel | tlm | mobitel | natel | handset \
        | smartphone | iphone | hand phone | hp no | no hp | hp number | nomor hp | wireless | mobilephone | \
        mobile number | mob no | cell no | sms | sms number | text number | text messages to | текст | 携帯 | \
        携帯電話 | 携帯番号 | 携带 | 手机 | 手機 | 移动电话 | 行動電話 | 휴대폰 | 휴대전화 | 핸드폰 | มือถือ | di động | נייד | سلفون | جوال \
        | موبايل | hareketli | κινητό | κιν | Selfoon | Selnommer | ሞባይል | المحمول | النقّال | نقّال العمل | \
        الجوال | رقم الجوال | الموبايل | واتساب | Mobil nömrə | Мобилен | Мобилно | Мобилен телефон | মোবাইল \
        | মুঠোফোন | মোবাইল নম্বর | Mòbil de la feina | Pracovní mobil | Mobilní telefon | Číslo na mobil | \
        Arbdejsmobil | Mobil-Tel.-Nr. | Κινητός | Κινητό τηλέφωνο | Home Mobile | Work mobile | Mobile no. | \
        HP | Teléfono móvil | Teléfono celular | Mobiil | Mobiiltelefon | Mugikorra | همراه | تلفن همراه | \
        موبایل | شماره همراه | Mobiili | Matkapuh. | Selpon | Tél. mobile | Téléphone mobile | סלולרי \
        מהעבודה | טלפון נייד | סלולרי | פלאפון | मोबाइल | मोबाइल नंबर | Poslovni mobitel | Telefon (mobil) | \
        Mobilszám | Բջջային | Բջջային հեռախոս | Բջջ. | Ponsel | WA | Farsími | Telefono Mobile | Numero \
        cellulare | Telefonino | Telefono cellulare | モバイル | 職場携帯 | 携帯電話番号 | スマホ | 携帯TEL | მობილური | \
        მობილური ტელეფონი | მობ. | Ұялы телефон | ទូរស័ព្ទដៃ | 직장 휴대폰 | 휴대폰번호 | 핸드폰번호 | ມືຖື | Mobilusis | \
        Mobilusis telefonas | Mob. tel. | Mobīlā | Mobilais | Mobilais tālrunis | മോബൈല്‍ | മൊബൈൽ | Ажлын \
        гар утас | Гар утас | भ्रमणध्वनी | मोबाईल | Mudah alih | Telefon bimbit | No. telefon bimbit | \
        မိုဘိုင်း | Arbeidstelefon | Werk mobiel | Mobiele telefoon | Mobiel nummer | 06-nummer | Przenośny \
        | Telefon komórkowy | Tel. komórkowy | Móvel | Whats | Рабочий мобильный | Телефон (Мобильный) | \
        Мобильный телефон | Телефон переносной | м.т. | Mobilný telefón | Telefon celular | Мобилни | \
        Arbetsmobil | Simu ya mkononi | இடமாற்றக்கூடிய | கைபேசி | மொபைல் எண் | మొబైల్ | మొబైల్ నంబర్ | \
        โทรศัพท์ (มือถือ) | เบอร์มือถือ | Мобільний | Роб. мобільний | Мобільний телефон | فون (موبائل) | \
        موبائل نمبر | Số di động | DĐ | DTDD | 手機號碼 | 手机号 | 手机号码 | 手提電話
        chat: whatsapp | whatsapp no | whatsapp nr | wa number | nomor wa | no wa | wa no | viber | telegram \
        number | signal number | imo number | zalo | kakaotalk number | wechat phone | line number | zap | \
        zapzap | wpp | wsp | вотсап | ватсап | вайбер | viber number | facetime number
        line: desk | desk phone | front desk | reception | receptionist | direct | direct dial | direct line \
        | direct number | ddi number | did | direct inward | hotline | helpline | help desk | office line | \
        private line | bedroom | switchboard | exchange | zentrale | telefonzentrale | empfang | centralita \
        | conmutador | centralino | standard téléphonique | accueil | recepción | recepção | ligne directe | \
        línea directa | linea diretta | linha direta | direktwahl | direktdurchwahl | durchwahlnummer | \
        doorkiesnummer | direkte nummer | direktnummer | приемная | ресепшн | recepcja | recepce | receptie \
        | 代表電話 | 代表番号 | 直通 | 直通電話 | 总机 | 總機 | 前台 | 代表電話番号 | 대표전화 | 직통 | doorkies | dial | dial in | call | \
        ring | contact us | service line | sales line | 24h | after hours | night line | call me
        number: number | numbers | no | nos | num | nr | nummer | nummern | número | números | numeri | \
        numer | номер | номера | 番号 | 番號 | 号码 | 號碼 | 编号 | 번호 | numara | numarası | číslo | čísla | szám | \
        száma | broj | št | номерът | αριθμός | رقم | شماره | מספר | numri | número de | n° | หมายเลข | \
        เบอร์ | số | nomor | नंबर | nombor
        contact: contact | contacts | kontakt | kontakte | kontaktdaten | contacto | contatto | contato | \
        contactgegevens | kontaktinfo | contact info | contact details | coordonnées | reach | reachable | \
        контакт | контакты | контактные данные | επικοινωνία | 連絡先 | 联系方式 | 聯絡方式 | 联系 | 연락처 | ติดต่อ | liên \
        hệ | kontak | iletişim | yhteystiedot | elérhetőség | kontaktai | kontakti | tواصل | اتصال | contact \
        method | erreichbarkeit
        fax: fax | faxes | telefax | faks | télécopie | télécopieur | faxnummer | faxnr | факс | φαξ | 传真 | \
        傳真 | ファックス | ファクス | ファックス番号 | 팩스 | โทรสาร | แฟกซ์ | facsimile | faxing | fax number | fax no | \
        belgegeçer | fakss | faksi | faksas | نمابر | فاكس | efax | fx | ফ্যাক্স | Τηλεομοιότυπο | Laneko \
        faxa | فاکس کاری | فکس | دورنگار | Työfaksi | פקס | פקס בית | फैक्स | Տան ֆաքս | Faksimile | \
        Heimafax | 自宅FAX | FAX番号 | სახლის ფაქსი | ទូរសារនៅគេហដ្ឋាន | 팩스번호 | വീട്ടിലെ ഫാക്സ് | Номер факса | \
        தொலை நகல் | แฟกซ์ที่บ้าน | Ev faksı | İş faksı | فون (فیکس) | 家庭传真 | 工作传真 | 传真号码
        pager: pager | beeper | bip | búsca | пейджер | ポケベル | 페이저 | semafoon | personsökare | personsøger
        radio: telex | tty | tdd | ttytdd | textphone | isdn | radio | radio phone
        extension: ext | exts | extn | extension | extensions | extension number | ext no | ext number | \
        phone ext | durchwahl | nebenstelle | nst | dw | klappe | apparat | hausapparat | poste téléphonique \
        | poste | anexo | ramal | interno | linka | klapka | toestel | toestelnummer | доб | добавочный | вн \
        | внутренний номер | wewnętrzny | wewn | mellék | int number | interior tel | anknytning | dahili | \
        内線 | 分机 | 分機 | 내선 | ต่อ | שלוחה | تحويلة | internal number | internal no | internal extension | \
        extensão | estensione | derivazione | phone extension | work extension | الرقم الداخلي | Вътрешен | \
        Вътр. | Extensió | Kl. | Lokalnummer | App. | Εσωτερικό | Εσωτ. | xtn | Sisenumber | داخلی | \
        Alanumero | Sisäinen numero | Numéro de poste | Ligne interne | एक्सटेंशन | विस्तार | Lokal | Kućni \
        broj | Ekstensi | 内線番号 | 내선번호 | Vidinis numeris | Iekšējais numurs | Sambungan | Samb. | \
        Internnummer | Tst. | Numer wewnętrzny | Wew. | Interna številka | Локал | Ankn. | เบอร์ต่อ | Dah. | \
        Внутрішній номер | дод. | Số máy lẻ | Máy nhánh | 分机号
        code: code | codes | código | codice | kod | код | コード | 代码 | 代碼 | 코드 | kode | koodi | cod | κωδικός \
        | رمز | קוד | cd
        area: area code | std | std code | city code | ortsvorwahl | vorwahl | vorwahlnummer | ortsnetz | \
        onkz | vorw | indicatif régional | indicatif | prefijo | prefisso | prefixo | ddd | lada | netnummer \
        | kengetal | kierunkowy | predvoľba | körzetszám | код города | suuntanumero | riktnummer | \
        retningsnummer | alan kodu | 市外局番 | 区号 | 區碼 | 지역번호 | npa | trunk code | area | phone area | phone \
        prefix | dial prefix | local code | np prefix | رمز المنطقة | Код за избиране | Områdenummer | \
        Ortsnetzkennzahl | Κωδικός περιοχής | AC | Código de área | Prefijo provincial | پیش‌شماره | کد شهر \
        | קידומת | Pozivni broj | Kode area | Numer kierunkowy | Kier. | Omrežna skupina | Позивни број | \
        รหัสพื้นที่ | Код міста | Mã vùng | 區號
        dial: dial code | dialing code | dialling code | dial prefix country | calling code | country \
        calling code | country dial code | phone country code | phone code | phone cc | isd | isd code | idd \
        | international code | intl code | international prefix | intl prefix | country phone code | \
        ländervorwahl | laendervorwahl | landesvorwahl | internationale vorwahl | länderkennzahl | indicatif \
        pays | indicatif international | prefijo internacional | prefijo país | prefisso internazionale | \
        prefisso nazionale | ddi | código do país | код страны | kierunkowy kraju | landnummer | landsnummer \
        | landnr | maatunnus | ülke kodu | 国番号 | 国际区号 | 國碼 | 국가번호 | cc | phone ccode | country prefix | intl \
        | lv | رمز الدولة | مفتاح الدولة | Mezinárodní předvolba | Landekode | Κωδικός χώρας | Código de \
        país | Maakoodi | Indicatif téléphonique | Préfixe pays | Ind. | देश कोड | Országhívószám | Ország \
        előhívó | Kode negara | Prefisso paese | 국가코드 | Landkode | Landskode | Landcode telefoon | Prefiks \
        kraju | Indicativo do país | Prefix țară | Landskod | รหัสประเทศ | Код країни | Mã quốc gia | 国家代码 | \
        國際冠碼
        phone work: رقم التليفون (المكتب) | هاتف العمل | Телефон (Офис) | Telefon (Kancelář) | Telefon do \
        zaměstnání | Pracovní telefon | Tel. práce | Telefon (Kontor) | Telefon arbejde | Arbejdstelefon | \
        Tlf. arb. | Tel. dienstlich | Telefon (Büro) | Telefon geschäftlich | Telefon dienstlich | Durchwahl \
        Büro | Tel. gesch. | Tel. d. | Tel. G | Τηλέφωνο (Εργασίας) | Τηλ. εργασίας | Work Phone | Business \
        Phone | Phone (Office) | Office phone | Teléfono (Trabajo) | Teléfono (Oficina) | Teléfono del \
        trabajo | Tel. ofic. | Tel. trab. | تلفن(دفتر) | Työpuhelin | Puh. työ | Téléphone (bureau) | Tél. \
        professionnel | Téléphone professionnel | Tél. pro. | Tél. bur. | טלפון בעבודה | कार्यालय फ़ोन | \
        Telefon (kanc) | Telefon (iroda) | Munkahelyi telefon | Hivatali telefon | Céges telefon | Telepon \
        (Kantor) | Telefono lavoro | Telefono di Lavoro | Telefono (Ufficio) | Tel. uff. | 会社電話 | 会社電話 2 | \
        電話（オフィス） | 勤務先電話番号 | 勤務先TEL | 会社TEL | 회사전화 | 직장전화 | 사무실 전화 | ເບີໂທລະສັບ | Telefonas (biuro) | \
        Tālrunis (birojā) | Telefon (arbeid) | Telefonnummer (kontor) | Jobbtelefon | Telefoon op werk | \
        Telefoon (Office) | Telefoon werk | Telefoon zakelijk | Tel. werk | Telefon służbowy | Telefon \
        (biuro) | Tel. służb. | Fone comercial | Fone de trabalho | Telefone (Escritório) | Telefone \
        comercial | Telefone trabalho | Tel. com. | Telefon (Birou) | Telefon serviciu | Рабочий телефон | \
        Телефон (Офисный) | Служебный телефон | Раб. тел. | Telefón do práce | Telefón (Kancelária) | \
        Službeni telefon | Telefon v službi | Telefon (Jobb) | Telefon arbete | Telefon arbetet | Tel. arb. \
        | โทรศัพท์ (สำนักงาน) | Telefon (Ofis) | İş telefonu | Ofis telefonu | Робочий телефон | Роб. тел. | \
        فون (آفس) | Số điện thoại (văn phòng) | 商務電話 | 电话（办公） | 電話 (辦公) | 单位电话 | 办公电话 | 公司電話 | 辦公室電話
        phone home: رقم التليفون (المنزل) | هاتف المنزل | Телефон (Домашен) | Telefon domů | Domácí telefon \
        | Telefon (Hjemme) | Privattelefon | Telefon privat | Tel. privat | Privatnummer | Tel. priv. | \
        Τηλέφωνο (Οικίας) | Home Phone | Phone (Home) | Residence phone | Evening phone | Daytime phone | \
        Res. | Teléfono (Casa) | Teléfono particular | Tel. part. | تلفن(خانه) | Kotipuhelin | Puh. koti | \
        Téléphone (Maison) | Téléphone (domicile) | Téléphone personnel | Tél. dom. | Tél. perso | טלפון \
        בבית | घर का फ़ोन | Telefon (kućni) | Telefon (saját) | Otthoni telefon | Telepon (Rumah) | Telefono \
        di casa | Telefono abitazione | Tel. ab. | 自宅電話 | 電話（自宅） | 自宅の電話番号 | 自宅電話番号 | 自宅TEL | 자택전화 | 집전화 | \
        Telefonas (namų) | Tālrunis (mājas) | Telefonnummer (hjem) | Hjemmetelefon | Telefoon thuis | \
        Telefoon (Home) | Telefoon privé | Tel. privé | Telefon domowy | Fone de casa | Telefone (Casa) | \
        Telefone residencial | Tel. res. | Telefon (Acasă) | Телефон (Домашний) | Домашний телефон | Дом. \
        тел. | Telefón domov | Telefon doma | Telefon (Hem) | Hemtelefon | Tel. hem | โทรศัพท์ (บ้าน) | \
        Telefon (Ev) | Ev telefonu | Домашній телефон | فون (گھر) | Số điện thoại (bàn) | 住家電話 | 电话（家庭） | 電話 \
        (家庭) | 家庭电话 | 住宅电话 | 住宅電話
        """
}
