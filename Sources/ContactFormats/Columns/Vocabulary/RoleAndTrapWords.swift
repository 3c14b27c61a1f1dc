extension ColumnVocabulary {
    /// What a column tells about another one, and values that only look like numbers.
    static let roleAndTrapWords: StaticString = """
        label: label | type | kind | typ | tipo | étiquette | etiqueta | etichetta | bezeichnung | \
        beschriftung | art | line type | tüüp | tyyppi | típus | vrsta | tür | τύπος | тип | вид | метка | \
        rodzaj | etykieta | druh | soort | 種別 | 種類 | タイプ | 类型 | 類型 | 标签 | 標籤 | 유형 | 구분 | 종류 | ประเภท | loại \
        | jenis | tipe | סוג | تسمية | نوع | rótulo | libellé | nummerntyp | usage | ملصق | Növ | লেবেল | \
        Etiket | Etikett | Telefontyp | Mota | लेबल | Ձև | Tegund | 区分 | ტიპი | ប្រភេទ | ປະເພດ | Tipas | \
        Tips | ലേബൽ | Этикетка | Lloj | Märka | ชนิด | 类别
        value: value | wert | valeur | valor | valore | waarde | wartość | значение | hodnota | érték | \
        değer | 値 | 值 | 값 | raw | formatted | e164 | international format | national format | full number | \
        data | field
        consent: opt in | opt out | opted | opted in | opted out | is opted out | sms opt in | subscribed | \
        unsubscribed | subscription | subscribe | consent | consents | permission | allowed | allow | do not \
        call | dnc | do not | donotphone | don't call | may we call | can we call | may we | can we | would \
        you | do you | call ok | ok to call | ok to text | accepts | accepts marketing | marketing | \
        marketing consent | newsletter | einwilligung | zustimmung | werbung | datenschutz | consentement | \
        abonné | rgpd | gdpr | dsgvo | consentimiento | acepta | consenso | consent given | toestemming | \
        samtycke | samtykke | zgoda | souhlas | súhlas | согласие | рассылка | izin | onay | kvkk | \
        suostumus | verified | is verified | verification | valid | is valid | invalid | is invalid | \
        validated | validation | bounced | blocked | blacklisted | suppressed | confirmed | active | \
        inactive | enabled | disabled | is primary | is mobile | has phone | has mobile | has whatsapp | \
        whatsapp opt in | 同意 | 許可 | 수신동의 | 許諾 | 订阅 | 訂閱 | لا تتصل | تم إلغاء الاشتراك في رقم الهاتف | Не \
        звъни | Nevolat | Ring Ikke | Anrufe unerwünscht | Telefonnummer ist Opted-Out gesetzt | Werbung \
        erlaubt | Μην Καλέσετε | Phone Number is Opted-Out | SMS consent | No llamar | El teléfono está \
        excluido | Acepta publicidad | LOPD | زنگ نزن | Markkinointilupa | Suoramarkkinointikielto | Ne pas \
        appeler | L'adresse e-mail est désactivée | Désabonné | Opposition démarchage | Ne zovi | Ne hívj | \
        Jangan panggil | Non chiamare | Il Numero di Telefono è Cancellato | Iscrizione newsletter | Non \
        contattare | 電話不可 | 電話番号はオプトアウトされています | メルマガ | 配信停止 | 配信許可 | 수신거부 | 마케팅 동의 | Ikke forstyrr! | Niet \
        Bellen | E-mailadres is niet-aangemeld | Uitgeschreven | Nieuwsbrief | Nie Dzwoń | Numer telefonu \
        został wypisany | Zgoda marketingowa | Nie dzwonić | RODO | Não Ligar | Não contactar | Aceita \
        marketing | Descadastrado | Consentimento | LGPD | Nu sunați | Не звонить | Номер телефона не \
        участвует в звонках | Согласие на рассылку | Ne kliči | Ring Inte | E-postadress har opted-out | \
        Avregistrerad | Ring ej | อย่าโทร | Arama Yapma | Eposta Adresi Devre Dışı Bırakıldı | İYS | Не \
        дзвонити | کال نہ کریں | Không gọi | 不要电联 | 不要通話 | 是否退订 | 营销许可
        status: version | versie | versión | versione | wersja | verze | версия | バージョン | 版本 | firmware | build | release | revision | direction | richtung | sens | \
        status | stage | state of | lifecycle | phase | priority | priorität | rating | score | \
        scoring | rank | level | stufe | статус | stav | staat van | durum | 状態 | ステータス | 状态 | 狀態 | 상태 | \
        สถานะ | trạng thái | estado civil | marital status | familienstand | gender | geschlecht | sexe | \
        sexo | sesso | geslacht | kön | køn | kjønn | пол | płeć | pohlaví | nem | cinsiyet | sukupuoli | 性別 \
        | 性别 | 성별 | เพศ | giới tính | jenis kelamin | מין | الجنس | sex | language | sprache | langue | \
        idioma | lingua | taal | språk | sprog | язык | język | jazyk | nyelv | dil | kieli | 言語 | 语言 | 語言 | \
        언어 | ภาษา | ngôn ngữ | locale | nationality | nationalität | staatsangehörigkeit | nationalité | \
        nacionalidad | nazionalità | гражданство | citizenship | 国籍 | 국적 | quốc tịch | industry | branche | \
        sector | secteur | carrier | operator | provider | anbieter | netz | opérateur | operador | оператор \
        | source | quelle | herkunft | origin | lead source | medium | campaign | kampagne | channel | kanal \
        | reason | grund | result | outcome | sentiment | color | colour | farbe | size | größe | icon
        time: created | created at | created on | created date | date created | creation date | modified | \
        modified on | last modified | updated | updated at | last updated | changed | timestamp | time | \
        uhrzeit | zeit | heure | hora | ora | tijd | tid | время | час | godzina | čas | idő | saat | aika | \
        ώρα | 時間 | 时间 | 시간 | เวลา | giờ | thời gian | timezone | tz | zeitzone | utc | gmtoff | dstoff | \
        registered | registration date | signup | signed up | joined | join date | member since | mitglied \
        seit | since | seit | last call | last called | last contact | last contacted | last activity | last \
        login | last seen | called at | calls | call time | best time | best time to call | reachable from | \
        opening hours | öffnungszeiten | erstellt | erstellt am | angelegt | angelegt am | geändert | \
        geändert am | aktualisiert | eintritt | eintrittsdatum | austritt | kündigung | créé | créé le | \
        modifié | modifié le | mis à jour | creado | fecha de creación | modificado | actualizado | fecha de \
        alta | fecha de baja | alta | baja | creato | aggiornato | aangemaakt | gewijzigd | skapad | \
        oprettet | opprettet | создан | создано | изменен | обновлено | дата создания | utworzono | \
        zmodyfikowano | vytvořeno | upraveno | létrehozva | módosítva | oluşturulma | güncellenme | 作成日 | \
        更新日 | 登録日 | 创建时间 | 更新时间 | 등록일 | 수정일 | expires | expiry | expiration | valid until | gültig bis | \
        ablauf | deadline | due | due date | fällig | due on | start | start date | end | end date | check \
        in | check out | arrival | departure | anreise | abreise | appointment | termin | connected on | \
        optin time | confirm time | last changed | year | jahr | année | año | anno | jaar | år | rok | год \
        | рік | év | yıl | vuosi | 年 | 年度 | month | monat | mois | mes | mese | maand | месяц | miesiąc | \
        week | woche | quarter | hire date | hired | entry date | exit date | date added | added | added on \
        | imported | import date | synced | last sync | deleted | deleted at | archived | verified at | \
        closed | closed at | تم الإنشاء | محدث | Създадено | Променено | Creat | Actualitzat | Ændret | \
        Verändert | Δημιουργήθηκε | Ενημερώθηκε | Cre. date | Changed on | Upd. | ایجاد شده | اصلاح شده | \
        Luotu | päivitetty | נוצר | מְעוּדכָּן | बनाया था | आखरी अपडेट | Kreirano | Ažurirano | Frissítve | \
        dibuat | Diubah | Modificato | 作成日時 | 更新日時 | 생성일 | Endret | Aangemaakt op | Aangepast | Utworzony | \
        Zmieniony | Criado | Modificat | Изменено | Vytvorené | Zmenené | Ustvarjeno | Spremenjeno | \
        Napravljeno | Izmenjeno | Ändrad | สร้าง | แก้ไข | Oluşturuldu | Değiştirildi | Створено | Змінено | \
        بنایا | ترمیم شدہ | Đã tạo | Đã sửa | 已创建 | 更新
        date: date | dates | datum | dato | fecha | data | дата | tarih | päivä | päivämäärä | pvm | \
        ημερομηνία | 日付 | 日期 | 날짜 | วันที่ | ngày | tanggal | tarikh | תאריך | تاريخ | تاریخ | दिनांक | \
        Tarix | তারিখ | Kuupäev | Päiväys | तारीख | Ամսաթիվ | Dagsetning | თარიღი | កាលបរិច្ឆេត | ວັນທີ | \
        Datums | Датум | തീയതി | Огноо | தேதி
        identifier: lidnr | lidnummer | ledennummer | ledennr | relatienummer | asset tag | asset | badge | serial | \
        id | ids | identifier | uid | uuid | guid | key | schlüssel | record id | row id | \
        external id | ext id | ext ref | idnumber | id no | ref | reference | referenz | reference number | \
        ref no | referencia | riferimento | referentie | contact id | person id | user id | customer id | \
        client id | member id | account id | lead id | company id | organization id | owner id | created by \
        | modified by | assigned to | owner | besitzer | zuständig | betreuer | eigentümer | responsable | \
        responsible | username | benutzername | login | account | konto | acct | serial | serial number | \
        seriennummer | imei | iccid | sim | mac | device | device id | hash | token | password | passwort | \
        pin | index | idx | position number | lfd nr | laufende nummer | lfd | pos | row | rownum | line no \
        | row number | sequence | seq | nr crt | № п п | п п | sorszám | 序号 | 編號 | 编号 | 順番 | 순번 | ลำดับ | \
        stt | številka zapisa | leid | euid | license | licence | licence number | license number | license \
        plate | kennzeichen | führerschein | plate | passport | passport number | reisepass | ausweis | \
        ausweisnummer | personalausweis | pasaporte | passeport | паспорт | paszport | pas | matrikelnummer \
        | matrikel | student number | personalnummer | employee number | employee id | staff no | staff \
        number | badge | badge number | ticket | ticket number | case number | case id | aktenzeichen | az | \
        policy | policy number | police | versicherungsnummer | contract | contract number | vertrag | \
        vertragsnummer | contrato | contrat | договор | registration number | registrierungsnummer | \
        handelsregister | hrb | duns | naics | sic code | vin | isbn | lead number | filename | file | image \
        | photo | avatar | bild | foto | cost center | kostenstelle | booking | booking number | \
        buchungsnummer | reservation | reservierung | confirmation number | confirmation code | tracking | \
        tracking number | sendungsnummer | gov id | government id | government id number | national id | \
        mailbox | postfachnummer | seat | platz | table number | locker | key number | voucher | gutschein | \
        coupon | رقم الهوية | ЕИК/Булстат | ID Nummer | Registernummer | Αριθμός ID | Nº de identificación | \
        Registrikood | Numéro ID | מספר ח.פ. / ת.ז. | ID broj | Azonosító szám | IDナンバー | លេខសម្គាល់ | ເລກ \
        ID | Įmonės kodas | Reģ. Nr. | Идентификациски број | Código de identificação | Nr. Reg. Com. | \
        Идентификационный номер | ID št. | ID numri | Matični broj | หมายเลขประจำตัวประชาชน | ID Numarası | \
        ID 編號
        customerNumber: customer number | customer no | customer # | customer nr | cust no | cust nr | cust \
        id | cust # | client number | client no | client nr | member number | member no | member nr | \
        membership number | membership no | mitgliedsnummer | mitgliedsnr | kundennummer | kundennr | kd nr \
        | kd nummer | debitor | debitorennummer | debitor nr | kreditor | kreditornr | lieferantennummer | \
        numéro client | n client | no client | número de cliente | nº cliente | n cliente | codice cliente | \
        klantnummer | klantnr | kundnummer | kundnr | kundenr | kundenummer | asiakasnumero | asiakasnro | \
        nr klienta | numer klienta | číslo zákazníka | ügyfélszám | vevőkód | müşteri no | müşteri numarası \
        | номер клиента | код клиента | 顧客番号 | 会員番号 | 客户编号 | 客戶編號 | 고객번호 | 회원번호 | matricule | subscriber \
        number | abo nr | abonummer | abonnentennummer | loyalty | loyalty number | card number | \
        kartennummer | numéro de carte | patient number | patientennummer | patient id | guest number | رقم \
        الزبون | رقم العميل | رقم الحساب | Клиентски номер | ID klienta | Zákaznické číslo | Č. zák. | Kunde \
        ID | Medlemsnummer | Mitgl.-Nr. | Id Πελάτη | Κωδικός πελάτη | Αριθμός πελάτη | Client code | \
        Cliente Número | Código de cliente | Número de socio | Cód. cliente | Kliendi ID | شماره مشتری | کد \
        مشتری | Jäsennumero | ID du client | Code client | Numéro d'adhérent | Réf. client | מספר לקוח | מס' \
        לקוח | ग्राहक संख्या | Nomor pelanggan | Kode pelanggan | Id Cliente | Numero tessera | Matricola | \
        Cod. cli. | 社員番号 | 得意先コード | 顧客コード | លេខអតិថិជន | 사번 | 거래처코드 | ລະຫັດລູກຄ້າ | Kliento Id | Број на \
        клиент | Lidnummer | Debiteurnummer | Relatienummer | Deb.nr | Kod klienta | Código do cliente | \
        Matrícula | ID client | Лицевой счёт | № клиента | Л/с | ID zákazníka | Id stranke | ID e klientit | \
        ID klijenta | Kund-id | รหัสลูกค้า | Müşteri kodu | Номер клієнта | Mã khách hàng | Mã KH | 用戶編號 | \
        客户号 | 会员号 | 工号 | 會員編號
        order: order | orders | order number | order no | order nr | order id | bestellung | bestellnummer | \
        bestellnr | auftrag | auftragsnummer | auftragsnr | vorgang | commande | numéro de commande | pedido \
        | nº pedido | ordine | ordernummer | zamówienie | nr zamówienia | objednávka | заказ | номер заказа \
        | rendelés | sipariş | sipariş no | 注文番号 | 订单号 | 訂單編號 | 주문번호 | po number | purchase order | quantity \
        | qty | menge | رقم الأمر | Číslo objednávky | Ordrenummer | Vorgangsnummer | Auftr.-Nr. | Best.-Nr. \
        | Αριθμός Παραγγελίας | Booking ref | Ord No | Número de Orden | Número de pedido | شماره PO | \
        Tilaus numero | Bon de commande | N° cde | מספר הזמנה | ऑर्डर संख्या | Broj narudžbe | PO szám | \
        Nomor pesanan | Numero d'ordine | Numero ordine | N. ordine | PO番号 | 受注番号 | លេខ PO | ເລກສັ່ງຊື້ | \
        Užsakymo numeris | Pasūtījuma numurs | Број на нарачка | Bestelnummer | Numer zamówienia | Nr zam. | \
        Número do pedido | Encomenda | Număr de ordine | Номер платежного поручения | № заказа | Št. \
        naročilnice | Numri UB | Beställningsnummer | เลขที่ใบสั่งซื้อ | Sipariş numarası | Номер замовлення \
        | Mã đơn hàng | Số đơn hàng | 订单编号 | 訂單號碼
        invoice: invoice | invoices | invoice number | invoice no | rechnung | rechnungsnummer | rechnungsnr \
        | rg nr | beleg | belegnummer | belegnr | facture | numéro de facture | factura | nº factura | \
        fattura | factuur | factuurnummer | faktura | fakturanummer | nr faktury | číslo faktury | счет | \
        номер счета | számla | számlaszám | fatura | fatura no | 請求書番号 | 发票号 | receipt | receipt number | \
        quittung | bill number | bon | transaction | transaction id | transaktion | payment id | zahlung | \
        رقم الفاتورة | Номер на фактура | Número de factura | Variabilní symbol | VS | RE-Nr. | Αριθμός \
        Τιμολογίου | Bill no. | Inv No | Folio | Arve Number | شماره فاکتور | Laskun numero | Viitenumero | \
        Laskunro | N° de facture | N° fact. | מספר חשבונית | चालान संख्या | Broj računa | Számla azonosítója \
        | Nomor faktur | Numero Fattura | N. fatt. | 伝票番号 | លេខ​វិ​ក័​យ​ប័ត្រ | 세금계산서 번호 | 송장번호 | 청구서 번호 | \
        ໝາຍເລກໃບແຈ້ງໜີ້ | Sąskaitos numeris | Rēķina numurs | Број на фактура | Factuurnr | Numer faktury | \
        Nr FV | Número da Fatura | Nota fiscal | Boleto | NF | Număr factură | Номер накладной | № счёта | \
        Št. računa | Numri i faturës | Fakturanr | OCR | เลขที่ใบแจ้งหนี้ | Fatura Numarası | Номер рахунку \
        | Số hóa đơn | 發票號碼 | 发票号码
        account: account number | account no | acct no | iban | bic | swift | swift code | bank | bank \
        account | bankverbindung | bankleitzahl | blz | kontonummer | kontonr | kto | kto nr | routing | \
        routing number | sort code | aba | compte | compte bancaire | numéro de compte | rib | cuenta | \
        cuenta bancaria | clabe | cbu | conto | conto corrente | rekening | rekeningnummer | bankkonto | \
        konto bankowe | nr konta | číslo účtu | účet | счет банк | р с | bankszámla | hesap | hesap no | \
        口座番号 | 银行账号 | 계좌번호 | credit card | kreditkarte | carte bancaire | tarjeta | cvv | cvc | رقم الحساب \
        بصيغة IBAN | رقم حساب | Номер на сметка | Αριθμός Λογαριασμού | Número de Cuenta | Tilinumero | N° \
        de compte | מספר חשבון | Broj računa | Numero account | 支店番号 | Numer rachunku | Numer konta | NRB | \
        Agência | Conta corrente | NIB | Conta número | Număr cont | Расчётный счёт | БИК | Št. računa | \
        หมายเลขบัญชี | Hesap Numarası | 國際銀行帳戶號碼 | 银行卡号 | 銀行帳號 | 帳號號碼
        tax: vat | vat number | vat no | vat id | vatin | tax | tax id | tax number | tax no | tin | ein | \
        ssn | social security | social security number | sozialversicherungsnummer | svnr | sv nummer | \
        steuernummer | steuer id | ust id | ust idnr | uid nummer | uid nr | siret | siren | tva | numéro \
        tva | nif | cif | dni | nie | nit | rut | ruc | cuit | curp | rfc | cpf | cnpj | partita iva | p iva \
        | codice fiscale | btw | btw nummer | kvk | kvk nummer | bsn | burgerservicenummer | orgnr | \
        organisationsnummer | organisasjonsnummer | personnummer | fødselsnummer | cpr | cvr | henkilötunnus \
        | y tunnus | nip | regon | pesel | ičo | dič | rodné číslo | adószám | taj | oib | jmbg | инн | кпп \
        | огрн | снилс | єдрпоу | tc kimlik | tckn | vergi no | vergi numarası | αφμ | αμκα | 法人番号 | マイナンバー \
        | 身份证 | 身份证号 | 統一編號 | 주민등록번호 | 사업자등록번호 | เลขประจำตัว | cmnd | cccd | mst | ktp | nik | npwp | \
        aadhaar | aadhar | pan | gst | gstin | abn | acn | nhs number | medicare | nino | national insurance \
        | ahv | ahv nummer | oasi | الرقم الضريبي | رقم الهوية | السجل التجاري | ДДС Номер | ЕГН | ЕИК | \
        Булстат | জাতীয় পরিচয়পত্র নম্বর | RČ | IČ | CVR/SE-nummer | CPR-nummer | CVR-nummer | SE-nummer | \
        StNr | ΔΟΥ | CIF/NIF | KMKR Number | Isikukood | Registrikood | KMKR | کد ملی | شناسه ملی | کد \
        اقتصادی | ALV-numero | Hetu | N° de taxe | Numéro de TVA | Numéro fiscal | N° TVA | N° SS | מספר \
        עוסק מעמ | תעודת זהות | מספר עוסק | ח.פ. | ת.ז. | आधार संख्या | पैन | जीएसटी संख्या | PDV ID | \
        Adóazonosító jel | TAJ szám | No. KTP | Kennitala | Kt. | CF | VATナンバー | 登録番号 | 個人番号 | პირადი ნომერი \
        | ЖСН | БСН | លេខអាករ | ເລກອາກອນມູນຄ່າເພີ່ມ | PVM kodas | Asmens kodas | PVN reģ. Nr. | Personas \
        kods | PVN numurs | ДДВ број | No. kad pengenalan | No. KP | MVA-nummer | Fnr | RSIN | Sofinummer | \
        Numer NIP | KRS | Inscrição estadual | CNP | CUI | регистрационный номер плательщика НДС | IČ DPH | \
        Davčna št. | EMŠO | Davčna številka | ID za DDV | Numri i TVSH | PIB | ЈМБГ | ПИБ | \
        Momsregistreringsnummer | Momsnummer | Pnr | หมายเลขภาษี | เลขประจำตัวผู้เสียภาษี | เลขบัตรประชาชน | \
        TC Kimlik No | VKN | ІПН | РНОКПП | شناختی کارڈ نمبر | Mã số thuế | Căn cước công dân | 加值稅編號 | \
        统一社会信用代码 | 纳税人识别号 | 身分證字號
        article: sku | article | article number | item | item number | item no | artikel | artikelnummer | \
        artikelnr | product | product id | product code | produkt | produktnummer | ean | gtin | upc | \
        barcode | code barres | código de barras | штрихкод | артикул | 商品コード | jan | model | model number | \
        modell | part number | part no | teilenummer | Art.-Nr. | Art. No | Código artículo | Code article | \
        Codice articolo | Codice a barre | Cod. art. | 商品番号 | 品番 | JANコード | 상품코드 | 바코드 | Código do produto | \
        商品编码 | 条形码 | 货号 | 商品條碼
        amount: age | alter | edad | età | amount | amounts | total | sum | subtotal | price | prices | \
        preis | kosten | cost | costs | fee | fees | gebühr | beitrag | revenue | annual revenue | umsatz | \
        sales volume | turnover | salary | gehalt | income | einkommen | balance | saldo | budget | value \
        eur | betrag | summe | montant | prix | chiffre d'affaires | importe | precio | monto | total spent \
        | prezzo | importo | fatturato | bedrag | prijs | omzet | belopp | pris | beløb | beløp | сумма | \
        цена | оплата | kwota | cena | částka | suma | összeg | ár | tutar | fiyat | ποσό | 金額 | 金额 | 价格 | \
        價格 | 금액 | 가격 | ราคา | giá | số tiền | harga | jumlah | count | anzahl | quantité | cantidad | \
        quantità | aantal | antal | liczba | počet | количество | darab | adet | 人数 | employees | number of \
        employees | mitarbeiterzahl | no of employees | headcount | children | deals | closed deals | open \
        deals | visits | visitors | points | punkte | mileage | km | distance | discount | rabatt | percent \
        | prozent | rate | credit | credit limit | kreditlimit | debit | amount due | paid | bezahlt | \
        payments | donation | donations | spende | spenden | weight | gewicht | height | capital | القيمة | \
        سعر | Сума | Balanç | مقدار | מאזן | राशि | Iznos | Totale | សរុប | 합계 | ລາຄາ | Summa | Вкупно | \
        Всего | Znesek | Shuma | จำนวน | Bakiye | Tổng | 差額
        filler: what | is | your | the | please | enter | of | to | you | we | us | for | in | at | me | my \
        | a | an | this | with | required | optional | mandatory | digits | incl | including | if | any | \
        and | or | reach | bitte | ihr | ihre | ihren | dein | deine | eingeben | angeben | der | die | das \
        | des | dem | den | von | vom | zum | zur | und | oder | für | mit | pflichtfeld | votre | vos | \
        veuillez | le | la | les | de | du | et | ou | su | sus | tu | el | los | las | del | y | o | il | \
        lo | i | gli | della | dell | di | e | uw | het | een | van | en | din | ditt | ваш | введите | \
        укажите | пожалуйста | обязательно | 必須 | 任意 | を | の | お | ご | 入力してください | 请输入 | 请填写 | 您的 | 必填 | 필수 | \
        선택 | 입력
        coordinate: latitude | longitude | lat | lng | lon | coordinates | koordinaten | geo | geolocation | \
        gps | breitengrad | längengrad | x coordinate | y coordinate | easting | northing | altitude | خط \
        العرض | خط الطول | Географска ширина | Географска дължина | Zeměpisná šířka | Zeměpisná délka | \
        Breddegrad | Længdegrad | geogr. Breite | geogr. Länge | Γεωγραφικό πλάτος | Γεωγραφικό μήκος | \
        Latitud | Longitud | Leveysaste | Pituusaste | Szélesség | Hosszúság | Lintang | Bujur | Latitudine \
        | Longitudine | 緯度 | 経度 | 위도 | 경도 | Lengdegrad | Breedtegraad | Lengtegraad | Szerokość geograficzna \
        | Długość geograficzna | Широта | Долгота | Zemepisná dĺžka | Breddgrad | Längdgrad | ละติจูด | \
        ลองจิจูด | Enlem | Boylam | Довгота | Vĩ độ | Kinh độ | 纬度 | 经度 | 經度
        internet: ip | ip address | ip adresse | optin ip | confirm ip | host | hostname | server | port | \
        browser | user agent | cookie | session | utm source | utm medium
        """
}
