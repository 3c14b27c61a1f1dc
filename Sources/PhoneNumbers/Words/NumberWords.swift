/// The words that stand beside numbers, of some fifty languages, between spaces and as they are compared: small letters,
/// marks above Latin, Greek and Cyrillic letters make no difference.
///
/// A word of several kinds belongs to the first one that has it.
enum NumberWords {
    static let all: [(WordKind, StaticString)] = [
        (.hourOrExtension, "kl"), (.extension, extensions), (.weakExtension, weakExtensions), (.range, ranges),
        (.conjunction, conjunctions), (.time, times), (.time, days), (.label, labels), (.label, otherLabels),
        (.label, places), (.identifier, "〒 iban bic vat iva инн cvr nit isbn rcs id kundennummer ean siret iso din"), (.reference, "kunde case order customer"), (.place, "apt shop room stock floor bp zimmer"), (.currency, "eur chf zł rs kr euro"), (.date, "born llamado"), (.unit, "lines km"),
    ]

    /// An extension follows, in Latin, Cyrillic, Greek, Arabic, Hebrew, Indian, Asian and Caucasian scripts.
    private static let extensions: StaticString = """
        ext extn exten extens extension xtn xt anexo anexos anx interno interni interne derivazione interior \
        extensao extensio estensjoni estyniad poste pte durchwahl durchw dw apparat app nebenstelle nst nbst hausruf ha intern \
        klappe klapka klp linka toestel tst toestelnr toestelnummer doorkies anknytning ankn anknytn \
        lokal lokalnr lokalnummer local loc lok linje internnr internt alanumero ala alanro sisainen innanhuss \
        innanhussnumer innanh sise sisenr sisenumber sisetelefon luhinumber iekšejais iekš vid vidinis wewn wew \
        wewnetrzny interna brendshem mellek mell mellekallomas dahili dah hat ichki qosh daxili dax ramal ram ramais \
        pesawat psw pswt pes samb sambungan lẻ nhanh luzapena luz foline fol sineadh uitbr uitbreiding bylyn \
        kiendelezi opt option \
        доб добавочный добав внутр внутренний внутрішній вн вътр вътрешен дод додатковий дад дадатковы унутр \
        лок локал қос қосымша ішкі дотуур тоновый тоновом \
        εσωτ εσ εσωτερικο שלוחה של שלו تحويلة تحويله داخلي داخلی مقسم ایکسٹینشن \
        एक्सटेंशन एक्सटें एक्स्टेन्सन এক্সটেনশন এক্সটেনশান ต่อ เบอร์ต่อ กด ຕໍ່ បន្ត நீட்டிப்பு \
        լրաց ներքին ներք შიდა \
        内線 內線 内线 内線番号 内 內 转 轉 转接 轉接 分机 分機 分机号 分機號碼 内線番號 내선 내선번호 구내 교환
        """

    /// Lead an extension only behind a whole number.
    private static let weakExtensions: StaticString = "x int p w r"

    private static let ranges: StaticString = """
        bis to thru through do až til till tot до по έως ως ila ile ถึง đến إلى الى تا الی 至 到 から 부터 ao ate al hasta fino
        """

    /// `and` and `or`.
    private static let conjunctions: StaticString = """
        and or und oder od u bzw sowie resp et ou y o e en of och eller og ja tai eða või voi un vai ir ar i lub oraz a nebo \
        alebo és es vagy și si sau и или και ή η ve veya і або ці ili in ali dhe ose და ან և եւ կամ və yaxud және не va yoki \
        و أو או ו یا اور और या এবং বা மற்றும் அல்லது మరియు లేదా आणि किंवा અને અથવા ਅਤੇ ਜਾਂ และ หรือ ແລະ ຫຼື និង ឬ và hoặc dan atau at \
        和 或 与 與 及 と および または 및 또는 ба болон эсвэл na au እና ወይም eta edo agus
        """

    /// An hour stands beside it.
    private static let times: StaticString = """
        h hr hrs hs hour hours am pm uhr std ab nach vor ore alle dalle dopo prima heures heure après apres avant partir \
        before after until since from between desde hasta despues antes entre horas hora klo efter etter før fore mellan mellem mellom \
        po od godz hod hodin uur vanaf alkaen jälkeen după dupa ora óra ora után utan órától после с час часов часа ч год після з \
        μετα πριν ωρες saat sonra น. นาฬิกา giờ gio sau 时 時 点 點 시 時以降 以降 以後 以后 시이후 后 後 点后 點後 時後 时后 点以后 點以後 jam pukul setelah sebelum شنبه ساعت الساعة \
        noon midnight vormittags nachmittags abends mittags seit
        """

