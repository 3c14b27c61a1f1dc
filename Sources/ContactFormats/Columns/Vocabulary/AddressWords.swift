extension ColumnVocabulary {
    /// Parts of postal addresses.
    static let addressWords: StaticString = """
        street: street | streets | street address | street name | address line 1 | address line 2 | address \
        line | address1 | address2 | addr1 | addr2 | adresszeile | strasse | str | strasse und hausnummer | \
        straße nr | hausnummer | hausnr | house number | house no | rue | calle | domicilio calle | via | \
        indirizzo via | straat | straatnaam | huisnummer | adres ulica | ulica | ulice | utca | gata | \
        gatuadress | gatuadresse | gade | vej | gate | katuosoite | katu | sokak | cadde | mahalle | улица | \
        дом | вулиця | будинок | οδός | 番地 | 町名 | 街道 | 丁目 | 도로명 | ถนน | đường | jalan | רחוב | الشارع | \
        خیابان | rua | logradouro | endereço | número exterior | número interior | voie | adresse 1 | \
        adresse 2 | building | gebäude | apartment | apt | suite | floor | etage | room | room number | raum \
        | zimmer | office number | office location | flat | unit number | квартира | кв | Küçə | ঠিকানা | \
        Carrer | Tänav | Kalea | गली | Փողոց | Slóð | ქუჩა | ផ្លូវ | ຖະໜົນ | Gatvė | Iela | തെരുവ് | Strada \
        | Rrugë | Anwani | முகவரி | گلی
        address: address | addresses | addr | adresse | adressen | anschrift | postanschrift | \
        lieferanschrift | direccion | indirizzo | adres | adress | postadress | postadresse | osoite | адрес \
        | адреса | адрес доставки | endereço | endereço completo | cím | lakcím | adresa | naslov | adresi | \
        διεύθυνση | 住所 | 地址 | 주소 | ที่อยู่ | địa chỉ | alamat | כתובת | عنوان | العنوان | آدرس | पता | \
        mailing address | postal address | full address | domicilio | location | standort | emplacement | \
        ubicación | place
        box: po box | postfach | boîte postale | bp | apartado | apartado de correos | casella postale | \
        caixa postal | postbus | postboks | postbox | абонентский ящик | skrytka pocztowa | poste restante | \
        私書箱 | 邮政信箱
        city: city | town | village | ort | stadt | wohnort | ortschaft | gemeinde | ville | commune | \
        localité | ciudad | localidad | población | municipio | città | comune | località | plaats | \
        woonplaats | gemeente | ort stadt | postort | stad | by | poststed | город | населенный пункт | \
        місто | miasto | miejscowość | město | obec | város | település | grad | mjesto | kraj mesto | \
        kaupunki | postitoimipaikka | paikkakunta | şehir | ilçe | il ilçe | πόλη | 市区町村 | 市町村 | 市 | 城市 | 도시 \
        | 시군구 | เมือง | อำเภอ | thành phố | kota | kabupaten | עיר | مدينة | المدينة | شهر | शहर | cidade | \
        localidade | suburb | locality | bairro | linn | miestas | pilsēta | Şəhər | Град | শহর | Ciutat | \
        Hiria | Քաղաք | Borg | ქალაქი | ទីក្រុង | ເມືອງ | നഗരം | bandar | Oraș | Qytet | Jiji | நகரம் | شہر
        state: state | province | region | county | bundesland | kanton | canton | département fr | estado | \
        provincia | comunidad autónoma | região | uf | provincie | län | fylke | landskap | область | регион \
        | край | регіон | województwo | kraj region | megye | županija | maakunta | il | eyalet | νομός | \
        都道府県 | 県 | 省 | 省份 | 시도 | จังหวัด | tỉnh | provinsi | מחוז | محافظة | المحافظة | استان | राज्य | \
        territory | prefecture | oblast | federal state | state province | st prov | مقاطعة | Област | \
        প্রদেশ | Område | Maakond | دولت | Lääni | प्रांत | Régió | Մարզ | Ríki/Fylki | შტატი/პროვინცია | \
        តំបន់ | ລັດ/ແຂວງ | Regionas | Novads | Општина | പ്രവിശ്യ | Район | Regija | Shtet/Provincë | Jimbo \
        au mkoa | صوبہ | 州/省
        postal: zip | zips | zipcode | postal | postal code | post code | plz | postleitzahl | cp | code \
        postal | código postal | cap | codice postale | cep | postnummer | postnr | postinumero | kod \
        pocztowy | psč | irányítószám | irsz | poštanski broj | poštna številka | posta kodu | почтовый \
        индекс | индекс | поштовий індекс | τκ | 郵便番号 | 邮编 | 邮政编码 | 郵遞區號 | 우편번호 | รหัสไปรษณีย์ | mã bưu điện \
        | mã bưu chính | kode pos | poskod | מיקוד | الرمز البريدي | کد پستی | pincode | eircode | cod \
        postal | postindex | sihtnumber | pašto kodas | pasta indekss | رمز بريدي | ZIP kod | Пощенски код | \
        পোস্টাল কোড | Codi postal | Směrovací číslo | Ταχυδρομικός Κώδικας | ZIP+4 | Post Cd | Postiindeks | \
        Posta kodea | Kodin postinumero | डाक कोड | पिन कोड | Փոստային կոդ | Póstnúmer | ZIP კოდი | \
        លេខប៉ុស្តិ៍ | ລະຫັດໄປສະນີ | Поштенски број | തപാൽ കോഡ് | Postkode | Инд. | PSČ domov | Poštna št. | \
        Kod ZIP | Поштански број | Poštanski kod | Msimbo wa Posta | தபால் குறியீடு | PK | Індекс | پوسٹل \
        کوڈ | ڈاک کامخصوص نمبر
        country: country | countries | nation | land | länder | staat | pays | país | paese | nazione | \
        stato estero | country name | country region | land region | land oder region | страна | країна | \
        kraj | krajina | země | stát | ország | država | zemlja | maa | ülke | χώρα | 国 | 国名 | 国家 | 國家 | 국가 \
        | 나라 | ประเทศ | quốc gia | negara | מדינה | ארץ | البلد | بلد | الدولة | دولة | کشور | देश | țara | \
        șalis | valsts | riik | herrialde | iso country | country iso | ctry | Ölkə | Държава | দেশ | ISO2 | \
        Cntry | Herrialdea | Երկիր | ქვეყანა | ប្រទេស | ປະເທດ | Држава | രാജ്യം | Vend | Nchi | நாடு | ملک
        """
}
