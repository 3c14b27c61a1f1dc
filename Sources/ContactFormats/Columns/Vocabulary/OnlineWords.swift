extension ColumnVocabulary {
    /// Addresses of the Internet, remarks and groups.
    static let onlineWords: StaticString = """
        email: email | emails | mail | mails | emailaddress | email addr | mail address | courriel | \
        courriels | adresse électronique | adresse mail | adresse email | mél | correo | correo electrónico \
        | correos | email adresse | mailadresse | e postadress | epost | epostadresse | eposta | почта | эл \
        почта | электронная почта | имейл | мейл | емейл | posta elettronica | indirizzo email | indirizzo \
        mail | e mailadres | mailadres | adres email | sähköposti | sähköpostiosoite | e mail cím | ímél | \
        elektronski naslov | ηλεκτρονικό ταχυδρομείο | ημέιλ | メール | メールアドレス | eメール | 邮箱 | 電子郵件 | 电子邮件 | 邮件 \
        | 信箱 | 이메일 | 메일 | อีเมล | אימייל | דואל | البريد | البريد الإلكتروني | إيميل | ایمیل | ईमेल | email \
        id | mail id | surel | smtp | البريد اللإلكتروني | E-Poçt | Електронна поща | ইমেইল | Correu \
        electrònic | Adreça electrònica | Ηλ. ταχυδρομείο | דואר אלקטרוני | כתובת דואל | मेल | Էկ–փոստ | \
        Netfang | ელ–ფოსტა | អ៊ីមែល | ອິເມວ | El. paštas | E-pasts | Е-пошта | ഇമെയില്‍ | E-Mel | E-mailová \
        adresa | E-naslov | Mailadress | Barua pepe | மின்னஞ்சல் | Ел.пошта | Електронна пошта | Thư điện tử
        web: web | website | url | homepage | webseite | internetseite | internet | webpage | site | site \
        web | sitio web | página web | sito | sito web | strona www | www | сайт | веб сайт | webbplats | \
        hemsida | hjemmeside | nettsted | kotisivu | webová stránka | weboldal | webhely | ホームページ | サイト | 网站 \
        | 网址 | 網站 | 홈페이지 | เว็บไซต์ | trang web | link | links | domain
        social: skype | skype id | twitter | x handle | facebook | instagram | linkedin | xing | telegram | \
        signal | icq | aim | msn | jabber | xmpp | wechat | wechat id | 微信 | qq | line id | kakao | \
        kakaotalk | discord | slack | teams | handle | tiktok | mastodon | threads | im | messenger | insta \
        | vk | вконтакте
        note: note | notes | notiz | notizen | comment | comments | remark | remarks | bemerkung | \
        bemerkungen | anmerkung | anmerkungen | kommentar | kommentare | hinweis | hinweise | notas | nota | \
        observación | observaciones | comentario | comentarios | remarque | remarques | commentaire | \
        commentaires | observations | osservazioni | annotazioni | commenti | opmerking | opmerkingen | \
        notities | anteckning | anteckningar | kommentarer | merknad | bemærkning | bemærkninger | заметки | \
        примечание | примечания | комментарий | нотатки | примітка | uwagi | notatki | poznámka | poznámky | \
        megjegyzés | napomena | opombe | huomautus | huomautukset | lisätietoja | not | notlar | açıklama | \
        memo | 備考 | メモ | 备注 | 備註 | 비고 | 메모 | หมายเหตุ | ghi chú | catatan | keterangan | הערות | ملاحظات | \
        توضیحات | σημειώσεις | observações | observação | description | beschreibung | beschrijving | \
        descripción | descrizione | info | infos | information | details | detail | additional information | \
        sonstiges | message | nachricht | text | history | verlauf | Qeydlər | Бележки | নোট | Noter | \
        Märkmed | Oharrak | یادداشت‌ها | Muistiinpanot | टिप्पणी | Bilješke | Megjegyzések | Նոթեր | Glósur \
        | ノート | შენიშვნები | កំណត់ហេតុ | ບັນທຶກ | Užrašai | Piezīmes | Белешки | കുറിപ്പുകള്‍ | Notater | \
        Notițe | Shënime | Белешке | குறிப்புகள் | โน้ต | Примітки | Ghi chép
        category: category | categories | group | groups | tag | tags | labels | kategorie | kategorien | \
        gruppe | gruppen | groupe | groupes | catégorie | categoría | categorías | etiquetas | grupos | \
        grupo | gruppo | gruppi | groep | groepen | kategori | grupp | grupper | категория | группа | группы \
        | kategoria | grupa | skupina | csoport | kategoriat | ryhmä | gruplar | grup | グループ | 分類 | 分组 | 群組 \
        | 그룹 | กลุ่ม | nhóm | segment | list | lists | verteiler | group membership | schlagwort | \
        schlagworte | stichworte | keywords
        """
}
