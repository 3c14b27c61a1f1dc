extension CountryNames {
    /// Names that no list has: former and formal ones, abbreviations, parts of countries.
    static let aliases: StaticString = """
        GB: U.K.|Great Britain|England|Scotland|Wales|Northern Ireland|Britain|United Kingdom of Great Britain and Northern Ireland| \
        The United Kingdom|Großbritannien|Grande-Bretagne|Gran Bretaña|Gran Bretagna|Grã-Bretanha|Groot-Brittannië|Inghilterra|Angleterre| \
        Inglaterra|Engeland|Storbritannia|Великобритания|Англия|Anglia|Wielka Brytania|Velká Británie|İngiltere|Schottland|Écosse|イギリス|英国
        US: U.S.|U.S.A.|America|United States of America|The United States|Etats-Unis d'Amérique|Estados Unidos de América| \
        Stati Uniti d'America|Vereinigte Staaten von Amerika|EE.UU.|EEUU|EUA|États Unis|Amerika|США|Соединенные Штаты|アメリカ|アメリカ合衆国|美國|USA (United States)
        DE: BRD|Federal Republic of Germany|Bundesrepublik Deutschland|BR Deutschland|Bundesrepublik|DDR|West Germany|République fédérale d'Allemagne|Tyskland|Alemanha
        AT: Republik Österreich|Republic of Austria|Oesterreich|Austria Republic
        CH: Schweizerische Eidgenossenschaft|Swiss Confederation|Confoederatio Helvetica|Suisse|Svizzera|Schweiz (Confoederatio Helvetica)
        NL: The Netherlands|Holland|Kingdom of the Netherlands|Hollande|Holanda|Olanda|Nederland (Holland)|Pays Bas|Голландия
        RU: Russian Federation|Federation of Russia|Российская Федерация|РФ|USSR|Soviet Union|Fédération de Russie|Russische Föderation|Federación Rusa
        IE: Republic of Ireland|Ireland (Republic)|Eire|Irish Republic|Irland (Republik)|Ireland, Republic of
        KR: South Korea|S. Korea|Korea, Rep.|Korea ROK|Korea|Korea, Republic of|Republic of Korea|Korea (Republic of)|Korea South|Korea (South)|Südkorea|Corée du Sud| \
        Corea del Sur|Corea del Sud|Coreia do Sul|Zuid-Korea|한국|대한민국|韓国|南韓|Южная Корея|Республика Корея
        KP: North Korea|N. Korea|Korea DPR|Korea, Dem. People's Rep.|Korea, Dem. Rep.|Korea (DPRK)|Korea, Democratic People's Republic of|Democratic People's Republic of Korea|DPRK|Korea (North)|Nordkorea|Corée du Nord|Corea del Norte
        CZ: Czech Republic|Ceska republika|Tschechische Republik|République tchèque|República Checa|Repubblica Ceca|Tsjechische Republiek|Czechoslovakia|Tschechei
        SK: Slovak Republic|Slovenská republika|Slowakische Republik|République slovaque
        TR: Turkey|Türkiye|Turkiye|Republic of Turkey|Republic of Türkiye|Türkiye Cumhuriyeti
        AE: UAE|U.A.E.|Emirates|United Arab Emirates (the)|Dubai|Abu Dhabi|VAE|Émirats|EAU|الإمارات
        MK: Macedonia|FYROM|Former Yugoslav Republic of Macedonia|Macedonia, the Former Yugoslav Republic of|Republic of Macedonia|Mazedonien
        CN: PRC|People's Republic of China|P.R. China|PR China|China, People's Republic of|Mainland China|China (Mainland)|China PRC|中华人民共和国|中國|中国大陆|VR China|République populaire de Chine|República Popular China
        TW: Taiwan|Republic of China|República de China|Republik China|République de Chine|Taiwan, Province of China|Taiwan, R.O.C.|Taiwan (Province of China)|Chinese Taipei|Formosa|臺灣|台灣|台湾|Taiwan ROC
        HK: Hong Kong Special Administrative Region of China|Hong Kong|Hong Kong SAR|Hong Kong S.A.R.|Hongkong|Hong Kong, China|HKSAR|香港
        MO: Macao Special Administrative Region of China|Macau|Macao|Macau SAR|Macao SAR|澳門|澳门
        CI: Ivory Coast|Cote d'Ivoire|République de Côte d'Ivoire|Costa de Marfil|Elfenbeinküste
        CD: Congo, Democratic Republic of the|Congo, the Democratic Republic of the|Democratic Republic of the Congo|Democratic Republic of Congo| \
        DR Congo|DRC|Congo (Kinshasa)|Congo-Kinshasa|Zaire|RDC|République démocratique du Congo|Congo, Dem. Rep.|Demokratische Republik Kongo
        CG: Congo|Конго|Republic of the Congo|Congo (Brazzaville)|Congo-Brazzaville|Congo, Republic of|Congo, Rep.
        MM: Burma|Myanmar|Birma|Birmanie|Birmania|Union of Myanmar
        SZ: Swaziland|Eswatini|Swasiland|Kingdom of Eswatini
        CV: Cape Verde|Cabo Verde|Kap Verde|Cap-Vert
        TL: Democratic Republic of Timor-Leste|East Timor|Timor-Leste|Osttimor|Timor oriental
        LK: Sri Lanka|Ceylon|Democratic Socialist Republic of Sri Lanka
        IR: Iran, Islamic Republic of|Islamic Republic of Iran|Persia
        SY: Syrian Arab Republic|Syria
        LY: Libyan Arab Jamahiriya|Libya|State of Libya
        VE: Venezuela, Bolivarian Republic of|Bolivarian Republic of Venezuela|Venezuela, RB
        BO: Bolivia, Plurinational State of|Plurinational State of Bolivia|Bolivia
        TZ: Tanzania, United Republic of|United Republic of Tanzania|Tanganyika
        VN: Viet Nam|Vietnam|Socialist Republic of Vietnam
        LA: Lao People's Democratic Republic|Laos|Lao PDR
        MD: Moldova, Republic of|Republic of Moldova|Moldavia
        FM: Micronesia, Federated States of|Federated States of Micronesia
        PS: Palestine|Palestine, State of|State of Palestine|the State of Palestine|Palestinian Territory|Palestinian Territory, Occupied|Palästina
        BY: Belarus|Byelorussia|Weißrussland|Bielorussie|Bielorrusia|Белоруссия
        BN: Brunei Darussalam|Brunei
        VA: Holy See|Holy See (Vatican City State)|Vatican|Vatican City State
        ES: Kingdom of Spain|Reino de España|Espana|Espanya
        PT: Portuguese Republic|República Portuguesa
        FR: French Republic|République française|France métropolitaine|France, Metropolitan
        IT: Italian Republic|Repubblica Italiana
        GR: Hellas|Hellenic Republic|Greece (Hellas)
        SE: Kingdom of Sweden
        DK: Kingdom of Denmark
        RS: Serbia|Republic of Serbia|Yugoslavia
        ME: Montenegro|Crna Gora
        BA: Bosnia|Bosnia and Herzegovina|Bosnia-Herzegovina|Bosnia & Herzegovina|BiH
        XK: Kosovo
        ZA: South Africa|Republic of South Africa|RSA|Südafrika
        SA: Saudi|Kingdom of Saudi Arabia|KSA|Saudi-Arabien
        EG: Arab Republic of Egypt
        AU: Commonwealth of Australia|Aussie
        NZ: Aotearoa|Neuseeland
        IN: Republic of India|Bharat
        MX: Mexico|México|United Mexican States|Estados Unidos Mexicanos|Mejico
        BR: Brasil|Federative Republic of Brazil|República Federativa do Brasil
        AR: Argentine Republic|República Argentina
        DO: Dominican Republic|República Dominicana|Dominican Rep.
        CF: Central African Republic|Central African Rep.|CAR
        GM: The Gambia|Gambia|Gambia, The
        BS: The Bahamas|Bahamas|Bahamas, The
        PH: The Philippines|Philippines|Pilipinas
        SD: The Sudan|Sudan
        BF: Upper Volta|Burkina
        BJ: Dahomey
        ZW: Rhodesia
        KH: Kampuchea
        AG: Antigua and Barbuda
        BQ: Bonaire, Sint Eustatius and Saba|Bonaire, St Eustatius and Saba|Caribbean Netherlands|BES Islands
        HM: Heard Island and McDonald Islands|Heard Island & McDonald Islands|Heard and McDonald Islands
        KN: Saint Kitts and Nevis|St. Kitts and Nevis|Federation of Saint Kitts and Nevis
        LC: Saint Lucia|St. Lucia
        VC: Saint Vincent and the Grenadines|St. Vincent and the Grenadines|Saint Vincent|St. Vincent
        PM: Saint Pierre and Miquelon|St. Pierre and Miquelon
        SH: Saint Helena, Ascension and Tristan da Cunha|Saint Helena|St. Helena
        MF: Saint Martin|Saint Martin (French part)|St. Martin (French)|Saint-Martin (partie française)
        SX: Sint Maarten (Dutch part)|St. Maarten (Dutch)|Sint Maarten|St. Maarten
        ST: Sao Tome and Principe|Democratic Republic of Sao Tome and Principe
        SJ: Svalbard and Jan Mayen
        TC: Turks and Caicos Islands|Turks and Caicos|Turks & Caicos Is
        TT: Trinidad and Tobago|Trinidad
        WF: Wallis and Futuna|Wallis and Futuna Islands
        GS: South Georgia and the South Sandwich Islands|South Georgia & the South Sandwich Islands|South Georgia
        UM: United States Minor Outlying Islands|US minor outlying islands
        VG: Virgin Islands, British|British Virgin Islands|Virgin Islands (UK)|Virgin Islands (GB)|BVI
        VI: Virgin Islands, U.S.|United States Virgin Islands|Virgin Islands of the United States|USVI
        AS: Samoa (American)
        PN: Pitcairn|Pitcairn Island
        TF: French Southern Territories|French Southern and Antarctic Lands|French S. Terr.
        AF: Islamic Emirate of Afghanistan
        BD: People's Republic of Bangladesh
        DZ: People's Democratic Republic of Algeria
        ER: State of Eritrea|the State of Eritrea
        GA: Gabonese Republic
        IL: State of Israel
        JO: Hashemite Kingdom of Jordan
        KG: Kyrgyz Republic|Kirghizia
        KW: State of Kuwait
        GF: Französisch-Guyana
        GN: Guinea (Conakry)|Guinea-Conakry
        YE: Yemen, Rep.
        PS: West Bank and Gaza|Gaza
        LB: Lebanese Republic
        PG: Independent State of Papua New Guinea
        QA: State of Qatar
        RW: Rwandese Republic
        TG: Togolese Republic
        UY: Eastern Republic of Uruguay|Oriental Republic of Uruguay
        NP: Federal Democratic Republic of Nepal
        ET: Federal Democratic Republic of Ethiopia
        WS: Western Samoa|Independent State of Samoa
        """
}