    /// Days, and when people are there.
    private static let days: StaticString = """
        mo di mi do fr sa so mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday \
        sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lun mar mer jeu ven sam dim lundi mardi mercredi \
        jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo lunedi martedi mercoledi giovedi \
        venerdi ma vr za zo wo pon wt sr czw pt ndz út st čt pá пн вт ср чт пт сб вс нд weekdays daily werktags täglich \
        mornings evenings 平日 工作日 평일 월 화 수 목 금 土日祝
        """

    /// Names of lines.
    private static let labels: StaticString = """
        tel t ph p phone telephone no contact landline ll line cell c mob m mobile handphone h hp f fax telefax facsimile \
        telefon fon fernruf ruf rufnr nr festnetz mobil handy funk natel tél téléphone fixe port portable gsm cellulaire \
        télécopie téléc numéro teléf tfno tfn tf tlf tlfno tno fijo teléfonos móvil móv cel celular celulares telfax telef fone fones \
        telefone fixo tels telemóvel tlm telm tm telefono telefoni fisso cell cellulare cellulari telefoon vast mobiel tlf puh puhelin matkap sími \
        farsími mobiil valvetelefon tālr tālrunis fakss mobilais telefonas mobilusis faksas faks kom komórka komórkowy \
        telefón mobilný mobitel тел телефон телефоны моб мобильный мобилен мобілний мобільний мобилни факс т ф м сот тэлефон мабільны \
        τηλ τηλέφωνο κιν κινητό φαξ σταθ σταθερό cep belgegeçer sabit telefonu telefonszám טל טלפון נייד פלאפון סלולרי \
        פקס ווטסאפ هاتف الهاتف تلفون تليفون جوال موبايل محمول المحمول نقال متحرك ثابت فاكس الفاكس واتساب واتس تلفن تلفکس \
        همراه موبایل فکس نمابر دورنگار فون موبائل فیکس फोन फ़ोन दूरभाष मोबाइल मो मोबा फैक्स ফোন মোবাইল মোবা ফ্যাক্স โทร โทรศัพท์ \
        มือถือ แฟกซ์ โทรสาร đt đth điện thoại dđ di động sđt số máy telp tlp telepon telpon ponsel simu namba nambari faksi \
        电话 座机 固话 手机 移动电话 传真 联系电话 联系方式 電話 市話 手機 行動電話 流動電話 手提 手提電話 傳真 電話番号 携帯 携帯電話 \
        モバイル ファックス 전화 전화번호 휴대폰 휴대전화 핸드폰 팩스 번호 ტელეფონი მობილური հեռ հեռախոս բջջ foon ffôn symudol fón \
        whatsapp wa zalo viber telegram signal sms text pager tty tdd skype вотсап ватсап вайбер zap wpp wsp whats
        """

    /// Names of numbers as such.
    private static let otherLabels: StaticString = """
        number num nº n° № numero numeros číslo č čís broj număr номер номера nomor nombor numer numeris 号 号码 號碼 番号 הקו מספר رقم شماره
        ☎ ☏ ✆ ℡ 📞 📱 📲 📠 🖷 🕾 🕿 💬
        """

    /// Where a line is, or who answers.
    private static let places: StaticString = """
        office off work home res resi reception front desk switchboard main direct d ddi did trunkline toll free tf freephone \
        hotline helpline emergency hours call voicemail vm std isd epabx büro gesch geschäftl dienstl privat priv zentrale \
        empfang vermittlung sekretariat anmeldung notruf notfall notdienst bereitschaft rufbereitschaft bur bureau dom \
        domicile prof pers standard accueil secrétariat ligne directe vert urgence urgences astreinte garde permanence rép of \
        oficina casa part trabajo centralita conmutador conm recepción pbx urgencias emergencias guardia línea gratuita \
        comercial residencial trab central recepção pabx recado recados plantão urgência uff ufficio ab abit centralino \
        segreteria spoed wachtdienst balie receptie kantoor privé växel vx direkt dir jour hem arb arbete omst direkte vagt \
        sentralbord vakttelefon vaihde suora päivystys neuvonta koti työ skiptiborð vakt infotelefon lauatelefon dežurants \
        darbs mājas namų darbo dom sł praca centrala infolinia sekretariat dyżur ústředna recepce recepcia práce domů központ \
        ügyelet otthoni munkahelyi ev iş santral danışma acil раб рабочий дом домашний сл служебен приёмная диспетчер дежурный \
        справочная регистратура роб робочий приймальня черговий кућа посао οικ οικία γραφ εργασία בית עבודה מוקד משרד מוקד \
        منزل المنزل مكتب العمل خانه کار دفتر कार्यालय निवास অফিস বাসা สำนักงาน บ้าน nhà cơ quan hotline kantor rumah pejabat \
        pej 办公 宅电 热线 客服 总机 前台 值班 自宅 勤務先 会社 代表 代 直通 フリーダイヤル 受付 집 회사 사무실 직통 대표 문의 nyumbani kazi
        """
}
