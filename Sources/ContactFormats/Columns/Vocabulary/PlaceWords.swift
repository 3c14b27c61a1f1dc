extension ColumnVocabulary {
    /// Where a line or an address is, and whose it is.
    static let placeWords: StaticString = """
        home: home | private | privat | privé | privée | personal | perso | pers | domicile | maison | casa \
        | thuis | huis | huistelefoon | hem | hjem | hjemme | domowy | domowa | domicilio | particular | \
        abitazione | personnel | personelle | домашний | домашняя | дом | домашній | ev | residential | \
        residence | residencia | residencial | koti | domů | domov | doma | otthon | otthoni | kućni | σπίτι \
        | οικίας | 自宅 | 家 | 家庭 | 住家 | 자택 | 집 | บ้าน | nhà | nhà riêng | rumah | בית | منزل | المنزل | خانه | \
        घर | zuhause | daheim | evening | abends | night | soir | noche | priv | hm | h | Домашен | Οικία | \
        Kuća | Acasă | Кућа | Дім
        work: work | business | buss | biz | office | off | bureau | geschäftlich | geschaeftlich | gesch | \
        dienstlich | dienst | büro | buero | firma | arbeit | arbeitsplatz | trabajo | oficina | despacho | \
        lavoro | ufficio | uff | werk | zakelijk | kantoor | arbete | jobb | jobbet | arbejde | arbeid | \
        kontor | służbowy | służbowa | praca | biuro | рабочий | рабочая | раб | служебный | офис | робочий \
        | роб | iş | ofis | comercial | professionnel | professionnelle | pro | prof | profesional | daytime \
        | day | tagsüber | job | corporate | company main | práce | do práce | zaměstnání | zamestnanie | \
        munkahely | munkahelyi | iroda | posao | ured | služba | služben | trabalho | escritório | serviciu \
        | birou | työ | toimisto | εργασία | εργασίας | γραφείο | 会社 | 職場 | 勤務先 | 办公 | 办公室 | 公司电话 | 单位 | 單位 \
        | 직장 | 사무실 | 회사 | ที่ทำงาน | สำนักงาน | cơ quan | văn phòng | kantor | kerja | עבודה | משרד | عمل | \
        العمل | مكتب | المكتب | کار | محل کار | wk | w | Служебен | Feina | Travail | Работа | Посао | \
        Робота | کام | 工作
        main: main | primary | principal | principale | haupt | hauptnummer | haupttelefon | primär | hq | \
        headquarters | hoofd | hoofdnummer | główny | główna | основной | основная | первый | головний | \
        preferred | bevorzugt | preferido | preferito | hlavní | hlavný | fő | elsődleges | glavni | \
        primarni | ensisijainen | pää | ana | birincil | κύριο | 代表 | 主要 | メイン | 기본 | 대표 | หลัก | chính | \
        utama | راسي | الرئيسي | ראשי | اصلی | huvud | huvudnummer | hovednummer | bevorzugte | first choice \
        | Əsas | Основен | Osobní | Hovednr. | Hauptnr. | Κύρια | Peamine | Nagusia | עיקרי | Գլխավոր | \
        Aðalstillingar | 主回線 | 通常の電話 | 会社代表電話 | ძირითადი | ចំបង | 대표번호 | Pagrindinis | Galvenais | Главен | \
        പ്രധാനപ്പെട്ട | Hoved | Belangrijkste | Hoofdtelefoon | Algemeen nummer | Hlavné číslo | Osnovno | \
        Kryesore | Главно | Huvudsakligt | Основний
        other: other | others | alternate | alternative | alt | secondary | second | third | additional | \
        backup | sonstige | sonstiges telefon | weitere | weiteres | andere | zweit | zweite | zweites | \
        dritte | autre | autres | secondaire | deuxième | otro | otra | otros | alternativo | secundario | \
        altro | altra | secondario | andere telefoon | overig | annan | annat | andra | anden | andet | \
        annen | inny | inne | dodatkowy | drugi | другой | другая | дополнительный | доп | второй | інший | \
        додатковий | další | jiný | druhý | iný | másik | egyéb | drugo | ostalo | muu | toinen | diğer | \
        ikinci | άλλο | その他 | 其他 | 备用 | 備用 | 기타 | อื่นๆ | khác | lain | lainnya | אחר | آخر | سایر | outro | \
        outra | alternativa | reserve | extra phone | spare | old | former | previous | Başqa | অন্যান্য | \
        Un altre | Άλλα | Bestelakoa | Այլ | Annað | სხვა | ផ្សេងៗ | Друго | മറ്റുള്ളത് | Бусад | Annet | \
        Anders | Altele | Другое | Iné | Tjetër | Остало | Mengine | மற்றவை | Інше | دیگر
        assistant: assistant | assistants | asst | secretary | secretariat | sekretariat | sekretärin | \
        sekretär | vorzimmer | secrétaire | secretaria | asistente | assistente | segretaria | segreteria | \
        секретарь | помощник | asystent | sekretarz | asistent | sihteeri | sekreter | asistan | 秘書 | 秘书 | \
        비서 | เลขา | pa | المساعد | Köməkçi | На асистент | Assistent | Υπάλληλος | Laguntzailea | دستیار | \
        Avustaja | עוזר/ת | Asszisztens | Օգնական | Asisten | Aðstoðarmaður | 秘書の電話 | დამხმარე | ជំនួយការ | \
        Padėjėjo(-os) | Asistents | Асистент | സഹായി | Pomoč | ผู้ช่วย | Yardımcı | Помічник | Trợ lý | 助理
        emergency: emergency | emergency contact | next of kin | notfall | notfallkontakt | urgence | \
        emergencia | emergenza | noodgeval | nood | экстренный | экстренная связь | w nagłych wypadkach | \
        nouzový | vészhelyzet | acil | acil durum | 緊急 | 緊急連絡先 | 紧急 | 긴급 | 비상 | ฉุกเฉิน | khẩn cấp | darurat \
        | جهة اتصال الطوارئ | رقم الطوارئ | Контакт при спешен случай | জরুরি যোগাযোগ | Nouzový kontakt | \
        Nødkontakt | Pårørende | Notfallnummer | Notrufnummer | Επαφή έκτακτης ανάγκης | In case of \
        emergency | NOK | Contacto de emergencia | En caso de emergencia | تماس اضطراری | Lähiomainen | \
        Hätäyhteyshenkilö | Contact d'urgence | Personne à prévenir | Numéro d'urgence | איש קשר לחירום | \
        आपातकालीन संपर्क | Kontakt u nuždi | Vészhelyzeti kapcsolattartó | Értesítendő személy | Kontak \
        darurat | Contatto di emergenza | 緊急連絡先電話番号 | 비상연락처 | 긴급 연락처 | Kontak kecemasan | Contactpersoon bij \
        nood | Noodcontact | Noodnummer | Kontakt alarmowy | Osoba kontaktowa w nagłych wypadkach | Contato \
        de emergência | Contact de urgență | Контакт для экстренной связи | Экстренный контакт | Núdzový \
        kontakt | Anhörig | Nödkontakt | ผู้ติดต่อฉุกเฉิน | เบอร์ติดต่อฉุกเฉิน | Acil durum kişisi | Acil \
        durumda aranacak kişi | Екстрений контакт | Liên hệ khẩn cấp | 紧急联系人 | 紧急联系电话 | 緊急聯絡人
        person: customer | customers | client | clients | kunde | kunden | member | members | mitglied | \
        mitglieder | guest | gast | gäste | student | schüler | pupil | patient | patienten | employee | \
        mitarbeiter | staff | attendee | teilnehmer | participant | volunteer | donor | lead | leads | user \
        | parent | parents | eltern | mother | mutter | mère | madre | mother's | father | vater | père | \
        padre | guardian | vormund | spouse | partner | ehepartner | husband | wife | child | kind | friend \
        | caregiver | subscriber | buyer | seller | tenant | mieter | landlord | vermieter | driver | fahrer \
        | cliente | clientes | klient | zákazník | клиент | клієнт | пациент | ученик | родитель | мать | \
        отец | 顧客 | お客様 | 客户 | 客戶 | 고객 | 회원 | 会員 | 保護者 | 家长 | 学生 | 학생 | müşteri | adhérent | membre | socio \
        | lid | klant | kund | medlem | jäsen | asiakas | ügyfél | billing | shipping | rechnungs | liefer | \
        facturation | livraison | facturación | envío | delivery | invoice to | ship to | bill to | mailing \
        | person | persona | pessoa | personne | osoba | contact person's | account | home address | work \
        address | business address | 请求 | adults | kids | coach | trainer | teacher | lehrer | doctor | arzt \
        | agent | manager | supervisor | boss | chef | owner | inhaber | recipient | empfänger | sender | \
        absender | payer | beneficiary | sponsor | host | organizer
        """
}
