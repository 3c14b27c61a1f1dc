// Written by Scripts/country-names/write_table.py from CLDR 47.

extension CountryNames {
    /// The names of each country in the languages of the script: a code, a colon, and names between bars.
    static let table: StaticString = """
        AC: Ascension Island|Ascension|Île de l’Ascension|Isla de la Ascensión|Isola Ascensione|Ilha de \
        Ascensão|о-в Вознесения|جزيرة أسينشيون|アセンション島|阿森松岛
        AD: \
        Andorra|Andorre|Andora|Андора|Andorrë|Ανδόρα|Андорра|Andóra|أندورا|אנדורה|آندورا|انڈورا|एंडोरा|আন্ডোরা|அன்டோரா|ఆండోరా|अँडोरा|ઍંડોરા|ਅੰਡੋਰਾ|അൻഡോറ|ಅಂಡೋರಾ|ඇන්ඩෝරාව|अन्डोर्रा|อันดอร์รา|ອັນດໍຣາ|អង់ដូរ៉ា|အန်ဒိုရာ|アンドラ|안도라|安道尔|安道爾|Անդորրա|ანდორა|አንዶራ
        AE: United Arab Emirates|Vereinigte Arabische Emirate|Émirats arabes unis|Emiratos Árabes Unidos|Emirati \
        Arabi Uniti|Emirados Árabes Unidos|Verenigde Arabische Emiraten|Förenade Arabemiraten|De Forenede \
        Arabiske Emirater|De forente arabiske emirater|Arabiemiirikunnat|Zjednoczone Emiraty Arabskie|Spojené \
        arabské emiráty|Egyesült Arab Emírségek|Emiratele Arabe Unite|Обединени арабски емирства|Ujedinjeni \
        Arapski Emirati|Уједињени Арапски Емирати|Združeni arabski emirati|Обединети Арапски Емирати|Emiratet e \
        Bashkuara Arabe|Ηνωμένα Αραβικά Εμιράτα|Birleşik Arap Emirlikleri|ОАЭ|Обʼєднані Арабські \
        Емірати|Аб’яднаныя Арабскія Эміраты|Araabia Ühendemiraadid|Apvienotie Arābu Emirāti|Jungtiniai Arabų \
        Emyratai|Sameinuðu arabísku furstadæmin|Aontas na nÉimíríochtaí Arabacha|Emirats Àrabs Units|Arabiar \
        Emirerri Batuak|الإمارات العربية المتحدة|איחוד האמירויות הערביות|امارات متحدهٔ عربی|متحدہ عرب \
        امارات|संयुक्त अरब अमीरात|সংযুক্ত আরব আমিরাত|ஐக்கிய அரபு எமிரேட்ஸ்|యునైటెడ్ అరబ్ ఎమిరేట్స్|યુનાઇટેડ આરબ \
        અમીરાત|ਸੰਯੁਕਤ ਅਰਬ ਅਮੀਰਾਤ|യുണൈറ്റഡ് അറബ് എമിറൈറ്റ്‌സ്|ಯುನೈಟೆಡ್ ಅರಬ್ ಎಮಿರೇಟ್ಸ್|එක්සත් අරාබි එමිර් \
        රාජ්‍යය|संयुक्त अरब इमिराट्स|สหรัฐอาหรับเอมิเรตส์|ສະຫະລັດອາຣັບເອມິເຣດ|អេមីរ៉ាត​អារ៉ាប់​រួម|ယူအေအီး|Các \
        Tiểu Vương quốc Ả Rập Thống nhất|Uni Emirat Arab|Emiriah Arab \
        Bersatu|アラブ首長国連邦|아랍에미리트|阿拉伯联合酋长国|阿拉伯聯合大公國|Արաբական Միացյալ Էմիրություններ|არაბთა გაერთიანებული \
        საამიროები|Birləşmiş Ərəb Əmirlikləri|Біріккен Араб Әмірліктері|Бириккен Араб Эмираттары|Birlashgan Arab \
        Amirliklari|Арабын Нэгдсэн Эмират Улс|Falme za Kiarabu|የተባበሩት ዓረብ ኤምሬትስ|Verenigde Arabiese Emirate
        AF: \
        Afghanistan|Afganistán|Afeganistão|Afganistan|Afghánistán|Afganisztán|Афганистан|Авганистан|Avganistan|Αφγανιστάν|Афганістан|Afganistāna|Afganistanas|an \
        Afganastáin|أفغانستان|אפגניסטן|افغانستان|अफ़गानिस्तान|আফগানিস্তান|ஆஃப்கானிஸ்தான்|ఆఫ్ఘనిస్తాన్|अफगाणिस्तान|અફઘાનિસ્તાન|ਅਫ਼ਗਾਨਿਸਤਾਨ|അഫ്‌ഗാനിസ്ഥാൻ|ಅಫಘಾನಿಸ್ಥಾನ|ඇෆ්ගනිස්ථානය|अफगानिस्तान|อัฟกานิสถาน|ອາຟການິດສະຖານ|អាហ្វហ្កានីស្ថាន|အာဖဂန်နစ္စတန်|アフガニスタン|아프가니스탄|阿富汗|Աֆղանստան|ავღანეთი|Əfqanıstan|Ауғанстан|Afgʻoniston|አፍጋኒስታን
        AG: Antigua & Barbuda|Antigua und Barbuda|Antigua-et-Barbuda|Antigua y Barbuda|Antigua e Barbuda|Antígua \
        e Barbuda|Antigua en Barbuda|Antigua och Barbuda|Antigua og Barbuda|Antigua ja Barbuda|Antigua i \
        Barbuda|Antigua a Barbuda|Antigua és Barbuda|Antigua și Barbuda|Антигуа и Барбуда|Antigva i \
        Barbuda|Антигва и Барбуда|Antigva in Barbuda|Антига и Барбуда|Αντίγκουα και Μπαρμπούντα|Antigua ve \
        Barbuda|Антигуа і Барбуда|Антыгуа і Барбуда|Antigva un Barbuda|Antigva ir Barbuda|Antígva og \
        Barbúda|Antigua agus Barbúda|Antigua eta Barbuda|أنتيغوا وبربودا|אנטיגואה וברבודה|آنتیگوا و \
        باربودا|انٹیگوا اور باربودا|एंटिगुआ और बरबुडा|অ্যান্টিগুয়া ও বারবুডা|ஆண்டிகுவா மற்றும் \
        பார்புடா|ఆంటిగ్వా మరియు బార్బుడా|अँटिग्वा आणि बर्बुडा|ઍન્ટિગુઆ અને બર્મુડા|ਐਂਟੀਗੁਆ ਅਤੇ \
        ਬਾਰਬੁਡਾ|ആൻറിഗ്വയും ബർബുഡയും|ಆಂಟಿಗುವಾ ಮತ್ತು ಬರ್ಬುಡಾ|ඇන්ටිගුවා සහ බාබියුඩාව|एन्टिगुआ र \
        बारबुडा|แอนติกาและบาร์บูดา|ແອນທິກົວ ແລະ ບາບູດາ|អង់ទីហ្គា និង បាប៊ុយដា|အန်တီဂွါနှင့် ဘာဘူဒါ|Antigua và \
        Barbuda|Antigua dan Barbuda|アンティグア・バーブーダ|앤티가 바부다|安提瓜和巴布达|安地卡及巴布達|Անտիգուա և Բարբուդա|ანტიგუა და \
        ბარბუდა|Antiqua və Barbuda|Антигуа және Барбуда|Антигуа жана Барбуда|Antigua va Barbuda|Антигуа ба \
        Барбуда|Antigua na Barbuda|አንቲጓ እና ባርቡዳ
        AI: Anguilla|Anguila|Ангилья|أنغويلا|アンギラ|安圭拉
        AL: \
        Albania|Albanien|Albanie|Albânia|Albanië|Albánie|Albánsko|Albánia|Албания|Albanija|Албанија|Shqipëri|Αλβανία|Arnavutluk|Албанія|Albaania|Albānija|Albanía|an \
        Albáin|Albània|ألبانيا|אלבניה|آلبانی|البانیہ|अल्बानिया|আলবেনিয়া|அல்பேனியா|అల్బేనియా|અલ્બેનિયા|ਅਲਬਾਨੀਆ|അൽബേനിയ|ಅಲ್ಬೇನಿಯಾ|ඇල්බේනියාව|अल्बेनिया|แอลเบเนีย|ແອວເບເນຍ|អាល់បានី|အယ်လ်ဘေးနီးယား|アルバニア|알바니아|阿尔巴尼亚|阿爾巴尼亞|Ալբանիա|ალბანეთი|Albaniya|Албани|አልባኒያ
        AM: \
        Armenia|Armenien|Arménie|Armênia|Armenië|Arménsko|Örményország|Армения|Armenija|Јерменија|Jermenija|Ерменија|Armeni|Αρμενία|Ermenistan|Вірменія|Арменія|Armeenia|Armēnija|Armėnija|Armenía|an \
        Airméin|Armènia|أرمينيا|ארמניה|ارمنستان|آرمینیا|आर्मेनिया|আর্মেনিয়া|அர்மேனியா|ఆర్మేనియా|अर्मेनिया|આર્મેનિયા|ਅਰਮੀਨੀਆ|അർമേനിയ|ಆರ್ಮೇನಿಯ|ආර්මේනියාව|อาร์เมเนีย|ອາເມເນຍ|អាមេនី|အာမေးနီးယား|アルメニア|아르메니아|亚美尼亚|亞美尼亞|Հայաստան|სომხეთი|Ermənistan|Armaniston|Армени|አርሜኒያ
        AO: \
        Angola|Ангола|Angolë|Αγκόλα|Angóla|أنغولا|אנגולה|آنگولا|انگولا|अंगोला|অ্যাঙ্গোলা|அங்கோலா|అంగోలా|અંગોલા|ਅੰਗੋਲਾ|അംഗോള|ಅಂಗೋಲಾ|ඇන්ගෝලාව|अङ्गोला|แองโกลา|ແອງໂກລາ|អង់ហ្គោឡា|အန်ဂိုလာ|アンゴラ|앙골라|安哥拉|Անգոլա|ანგოლა|Anqola|Ангол|አንጐላ
        AQ: \
        Antarctica|Antarktis|Antarctique|Antártida|Antartide|Antarktyda|Antarktida|Antarktída|Antarktisz|Антарктика|Antarktika|Антарктик|Antarktik|Antarktikë|Ανταρκτική|Антарктида|Антарктыка|Suðurskautslandið|Antartaice|Antàrtida|Antartika|أنتاركتيكا|אנטארקטיקה|جنوبگان|انٹارکٹیکا|अंटार्कटिका|অ্যান্টার্কটিকা|அண்டார்டிகா|అంటార్కిటికా|अंटार्क्टिका|એન્ટાર્કટિકા|ਅੰਟਾਰਕਟਿਕਾ|അന്റാർട്ടിക്ക|ಅಂಟಾರ್ಟಿಕಾ|ඇන්ටාක්ටිකාව|अन्टारटिका|แอนตาร์กติกา|ແອນຕາດຕິກາ|អង់តាក់ទិក|အန်တာတိက|Nam \
        Cực|南極|남극 대륙|南极洲|南極洲|Անտարկտիդա|ანტარქტიკა|Антарктид|Antaktiki|አንታርክቲካ
        AR: \
        Argentina|Argentinien|Argentine|Argentinië|Argentiina|Argentyna|Argentína|Аржентина|Аргентина|Argjentinë|Αργεντινή|Arjantin|Аргенціна|Argentīna|an \
        Airgintín|Arxentina|الأرجنتين|ארגנטינה|آرژانتین|ارجنٹینا|अर्जेंटीना|আর্জেন্টিনা|அர்ஜென்டினா|అర్జెంటీనా|अर्जेंटिना|આર્જેન્ટીના|ਅਰਜਨਟੀਨਾ|അർജന്റീന|ಅರ್ಜೆಂಟಿನಾ|ආර්ජෙන්ටිනාව|अर्जेन्टिना|อาร์เจนตินา|ອາເຈນທິນາ|អាហ្សង់ទីន|အာဂျင်တီးနား|アルゼンチン|아르헨티나|阿根廷|Արգենտինա|არგენტინა|Аргентин|Ajentina|አርጀንቲና
        AS: American Samoa|Amerikanisch-Samoa|Samoa américaines|Samoa Americana|Samoa \
        Americane|Amerikaans-Samoa|Американское Самоа|ساموا الأمريكية|米領サモア|美属萨摩亚
        AT: \
        Austria|Österreich|Autriche|Áustria|Oostenrijk|Österrike|Østrig|Østerrike|Itävalta|Rakousko|Rakúsko|Ausztria|Австрия|Austrija|Аустрија|Avstrija|Австрија|Austri|Αυστρία|Avusturya|Австрія|Аўстрыя|Austurríki|an \
        Ostair|Àustria|النمسا|אוסטריה|اتریش|آسٹریا|ऑस्ट्रिया|অস্ট্রিয়া|ஆஸ்திரியா|ఆస్ట్రియా|ઑસ્ટ્રિયા|ਆਸਟਰੀਆ|ഓസ്ട്രിയ|ಆಸ್ಟ್ರಿಯಾ|ඔස්ට්‍රියාව|अष्ट्रिया|ออสเตรีย|ອອສເທຣຍ|អូទ្រីស|ဩစတြီးယား|Áo|オーストリア|오스트리아|奥地利|奧地利|Ավստրիա|ავსტრია|Avstriya|Аустрия|Австри|ኦስትሪያ|Oostenryk
        AU: \
        Australia|Australien|Australie|Austrália|Australië|Austrálie|Ausztrália|Австралия|Australija|Аустралија|Avstralija|Австралија|Australi|Αυστραλία|Avustralya|Австралія|Аўстралія|Austraalia|Austrālija|Ástralía|an \
        Astráil|Austràlia|أستراليا|אוסטרליה|استرالیا|آسٹریلیا|ऑस्ट्रेलिया|অস্ট্রেলিয়া|ஆஸ்திரேலியா|ఆస్ట్రేలియా|ઑસ્ટ્રેલિયા|ਆਸਟ੍ਰੇਲੀਆ|ഓസ്‌ട്രേലിയ|ಆಸ್ಟ್ರೇಲಿಯಾ|ඕස්ට්‍රේලියාව|अस्ट्रेलिया|ออสเตรเลีย|ອອສເຕຣເລຍ|អូស្ត្រាលី|ဩစတြေးလျ|オーストラリア|오스트레일리아|澳大利亚|澳洲|Ավստրալիա|ავსტრალია|Avstraliya|Аустралия|Австрали|አውስትራልያ
        AW: \
        Aruba|Аруба|Arubë|Αρούμπα|Arúba|أروبا|ארובה|آروبا|اروبا|अरूबा|আরুবা|அரூபா|అరుబా|अरुबा|અરુબા|ਅਰੂਬਾ|അറൂബ|ಅರುಬಾ|අරූබා|อารูบา|ອາຣູບາ|អារូបា|အာရူးဗား|アルバ|아루바|阿鲁巴|荷屬阿魯巴|Արուբա|არუბა|አሩባ
        AX: Åland Islands|Ålandinseln|Îles Åland|Islas Aland|Isole Åland|Ilhas Aland|Åland|Аландские о-ва|جزر \
        آلاند|オーランド諸島|奥兰群岛
        AZ: \
        Azerbaijan|Aserbaidschan|Azerbaïdjan|Azerbaiyán|Azerbaigian|Azerbaijão|Azerbeidzjan|Azerbajdzjan|Aserbajdsjan|Azerbaidžan|Azerbejdżan|Ázerbájdžán|Azerbajdžan|Azerbajdzsán|Azerbaidjan|Азербайджан|Азербејџан|Azerbejdžan|Azerbajxhan|Αζερμπαϊτζάν|Azerbaycan|Aserbaidžaan|Azerbaidžāna|Azerbaidžanas|Aserbaídsjan|an \
        Asarbaiseáin|Acerbaixán|أذربيجان|אזרבייג׳ן|جمهوری \
        آذربایجان|آذربائیجان|अज़रबैजान|আজারবাইজান|அசர்பைஜான்|అజర్బైజాన్|अझरबैजान|અઝરબૈજાન|ਅਜ਼ਰਬਾਈਜਾਨ|അസർബൈജാൻ|ಅಜರ್ಬೈಜಾನ್|අසර්බයිජානය|अजरबैजान|อาเซอร์ไบจาน|ອາເຊີໄບຈານ|អាស៊ែបៃហ្សង់|အဇာဘိုင်ဂျန်|アゼルバイジャン|아제르바이잔|阿塞拜疆|亞塞拜然|Ադրբեջան|აზერბაიჯანი|Azərbaycan|Әзірбайжан|Азербайжан|Ozarbayjon|Azerbaijani|አዘርባጃን|Azerbeidjan
        BA: Bosnia & Herzegovina|Bosnien und Herzegowina|Bosnie-Herzégovine|Bosnia y Herzegovina|Bosnia ed \
        Erzegovina|Bósnia e Herzegovina|Bosnië en Herzegovina|Bosnien och \
        Hercegovina|Bosnien-Hercegovina|Bosnia-Hercegovina|Bosnia ja Hertsegovina|Bośnia i Hercegowina|Bosna a \
        Hercegovina|Bosznia-Hercegovina|Bosnia și Herțegovina|Босна и Херцеговина|Bosna i Hercegovina|Bosna in \
        Hercegovina|Bosnjë-Hercegovinë|Βοσνία - Ερζεγοβίνη|Bosna-Hersek|Босния и Герцеговина|Боснія і \
        Герцеговина|Боснія і Герцагавіна|Bosnia ja Hertsegoviina|Bosnija un Hercegovina|Bosnija ir \
        Hercegovina|Bosnía og Hersegóvína|an Bhoisnia agus an Heirseagaivéin|Bòsnia i \
        Hercegovina|Bosnia-Herzegovina|Bosnia e Hercegovina|البوسنة والهرسك|בוסניה והרצגובינה|بوسنی و \
        هرزگوین|بوسنیا اور ہرزیگووینا|बोस्निया और हर्ज़ेगोविना|বসনিয়া ও হার্জেগোভিনা|போஸ்னியா & \
        ஹெர்ஸகோவினா|బోస్నియా మరియు హెర్జిగోవినా|बोस्निया अणि हर्जेगोविना|બોસ્નિયા અને હર્ઝેગોવિના|ਬੋਸਨੀਆ ਅਤੇ \
        ਹਰਜ਼ੇਗੋਵੀਨਾ|ബോസ്നിയയും ഹെർസഗോവിനയും|ಬೋಸ್ನಿಯಾ ಮತ್ತು ಹರ್ಜೆಗೋವಿನಾ|බොස්නියාව සහ හර්සගොවීනාව|बोस्निया एण्ड \
        हर्जगोभिनिया|บอสเนียและเฮอร์เซโกวีนา|ບອດສະເນຍ ແລະ ແຮສໂກວີນາ|បូស្ន៊ី និងហឺហ្ស៊ីហ្គូវីណា|ဘော့စနီးယားနှင့် \
        ဟာဇီဂိုဗီနား|Bosnia và Herzegovina|Bosnia dan Herzegovina|Bosnia and Herzegovina|ボスニア・ヘルツェゴビナ|보스니아 \
        헤르체고비나|波斯尼亚和黑塞哥维那|波士尼亞與赫塞哥維納|Բոսնիա և Հերցեգովինա|ბოსნია და ჰერცეგოვინა|Bosniya və Herseqovina|Босния \
        және Герцеговина|Босния жана Герцеговина|Bosniya va Gertsegovina|Босни-Херцеговин|Bosnia na \
        Hezegovina|ቦስኒያ እና ሄርዞጎቪኒያ|Bosnië en Herzegowina
        BB: \
        Barbados|Barbade|Барбадос|Μπαρμπέιντος|Барбадас|Barbadosa|Barbadosas|Barbadós|بربادوس|ברבדוס|باربادوس|بارباڈوس|बारबाडोस|বার্বাডোজ|பார்படாஸ்|బార్బడోస్|बार्बाडोस|બારબાડોસ|ਬਾਰਬਾਡੋਸ|ബാർബഡോസ്|ಬಾರ್ಬಡೋಸ್|බාබඩෝස්|บาร์เบโดส|ບາບາໂດສ|បាបាដុស|ဘာဘေးဒိုးစ်|バルバドス|바베이도스|巴巴多斯|巴貝多|Բարբադոս|ბარბადოსი|Babadosi|ባርቤዶስ
        BD: \
        Bangladesh|Bangladesch|Bangladés|Bangladesz|Bangladéš|Banglades|Бангладеш|Bangladeš|Μπανγκλαντές|Bangladeş|Бангладэш|Bangladeša|Bangladešas|Bangladess|an \
        Bhanglaidéis|بنغلاديش|בנגלדש|بنگلادش|بنگلہ \
        دیش|बांग्लादेश|বাংলাদেশ|பங்களாதேஷ்|బంగ్లాదేశ్|बांगलादेश|બાંગ્લાદેશ|ਬੰਗਲਾਦੇਸ਼|ബംഗ്ലാദേശ്|ಬಾಂಗ್ಲಾದೇಶ|බංග්ලාදේශය|बङ्गलादेश|บังกลาเทศ|ບັງກະລາເທດ|បង់ក្លាដែស|ဘင်္ဂလားဒေ့ရှ်|バングラデシュ|방글라데시|孟加拉国|孟加拉|Բանգլադեշ|ბანგლადეში|Banqladeş|Bangladeshi|ባንግላዲሽ|Bangladesj
        BE: \
        Belgium|Belgien|Belgique|Bélgica|Belgio|België|Belgia|Belgie|Belgicko|Белгия|Belgija|Белгија|Belgjikë|Βέλγιο|Belçika|Бельгия|Бельгія|Beļģija|Belgía|an \
        Bheilg|Bèlgica|Belgika|Bélxica|بلجيكا|בלגיה|بلژیک|بیلجیم|बेल्जियम|বেলজিয়াম|பெல்ஜியம்|బెల్జియం|બેલ્જીયમ|ਬੈਲਜੀਅਮ|ബെൽജിയം|ಬೆಲ್ಜಿಯಮ್|බෙල්ජියම|เบลเยียม|ເບວຢຽມ|បែលហ្ស៊ិក|ဘယ်လ်ဂျီယမ်|Bỉ|ベルギー|벨기에|比利时|比利時|Բելգիա|ბელგია|Belgiya|Бельги|Ubelgiji|ቤልጄም
        BF: Burkina Faso|Burquina Faso|Буркина Фасо|Burkina-Faso|Μπουρκίνα \
        Φάσο|Буркина-Фасо|Буркіна-Фасо|Burkinafaso|Burkina Fasas|Búrkína Fasó|Buircíne Fasó|بوركينا فاسو|בורקינה \
        פאסו|بورکینافاسو|برکینا فاسو|बुर्किना फ़ासो|বুরকিনা ফাসো|புர்கினா ஃபாஸோ|బుర్కినా ఫాసో|बुर्किना \
        फासो|બુર્કિના ફાસો|ਬੁਰਕੀਨਾ ਫ਼ਾਸੋ|ബർക്കിന ഫാസോ|ಬುರ್ಕಿನಾ ಫಾಸೊ|බර්කිනා ෆාසෝ|บูร์กินาฟาโซ|ເບີກິນາ \
        ຟາໂຊ|បួគីណាហ្វាសូ|ဘာကီးနား ဖားဆို|ブルキナファソ|부르키나파소|布基纳法索|布吉納法索|Բուրկինա Ֆասո|ბურკინა-ფასო|Bukinafaso|ቡርኪና \
        ፋሶ
        BG: \
        Bulgaria|Bulgarien|Bulgarie|Bulgária|Bulgarije|Bułgaria|Bulharsko|България|Bugarska|Бугарска|Bolgarija|Бугарија|Bullgari|Βουλγαρία|Bulgaristan|Болгария|Болгарія|Балгарыя|Bulgaaria|Bulgārija|Bulgarija|Búlgaría|an \
        Bhulgáir|Bulgària|بلغاريا|בולגריה|بلغارستان|بلغاریہ|बुल्गारिया|বুলগেরিয়া|பல்கேரியா|బల్గేరియా|बल्गेरिया|બલ્ગેરિયા|ਬੁਲਗਾਰੀਆ|ബൾഗേറിയ|ಬಲ್ಗೇರಿಯಾ|බල්ගේරියාව|बुल्गेरिया|บัลแกเรีย|ບັງກາເຣຍ|ប៊ុលហ្ការី|ဘူလ်ဂေးရီးယား|ブルガリア|불가리아|保加利亚|保加利亞|Բուլղարիա|ბულგარეთი|Bolqarıstan|Bolgariya|Болгар|ቡልጋሪያ|Bulgarye
        BH: \
        Bahrain|Bahreïn|Baréin|Bahrein|Barein|Bahrajn|Бахрейн|Бахреин|Bahrejn|Μπαχρέιν|Bahreyn|Бахрэйн|Bahreina|Bahreinas|Bairéin|البحرين|בחריין|بحرین|बहरीन|বাহারিন|பஹ்ரைன்|బహ్రెయిన్|बहारीन|બેહરીન|ਬਹਿਰੀਨ|ബഹ്റിൻ|ಬಹ್ರೇನ್|බහරේන්|बहराइन|บาห์เรน|ບາເຣນ|បារ៉ែន|ဘာရိန်း|バーレーン|바레인|巴林|Բահրեյն|ბაჰრეინი|Bəhreyn|Bahrayn|Bahareni|ባህሬን
        BI: Burundi|Бурунди|Μπουρούντι|Бурунді|Бурундзі|Burundija|Burundis|Búrúndí|an \
        Bhurúin|بوروندي|בורונדי|بوروندی|برونڈی|बुरुंडी|বুরুন্ডি|புருண்டி|బురుండి|બુરુંડી|ਬੁਰੁੰਡੀ|ബറുണ്ടി|ಬುರುಂಡಿ|බුරුන්දි|बुरूण्डी|บุรุนดี|ບູຣຸນດິ|ប៊ូរុនឌី|ဘူရွန်ဒီ|ブルンジ|부룬디|布隆迪|蒲隆地|Բուրունդի|ბურუნდი|ብሩንዲ
        BJ: \
        Benin|Bénin|Benín|Бенин|Μπενίν|Бенін|Benina|Beninas|Beinin|بنين|בנין|بنین|بینن|बेनिन|বেনিন|பெனின்|బెనిన్|બેનિન|ਬੇਨਿਨ|ബെനിൻ|ಬೆನಿನ್|බෙනින්|เบนิน|ເບນິນ|បេណាំង|ဘီနင်|ベナン|베냉|贝宁|貝南|Բենին|ბენინი|ቤኒን
        BL: St. Barthélemy|Saint-Barthélemy|San Bartolomé|São Bartolomeu|Сен-Бартелеми|سان \
        بارتليمي|サン・バルテルミー|圣巴泰勒米
        BM: Bermuda|Bermudes|Bermudas|Bermudy|Бермудски острови|Bermudi|Бермуди|Bermude|Βερμούδες|Бермудские \
        о-ва|Бермудські Острови|Бермудскія астравы|Bermudu salas|Bermúdaeyjar|Beirmiúda|Illas \
        Bermudas|برمودا|ברמודה|बरमूडा|বারমুডা|பெர்முடா|బెర్ముడా|बर्मुडा|બર્મુડા|ਬਰਮੂਡਾ|ബർമുഡ|ಬರ್ಮುಡಾ|බර්මියුඩා|เบอร์มิวดา|ເບີມິວດາ|ប៊ឺមុយដា|ဘာမြူဒါ|バミューダ|버뮤다|百慕大|百慕達|Բերմուդներ|ბერმუდა|Bermud \
        adaları|Бермуд аралдары|Bermuda orollari|Бермуда|ቤርሙዳ
        BN: Brunei|Brunei Darussalam|Brunéi|Brunej|Бруней \
        Даруссалам|Брунеј|Μπρουνέι|Бруней|Bruneja|Brunėjus|Brúnei|Brúiné|بروناي|ברוניי|برونئی|برونائی|ब्रूनेई|ব্রুনেই|புருனே|బ్రూనే|ब्रुनेई|બ્રુનેઇ|ਬਰੂਨੇਈ|ബ്രൂണൈ|ಬ್ರೂನಿ|බෲනායි|ब्रुनाइ|บรูไน|ບຣູໄນ|ព្រុយណេ|ဘရူနိုင်း|ブルネイ|브루나이|文莱|汶萊|Բրունեյ|ბრუნეი|Bruney|ብሩኒ|Broenei
        BO: \
        Bolivia|Bolivien|Bolivie|Bolívia|Boliwia|Bolívie|Боливия|Bolivija|Боливија|Bolivi|Βολιβία|Bolivya|Болівія|Балівія|Boliivia|Bolīvija|Bólivía|an \
        Bholaiv|بوليفيا|בוליביה|بولیوی|بولیویا|बोलीविया|বলিভিয়া|பொலிவியா|బొలీవియా|बोलिव्हिया|બોલિવિયા|ਬੋਲੀਵੀਆ|ബൊളീവിയ|ಬೊಲಿವಿಯಾ|බොලීවියාව|बोलिभिया|โบลิเวีย|ໂບລິເວຍ|បូលីវី|ဘိုလီးဗီးယား|ボリビア|볼리비아|玻利维亚|玻利維亞|Բոլիվիա|ბოლივია|Boliviya|Боливи|ቦሊቪያ|Bolivië
        BQ: Caribbean Netherlands|Karibische Niederlande|Pays-Bas caribéens|Caribe neerlandés|Caraibi \
        Olandesi|Países Baixos Caribenhos|Caribisch Nederland|Бонэйр, Синт-Эстатиус и Саба|هولندا \
        الكاريبية|オランダ領カリブ|荷属加勒比区
        BR: \
        Brazil|Brasilien|Brésil|Brasil|Brasile|Brazilië|Brasilia|Brazylia|Brazílie|Brazília|Brazilia|Бразилия|Бразил|Brazilija|Βραζιλία|Brezilya|Бразилія|Бразілія|Brasiilia|Brazīlija|Brasilía|an \
        Bhrasaíl|البرازيل|ברזיל|برزیل|برازیل|ब्राज़ील|ব্রাজিল|பிரேசில்|బ్రెజిల్|ब्राझिल|બ્રાઝિલ|ਬ੍ਰਾਜ਼ੀਲ|ബ്രസീൽ|ಬ್ರೆಜಿಲ್|බ්‍රසීලය|ब्राजिल|บราซิล|ບຣາຊິວ|ប្រេស៊ីល|ဘရာဇီး|ブラジル|브라질|巴西|Բրազիլիա|ბრაზილია|Braziliya|ብራዚል|Brasilië
        BS: Bahamas|Bahama’s|Bahama|Bahamy|Bahama-szigetek|Бахамски \
        острови|Bahami|Бахами|Μπαχάμες|Bahamalar|Багамы|Багамські Острови|Багамскія астравы|Bahamu \
        salas|Bahamos|Bahamaeyjar|na Bahámaí|Bahames|Bahamak|جزر البهاما|איי בהאמה|باهاما|بہاماس|बहामास|বাহামা \
        দ্বীপপুঞ্জ|பஹாமாஸ்|బహామాస్|बहामाज|બહામાસ|ਬਹਾਮਾਸ|ബഹാമാസ്|ಬಹಾಮಾಸ್|බහමාස්|บาฮามาส|ບາຮາມາສ|បាហាម៉ា|ဘဟားမား|バハマ|바하마|巴哈马|巴哈馬|Բահամյան \
        կղզիներ|ბაჰამის კუნძულები|Baham adaları|Багам аралдары|Багама аралдары|Bagama orollari|Багамын \
        арлууд|ባሃማስ
        BT: Bhutan|Bhoutan|Bután|Butão|Bhútán|Bhután|Бутан|Butan|Μπουτάν|Butāna|Butanas|Bútan|an \
        Bhútáin|بوتان|בהוטן|بھوٹان|भूटान|ভুটান|பூடான்|భూటాన్|भूतान|ભૂટાન|ਭੂਟਾਨ|ഭൂട്ടാൻ|ಭೂತಾನ್|භූතානය|भुटान|ภูฏาน|ພູຖານ|ប៊ូតង់|ဘူတန်|ブータン|부탄|不丹|Բութան|ბუტანი|ቡህታን|Bhoetan
        BV: Bouvet Island|Bouvetinsel|Île Bouvet|Isla Bouvet|Isola Bouvet|Ilha Bouvet|Bouveteiland|о-в \
        Буве|جزيرة بوفيه|ブーベ島|布韦岛
        BW: Botswana|Botsuana|Ботсвана|Bocvana|Боцвана|Botsvanë|Μποτσουάνα|Botsvana|Батсвана|Botsvāna|an \
        Bhotsuáin|بوتسوانا|בוטסואנה|बोत्स्वाना|বতসোয়ানা|போட்ஸ்வானா|బోట్స్వానా|बोट्सवाना|બોત્સ્વાના|ਬੋਤਸਵਾਨਾ|ബോട്സ്വാന|ಬೋಟ್ಸ್‌ವಾನಾ|බොට්ස්වානා|बोट्स्वाना|บอตสวานา|ບອດສະວານາ|បុតស្វាណា|ဘော့ဆွာနာ|ボツワナ|보츠와나|博茨瓦纳|波札那|Բոտսվանա|ბოტსვანა|Ботсван|ቦትስዋና
        BY: \
        Belarus|Biélorussie|Bielorrusia|Bielorussia|Bielorrússia|Valko-Venäjä|Białoruś|Bělorusko|Bielorusko|Belarusz|Беларус|Bjelorusija|Белорусија|Belorusija|Bjellorusi|Λευκορωσία|Беларусь|Білорусь|Valgevene|Baltkrievija|Baltarusija|Hvíta-Rússland|an \
        Bhealarúis|Belarús|بيلاروس|בלארוס|بلاروس|بیلاروس|बेलारूस|বেলারুশ|பெலாரஸ்|బెలారస్|બેલારુસ|ਬੇਲਾਰੂਸ|ബെലറൂസ്|ಬೆಲಾರಸ್|බෙලරුස්|เบลารุส|ເບລາຣຸສ|បេឡារុស|ဘီလာရုစ်|ベラルーシ|벨라루스|白俄罗斯|白俄羅斯|Բելառուս|ბელარუსი|ቤላሩስ
        BZ: Belize|Belice|Белиз|Белизе|Belizë|Μπελίζ|Беліз|Beliza|Belizas|Belís|an \
        Bheilís|بليز|בליז|بلیز|بیلائز|बेलीज़|বেলিজ|பெலிஸ்|బెలిజ్|बेलिझे|બેલીઝ|ਬੇਲੀਜ਼|ബെലീസ്|ಬೆಲಿಜ್|බෙලීස්|बेलिज|เบลีซ|ເບລີຊ|បេលី|ဘလိဇ်|ベリーズ|벨리즈|伯利兹|貝里斯|Բելիզ|ბელიზი|Beliz|በሊዝ
        CA: \
        Canada|Kanada|Canadá|Канада|Καναδάς|Kanāda|Ceanada|Canadà|كندا|קנדה|کانادا|کینیڈا|कनाडा|কানাডা|கனடா|కెనడా|कॅनडा|કેનેડા|ਕੈਨੇਡਾ|കാനഡ|ಕೆನಡಾ|කැනඩාව|क्यानाडा|แคนาดา|ແຄນາດາ|កាណាដា|ကနေဒါ|カナダ|캐나다|加拿大|Կանադա|კანადა|Канад|ካናዳ
        CC: Cocos (Keeling) Islands|Kokosinseln|Îles Cocos|Islas Cocos|Isole Cocos (Keeling)|Ilhas Cocos \
        (Keeling)|Cocoseilanden|Кокосовые о-ва|جزر كوكوس (كيلينغ)|ココス(キーリング)諸島|科科斯（基林）群岛
        CD: Congo - Kinshasa|Kongo-Kinshasa|Congo-Kinshasa|República Democrática del Congo|Kongon demokraattinen \
        tasavalta|Demokratyczna Republika Konga|Kongo – Kinshasa|Konžská demokratická republika|Kongó – \
        Kinshasa|Конго (Киншаса)|Kongo - Kinshasa|Конго - Киншаса|Kongo - Kinšasa|Demokratična republika \
        Kongo|Κονγκό - Κινσάσα|Kongo - Kinşasa|Конго – Кіншаса|Конга (Кіншаса)|Kongo DV|Kongo \
        (Kinšasa)|Kongas-Kinšasa|Kongó-Kinshasa|Poblacht Dhaonlathach an Chongó|Kongoko Errepublika \
        Demokratikoa|República Democrática do Congo|الكونغو - كينشاسا|קונגו - קינשאסה|کنگو - کینشاسا|کانگو - \
        کنشاسا|कांगो - किंशासा|কঙ্গো-কিনশাসা|காங்கோ - கின்ஷாசா|కాంగో- కిన్షాసా|काँगो - किंशासा|કોંગો - \
        કિંશાસા|ਕਾਂਗੋ - ਕਿੰਸ਼ਾਸਾ|കോംഗോ - കിൻഷാസ|ಕಾಂಗೋ - ಕಿನ್ಶಾಸಾ|කොංගෝව (ඩීආර්සී)|कङ्गो - किन्शासा|คองโก - \
        กินชาซา|ຄອງໂກ - ຄິນຊາຊາ|កុងហ្គោ- គីនស្ហាសា|ကွန်ဂို|コンゴ民主共和国(キンシャサ)|콩고-킨샤사|刚果（金）|剛果（金夏沙）|Կոնգո - \
        Կինշասա|კონგო - კინშასა|Konqo - Kinşasa|Конго|Конго-Киншаса|Jamhuri ya Kidemokrasia ya \
        Kongo|ኮንጎ-ኪንሻሳ|Demokratiese Republiek van die Kongo
        CF: Central African Republic|Zentralafrikanische Republik|République centrafricaine|República \
        Centroafricana|Repubblica Centrafricana|República Centro-Africana|Centraal-Afrikaanse \
        Republiek|Centralafrikanska republiken|Den Centralafrikanske Republik|Den sentralafrikanske \
        republikk|Keski-Afrikan tasavalta|Republika Środkowoafrykańska|Středoafrická republika|Stredoafrická \
        republika|Közép-afrikai Köztársaság|Republica Centrafricană|Централноафриканска република|Srednjoafrička \
        Republika|Централноафричка Република|Centralnoafrička Republika|Srednjeafriška republika|Republika e \
        Afrikës Qendrore|Κεντροαφρικανική Δημοκρατία|Orta Afrika Cumhuriyeti|Центрально-Африканская \
        Республика|Центральноафриканська Республіка|Цэнтральна-Афрыканская Рэспубліка|Kesk-Aafrika \
        Vabariik|Centrālāfrikas Republika|Centrinės Afrikos Respublika|Mið-Afríkulýðveldið|Poblacht na hAfraice \
        Láir|República Centreafricana|Afrika Erdiko Errepublika|جمهورية أفريقيا الوسطى|הרפובליקה \
        המרכז-אפריקאית|جمهوری افریقای مرکزی|وسط افریقی جمہوریہ|मध्य अफ़्रीकी गणराज्य|মধ্য আফ্রিকার \
        প্রজাতন্ত্র|மத்திய ஆப்ரிக்கக் குடியரசு|సెంట్రల్ ఆఫ్రికన్ రిపబ్లిక్|केंद्रीय अफ्रिकी प्रजासत्ताक|સેન્ટ્રલ \
        આફ્રિકન રિપબ્લિક|ਕੇਂਦਰੀ ਅਫ਼ਰੀਕੀ ਗਣਰਾਜ|സെൻട്രൽ ആഫ്രിക്കൻ റിപ്പബ്ലിക്ക്|ಮಧ್ಯ ಆಫ್ರಿಕಾ ಗಣರಾಜ್ಯ|මධ්‍යම \
        අප්‍රිකානු ජනරජය|मध्य अफ्रिकी \
        गणतन्त्र|สาธารณรัฐแอฟริกากลาง|ສາທາລະນະລັດອາຟຣິກາກາງ|សាធារណរដ្ឋអាហ្វ្រិកកណ្ដាល|ဗဟို အာဖရိက \
        ပြည်ထောင်စု|Cộng hòa Trung Phi|Republik Afrika Tengah|中央アフリカ共和国|중앙 아프리카 공화국|中非共和国|中非共和國|Կենտրոնական \
        Աֆրիկյան Հանրապետություն|ცენტრალური აფრიკის რესპუბლიკა|Mərkəzi Afrika Respublikası|Орталық Африка \
        Республикасы|Борбордук Африка Республикасы|Markaziy Afrika Respublikasi|Төв Африкийн Бүгд Найрамдах \
        Улс|Jamhuri ya Afrika ya Kati|ማዕከላዊ አፍሪካ ሪፑብሊክ|Sentraal-Afrikaanse Republiek
        CG: Congo - Brazzaville|Kongo-Brazzaville|Congo-Brazzaville|Congo|República do Congo|Kongon \
        tasavalta|Kongo – Brazzaville|Konžská republika|Kongó – Brazzaville|Конго (Бразавил)|Kongo - \
        Brazzaville|Конго - Бразавил|Kongo - Brazavil|Kongo-Brazavilë|Κονγκό - Μπραζαβίλ|Конго - \
        Браззавиль|Конго – Браззавіль|Конга - Бразавіль|Kongo Vabariik|Kongo \
        (Brazavila)|Kongas-Brazavilis|Kongó-Brazzaville|Congó-Brazzaville|الكونغو - برازافيل|קונגו - \
        ברזאויל|کنگو - برازویل|کانگو - برازاویلے|कांगो – ब्राज़ाविल|কঙ্গো - ব্রাজাভিল|காங்கோ - \
        ப்ராஸாவில்லே|కాంగో- బ్రాజావిల్లి|काँगो - ब्राझाविले|કોંગો - બ્રાઝાવિલે|ਕਾਂਗੋ - ਬ੍ਰਾਜ਼ਾਵਿਲੇ|കോംഗോ - \
        ബ്രാസവില്ലി|ಕಾಂಗೋ - ಬ್ರಾಜಾವಿಲ್ಲೇ|කොංගො - බ්‍රසාවිල්|कङ्गो ब्राजाभिल|คองโก - บราซซาวิล|ຄອງໂກ - \
        ບຣາຊາວິວ|កុងហ្គោ - ប្រាហ្សាវីល|ကွန်ဂို-ဘရာဇာဗီးလ်|コンゴ共和国(ブラザビル)|콩고-브라자빌|刚果（布）|剛果（布拉薩）|Կոնգո - \
        Բրազավիլ|კონგო - ბრაზავილი|Konqo - Brazzavil|Конго-Браззавиль Республикасы|Конго-Браззавил|Kongo – \
        Brazzavil|Конго-Браззавиль|ኮንጎ ብራዛቪል
        CH: \
        Switzerland|Schweiz|Suisse|Suiza|Svizzera|Suíça|Zwitserland|Sveits|Sveitsi|Szwajcaria|Švýcarsko|Švajčiarsko|Svájc|Elveția|Швейцария|Švicarska|Швајцарска|Švajcarska|Švica|Швајцарија|Zvicër|Ελβετία|İsviçre|Швейцарія|Швейцарыя|Šveits|Šveice|Šveicarija|Sviss|an \
        Eilvéis|Suïssa|Suitza|Suíza|سويسرا|שווייץ|سوئیس|سوئٹزر \
        لینڈ|स्विट्ज़रलैंड|সুইজারল্যান্ড|ஸ்விட்சர்லாந்து|స్విట్జర్లాండ్|स्वित्झर्लंड|સ્વિટ્ઝર્લૅન્ડ|ਸਵਿਟਜ਼ਰਲੈਂਡ|സ്വിറ്റ്സർലാൻഡ്|ಸ್ವಿಟ್ಜರ್ಲ್ಯಾಂಡ್|ස්විස්ටර්ලන්තය|स्विजरल्याण्ड|สวิตเซอร์แลนด์|ສະວິດເຊີແລນ|ស្វ៊ីស|ဆွစ်ဇာလန်|Thụy \
        Sĩ|Swiss|スイス|스위스|瑞士|Շվեյցարիա|შვეიცარია|İsveçrə|Shveytsariya|Швейцар|Uswisi|ስዊዘርላንድ|Switserland
        CI: Côte d’Ivoire|Costa d’Avorio|Costa do \
        Marfim|Ivoorkust|Elfenbenskusten|Elfenbenskysten|Norsunluurannikko|Pobřeží slonoviny|Pobrežie \
        Slonoviny|Elefántcsontpart|Кот д’Ивоар|Obala Bjelokosti|Обала Слоноваче (Кот д’Ивоар)|Obala Slonovače \
        (Kot d’Ivoar)|Slonokoščena obala|Брегот на Слоновата Коска|Ακτή \
        Ελεφαντοστού|Кот-д’Ивуар|Кот-дʼІвуар|Кот-д’Івуар|Elevandiluurannik|Kotdivuāra|Dramblio Kaulo \
        Krantas|Fílabeinsströndin|An Cósta Eabhair|Boli Kosta|ساحل العاج|חוף השנהב|ساحل عاج|کوٹ ڈی آئیوری|कोत \
        दिवुआर|কোট ডি‘আইভোর|கோட் தி’வாயர்|కోట్ డి ఐవోర్|कोत द’ईवोआर|કોટ ડીઆઇવરી|ਕੋਟ ਡੀਵੋਆਰ|കോട്ട് ഡി വാർ|ಕೋತ್ \
        ದ್‘ಇವಾರ್|කෝට් දි අයිවරි|कोट दिभोर|โกตดิวัวร์|ໂຄຕີ ວົວ|កូតឌីវ័រ|ကို့တ် ဒီဗွာ|Cote \
        d’Ivoire|コートジボワール|코트디부아르|科特迪瓦|象牙海岸|Կոտ դ՚Իվուար|კოტ-დივუარი|Kotd’ivuar|Kot-d’Ivuar|ኮትዲቯር|Ivoorkus
        CK: Cook Islands|Cookinseln|Îles Cook|Islas Cook|Isole Cook|Ilhas Cook|Cookeilanden|о-ва Кука|جزر \
        كوك|クック諸島|库克群岛
        CL: Chile|Chili|Cile|Čile|Чили|Чиле|Kili|Χιλή|Şili|Чилі|Чылі|Tšiili|Čīle|Čilė|Síle|an \
        tSile|Xile|Txile|تشيلي|צ׳ילה|شیلی|چلی|चिली|চিলি|சிலி|చిలీ|ચિલી|ਚਿਲੀ|ചിലി|ಚಿಲಿ|චිලී|ชิลี|ຊິລີ|ស៊ីលី|ချီလီ|チリ|칠레|智利|Չիլի|ჩილე|Çili|ቺሊ
        CM: \
        Cameroon|Kamerun|Cameroun|Camerún|Camerun|Camarões|Kameroen|Камерун|Καμερούν|Kamerūna|Kamerūnas|Kamerún|Camarún|الكاميرون|קמרון|کامرون|کیمرون|कैमरून|ক্যামেরুন|கேமரூன்|కామెరూన్|कॅमेरून|કૅમરૂન|ਕੈਮਰੂਨ|കാമറൂൺ|ಕ್ಯಾಮರೂನ್|කැමරූන්|क्यामरून|แคเมอรูน|ຄາເມຣູນ|កាមេរូន|ကင်မရွန်း|カメルーン|카메룬|喀麦隆|喀麥隆|Կամերուն|კამერუნი|Kameruni|ካሜሩን
        CN: \
        China|Chine|Cina|Kina|Kiina|Chiny|Čína|Kína|Китай|Кина|Kitajska|Kinë|Κίνα|Çin|Кітай|Hiina|Ķīna|Kinija|an \
        tSín|Xina|Txina|الصين|סין|چین|चीन|চীন|சீனா|చైనా|ચીન|ਚੀਨ|ചൈന|ಚೀನಾ|චීනය|จีน|ຈີນ|ចិន|တရုတ်|Trung \
        Quốc|Tiongkok|中国|중국|中國|Չինաստան|ჩინეთი|Қытай|Кытай|Xitoy|Хятад|Uchina|ቻይና
        CO: \
        Colombia|Kolumbien|Colombie|Colômbia|Kolumbia|Kolumbie|Columbia|Колумбия|Kolumbija|Колумбија|Kolumbi|Κολομβία|Kolombiya|Колумбія|Калумбія|Kólumbía|an \
        Cholóim|Colòmbia|Kolonbia|كولومبيا|קולומביה|کلمبیا|کولمبیا|कोलंबिया|কলম্বিয়া|கொலம்பியா|కొలంబియా|कोलम्बिया|કોલમ્બિયા|ਕੋਲੰਬੀਆ|കൊളംബിയ|ಕೊಲಂಬಿಯಾ|කොළොම්බියාව|कोलोम्बिया|โคลอมเบีย|ໂຄລົມເບຍ|កូឡុំប៊ី|ကိုလံဘီယာ|Kolombia|コロンビア|콜롬비아|哥伦比亚|哥倫比亞|Կոլումբիա|კოლუმბია|Kolumbiya|Колумби|ኮሎምቢያ|Colombië
        CP: Clipperton Island|Clipperton-Insel|Île Clipperton|Isla Clipperton|Isola di Clipperton|Ilha de \
        Clipperton|Clipperton|о-в Клиппертон|جزيرة كليبيرتون|クリッパートン島|克利珀顿岛
        CQ: Sark
        CR: Costa Rica|Kostaryka|Kostarika|Коста Рика|Костарика|Kosta-Rikë|Κόστα Ρίκα|Kosta \
        Rika|Коста-Рика|Коста-Рыка|Kostaríka|Cósta Ríce|كوستاريكا|קוסטה ריקה|کاستاریکا|کوسٹا \
        ریکا|कोस्टारिका|কোস্টারিকা|கோஸ்டாரிகா|కోస్టా రికా|कोस्टा रिका|કોસ્ટા રિકા|ਕੋਸਟਾ ਰੀਕਾ|കോസ്റ്ററിക്ക|ಕೊಸ್ಟಾ \
        ರಿಕಾ|කොස්ටරිකාව|कोष्टारिका|คอสตาริกา|ໂຄສຕາ ຣິກາ|កូស្តារីកា|ကို့စ်တာရီကာ|コスタリカ|코스타리카|哥斯达黎加|哥斯大黎加|Կոստա \
        Ռիկա|კოსტა-რიკა|Kosta-Rika|ኮስታሪካ
        CU: \
        Cuba|Kuba|Kuuba|Куба|Kubë|Κούβα|Küba|Kúba|Cúba|كوبا|קובה|کوبا|کیوبا|क्यूबा|কিউবা|கியூபா|క్యూబా|ક્યુબા|ਕਿਊਬਾ|ക്യൂബ|ಕ್ಯೂಬಾ|කියුබාව|क्युबा|คิวบา|ຄິວບາ|គុយបា|ကျူးဘား|キューバ|쿠바|古巴|Կուբա|კუბა|ኩባ
        CV: Cape Verde|Cabo Verde|Cap-Vert|Capo Verde|Kaapverdië|Kap Verde|Kapp Verde|Republika Zielonego \
        Przylądka|Kapverdy|Zöld-foki Köztársaság|Capul Verde|Кабо Верде|Zelenortska Republika|Зеленортска \
        Острва|Zelenortska Ostrva|Zelenortski otoki|Kepi i Gjelbër|Πράσινο \
        Ακρωτήριο|Кабо-Верде|Каба-Вердэ|Roheneemesaared|Kaboverde|Žaliasis Kyšulys|Grænhöfðaeyjar|Rinn Verde|Cap \
        Verd|الرأس الأخضر|כף ורדה|کیپ‌ورد|کیپ ورڈی|केप वर्ड|কেপ ভার্দে|கேப் வெர்டே|కేప్ వెర్డె|केप व्हर्डे|કૅપ \
        વર્ડે|ਕੇਪ ਵਰਡੇ|കേപ്പ് വേർഡ്|ಕೇಪ್ ವರ್ಡೆ|කේප් වර්ඩ්|केप भर्डे|เคปเวิร์ด|ເຄບ ເວີດ|កាប់វែរ|ကိတ်ဗာဒီ|Tanjung \
        Verde|カーボベルデ|카보베르데|佛得角|維德角|Կաբո Վերդե|კაბო-ვერდე|Kabo-Verde|ኬፕቨርዴ|Kaap Verde
        CW: Curaçao|Curazao|Кюрасао|كوراساو|キュラソー|库拉索
        CX: Christmas Island|Weihnachtsinsel|Île Christmas|Isla de Navidad|Isola Christmas|Ilha \
        Christmas|Christmaseiland|о-в Рождества|جزيرة كريسماس|クリスマス島|圣诞岛
        CY: \
        Cyprus|Zypern|Chypre|Chipre|Cipro|Cypern|Kypros|Cypr|Kypr|Ciprus|Cipru|Кипър|Cipar|Кипар|Kipar|Ciper|Qipro|Κύπρος|Kıbrıs|Кипр|Кіпр|Küpros|Kipra|Kipras|Kýpur|an \
        Chipir|Xipre|Zipre|قبرص|קפריסין|قبرس|साइप्रस|সাইপ্রাস|சைப்ரஸ்|సైప్రస్|सायप्रस|સાયપ્રસ|ਸਾਇਪ੍ਰਸ|സൈപ്രസ്|ಸೈಪ್ರಸ್|සයිප්‍රසය|ไซปรัส|ໄຊປຣັສ|ဆိုက်ပရပ်စ်|Síp|Siprus|キプロス|키프로스|塞浦路斯|賽普勒斯|Կիպրոս|კვიპროსი|Kipr|Saiprasi|ሳይፕረስ
        CZ: \
        Czechia|Tschechien|Tchéquie|Chequia|Cechia|Tchéquia|Tsjechië|Tjeckien|Tjekkiet|Tsjekkia|Tšekki|Czechy|Česko|Csehország|Cehia|Чехия|Češka|Чешка|Çeki|Τσεχία|Çekya|Чехія|Чэхія|Tšehhi|Čehija|Čekija|Tékkland|an \
        tSeicia|Txèquia|Txekia|التشيك|צ׳כיה|چک|چیکیا|चेकिया|চেকিয়া|செசியா|చెకియా|झेकिया|ચેકીયા|ਚੈਕੀਆ|ചെക്കിയ|ಝೆಕಿಯಾ|චෙචියාව|เช็ก|ເຊັກເຊຍ|ឆែក|ချက်ကီယား|Séc|Ceko|チェコ|체코|捷克|Չեխիա|ჩეხეთი|Çexiya|Chexiya|Чех|Chechia|ቼቺያ|Tsjeggië
        DE: \
        Germany|Deutschland|Allemagne|Alemania|Germania|Alemanha|Duitsland|Tyskland|Saksa|Niemcy|Německo|Nemecko|Németország|Германия|Njemačka|Немачка|Nemačka|Nemčija|Германија|Gjermani|Γερμανία|Almanya|Німеччина|Германія|Saksamaa|Vācija|Vokietija|Þýskaland|an \
        Ghearmáin|Alemanya|Alemaña|ألمانيا|גרמניה|آلمان|جرمنی|जर्मनी|জার্মানি|ஜெர்மனி|జర్మనీ|જર્મની|ਜਰਮਨੀ|ജർമ്മനി|ಜರ್ಮನಿ|ජර්මනිය|เยอรมนี|ເຢຍລະມັນ|អាល្លឺម៉ង់|ဂျာမနီ|Đức|Jerman|ドイツ|독일|德国|德國|Գերմանիա|გერმანია|Almaniya|Germaniya|Герман|Ujerumani|ጀርመን
        DG: Diego Garcia|Diego García|Диего-Гарсия|دييغو غارسيا|ディエゴガルシア島|迪戈加西亚岛
        DJ: \
        Djibouti|Dschibuti|Yibuti|Gibuti|Djibuti|Dżibuti|Džibutsko|Dzsibuti|Джибути|Džibuti|Џибути|Xhibuti|Τζιμπουτί|Cibuti|Джибуті|Джыбуці|Džibutija|Džibutis|Djíbútí|جيبوتي|ג׳יבוטי|جیبوتی|جبوتی|जिबूती|জিবুতি|ஜிபௌட்டி|జిబౌటి|जिबौटी|જીબૌટી|ਜਿਬੂਤੀ|ജിബൂത്തി|ಜಿಬೂಟಿ|ජිබුටි|डिजिबुटी|จิบูตี|ຈິບູຕິ|ជីប៊ូទី|ဂျီဘူတီ|Jibuti|ジブチ|지부티|吉布提|吉布地|Ջիբութի|ჯიბუტი|ጂቡቲ|Djiboeti
        DK: \
        Denmark|Dänemark|Danemark|Dinamarca|Danimarca|Denemarken|Danmark|Tanska|Dania|Dánsko|Dánia|Danemarca|Дания|Danska|Данска|Danimarkë|Δανία|Danimarka|Данія|Taani|Dānija|Danija|Danmörk|an \
        Danmhairg|الدانمرك|דנמרק|دانمارک|ڈنمارک|डेनमार्क|ডেনমার্ক|டென்மார்க்|డెన్మార్క్|डेन्मार्क|ડેનમાર્ક|ਡੈਨਮਾਰਕ|ഡെൻമാർക്ക്|ಡೆನ್ಮಾರ್ಕ್|ඩෙන්මාර්කය|เดนมาร์ก|ເດນມາກ|ដាណឺម៉ាក|ဒိန်းမတ်|Đan \
        Mạch|デンマーク|덴마크|丹麦|丹麥|Դանիա|დანია|Daniya|Дани|Denmaki|ዴንማርክ|Denemarke
        DM: \
        Dominica|Dominique|Dominika|Доминика|Dominikë|Ντομίνικα|Домініка|Дамініка|Dóminíka|Doiminice|دومينيكا|דומיניקה|دومینیکا|ڈومنیکا|डोमिनिका|ডোমিনিকা|டொமினிகா|డొమినికా|ડોમિનિકા|ਡੋਮੀਨਿਕਾ|ഡൊമിനിക്ക|ಡೊಮಿನಿಕಾ|ඩොමිනිකාව|โดมินิกา|ໂດມີນິຄາ|ដូមីនីក|ဒိုမီနီကာ|ドミニカ国|도미니카|多米尼克|Դոմինիկա|დომინიკა|ዶሚኒካ
        DO: Dominican Republic|Dominikanische Republik|République dominicaine|República Dominicana|Repubblica \
        Dominicana|Dominicaanse Republiek|Dominikanska republiken|Den Dominikanske Republik|Den dominikanske \
        republikk|Dominikaaninen tasavalta|Dominikana|Dominikánská republika|Dominikánska republika|Dominikai \
        Köztársaság|Republica Dominicană|Доминиканска република|Dominikanska Republika|Republika \
        Dominikane|Δομινικανή Δημοκρατία|Dominik Cumhuriyeti|Доминиканская Республика|Домініканська \
        Республіка|Дамініканская Рэспубліка|Dominikaani Vabariik|Dominikāna|Dominikos Respublika|Dóminíska \
        lýðveldið|an Phoblacht Dhoiminiceach|Dominikar Errepublika|جمهورية الدومينيكان|הרפובליקה \
        הדומיניקנית|جمهوری دومینیکن|جمہوریہ ڈومينيکن|डोमिनिकन गणराज्य|ডোমেনিকান প্রজাতন্ত্র|டொமினிகன் \
        குடியரசு|డొమినికన్ రిపబ్లిక్|डोमिनिकन प्रजासत्ताक|ડોમિનિકન રિપબ્લિક|ਡੋਮੀਨਿਕਾਈ ਗਣਰਾਜ|ഡൊമിനിക്കൻ \
        റിപ്പബ്ലിക്ക്|ಡೊಮೆನಿಕನ್ ರಿಪಬ್ಲಿಕ್|ඩොමිනිකා ජනරජය|डोमिनिकन गणतन्त्र|สาธารณรัฐโดมินิกัน|ສາທາລະນະລັດ \
        ໂດມິນິກັນ|សាធារណរដ្ឋ​ដូមីនីក|ဒိုမီနီကန်|Cộng hòa Dominica|Republik Dominika|Republik \
        Dominica|ドミニカ共和国|도미니카 공화국|多米尼加共和国|多明尼加共和國|Դոմինիկյան Հանրապետություն|დომინიკელთა რესპუბლიკა|Dominikan \
        Respublikası|Доминикан Республикасы|Доминика Республикасы|Dominikan Respublikasi|Бүгд Найрамдах \
        Доминикан Улс|Jamhuri ya Dominika|ዶመኒካን ሪፑብሊክ|Dominikaanse Republiek
        DZ: \
        Algeria|Algerien|Algérie|Argelia|Argélia|Algerije|Algeriet|Algerie|Algieria|Alžírsko|Algéria|Алжир|Alžir|Alžirija|Algjeri|Αλγερία|Cezayir|Алжыр|Alžeeria|Alžīrija|Alžyras|Alsír|An \
        Ailgéir|Algèria|Aljeria|Alxeria|الجزائر|אלג׳יריה|الجزایر|الجیریا|अल्जीरिया|আলজেরিয়া|அல்ஜீரியா|అల్జీరియా|અલ્જીરિયા|ਅਲਜੀਰੀਆ|അൾജീരിയ|ಅಲ್ಜೀರಿಯ|ඇල්ජීරියාව|अल्जेरिया|แอลจีเรีย|ອັລຈິເຣຍ|អាល់ហ្សេរី|အယ်လ်ဂျီးရီးယား|Aljazair|アルジェリア|알제리|阿尔及利亚|阿爾及利亞|Ալժիր|ალჟირი|Əlcəzair|Jazoir|አልጄሪያ|Algerië
        EA: Ceuta & Melilla|Ceuta und Melilla|Ceuta et Melilla|Ceuta y Melilla|Ceuta e Melilla|Ceuta en \
        Melilla|Сеута и Мелилья|سيوتا وميليلا|セウタ・メリリャ|休达及梅利利亚
        EC: \
        Ecuador|Équateur|Equador|Ekwador|Ekvádor|Еквадор|Ekvador|Ekuador|Ισημερινός|Эквадор|Ekvadora|Ekvadoras|Eacuadór|الإكوادور|אקוודור|اکوادور|ایکواڈور|इक्वाडोर|ইকুয়েডর|ஈக்வடார்|ఈక్వడార్|એક્વાડોર|ਇਕਵੇਡੋਰ|ഇക്വഡോർ|ಈಕ್ವೆಡಾರ್|ඉක්වදෝරය|इक्वेडोर|เอกวาดอร์|ເອກວາດໍ|អេក្វាទ័រ|အီကွေဒေါ|エクアドル|에콰도르|厄瓜多尔|厄瓜多|Էկվադոր|ეკვადორი|ኢኳዶር
        EE: \
        Estonia|Estland|Estonie|Estônia|Viro|Estonsko|Estónsko|Észtország|Естония|Estonija|Естонија|Estoni|Εσθονία|Estonya|Эстония|Естонія|Эстонія|Eesti|Igaunija|Estija|Eistland|an \
        Eastóin|Estònia|إستونيا|אסטוניה|استونی|اسٹونیا|एस्टोनिया|এস্তোনিয়া|எஸ்டோனியா|ఎస్టోనియా|એસ્ટોનિયા|ਇਸਟੋਨੀਆ|എസ്റ്റോണിയ‍|ಎಸ್ಟೋನಿಯಾ|එස්තෝනියාව|इस्टोनिया|เอสโตเนีย|ເອສໂຕເນຍ|អេស្តូនី|အက်စတိုးနီးယား|エストニア|에스토니아|爱沙尼亚|愛沙尼亞|Էստոնիա|ესტონეთი|Estoniya|Эстони|ኤስቶኒያ
        EG: \
        Egypt|Ägypten|Égypte|Egipto|Egitto|Egito|Egypte|Egypten|Egypti|Egipt|Egyiptom|Египет|Egipat|Египат|Egjipt|Αίγυπτος|Mısır|Єгипет|Егіпет|Egiptus|Ēģipte|Egiptas|Egyptaland|An \
        Éigipt|Egipte|Exipto|مصر|מצרים|मिस्र|মিশর|எகிப்து|ఈజిప్ట్|इजिप्त|ઇજિપ્ત|ਮਿਸਰ|ഈജിപ്ത്|ಈಜಿಪ್ಟ್|ඊජිප්තුව|इजिप्ट|อียิปต์|ອີຢິບ|អេហ្ស៊ីប|အီဂျစ်|Ai \
        Cập|Mesir|エジプト|이집트|埃及|Եգիպտոս|ეგვიპტე|Misir|Мысыр|Misr|Misri|ግብጽ
        EH: Western Sahara|Westsahara|Sahara occidental|Sáhara Occidental|Sahara Occidentale|Saara \
        Ocidental|Westelijke Sahara|Västsahara|Vestsahara|Vest-Sahara|Länsi-Sahara|Sahara Zachodnia|Západní \
        Sahara|Západná Sahara|Nyugat-Szahara|Sahara Occidentală|Западна Сахара|Zapadna Sahara|Zahodna \
        Sahara|Saharaja Perëndimore|Δυτική Σαχάρα|Batı Sahra|Западная Сахара|Західна Сахара|Заходняя \
        Сахара|Lääne-Sahara|Rietumsahāra|Vakarų Sachara|Vestur-Sahara|An Sahára Thiar|Sàhara \
        Occidental|Mendebaldeko Sahara|الصحراء الغربية|סהרה המערבית|صحرای غربی|مغربی صحارا|पश्चिमी सहारा|পশ্চিম \
        সাহারা|மேற்கு சஹாரா|పడమటి సహారా|पश्चिम सहारा|પશ્ચિમી સહારા|ਪੱਛਮੀ ਸਹਾਰਾ|പശ്ചിമ സഹാറ|ಪಶ್ಚಿಮ ಸಹಾರಾ|බටහිර \
        සහරාව|पश्चिमी साहारा|ซาฮาราตะวันตก|ຊາຮາຣາຕາເວັນຕົກ|សាហារ៉ាខាងលិច|အနောက် ဆာဟာရ|Tây Sahara|Sahara \
        Barat|Kanlurang Sahara|西サハラ|서사하라|西撒哈拉|Արևմտյան Սահարա|დასავლეთ საჰარა|Qərbi Saxara|Батыс Сахара|Батыш \
        Сахара|G‘arbiy Sahroi Kabir|Баруун Сахар|Sahara Magharibi|ምዕራባዊ ሳህራ|Wes-Sahara
        ER: \
        Eritrea|Érythrée|Eritreia|Erytrea|Eritreea|Еритрея|Eritreja|Еритреја|Eritre|Ερυθραία|Эритрея|Эрытрэя|Eritrėja|Erítrea|an \
        Eiritré|إريتريا|אריתריאה|اریتره|اریٹیریا|इरिट्रिया|ইরিত্রিয়া|எரிட்ரியா|ఎరిట్రియా|एरिट्रिया|એરિટ્રિયા|ਇਰੀਟ੍ਰਿਆ|എറിത്രിയ|ಎರಿಟ್ರಿಯಾ|එරිත්‍රියාව|एरिट्रीया|เอริเทรีย|ເອຣິເທຣຍ|អេរីត្រេ|အီရီထရီးယား|エリトリア|에리트리아|厄立特里亚|厄利垂亞|Էրիթրեա|ერიტრეა|Eritreya|Эритрей|ኤርትራ
        ES: \
        Spain|Spanien|Espagne|España|Spagna|Espanha|Spanje|Spania|Espanja|Hiszpania|Španělsko|Španielsko|Spanyolország|Испания|Španjolska|Шпанија|Španija|Spanjë|Ισπανία|İspanya|Іспанія|Hispaania|Spānija|Ispanija|Spánn|an \
        Spáinn|Espanya|Espainia|إسبانيا|ספרד|اسپانیا|ہسپانیہ|स्पेन|স্পেন|ஸ்பெயின்|స్పెయిన్|સ્પેન|ਸਪੇਨ|സ്‌പെയിൻ|ಸ್ಪೇನ್|ස්පාඤ්ඤය|สเปน|ສະເປນ|អេស្ប៉ាញ|စပိန်|Tây \
        Ban Nha|Spanyol|Sepanyol|スペイン|스페인|西班牙|Իսպանիա|ესპანეთი|İspaniya|Ispaniya|Испани|Uhispania|ስፔን
        ET: \
        Ethiopia|Äthiopien|Éthiopie|Etiopía|Etiopia|Etiópia|Ethiopië|Etiopien|Etiopie|Етиопия|Etiopija|Етиопија|Etiopi|Αιθιοπία|Etiyopya|Эфиопия|Ефіопія|Эфіопія|Etioopia|Eþíópía|an \
        Aetóip|Etiòpia|إثيوبيا|אתיופיה|اتیوپی|ایتھوپیا|इथियोपिया|ইথিওপিয়া|எத்தியோப்பியா|ఇథియోపియా|इथिओपिया|ઇથિઓપિયા|ਇਥੋਪੀਆ|എത്യോപ്യ|ಇಥಿಯೋಪಿಯಾ|ඉතියෝපියාව|เอธิโอเปีย|ອີທິໂອເປຍ|អេត្យូពី|အီသီယိုးပီးယား|エチオピア|에티오피아|埃塞俄比亚|衣索比亞|Եթովպիա|ეთიოპია|Efiopiya|Этиоп|ኢትዮጵያ
        FI: \
        Finland|Finnland|Finlande|Finlandia|Finlândia|Suomi|Finsko|Fínsko|Finnország|Finlanda|Финландия|Finska|Финска|Finlandë|Φινλανδία|Finlandiya|Финляндия|Фінляндія|Фінляндыя|Soome|Somija|Suomija|an \
        Fhionlainn|Finlàndia|فنلندا|פינלנד|فنلاند|فن \
        لینڈ|फ़िनलैंड|ফিনল্যান্ড|பின்லாந்து|ఫిన్లాండ్|फिनलंड|ફિનલેન્ડ|ਫਿਨਲੈਂਡ|ഫിൻലാൻഡ്|ಫಿನ್‌ಲ್ಯಾಂಡ್|ෆින්ලන්තය|फिनल्याण्ड|ฟินแลนด์|ຟິນແລນ|ហ្វាំងឡង់|ဖင်လန်|Phần \
        Lan|フィンランド|핀란드|芬兰|芬蘭|Ֆինլանդիա|ფინეთი|Финланд|Ufini|ፊንላንድ
        FJ: \
        Fiji|Fidschi|Fidji|Fiyi|Figi|Fidži|Fidżi|Fidzsi|Фиджи|Фиџи|Fixhi|Φίτζι|Фіджі|Фіджы|Fidžis|Fídjíeyjar|Fidsí|Fixi|فيجي|פיג׳י|فیجی|فجی|फ़िजी|ফিজি|ஃபிஜி|ఫిజీ|फिजी|ફીજી|ਫ਼ਿਜੀ|ഫിജി|ಫಿಜಿ|ෆීජී|ฟิจิ|ຟິຈິ|ហ្វីជី|ဖီဂျီ|フィジー|피지|斐济|斐濟|Ֆիջի|ფიჯი|Fici|Фижи|ፊጂ
        FK: Falkland Islands|Falklandinseln|Îles Malouines|Islas Malvinas|Isole Falkland|Ilhas \
        Malvinas|Falklandeilanden|Фолклендские о-ва|جزر فوكلاند|フォークランド諸島|福克兰群岛
        FM: \
        Micronesia|Mikronesien|Micronésie|Micronésia|Mikronesiaføderasjonen|Mikronesia|Mikronezja|Mikronésie|Mikronézia|Micronezia|Микронезия|Mikronezija|Микронезија|Mikronezi|Μικρονησία|Mikronezya|Федеративные \
        Штаты Микронезии|Мікронезія|Мікранезія|Mikroneesia|Mikronēzija|Míkrónesía|an \
        Mhicrinéis|Micronèsia|ميكرونيزيا|מיקרונזיה|میکرونزی|مائکرونیشیا|माइक्रोनेशिया|মাইক্রোনেশিয়া|மைக்ரோனேஷியா|మైక్రోనేషియా|मायक्रोनेशिया|માઇક્રોનેશિયા|ਮਾਇਕ੍ਰੋਨੇਸ਼ੀਆ|മൈക്രോനേഷ്യ|ಮೈಕ್ರೋನೇಶಿಯಾ|මයික්‍රොනීසියාව|माइक्रोनेसिया|ไมโครนีเซีย|ໄມໂຄຣນີເຊຍ|មីក្រូណេស៊ី|မိုင်ခရိုနီရှား|ミクロネシア連邦|미크로네시아|密克罗尼西亚|密克羅尼西亞|Միկրոնեզիա|მიკრონეზია|Mikroneziya|Микронези|ማይክሮኔዢያ|Mikronesië
        FO: Faroe Islands|Färöer|Îles Féroé|Islas Feroe|Isole Fær Øer|Ilhas \
        Faroé|Faeröer|Färöarna|Færøerne|Færøyene|Färsaaret|Wyspy Owcze|Faerské ostrovy|Feröer szigetek|Insulele \
        Feroe|Фарьорски острови|Ovčji Otoci|Фарска Острва|Farska Ostrva|Ferski otoki|Фарски Острови|Ishujt \
        Faroe|Νήσοι Φερόες|Faroe Adaları|Фарерские о-ва|Фарерські Острови|Фарэрскія астравы|Fääri saared|Fēru \
        salas|Farerų Salos|Færeyjar|Oileáin Fharó|Illes Fèroe|Faroe uharteak|Illas Feroe|جزر فارو|איי פארו|جزایر \
        فارو|جزائر فارو|फ़ेरो द्वीपसमूह|ফ্যারো দ্বীপপুঞ্জ|ஃபாரோ தீவுகள்|ఫారో దీవులు|फेरो बेटे|ફેરો \
        આઇલેન્ડ્સ|ਫੈਰੋ ਟਾਪੂ|ഫറോ ദ്വീപുകൾ|ಫರೋ ದ್ವೀಪಗಳು|ෆැරෝ දූපත්|फारो \
        टापुहरू|หมู่เกาะแฟโร|ຫມູ່ເກາະແຟໂຣ|កោះ​ហ្វារ៉ូ|ဖာရိုး ကျွန်းစုများ|Quần đảo Faroe|Kepulauan \
        Faroe|フェロー諸島|페로 제도|法罗群岛|法羅群島|Ֆարերյան կղզիներ|ფარერის კუნძულები|Farer adaları|Фарер аралдары|Farer \
        orollari|Фарерын арлууд|Visiwa vya Faroe|የፋሮ ደሴቶች|Faroëreilande
        FR: \
        France|Frankreich|Francia|França|Frankrijk|Frankrike|Frankrig|Ranska|Francja|Francie|Francúzsko|Franciaország|Franța|Франция|Francuska|Француска|Francija|Франција|Francë|Γαλλία|Fransa|Франція|Францыя|Prantsusmaa|Prancūzija|Frakkland|an \
        Fhrainc|Frantzia|فرنسا|צרפת|فرانسه|فرانس|फ़्रांस|ফ্রান্স|பிரான்ஸ்|ఫ్రాన్స్‌|फ्रान्स|ફ્રાંસ|ਫ਼ਰਾਂਸ|ഫ്രാൻസ്|ಫ್ರಾನ್ಸ್|ප්‍රංශය|ฝรั่งเศส|ຝຣັ່ງ|បារាំង|ပြင်သစ်|Pháp|Prancis|Perancis|フランス|프랑스|法国|法國|Ֆրանսիա|საფრანგეთი|Fransiya|Франц|Ufaransa|ፈረንሳይ|Frankryk
        GA: Gabon|Gabun|Gabón|Gabão|Габон|Γκαμπόν|Gabona|Gabonas|an \
        Ghabúin|الغابون|גבון|گابن|گیبون|गैबॉन|গ্যাবন|கேபான்|గేబన్|गॅबॉन|ગેબન|ਗਬੋਨ|ഗാബൺ|ಗೆಬೊನ್|ගැබොන්|गावोन|กาบอง|ກາບອນ|ហ្គាបុង|ဂါဘွန်|ガボン|가봉|加蓬|加彭|Գաբոն|გაბონი|Qabon|ጋቦን|Gaboen
        GB: United Kingdom|Vereinigtes Königreich|Royaume-Uni|Reino Unido|Regno Unito|Verenigd \
        Koninkrijk|Storbritannien|Storbritannia|Iso-Britannia|Wielka Brytania|Spojené království|Spojené \
        kráľovstvo|Egyesült Királyság|Regatul Unit|Обединеното кралство|Ujedinjeno Kraljevstvo|Уједињено \
        Краљевство|Združeno kraljestvo|Обединето Кралство|Mbretëria e Bashkuar|Ηνωμένο Βασίλειο|Birleşik \
        Krallık|Великобритания|Велика Британія|Вялікабрытанія|Ühendkuningriik|Apvienotā Karaliste|Jungtinė \
        Karalystė|Bretland|an Ríocht Aontaithe|Regne Unit|Erresuma Batua|المملكة المتحدة|בריטניה|بریتانیا|سلطنت \
        متحدہ|यूनाइटेड किंगडम|যুক্তরাজ্য|யுனைடெட் கிங்டம்|యునైటెడ్ కింగ్‌డమ్|युनायटेड किंगडम|યુનાઇટેડ \
        કિંગડમ|ਯੂਨਾਈਟਡ ਕਿੰਗਡਮ|യുണൈറ്റഡ് കിംഗ്ഡം|ಯುನೈಟೆಡ್ ಕಿಂಗ್‌ಡಮ್|එක්සත් රාජධානිය|संयुक्त \
        अधिराज्य|สหราชอาณาจักร|ສະຫະລາດຊະອະນາຈັກ|ចក្រភព​អង់គ្លេស|ယူနိုက်တက်ကင်းဒမ်း|Vương quốc Anh|Inggris \
        Raya|イギリス|영국|英国|英國|Միացյալ Թագավորություն|გაერთიანებული სამეფო|Birləşmiş Krallıq|Ұлыбритания|Улуу \
        Британия|Buyuk Britaniya|Их Британи|Ufalme wa Muungano|ዩናይትድ ኪንግደም|Verenigde Koninkryk
        GD: \
        Grenada|Grenade|Granada|Гренада|Granadë|Γρενάδα|Грэнада|Grenāda|Greanáda|غرينادا|גרנדה|گرنادا|گریناڈا|ग्रेनाडा|গ্রেনাডা|கிரனெடா|గ్రెనడా|ग्रेनेडा|ગ્રેનેડા|ਗ੍ਰੇਨਾਡਾ|ഗ്രനേഡ|ಗ್ರೆನೆಡಾ|ග්‍රැනඩාව|เกรเนดา|ເກຣເນດາ|ហ្គ្រើណាដ|ဂရီနေဒါ|グレナダ|그레나다|格林纳达|格瑞那達|Գրենադա|გრენადა|Qrenada|ግሬናዳ
        GE: \
        Georgia|Georgien|Géorgie|Geórgia|Georgië|Gruzja|Gruzie|Gruzínsko|Grúzia|Грузия|Gruzija|Грузија|Gjeorgji|Γεωργία|Gürcistan|Грузія|Gruusia|Georgía|an \
        tSeoirsia|Geòrgia|Xeorxia|جورجيا|גאורגיה|گرجستان|جارجیا|जॉर्जिया|জর্জিয়া|ஜார்ஜியா|జార్జియా|જ્યોર્જિયા|ਜਾਰਜੀਆ|ജോർജ്ജിയ|ಜಾರ್ಜಿಯಾ|ජෝර්ජියාව|जर्जिया|จอร์เจีย|ຈໍເຈຍ|ហ្សកហ្ស៊ី|ဂျော်ဂျီယာ|ジョージア|조지아|格鲁吉亚|喬治亞|Վրաստան|საქართველო|Gürcüstan|Gruziya|Гүрж|Jojia|ጆርጂያ
        GF: French Guiana|Französisch-Guayana|Guyane française|Guayana Francesa|Guyana Francese|Guiana \
        Francesa|Frans-Guyana|Французская Гвиана|غويانا الفرنسية|仏領ギアナ|法属圭亚那
        GG: \
        Guernsey|Guernesey|Гърнзи|Гернзи|Gernzi|Gernsej|Γκέρνζι|Гернси|Гернсі|Gērnsija|Gernsis|Geansaí|غيرنزي|גרנזי|گرنزی|گوئرنسی|गर्नसी|গার্নসি|கெர்ன்சி|గర్న్‌సీ|ग्वेर्नसे|ગ્વેર્નસે|ਗਰਨਜੀ|ഗേൺസി|ಗುರ್ನ್‌ಸೆ|ගර්න්සිය|ग्यूर्न्सी|เกิร์นซีย์|ເກີນຊີ|ហ្គេនស៊ី|ဂွန်းဇီ|ガーンジー|건지|根西岛|根息|Գերնսի|გერნსი|Gernsi|ጉርነሲ
        GH: \
        Ghana|Gana|Ghána|Гана|Ganë|Γκάνα|Gána|غانا|גאנה|غنا|گھانا|घाना|ঘানা|கானா|ఘనా|ઘાના|ਘਾਨਾ|ഘാന|ಘಾನಾ|ඝානාව|กานา|ການາ|ហ្គាណា|ဂါနာ|ガーナ|가나|加纳|迦納|Գանա|განა|Qana|ጋና
        GI: \
        Gibraltar|Gibilterra|Gibraltár|Гибралтар|Gjibraltar|Γιβραλτάρ|Cebelitarık|Гібралтар|Gibraltārs|Gibraltaras|Gíbraltar|Giobráltar|Xibraltar|جبل \
        طارق|גיברלטר|جبل‌الطارق|جبل \
        الطارق|जिब्राल्टर|জিব্রাল্টার|ஜிப்ரால்டர்|జిబ్రాల్టర్|જીબ્રાલ્ટર|ਜਿਬਰਾਲਟਰ|ജിബ്രാൾട്ടർ|ಗಿಬ್ರಾಲ್ಟರ್|ජිබ්‍රෝල්ටාව|जिब्राल्टार|ยิบรอลตาร์|ຈິບບຣອນທາ|ហ្ស៊ីប្រាល់តា|ဂျီဘရော်လ်တာ|ジブラルタル|지브롤터|直布罗陀|直布羅陀|Ջիբրալթար|გიბრალტარი|Cəbəllütariq|ጂብራልተር
        GL: \
        Greenland|Grönland|Groenland|Groenlandia|Groenlândia|Grønland|Grönlanti|Grenlandia|Grónsko|Groenlanda|Гренландия|Grenland|Гренланд|Grenlandija|Grënlandë|Γροιλανδία|Гренландія|Грэнландыя|Gröönimaa|Grenlande|Grænland|an \
        Ghraonlainn|Groenlàndia|غرينلاند|גרינלנד|گرینلند|گرین \
        لینڈ|ग्रीनलैंड|গ্রীনল্যান্ড|கிரீன்லாந்து|గ్రీన్‌ల్యాండ్|ग्रीनलंड|ગ્રીનલેન્ડ|ਗ੍ਰੀਨਲੈਂਡ|ഗ്രീൻലൻഡ്|ಗ್ರೀನ್‌ಲ್ಯಾಂಡ್|ග්‍රීන්ලන්තය|ग्रिनल्याण्ड|กรีนแลนด์|ກຣີນແລນ|ហ្គ្រោអង់ឡង់|ဂရင်းလန်း|グリーンランド|그린란드|格陵兰|格陵蘭|Գրենլանդիա|გრენლანდია|Qrenlandiya|Grenlandiya|ግሪንላንድ
        GM: Gambia|Gambie|Gâmbia|Гамбия|Gambija|Гамбија|Gambi|Γκάμπια|Gambiya|Гамбія|Gambía|An \
        Ghaimbia|Gàmbia|غامبيا|גמביה|گامبیا|گیمبیا|गाम्बिया|গাম্বিয়া|காம்பியா|గాంబియా|ગેમ્બિયા|ਗੈਂਬੀਆ|ഗാംബിയ|ಗ್ಯಾಂಬಿಯಾ|ගැම්බියාව|गाम्विया|แกมเบีย|ສາທາລະນະລັດແກມເບຍ|ហ្គំប៊ី|ဂမ်ဘီရာ|ガンビア|감비아|冈比亚|甘比亞|Գամբիա|გამბია|Qambiya|Гамби|ጋምቢያ|Gambië
        GN: \
        Guinea|Guinée|Guiné|Guinee|Gwinea|Guineea|Гвинея|Gvineja|Гвинеја|Guine|Γουινέα|Gine|Гвінея|Gvinėja|Gínea|An \
        Ghuine|Ginea|غينيا|גינאה|گینه|گنی|गिनी|গিনি|கினியா|గినియా|ગિની|ਗਿਨੀ|ഗിനിയ|ಗಿನಿ|ගිණියාව|กินี|ກິນີ|ហ្គីណេ|ဂီနီ|ギニア|기니|几内亚|幾內亞|Գվինեա|გვინეა|Qvineya|Gvineya|Гвиней|ጊኒ
        GP: Guadeloupe|Guadalupe|Guadalupa|Гваделупа|غوادلوب|グアドループ|瓜德罗普
        GQ: Equatorial Guinea|Äquatorialguinea|Guinée équatoriale|Guinea Ecuatorial|Guinea Equatoriale|Guiné \
        Equatorial|Equatoriaal-Guinea|Ekvatorialguinea|Ækvatorialguinea|Ekvatorial-Guinea|Päiväntasaajan \
        Guinea|Gwinea Równikowa|Rovníková Guinea|Egyenlítői-Guinea|Guineea Ecuatorială|Екваториална \
        Гвинея|Ekvatorska Gvineja|Екваторијална Гвинеја|Ekvatorijalna Gvineja|Ekvatorialna Gvineja|Екваторска \
        Гвинеја|Guineja Ekuatoriale|Ισημερινή Γουινέα|Ekvator Ginesi|Экваториальная Гвинея|Екваторіальна \
        Гвінея|Экватарыяльная Гвінея|Ekvatoriaal-Guinea|Ekvatoriālā Gvineja|Pusiaujo Gvinėja|Miðbaugs-Gínea|an \
        Ghuine Mheánchiorclach|Guinea Equatorial|Ekuatore Ginea|غينيا الاستوائية|גינאה המשוונית|گینهٔ \
        استوایی|استوائی گیانا|इक्वेटोरियल गिनी|নিরক্ষীয় গিনি|ஈக்வடோரியல் கினியா|ఈక్వటోరియల్ గినియా|ઇક્વેટોરિયલ \
        ગિની|ਭੂ-ਖੰਡੀ ਗਿਨੀ|ഇക്വറ്റോറിയൽ ഗിനിയ|ಈಕ್ವೆಟೋರಿಯಲ್ ಗಿನಿ|සමක ගිනියාව|भू-मध्यीय \
        गिनी|อิเควทอเรียลกินี|ເອຄົວໂທຣຽວ ກີນີ|ហ្គីណេអេក្វាទ័រ|အီကွေတာ ဂီနီ|Guinea Xích Đạo|Guinea \
        Ekuatorial|Guinea Khatulistiwa|赤道ギニア|적도 기니|赤道几内亚|赤道幾內亞|Հասարակածային Գվինեա|ეკვატორული გვინეა|Ekvatorial \
        Qvineya|Экваторлық Гвинея|Экватордук Гвинея|Ekvatorial Gvineya|Экваторын Гвиней|Guinea ya Ikweta|ኢኳቶሪያል \
        ጊኒ|Ekwatoriaal-Guinee
        GR: \
        Greece|Griechenland|Grèce|Grecia|Grécia|Griekenland|Grekland|Grækenland|Hellas|Kreikka|Grecja|Řecko|Grécko|Görögország|Гърция|Grčka|Грчка|Grčija|Грција|Greqi|Ελλάδα|Yunanistan|Греция|Греція|Грэцыя|Kreeka|Grieķija|Graikija|Grikkland|an \
        Ghréig|Grècia|Grezia|اليونان|יוון|یونان|यूनान|গ্রীস|கிரீஸ்|గ్రీస్|ग्रीस|ગ્રીસ|ਗ੍ਰੀਸ|ഗ്രീസ്|ಗ್ರೀಸ್|ග්‍රීසිය|กรีซ|ກຣີຊ|ក្រិក|ဂရိ|Hy \
        Lạp|Yunani|ギリシャ|그리스|希腊|希臘|Հունաստան|საბერძნეთი|Yunanıstan|Грекия|Gretsiya|Грек|Ugiriki|ግሪክ|Griekeland
        GS: South Georgia & South Sandwich Islands|Südgeorgien und die Südlichen Sandwichinseln|Géorgie du \
        Sud-et-les Îles Sandwich du Sud|Islas Georgia del Sur y Sandwich del Sur|Georgia del Sud e Sandwich \
        Australi|Ilhas Geórgia do Sul e Sandwich do Sul|Zuid-Georgia en Zuidelijke Sandwicheilanden|Южная \
        Георгия и Южные Сандвичевы о-ва|جورجيا الجنوبية وجزر ساندويتش الجنوبية|サウスジョージア・サウスサンドウィッチ諸島|南乔治亚和南桑威奇群岛
        GT: \
        Guatemala|Gwatemala|Гватемала|Gvatemala|Guatemalë|Γουατεμάλα|Гватэмала|Guatamala|غواتيمالا|גואטמלה|گواتمالا|گواٹے \
        مالا|ग्वाटेमाला|গুয়াতেমালা|கவுதமாலா|గ్వాటిమాలా|ગ્વાટેમાલા|ਗੁਆਟੇਮਾਲਾ|ഗ്വാട്ടിമാല|ಗ್ವಾಟೆಮಾಲಾ|ගෝතමාලාව|กัวเตมาลา|ກົວເທມາລາ|ក្វាតេម៉ាឡា|ဂွါတီမာလာ|グアテマラ|과테말라|危地马拉|瓜地馬拉|Գվատեմալա|გვატემალა|Qvatemala|Гватемал|ጉዋቲማላ
        GU: Guam|Гуам|غوام|グアム|关岛
        GW: Guinea-Bissau|Guinée-Bissau|Guinea-Bisáu|Guiné-Bissau|Guinee-Bissau|Gwinea \
        Bissau|Bissau-Guinea|Guineea-Bissau|Гвинея-Бисау|Gvineja Bisau|Гвинеја-Бисао|Gvineja-Bisao|Gvineja \
        Bissau|Гвинеја Бисао|Guine-Bisau|Γουινέα Μπισάου|Gine-Bissau|Гвінея-Бісау|Gvineja-Bisava|Bisau \
        Gvinėja|Gínea-Bissá|Guine Bissau|Guinea Bissau|Ginea Bissau|غينيا بيساو|גינאה-ביסאו|گینهٔ بیسائو|گنی \
        بساؤ|गिनी-बिसाउ|গিনি-বিসাউ|கினியா-பிஸ்ஸாவ்|గినియా-బిస్సావ్|ગિની-બિસાઉ|ਗਿਨੀ-ਬਿਸਾਉ|ഗിനിയ-ബിസൗ|ಗಿನಿ-ಬಿಸ್ಸಾವ್|ගිනි \
        බිසව්|กินี-บิสเซา|ກິນີ-ບິສເຊົາ|ហ្គីណេប៊ីស្សូ|ဂီနီ-ဘီစော|ギニアビサウ|기니비사우|几内亚比绍|幾內亞比索|Գվինեա-Բիսաու|გვინეა-ბისაუ|Qvineya-Bisau|Gvineya-Bisau|Гвиней-Бисау|Ginebisau|ጊኒ-ቢሳው
        GY: Guyana|Guiana|Gujana|Гаяна|Gvajana|Гвајана|Guajanë|Γουιάνα|Гайана|Gajāna|Gajana|Gvæjana|An \
        Ghuáin|Güiana|غيانا|גיאנה|گویان|گیانا|गुयाना|গিয়ানা|கயானா|గయానా|गयाना|ગયાના|ਗੁਯਾਨਾ|ഗയാന|ಗಯಾನಾ|ගයනාව|กายอานา|ກາຍຢານາ|ហ្គីយ៉ាន|ဂိုင်ယာနာ|ガイアナ|가이아나|圭亚那|蓋亞那|Գայանա|გაიანა|Qayana|Gayana|ጉያና
        HK: Hong Kong SAR China|Sonderverwaltungsregion Hongkong|R.A.S. chinoise de Hong Kong|RAE de Hong Kong \
        (China)|RAS di Hong Kong|Hong Kong, RAE da China|Hongkong SAR van China|Hongkong SAR|SAR \
        Hongkong|Hongkong SAR Kina|Hongkong – Kiinan erityishallintoalue|SRA Hongkong (Chiny)|Hongkong – ZAO \
        Číny|Hongkong – OAO Číny|Hongkong KKT|R.A.S. Hong Kong, China|Хонконг, САР на Китай|PUP Hong Kong \
        Kina|САР Хонгконг (Кина)|SAR Hongkong (Kina)|Posebno upravno območje Ljudske republike Kitajske \
        Hongkong|Хонгконг САР Кина|RPA i Hong-Kongut|Χονγκ Κονγκ ΕΔΠ Κίνας|Çin Hong Kong ÖİB|Гонконг \
        (САР)|Гонконг, ОАР Китаю|Ганконг, САР (Кітай)|Hongkongi erihalduspiirkond|Ķīnas īpašās pārvaldes \
        apgabals Honkonga|Ypatingasis Administracinis Kinijos Regionas Honkongas|sérstjórnarsvæðið Hong \
        Kong|Sainréigiún Riaracháin Hong Cong, Daonphoblacht na Síne|Hong Kong (RAE Xina)|Hong Kong Txinako \
        AEB|Hong Kong RAE da China|هونغ كونغ الصينية (منطقة إدارية خاصة)|הונג קונג (אזור מנהלי מיוחד של \
        סין)|هنگ‌کنگ، منطقهٔ ویژهٔ اداری چین|ہانگ کانگ SAR چین|हाँग काँग (चीन विशेष प्रशासनिक क्षेत्र)|হংকং \
        এসএআর চীনা|ஹாங்காங் எஸ்ஏஆர் சீனா|హాంకాంగ్ ఎస్ఏఆర్ చైనా|हाँगकाँग एसएआर चीन|હોંગકોંગ SAR ચીન|ਹਾਂਗ ਕਾਂਗ \
        ਐਸਏਆਰ ਚੀਨ|ഹോങ്കോങ് (SAR) ചൈന|ಹಾಂಗ್ ಕಾಂಗ್ ಎಸ್ಎಆರ್ ಚೈನಾ|හොංකොං විශේෂ පරිපාලන කලාපය චීනය|हङकङ चिनियाँ विशेष \
        प्रशासनिक क्षेत्र|เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน|ຮົງກົງ ເຂດປົກຄອງພິເສດ ຈີນ|ហុងកុង \
        តំបន់រដ្ឋបាលពិសេសចិន|ဟောင်ကောင် (တရုတ်ပြည်)|Đặc khu Hành chính Hồng Kông, Trung Quốc|Hong Kong DAK \
        Tiongkok|中華人民共和国香港特別行政区|홍콩(중국 특별행정구)|中国香港特别行政区|中國香港特別行政區|Հոնկոնգի ՀՎՇ|ჰონკონგის სპეციალური \
        ადმინისტრაციული რეგიონი, ჩინეთი|Honq Konq Xüsusi İnzibati Rayonu Çin|Сянган АӘА|Гонконг Кытай \
        ААА|Gonkong (Xitoy MMH)|БНХАУ-ын Тусгай захиргааны бүс Хонг-Конг|ሆንግ ኮንግ ልዩ የአስተዳደር ክልል ቻይና|Hongkong SAS \
        China
        HM: Heard & McDonald Islands|Heard und McDonaldinseln|Îles Heard-et-MacDonald|Islas Heard y \
        McDonald|Isole Heard e McDonald|Ilhas Heard e McDonald|Heard en McDonaldeilanden|о-ва Херд и \
        Макдональд|جزيرة هيرد وجزر ماكدونالد|ハード島・マクドナルド諸島|赫德岛和麦克唐纳群岛
        HN: \
        Honduras|Хондурас|Ονδούρα|Гондурас|Гандурас|Hondurasa|Hondūras|Hondúras|Hondures|هندوراس|הונדורס|ہونڈاروس|होंडूरास|হন্ডুরাস|ஹோண்டூராஸ்|హోండురాస్|होंडुरास|હોન્ડુરસ|ਹੋਂਡੁਰਸ|ഹോണ്ടുറാസ്|ಹೊಂಡುರಾಸ್|හොන්ඩුරාස්|हन्डुरास|ฮอนดูรัส|ຮອນດູຣັສ|ហុងឌូរ៉ាស|ဟွန်ဒူးရပ်စ်|ホンジュラス|온두라스|洪都拉斯|宏都拉斯|Հոնդուրաս|ჰონდურასი|Gonduras|ሆንዱራስ
        HR: \
        Croatia|Kroatien|Croatie|Croacia|Croazia|Croácia|Kroatië|Kroatia|Chorwacja|Chorvatsko|Chorvátsko|Horvátország|Croația|Хърватия|Hrvatska|Хрватска|Hrvaška|Kroaci|Κροατία|Hırvatistan|Хорватия|Хорватія|Харватыя|Horvaatia|Horvātija|Kroatija|Króatía|an \
        Chróit|Croàcia|Kroazia|كرواتيا|קרואטיה|کرواسی|کروشیا|क्रोएशिया|ক্রোয়েশিয়া|குரோஷியா|క్రొయేషియా|ક્રોએશિયા|ਕਰੋਏਸ਼ੀਆ|ക്രൊയേഷ്യ|ಕ್ರೊಯೇಷಿಯಾ|ක්‍රොඒෂියාව|โครเอเชีย|ໂຄຣເອເທຍ|ក្រូអាស៊ី|ခရိုအေးရှား|Kroasia|クロアチア|크로아티아|克罗地亚|克羅埃西亞|Խորվաթիա|ხორვატია|Xorvatiya|Хорват|ክሮኤሽያ|Kroasië
        HT: \
        Haiti|Haïti|Haití|Хаити|Αϊτή|Гаити|Гаїті|Гаіці|Haitis|Haítí|Háítí|هايتي|האיטי|هائیتی|ہیٹی|हैती|হাইতি|ஹைட்டி|హైతీ|હૈતિ|ਹੈਤੀ|ഹെയ്തി|ಹೈಟಿ|හයිටි|हैटी|เฮติ|ໄຮຕິ|ហៃទី|ဟေတီ|ハイチ|아이티|海地|Հայիթի|ჰაიტი|Gaiti|ሀይቲ
        HU: \
        Hungary|Ungarn|Hongrie|Hungría|Ungheria|Hungria|Hongarije|Ungern|Unkari|Węgry|Maďarsko|Magyarország|Ungaria|Унгария|Mađarska|Мађарска|Madžarska|Унгарија|Hungari|Ουγγαρία|Macaristan|Венгрия|Угорщина|Венгрыя|Ungari|Ungārija|Vengrija|Ungverjaland|an \
        Ungáir|Hongria|Hungaria|هنغاريا|הונגריה|مجارستان|ہنگری|हंगरी|হাঙ্গেরি|ஹங்கேரி|హంగేరీ|हंगेरी|હંગેરી|ਹੰਗਰੀ|ഹംഗറി|ಹಂಗೇರಿ|හන්ගේරියාව|हङ्गेरी|ฮังการี|ຮັງກາຣີ|ហុងគ្រី|ဟန်ဂေရီ|ハンガリー|헝가리|匈牙利|Հունգարիա|უნგრეთი|Macarıstan|Vengriya|Унгар|ሀንጋሪ|Hongarye
        IC: Canary Islands|Kanarische Inseln|Îles Canaries|Canarias|Isole Canarie|Ilhas Canárias|Canarische \
        Eilanden|Канарские о-ва|جزر الكناري|カナリア諸島|加纳利群岛
        ID: \
        Indonesia|Indonesien|Indonésie|Indonésia|Indonesië|Indonezja|Indonézia|Indonezia|Индонезия|Indonezija|Индонезија|Indonezi|Ινδονησία|Endonezya|Індонезія|Інданезія|Indoneesia|Indonēzija|Indónesía|an \
        Indinéis|Indonèsia|إندونيسيا|אינדונזיה|اندونزی|انڈونیشیا|इंडोनेशिया|ইন্দোনেশিয়া|இந்தோனேசியா|ఇండోనేషియా|ઇન્ડોનેશિયા|ਇੰਡੋਨੇਸ਼ੀਆ|ഇന്തോനേഷ്യ|ಇಂಡೋನೇಶಿಯಾ|ඉන්දුනීසියාව|इन्डोनेशिया|อินโดนีเซีย|ອິນໂດເນເຊຍ|ឥណ្ឌូណេស៊ី|အင်ဒိုနီးရှား|インドネシア|인도네시아|印度尼西亚|印尼|Ինդոնեզիա|ინდონეზია|İndoneziya|Indoneziya|Индонез|ኢንዶኔዢያ
        IE: \
        Ireland|Irland|Irlande|Irlanda|Ierland|Irlanti|Irlandia|Irsko|Írsko|Írország|Ирландия|Irska|Ирска|Irlandë|Ιρλανδία|İrlanda|Ірландія|Ірландыя|Iirimaa|Īrija|Airija|Írland|Éire|أيرلندا|אירלנד|ایرلند|آئرلینڈ|आयरलैंड|আয়ারল্যান্ড|அயர்லாந்து|ఐర్లాండ్|आयर्लंड|આયર્લેન્ડ|ਆਇਰਲੈਂਡ|അയർലൻഡ്|ಐರ್ಲೆಂಡ್|අයර්ලන්තය|आयरल्याण्ड|ไอร์แลนด์|ໄອແລນ|អៀរឡង់|အိုင်ယာလန်|アイルランド|아일랜드|爱尔兰|愛爾蘭|Իռլանդիա|ირლანდია|İrlandiya|Irlandiya|Ирланд|Ayalandi|አየርላንድ
        IL: \
        Israel|Israël|Israele|Izrael|Израел|Ισραήλ|İsrail|Израиль|Ізраїль|Ізраіль|Iisrael|Izraēla|Izraelis|Ísrael|Iosrael|إسرائيل|ישראל|اسرائیل|इज़राइल|ইজরায়েল|இஸ்ரேல்|ఇజ్రాయెల్|इस्त्राइल|ઇઝરાઇલ|ਇਜ਼ਰਾਈਲ|ഇസ്രായേൽ|ಇಸ್ರೇಲ್|ඊශ්‍රායලය|इजरायल|อิสราเอล|ອິສຣາເອວ|អ៊ីស្រាអែល|အစ္စရေး|イスラエル|이스라엘|以色列|Իսրայել|ისრაელი|Isroil|Израил|Israeli|እስራኤል
        IM: Isle of Man|Île de Man|Isla de Man|Isola di Man|Ilha de Man|Man|Mansaari|Wyspa Man|Ostrov \
        Man|Man-sziget|Insula Man|остров Ман|Otok Man|Острво Ман|Ostrvo Man|Ishulli i Manit|Νήσος του Μαν|Man \
        Adası|о-в Мэн|Острів Мен|Востраў Мэн|Mani saar|Menas sala|Meno Sala|Mön|Oileán Mhanann|Illa de Man|Man \
        uhartea|جزيرة مان|האי מאן|جزیرهٔ من|آئل آف مین|आइल ऑफ़ मैन|আইল অফ ম্যান|ஐல் ஆஃப் மேன்|ఐల్ ఆఫ్ మాన్|आयल \
        ऑफ मॅन|આઇલ ઑફ મેન|ਆਇਲ ਆਫ ਮੈਨ|ഐൽ ഓഫ് മാൻ|ಐಲ್ ಆಫ್ ಮ್ಯಾನ್|අයිල් ඔෆ් මෑන්|आइल अफ म्यान|เกาะแมน|ເອວ ອອບ \
        ແມນ|អែលអុហ្វមែន|မန်ကျွန်း|Đảo Man|Pulau Man|マン島|맨섬|马恩岛|曼島|Մեն կղզի|მენის კუნძული|Men adası|Мэн аралы|Men \
        oroli|Мэн Арал|Kisiwa cha Man|አይል ኦፍ ማን|Eiland Man
        IN: India|Indien|Inde|Índia|Intia|Indie|Индия|Indija|Индија|Indi|Ινδία|Hindistan|Індія|Індыя|Indland|an \
        India|الهند|הודו|هند|بھارت|भारत|ভারত|இந்தியா|భారతదేశం|ભારત|ਭਾਰਤ|ഇന്ത്യ|ಭಾರತ|ඉන්දියාව|อินเดีย|ອິນເດຍ|ឥណ្ឌា|အိန္ဒိယ|Ấn \
        Độ|インド|인도|印度|Հնդկաստան|ინდოეთი|Үндістан|Hindiston|Энэтхэг|ህንድ|Indië
        IO: British Indian Ocean Territory|Britisches Territorium im Indischen Ozean|Territoire britannique de \
        l’océan Indien|Territorio Británico del Océano Índico|Territorio Britannico dell’Oceano \
        Indiano|Território Britânico do Oceano Índico|Brits Indische Oceaanterritorium|Британская территория в \
        Индийском океане|الإقليم البريطاني في المحيط الهندي|英領インド洋地域|英属印度洋领地
        IQ: Iraq|Irak|Iraque|Irák|Ирак|Ιράκ|Ірак|Iraak|Irāka|Irakas|Írak|an \
        Iaráic|العراق|עיראק|عراق|इराक|ইরাক|ஈராக்|ఇరాక్|ઇરાક|ਇਰਾਕ|ഇറാഖ്|ಇರಾಕ್|ඉරාකය|อิรัก|ອີຣັກ|អ៊ីរ៉ាក់|အီရတ်|イラク|이라크|伊拉克|Իրաք|ერაყი|İraq|Iroq|Iraki|ኢራቅ
        IR: Iran|Irán|Irã|Írán|Иран|Ιράν|İran|Іран|Iraan|Irāna|Iranas|Íran|an \
        Iaráin|إيران|איראן|ایران|ईरान|ইরান|ஈரான்|ఇరాన్|इराण|ઈરાન|ਈਰਾਨ|ഇറാൻ|ಇರಾನ್|ඉරානය|इरान|อิหร่าน|ອີຣານ|អ៊ីរ៉ង់|အီရန်|イラン|이란|伊朗|Իրան|ირანი|Eron|ኢራን
        IS: \
        Iceland|Island|Islande|Islandia|Islanda|Islândia|IJsland|Islanti|Izland|Исландия|Исланд|Islandija|Islandë|Ισλανδία|İzlanda|Ісландія|Ісландыя|Ísland|an \
        Íoslainn|Islàndia|آيسلندا|איסלנד|ایسلند|آئس \
        لینڈ|आइसलैंड|আইসল্যান্ড|ஐஸ்லாந்து|ఐస్లాండ్|आइसलँड|આઇસલેન્ડ|ਆਈਸਲੈਂਡ|ഐസ്‌ലാന്റ്|ಐಸ್‌ಲ್ಯಾಂಡ್|අයිස්ලන්තය|आइस्ल्याण्ड|ไอซ์แลนด์|ໄອສແລນ|អ៊ីស្លង់|အိုက်စလန်|アイスランド|아이슬란드|冰岛|冰島|Իսլանդիա|ისლანდია|İslandiya|Islandiya|Aisilandi|አይስላንድ|Ysland
        IT: \
        Italy|Italien|Italie|Italia|Itália|Italië|Włochy|Itálie|Taliansko|Olaszország|Италия|Italija|Италија|Itali|Ιταλία|İtalya|Італія|Itaalia|Itālija|Ítalía|an \
        Iodáil|Itàlia|إيطاليا|איטליה|ایتالیا|اٹلی|इटली|ইতালি|இத்தாலி|ఇటలీ|ઇટાલી|ਇਟਲੀ|ഇറ്റലി|ಇಟಲಿ|ඉතාලිය|อิตาลี|ອິຕາລີ|អ៊ីតាលី|အီတလီ|イタリア|이탈리아|意大利|義大利|Իտալիա|იტალია|İtaliya|Italiya|Итали|ጣሊያን
        JE: \
        Jersey|Джърси|Џерзи|Džerzi|Џерси|Xhersej|Τζέρζι|Джерси|Джерсі|Джэрсі|Džērsija|Džersis|Geirsí|جيرسي|ג׳רזי|جرزی|جرسی|जर्सी|জার্সি|ஜெர்சி|జెర్సీ|જર્સી|ਜਰਸੀ|ജേഴ്സി|ಜೆರ್ಸಿ|ජර්සි|เจอร์ซีย์|ເຈີຊີ|ជើស៊ី|ဂျာစီ|ジャージー|저지|泽西岛|澤西島|Ջերսի|ჯერსი|Cersi|Жерси|Jersi|ጀርዚ
        JM: \
        Jamaica|Jamaika|Jamaïque|Giamaica|Jamajka|Ямайка|Јамајка|Xhamajkë|Τζαμάικα|Jamaíka|Iamáice|Xamaica|جامايكا|ג׳מייקה|جامائیکا|جمائیکا|जमैका|জামাইকা|ஜமைகா|జమైకా|જમૈકા|ਜਮਾਇਕਾ|ജമൈക്ക|ಜಮೈಕಾ|ජැමෙයිකාව|จาเมกา|ຈາໄມຄາ|ហ្សាម៉ាអ៊ីក|ဂျမေကာ|ジャマイカ|자메이카|牙买加|牙買加|Ճամայկա|იამაიკა|Yamayka|ጃማይካ
        JO: \
        Jordan|Jordanien|Jordanie|Jordania|Giordania|Jordânia|Jordanië|Jordánsko|Jordánia|Iordania|Йордания|Јордан|Jordanija|Jordani|Ιορδανία|Ürdün|Иордания|Йорданія|Іарданія|Jordaania|Jordānija|Jórdanía|an \
        Iordáin|Jordània|Xordania|الأردن|ירדן|اردن|जॉर्डन|জর্ডন|ஜோர்டான்|జోర్డాన్|જોર્ડન|ਜਾਰਡਨ|ജോർദ്ദാൻ|ಜೋರ್ಡಾನ್|ජෝර්දානය|जोर्डन|จอร์แดน|ຈໍແດນ|ហ៊្សកដានី|ဂျော်ဒန်|Yordania|ヨルダン|요르단|约旦|約旦|Հորդանան|იორდანია|İordaniya|Iordaniya|Йордан|ጆርዳን
        JP: \
        Japan|Japon|Japón|Giappone|Japão|Japani|Japonia|Japonsko|Japán|Япония|Јапан|Japonska|Јапонија|Japoni|Ιαπωνία|Japonya|Японія|Jaapan|Japāna|Japonija|an \
        tSeapáin|Japó|Xapón|اليابان|יפן|ژاپن|جاپان|जापान|জাপান|ஜப்பான்|జపాన్|जपान|જાપાન|ਜਪਾਨ|ജപ്പാൻ|ಜಪಾನ್|ජපානය|ญี่ปุ่น|ຍີ່ປຸ່ນ|ជប៉ុន|ဂျပန်|Nhật \
        Bản|Jepang|Jepun|日本|일본|Ճապոնիա|იაპონია|Yaponiya|Жапония|Япон|ጃፓን
        KE: Kenya|Kenia|Quênia|Keňa|Кения|Kenija|Кенија|Κένυα|Кенія|Keenia|Kenía|an \
        Chéinia|كينيا|קניה|کنیا|کینیا|केन्या|কেনিয়া|கென்யா|కెన్యా|केनिया|કેન્યા|ਕੀਨੀਆ|കെനിയ|ಕೀನ್ಯಾ|කෙන්යාව|เคนยา|ເຄນຢາ|កេនយ៉ា|ကင်ညာ|ケニア|케냐|肯尼亚|肯亞|Քենիա|კენია|Keniya|Кени|ኬንያ
        KG: \
        Kyrgyzstan|Kirgisistan|Kirghizstan|Kirguistán|Kirghizistan|Quirguistão|Kirgizië|Kirgizistan|Kirgisia|Kirgistan|Kyrgyzstán|Kirgizsko|Kirgizisztán|Kârgâzstan|Киргизстан|Киргистан|Kirgizi|Κιργιστάν|Kırgızistan|Киргизия|Кыргызстан|Kõrgõzstan|Kirgizstāna|Kirgizija|an \
        Chirgeastáin|Kirguizstan|Kirguizistán|قيرغيزستان|קירגיזסטן|قرقیزستان|کرغزستان|किर्गिज़स्तान|কিরগিজিস্তান|கிர்கிஸ்தான்|కిర్గిజిస్తాన్|किरगिझस्तान|કિર્ગિઝ્સ્તાન|ਕਿਰਗਿਜ਼ਸਤਾਨ|കിർഗിസ്ഥാൻ|ಕಿರ್ಗಿಸ್ಥಾನ್|කිර්ගිස්තානය|किर्गिस्तान|คีร์กีซสถาน|ຄຽກກິດສະຖານ|កៀហ្ស៊ីស៊ីស្ថាន|ကာဂျစ္စတန်|Kirgizstan|キルギス|키르기스스탄|吉尔吉斯斯坦|吉爾吉斯|Ղրղզստան|ყირგიზეთი|Qırğızıstan|Қырғызстан|Qirgʻiziston|Киргиз|Kirigizistani|ኪርጊስታን
        KH: \
        Cambodia|Kambodscha|Cambodge|Camboya|Cambogia|Camboja|Cambodja|Kambodja|Kambodsja|Kambodža|Kambodża|Kambodzsa|Cambodgia|Камбоджа|Камбоџа|Kamboxhia|Καμπότζη|Kamboçya|Kambódía|an \
        Chambóid|Kanbodia|Camboxa|كمبوديا|קמבודיה|کامبوج|کمبوڈیا|कंबोडिया|কম্বোডিয়া|கம்போடியா|కంబోడియా|કંબોડિયા|ਕੰਬੋਡੀਆ|കംബോഡിയ|ಕಾಂಬೋಡಿಯಾ|කාම්බෝජය|कम्बोडिया|กัมพูชา|ກຳປູເຈຍ|កម្ពុជា|ကမ္ဘောဒီးယား|Campuchia|Kamboja|Kemboja|カンボジア|캄보디아|柬埔寨|Կամբոջա|კამბოჯა|Kamboca|Камбож|Kambodia|ካምቦዲያ
        KI: Kiribati|Quiribati|Кирибати|كيريباتي|キリバス|基里巴斯
        KM: Comoros|Komoren|Comores|Comoras|Comore|Comoren|Коморы|جزر القمر|コモロ|科摩罗
        KN: St. Kitts & Nevis|St. Kitts und Nevis|Saint-Christophe-et-Niévès|San Cristóbal y Nieves|Saint Kitts \
        e Nevis|São Cristóvão e Névis|Saint Kitts en Nevis|S:t Kitts och Nevis|Saint Kitts og Nevis|Saint Kitts \
        ja Nevis|Saint Kitts i Nevis|Svatý Kryštof a Nevis|Svätý Krištof a Nevis|Saint Kitts és Nevis|Saint \
        Kitts și Nevis|Сейнт Китс и Невис|Sveti Kristofor i Nevis|Сент Китс и Невис|Sent Kits i Nevis|Saint \
        Kitts in Nevis|Свети Китс и Невис|Shën-Kits dhe Nevis|Σεν Κιτς και Νέβις|Saint Kitts ve Nevis|Сент-Китс \
        и Невис|Сент-Кітс і Невіс|Sentkitsa un Nevisa|Sent Kitsas ir Nevis|Sankti Kitts og Nevis|San \
        Críostóir-Nimheas|Saint Kitts eta Nevis|سانت كيتس ونيفيس|סנט קיטס ונוויס|سنت کیتس و نویس|سینٹ کٹس اور \
        نیویس|सेंट किट्स और नेविस|সেন্ট কিটস ও নেভিস|செயின்ட் கிட்ஸ் & நெவிஸ்|సెయింట్ కిట్స్ మరియు నెవిస్|सेंट \
        किट्स आणि नेव्हिस|સેંટ કિટ્સ અને નેવિસ|ਸੇਂਟ ਕਿਟਸ ਐਂਡ ਨੇਵਿਸ|സെന്റ് കിറ്റ്‌സും നെവിസും|ಸೇಂಟ್ ಕಿಟ್ಸ್ ಮತ್ತು \
        ನೆವಿಸ್|ශාන්ත කිට්ස් සහ නේවිස්|सेन्ट किट्स र नेभिस|เซนต์คิตส์และเนวิส|ເຊນ ຄິດ ແລະ ເນວິສ|សាំង​គីត និង \
        ណេវីស|စိန့်ကစ်နှင့်နီဗီစ်|St. Kitts và Nevis|Saint Kitts dan Nevis|セントクリストファー・ネーヴィス|세인트키츠 \
        네비스|圣基茨和尼维斯|聖克里斯多福及尼維斯|Սենթ Քիտս և Նևիս|სენტ-კიტსი და ნევისი|Sent-Kits və Nevis|Сент-Китс және \
        Невис|Сент-Китс жана Невис|Sent-Kits va Nevis|Сент-Киттс ба Невис|St. Kitts na Nevis|ቅዱስ ኪትስ እና ኔቪስ|Sint \
        Kitts en Nevis
        KP: North Korea|Nordkorea|Corée du Nord|Corea del Norte|Corea del Nord|Coreia do \
        Norte|Noord-Korea|Nord-Korea|Pohjois-Korea|Korea Północna|Severní Korea|Severná Kórea|Észak-Korea|Coreea \
        de Nord|Северна Корея|Sjeverna Koreja|Северна Кореја|Severna Koreja|Kore e Veriut|Βόρεια Κορέα|Kuzey \
        Kore|КНДР|Північна Корея|Паўночная Карэя|Põhja-Korea|Ziemeļkoreja|Šiaurės Korėja|Norður-Kórea|an Chóiré \
        Thuaidh|Ipar Korea|Corea do Norte|كوريا الشمالية|קוריאה הצפונית|کرهٔ شمالی|شمالی کوریا|उत्तर \
        कोरिया|উত্তর কোরিয়া|வட கொரியா|ఉత్తర కొరియా|ઉત્તર કોરિયા|ਉੱਤਰ ਕੋਰੀਆ|ഉത്തരകൊറിയ|ಉತ್ತರ ಕೊರಿಯಾ|උතුරු \
        කොරියාව|เกาหลีเหนือ|ເກົາຫລີເໜືອ|កូរ៉េ​ខាង​ជើង|မြောက်ကိုရီးယား|Triều Tiên|Korea Utara|Hilagang \
        Korea|北朝鮮|북한|朝鲜|北韓|Հյուսիսային Կորեա|ჩრდილოეთ კორეა|Şimali Koreya|Солтүстік Корея|Түндүк Корея|Shimoliy \
        Koreya|Хойд Солонгос|Korea Kaskazini|ሰሜን ኮሪያ
        KR: South Korea|Südkorea|Corée du Sud|Corea del Sur|Corea del Sud|Coreia do \
        Sul|Zuid-Korea|Sydkorea|Sør-Korea|Etelä-Korea|Korea Południowa|Jižní Korea|Južná Kórea|Dél-Korea|Coreea \
        de Sud|Южна Корея|Južna Koreja|Јужна Кореја|Kore e Jugut|Νότια Κορέα|Güney Kore|Республика \
        Корея|Південна Корея|Паўднёвая Карэя|Lõuna-Korea|Dienvidkoreja|Pietų Korėja|Suður-Kórea|an Chóiré \
        Theas|Hego Korea|Corea do Sur|كوريا الجنوبية|קוריאה הדרומית|کرهٔ جنوبی|جنوبی کوریا|दक्षिण कोरिया|দক্ষিণ \
        কোরিয়া|தென் கொரியா|దక్షిణ కొరియా|દક્ષિણ કોરિયા|ਦੱਖਣ ਕੋਰੀਆ|ദക്ഷിണകൊറിയ|ದಕ್ಷಿಣ ಕೊರಿಯಾ|දකුණු \
        කොරියාව|เกาหลีใต้|ເກົາຫລີໃຕ້|កូរ៉េ​ខាង​ត្បូង|တောင်ကိုရီးယား|Hàn Quốc|Korea Selatan|Timog \
        Korea|韓国|대한민국|韩国|南韓|Հարավային Կորեա|სამხრეთ კორეა|Cənubi Koreya|Оңтүстік Корея|Түштүк Корея|Janubiy \
        Koreya|Өмнөд Солонгос|Korea Kusini|ደቡብ ኮሪያ|Suid-Korea
        KW: \
        Kuwait|Koweït|Koeweit|Kuwejt|Kuvajt|Kuvait|Kuweit|Кувейт|Кувајт|Κουβέιτ|Kuveyt|Kuveit|Kuveita|Kuveitas|Kúveit|Cuáit|الكويت|כווית|کویت|कुवैत|কুয়েত|குவைத்|కువైట్|कुवेत|કુવૈત|ਕੁਵੈਤ|കുവൈറ്റ്|ಕುವೈತ್|කුවේටය|คูเวต|ກູເວດ|កូវ៉ែត|ကူဝိတ်|クウェート|쿠웨이트|科威特|Քուվեյթ|ქუვეითი|Küveyt|Quvayt|ኩዌት
        KY: Cayman Islands|Kaimaninseln|Îles Caïmans|Islas Caimán|Isole Cayman|Ilhas \
        Cayman|Kaaimaneilanden|Caymanöarna|Caymanøerne|Caymanøyene|Caymansaaret|Kajmany|Kajmanské \
        ostrovy|Kajmanie ostrovy|Kajmán-szigetek|Insulele Cayman|Кайманови острови|Kajmanski Otoci|Кајманска \
        Острва|Kajmanska Ostrva|Kajmanski otoki|Кајмански Острови|Ishujt Kajman|Νήσοι Κέιμαν|Cayman Adaları|о-ва \
        Кайман|Кайманові Острови|Кайманавы астравы|Kaimanisaared|Kaimanu salas|Kaimanų Salos|Caymaneyjar|Oileáin \
        Cayman|Illes Caiman|Kaiman uharteak|Illas Caimán|جزر كايمان|איי קיימן|جزایر کِیمن|کیمین آئلینڈز|कैमेन \
        द्वीपसमूह|কেম্যান দ্বীপপুঞ্জ|கெய்மென் தீவுகள்|కేమాన్ దీవులు|केमन बेटे|કેમેન આઇલેન્ડ્સ|ਕੇਮੈਨ ਟਾਪੂ|കേയ്മാൻ \
        ദ്വീപുകൾ|ಕೇಮನ್ ದ್ವೀಪಗಳು|කේමන් දූපත්|केयमान टापु|หมู่เกาะเคย์แมน|ໝູ່ເກາະ ເຄແມນ|កោះ​កៃម៉ង់|ကေမန် \
        ကျွန်းစု|Quần đảo Cayman|Kepulauan Cayman|ケイマン諸島|케이맨 제도|开曼群岛|開曼群島|Կայմանյան կղզիներ|კაიმანის \
        კუნძულები|Kayman adaları|Кайман аралдары|Kayman orollari|Кайманы арлууд|Visiwa vya Cayman|ካይማን \
        ደሴቶች|Kaaimanseilande
        KZ: \
        Kazakhstan|Kasachstan|Kazajistán|Kazakistan|Cazaquistão|Kazachstan|Kazakstan|Kasakhstan|Kazachstán|Kazahsztán|Kazahstan|Казахстан|Καζακστάν|Kasahstan|Kazahstāna|Kazachstanas|Kasakstan|an \
        Chasacstáin|Kazakistán|كازاخستان|קזחסטן|قزاقستان|قزاخستان|कज़ाखस्तान|কাজাখস্তান|கஸகஸ்தான்|కజకిస్తాన్|कझाकस्तान|કઝાકિસ્તાન|ਕਜ਼ਾਖਸਤਾਨ|കസാഖിസ്ഥാൻ|ಕಝಾಕಿಸ್ಥಾನ್|කසකස්තානය|काजाकस्तान|คาซัคสถาน|ຄາຊັກສະຖານ|កាហ្សាក់ស្ថាន|ကာဇက်စတန်|カザフスタン|카자흐스탄|哈萨克斯坦|哈薩克|Ղազախստան|ყაზახეთი|Qazaxıstan|Қазақстан|Казакстан|Qozogʻiston|Kazakistani|ካዛኪስታን
        LA: \
        Laos|Laosz|Лаос|Λάος|Laosa|Laosas|Lao|لاوس|לאוס|لائوس|لاؤس|लाओस|লাওস|லாவோஸ்|లావోస్|લાઓસ|ਲਾਓਸ|ലാവോസ്|ಲಾವೋಸ್|ලාඕසය|ลาว|ລາວ|ឡាវ|လာအို|Lào|ラオス|라오스|老挝|寮國|Լաոս|ლაოსი|ላኦስ
        LB: \
        Lebanon|Libanon|Liban|Líbano|Libano|Ливан|Либан|Λίβανος|Lübnan|Ліван|Liibanon|Libāna|Libanas|Líbanon|an \
        Liobáin|Líban|لبنان|לבנון|लेबनान|লেবানন|லெபனான்|లెబనాన్|लेबनॉन|લેબનોન|ਲੈਬਨਾਨ|ലെബനൻ|ಲೆಬನಾನ್|ලෙබනනය|लेबनन|เลบานอน|ເລບານອນ|លីបង់|လက်ဘနွန်|Li-băng|Lubnan|レバノン|레바논|黎巴嫩|Լիբանան|ლიბანი|Livan|ሊባኖስ
        LC: St. Lucia|Sainte-Lucie|Santa Lucía|Saint Lucia|Santa Lúcia|S:t Lucia|Svatá Lucie|Svätá Lucia|Sfânta \
        Lucia|Сейнт Лусия|Sveta Lucija|Света Луција|Сент Лусија|Shën-Luçia|Αγία \
        Λουκία|Сент-Люсия|Сент-Люсія|Sentlūsija|Sent Lusija|Sankti Lúsía|Santa Luzia|سانت لوسيا|סנט לוסיה|سنت \
        لوسیا|سینٹ لوسیا|सेंट लूसिया|সেন্ট লুসিয়া|செயின்ட் லூசியா|సెయింట్ లూసియా|सेंट ल्यूसिया|સેંટ લુસિયા|ਸੇਂਟ \
        ਲੂਸੀਆ|സെന്റ് ലൂസിയ|ಸೇಂಟ್ ಲೂಸಿಯಾ|ශාන්ත ලුසියා|सेन्ट लुसिया|เซนต์ลูเซีย|ເຊນ \
        ລູເຊຍ|សាំងលូស៊ី|စိန့်လူစီယာ|セントルシア|세인트루시아|圣卢西亚|聖露西亞|Սենթ \
        Լյուսիա|სენტ-ლუსია|Sent-Lusiya|Sent-Lyusiya|Сент Люсиа|ሴንት ሉቺያ|Sint Lucia
        LI: \
        Liechtenstein|Lichtenštejnsko|Lichtenštajnsko|Лихтенщайн|Lihtenštajn|Лихтенштајн|Lihtenshtajn|Λιχτενστάιν|Лихтенштейн|Ліхтенштейн|Ліхтэнштэйн|Lihtenšteina|Lichtenšteinas|Lichtinstéin|ليختنشتاين|ליכטנשטיין|لیختن‌اشتاین|لیشٹنسٹائن|लिचेंस्टीन|লিচেনস্টেইন|லிச்செண்ஸ்டெய்ன்|లిక్టెన్‌స్టెయిన్|लिक्टेनस्टाइन|લૈચટેંસ્ટેઇન|ਲਿਚੇਂਸਟਾਇਨ|ലിച്ചൺസ്റ്റൈൻ|ಲಿಚೆನ್‌ಸ್ಟೈನ್|ලික්ටන්ස්ටයින්|लिकटेन्सटाइन|ลิกเตนสไตน์|ລິດເທນສະຕາຍ|លិចតិនស្ដាញ|လစ်တန်စတိန်း|リヒテンシュタイン|리히텐슈타인|列支敦士登|列支敦斯登|Լիխտենշտեյն|ლიხტენშტაინი|Lixtenşteyn|Lixtenshteyn|Лихтенштайн|ሊችተንስታይን
        LK: Sri Lanka|Srí Lanka|Шри Ланка|Šri Lanka|Šrilanka|Sri-Lankë|Σρι \
        Λάνκα|Шри-Ланка|Шрі-Ланка|Шры-Ланка|Srí Lanca|سريلانكا|סרי לנקה|سری‌لانکا|سری \
        لنکا|श्रीलंका|শ্রীলঙ্কা|இலங்கை|శ్రీలంక|શ્રીલંકા|ਸ੍ਰੀ ਲੰਕਾ|ശ്രീലങ്ക|ಶ್ರೀಲಂಕಾ|ශ්‍රී \
        ලංකාව|श्रीलङ्का|ศรีลังกา|ສີລັງກາ|ស្រីលង្កា|သီရိလင်္ကာ|スリランカ|스리랑카|斯里兰卡|斯里蘭卡|Շրի \
        Լանկա|შრი-ლანკა|Şri-Lanka|Shri-Lanka|ሲሪላንካ
        LR: \
        Liberia|Libéria|Libérie|Либерия|Liberija|Либерија|Liberi|Λιβερία|Liberya|Ліберія|Ліберыя|Libeeria|Libērija|Líbería|An \
        Libéir|Libèria|ليبيريا|ליבריה|لیبریا|لائبیریا|लाइबेरिया|লাইবেরিয়া|லைபீரியா|లైబీరియా|लायबेरिया|લાઇબેરિયા|ਲਾਈਬੀਰੀਆ|ലൈബീരിയ|ಲಿಬೇರಿಯಾ|ලයිබීරියාව|ไลบีเรีย|ລິເບີເຣຍ|លីបេរីយ៉ា|လိုက်ဘေးရီးယား|リベリア|라이베리아|利比里亚|賴比瑞亞|Լիբերիա|ლიბერია|Liberiya|Либери|ላይቤሪያ|Liberië
        LS: \
        Lesotho|Lesoto|Лесото|Λεσότο|Лесота|Lesotas|Lesótó|Leosóta|ليسوتو|לסוטו|لسوتو|لیسوتھو|लेसोथो|লেসোথো|லெசோதோ|లెసోతో|લેસોથો|ਲੇਸੋਥੋ|ലെസോതോ|ಲೆಸೊಥೊ|ලෙසතෝ|เลโซโท|ເລໂຊໂທ|ឡេសូតូ|လီဆိုသို|レソト|레소토|莱索托|賴索托|Լեսոտո|ლესოთო|ሌሶቶ
        LT: \
        Lithuania|Litauen|Lituanie|Lituania|Lituânia|Litouwen|Liettua|Litwa|Litva|Litvánia|Литва|Литванија|Litvanija|Lituani|Λιθουανία|Litvanya|Літва|Leedu|Lietuva|Litháen|an \
        Liotuáin|Lituània|ليتوانيا|ליטא|لیتوانی|لیتھونیا|लिथुआनिया|লিথুয়ানিয়া|லிதுவேனியா|లిథువేనియా|લિથુઆનિયા|ਲਿਥੁਆਨੀਆ|ലിത്വാനിയ|ಲಿಥುವೇನಿಯಾ|ලිතුවේනියාව|लिथुएनिया|ลิทัวเนีย|ລິທົວເນຍ|លីទុយអានី|လစ်သူဝေးနီးယား|リトアニア|리투아니아|立陶宛|Լիտվա|ლიეტუვა|ሊቱዌኒያ|Litaue
        LU: \
        Luxembourg|Luxemburg|Luxemburgo|Lussemburgo|Luksemburg|Lucembursko|Luxembursko|Люксембург|Луксембург|Λουξεμβούργο|Lüksemburg|Luksemburga|Liuksemburgas|Lúxemborg|Lucsamburg|Luxenburgo|لوكسمبورغ|לוקסמבורג|لوکزامبورگ|لکسمبرگ|लग्ज़मबर्ग|লাক্সেমবার্গ|லக்ஸ்சம்பர்க்|లక్సెంబర్గ్|लक्झेंबर्ग|લક્ઝમબર્ગ|ਲਕਜ਼ਮਬਰਗ|ലക്സംബർഗ്|ಲಕ್ಸೆಂಬರ್ಗ್|ලක්ශම්බර්ග්|लक्जेमबर्ग|ลักเซมเบิร์ก|ລຸກແຊມເບີກ|លុចសំបួ|လူဇင်ဘတ်|ルクセンブルク|룩셈부르크|卢森堡|盧森堡|Լյուքսեմբուրգ|ლუქსემბურგი|Lüksemburq|Lyuksemburg|ሉክሰምበርግ
        LV: \
        Latvia|Lettland|Lettonie|Letonia|Lettonia|Letônia|Letland|Łotwa|Lotyšsko|Lettország|Латвия|Latvija|Летонија|Letonija|Латвија|Letoni|Λετονία|Letonya|Латвія|Läti|an \
        Laitvia|Letònia|لاتفيا|לטביה|لتونی|لٹویا|लातविया|লাটভিয়া|லாட்வியா|లాత్వియా|लाटव्हिया|લાત્વિયા|ਲਾਤਵੀਆ|ലാറ്റ്വിയ|ಲಾಟ್ವಿಯಾ|ලැට්වියාව|लाट्भिया|ลัตเวีย|ລັດເວຍ|ឡេតូនី|လတ်ဗီးယား|ラトビア|라트비아|拉脱维亚|拉脫維亞|Լատվիա|ლატვია|Latviya|Латви|ላትቪያ
        LY: \
        Libya|Libyen|Libye|Libia|Líbia|Libië|Líbya|Либия|Libija|Либија|Libi|Λιβύη|Ливия|Лівія|Liibüa|Lībija|Líbía|An \
        Libia|ليبيا|לוב|لیبی|لیبیا|लीबिया|লিবিয়া|லிபியா|లిబియా|लिबिया|લિબિયા|ਲੀਬੀਆ|ലിബിയ|ಲಿಬಿಯಾ|ලිබියාව|ลิเบีย|ລິເບຍ|លីប៊ី|လစ်ဗျား|リビア|리비아|利比亚|利比亞|Լիբիա|ლიბია|Liviya|Ливи|ሊቢያ
        MA: \
        Morocco|Marokko|Maroc|Marruecos|Marocco|Marrocos|Marocko|Maroko|Marokkó|Мароко|Marok|Μαρόκο|Fas|Марокко|Марока|Maroka|Marokas|Maracó|Marroc|المغرب|מרוקו|مراکش|मोरक्को|মোরক্কো|மொராக்கோ|మొరాకో|मोरोक्को|મોરોક્કો|ਮੋਰੱਕੋ|മൊറോക്കൊ|ಮೊರಾಕ್ಕೊ|මොරොක්කෝව|โมร็อกโก|ໂມຣັອກໂຄ|ម៉ារ៉ុក|မော်ရိုကို|Ma-rốc|Maghribi|モロッコ|모로코|摩洛哥|Մարոկկո|მაროკო|Mərakeş|Marokash|Морокко|ሞሮኮ
        MC: \
        Monaco|Mónaco|Mônaco|Monako|Монако|Μονακό|Манака|Monakas|Mónakó|Monacó|Mònaco|موناكو|מונקו|موناکو|मोनाको|মোনাকো|மொனாக்கோ|మొనాకో|मोनॅको|મોનાકો|ਮੋਨਾਕੋ|മൊണാക്കോ|ಮೊನಾಕೊ|මොනාකෝව|โมนาโก|ໂມນາໂຄ|ម៉ូណាកូ|မိုနာကို|モナコ|모나코|摩纳哥|摩納哥|Մոնակո|მონაკო|ሞናኮ
        MD: Moldova|Republik Moldau|Moldavie|Moldavia|Moldávia|Moldavië|Moldavien|Mołdawia|Moldavsko|Republica \
        Moldova|Молдова|Moldavija|Молдавија|Moldavi|Μολδαβία|Малдова|Moldóva|an Mholdóiv|Moldàvia|República \
        Moldova|مولدوفا|מולדובה|مولداوی|مالدووا|मॉल्डोवा|মলডোভা|மால்டோவா|మోల్డోవా|मोल्डोव्हा|મોલડોવા|ਮੋਲਡੋਵਾ|മൾഡോവ|ಮೊಲ್ಡೋವಾ|මොල්ඩෝවාව|माल्डोभा|มอลโดวา|ໂມນໂດວາ|ម៉ុលដាវី|မောလ်ဒိုဗာ|モルドバ|몰도바|摩尔多瓦|摩爾多瓦|Մոլդովա|მოლდოვა|ሞልዶቫ|Moldowa
        ME: Montenegro|Monténégro|Czarnogóra|Černá Hora|Čierna Hora|Montenegró|Muntenegru|Черна гора|Crna \
        Gora|Црна Гора|Črna gora|Mal i \
        Zi|Μαυροβούνιο|Karadağ|Черногория|Чорногорія|Чарнагорыя|Melnkalne|Juodkalnija|Svartfjallaland|Montainéagró|الجبل \
        الأسود|מונטנגרו|مونته‌نگرو|مونٹے \
        نیگرو|मोंटेनेग्रो|মন্টিনিগ্রো|மான்டேனெக்ரோ|మాంటెనెగ్రో|મૉન્ટેનેગ્રો|ਮੋਂਟੇਨੇਗਰੋ|മോണ്ടെനെഗ്രോ|ಮೊಂಟೆನೆಗ್ರೋ|මොන්ටෙනීග්‍රෝ|मोन्टेनिग्रो|มอนเตเนโกร|ມອນເຕເນໂກຣ|ម៉ុងតេណេហ្គ្រោ|မွန်တီနိဂရိုး|モンテネグロ|몬테네그로|黑山|蒙特內哥羅|Չեռնոգորիա|მონტენეგრო|Monteneqro|Chernogoriya|Монтенегро|ሞንተኔግሮ
        MF: St. Martin|Saint-Martin|San Martín|Saint Martin|São Martinho|Сен-Мартен|سان مارتن|サン・マルタン|法属圣马丁
        MG: \
        Madagascar|Madagaskar|Madagaszkár|Мадагаскар|Μαδαγασκάρη|Madagaskara|Madagaskaras|مدغشقر|מדגסקר|ماداگاسکار|مڈغاسکر|मेडागास्कर|মাদাগাস্কার|மடகாஸ்கர்|మడగాస్కర్|मादागास्कर|મેડાગાસ્કર|ਮੈਡਾਗਾਸਕਰ|മഡഗാസ്കർ|ಮಡಗಾಸ್ಕರ್|මැඩගස්කරය|माडागास्कर|มาดากัสการ์|ມາດາກາສະກາ|ម៉ាដាហ្គាស្កា|မဒါဂတ်စကား|マダガスカル|마다가스카르|马达加斯加|馬達加斯加|Մադագասկար|მადაგასკარი|Madaqaskar|Madagaska|ማዳጋስካር
        MH: Marshall Islands|Marshallinseln|Îles Marshall|Islas Marshall|Isole Marshall|Ilhas \
        Marshall|Marshalleilanden|Маршалловы о-ва|جزر مارشال|マーシャル諸島|马绍尔群岛
        MK: North Macedonia|Nordmazedonien|Macédoine du Nord|Macedonia del Norte|Macedonia del Nord|Macedônia do \
        Norte|Noord-Macedonië|Nordmakedonien|Nord-Makedonia|Pohjois-Makedonia|Macedonia Północna|Severní \
        Makedonie|Severné Macedónsko|Észak-Macedónia|Macedonia de Nord|Северна Македония|Sjeverna \
        Makedonija|Северна Македонија|Severna Makedonija|Maqedonia e Veriut|Βόρεια Μακεδονία|Kuzey \
        Makedonya|Северная Македония|Північна Македонія|Паўночная \
        Македонія|Põhja-Makedoonia|Ziemeļmaķedonija|Šiaurės Makedonija|Norður-Makedónía|an Mhacadóin \
        Thuaidh|Macedònia del Nord|Ipar Mazedonia|Macedonia do Norte|مقدونيا الشمالية|מקדוניה הצפונית|مقدونیهٔ \
        شمالی|شمالی مقدونیہ|उत्तरी मकदूनिया|উত্তর ম্যাসেডোনিয়া|வடக்கு மாசிடோனியா|ఉత్తర మాసిడోనియా|उत्तर \
        मॅसेडोनिया|ઉત્તર મેસેડોનિયા|ਉੱਤਰੀ ਮੈਕਡੋਨੀਆ|നോർത്ത് മാസിഡോണിയ|ಉತ್ತರ ಮ್ಯಾಸಿಡೋನಿಯಾ|උතුරු මැසිඩෝනියාව|उत्तर \
        म्यासेडोनिया|มาซิโดเนียเหนือ|ແມຊິໂດເນຍເໜືອ|ម៉ាសេដ្វានខាងជើង|မြောက် မက်ဆီဒိုးနီးယား|Bắc \
        Macedonia|Makedonia Utara|Macedonia Utara|北マケドニア|북마케도니아|北马其顿|北馬其頓|Հյուսիսային Մակեդոնիա|ჩრდილოეთ \
        მაკედონია|Şimali Makedoniya|Солтүстік Македония|Түндүк Македония|Shimoliy Makedoniya|Хойд \
        Македон|Masedonia ya Kaskazini|ሰሜን መቄዶንያ
        ML: \
        Mali|Мали|Μάλι|Малі|Malis|Malí|Mailí|مالي|מאלי|مالی|माली|মালি|மாலி|మాలి|માલી|ਮਾਲੀ|മാലി|ಮಾಲಿ|මාලි|มาลี|ມາລີ|ម៉ាលី|မာလီ|マリ|말리|马里|馬利|Մալի|მალი|ማሊ
        MM: Myanmar (Burma)|Myanmar|Myanmar (Birmanie)|Myanmar (Birmania)|Mianmar (Birmânia)|Myanmar \
        (Birma)|Mjanma (Birma)|Myanmar (Barma)|Mjanmarsko|Mianmar|Мианмар (Бирма)|Mjanmar (Burma)|Мијанмар \
        (Бурма)|Mijanmar (Burma)|Мјанмар (Бурма)|Mianmar (Burmë)|Μιανμάρ (Βιρμανία)|Мьянма (Бирма)|Мʼянма \
        (Бірма)|М’янма (Бірма)|Mianmaras (Birma)|Mjanmar (Búrma)|Maenmar (Burma)|Myanmar (Birmània)|ميانمار \
        (بورما)|מיאנמר (בורמה)|میانمار (برمه)|میانمار (برما)|म्यांमार (बर्मा)|মায়ানমার (বার্মা)|மியான்மார் \
        (பர்மா)|మయన్మార్|म्यानमार (बर्मा)|મ્યાંમાર (બર્મા)|ਮਿਆਂਮਾਰ (ਬਰਮਾ)|മ്യാൻമാർ (ബർമ്മ)|ಮಯನ್ಮಾರ್ \
        (ಬರ್ಮಾ)|මියන්මාරය (බුරුමය)|म्यान्मार (बर्मा)|เมียนมา (พม่า)|ມຽນມາ (ເບີມາ)|មីយ៉ាន់ម៉ា \
        (ភូមា)|မြန်မာ|Myanmar (Miến Điện)|ミャンマー (ビルマ)|미얀마|缅甸|緬甸|Մյանմա (Բիրմա)|მიანმარი (ბირმა)|Myanma|Myanma \
        (Birma)|Мьянмар|ማይናማር(በርማ)|Mianmar (Birma)
        MN: \
        Mongolia|Mongolei|Mongolie|Mongólia|Mongolië|Mongoliet|Mongolsko|Монголия|Mongolija|Монголија|Mongoli|Μογγολία|Moğolistan|Монголія|Манголія|Mongoolia|Mongólía|an \
        Mhongóil|Mongòlia|منغوليا|מונגוליה|مغولستان|منگولیا|मंगोलिया|মঙ্গোলিয়া|மங்கோலியா|మంగోలియా|મંગોલિયા|ਮੰਗੋਲੀਆ|മംഗോളിയ|ಮಂಗೋಲಿಯಾ|මොන්ගෝලියාව|मङ्गोलिया|มองโกเลีย|ມອງໂກເລຍ|ម៉ុងហ្គោលី|မွန်ဂိုးလီးယား|Mông \
        Cổ|モンゴル|몽골|蒙古|Մոնղոլիա|მონღოლეთი|Monqolustan|Моңғолия|Mongoliya|Монгол|ሞንጎሊያ
        MO: Macao SAR China|Sonderverwaltungsregion Macau|R.A.S. chinoise de Macao|RAE de Macao (China)|RAS di \
        Macao|Macau, RAE da China|Macau SAR van China|Macao SAR|SAR Macao|Macao SAR Kina|Macao – Kiinan \
        erityishallintoalue|SRA Makau (Chiny)|Macao – ZAO Číny|Macao – OAO Číny|Makaó KKT|R.A.S. Macao, \
        China|Макао, САР на Китай|PUP Makao Kina|САР Макао (Кина)|SAR Makao (Kina)|Posebno upravno območje \
        Ljudske republike Kitajske Macao|Макао САР|RPA i Makaos|Μακάο ΕΔΠ Κίνας|Çin Makao ÖİB|Макао (САР)|Макао, \
        ОАР Китаю|Макаа, САР (Кітай)|Macau erihalduspiirkond|ĶTR īpašais administratīvais reģions \
        Makao|Ypatingasis Administracinis Kinijos Regionas Makao|sérstjórnarsvæðið Makaó|Sainréigiún Riaracháin \
        Macao, Daonphoblacht na Síne|Macau (RAE Xina)|Macau Txinako AEB|Macau RAE da China|منطقة ماكاو الإدارية \
        الخاصة|מקאו (אזור מנהלי מיוחד של סין)|ماکائو، منطقهٔ ویژهٔ اداری چین|مکاؤ SAR چین|मकाऊ (विशेष प्रशासनिक \
        क्षेत्र चीन)|ম্যাকাও এসএআর চীন|மகாவ் எஸ்ஏஆர் சீனா|మకావ్ ఎస్ఏఆర్ చైనా|मकाओ एसएआर चीन|મકાઉ SAR ચીન|ਮਕਾਉ \
        ਐਸਏਆਰ ਚੀਨ|മക്കാവു എസ്.എ.ആർ. ചൈന|ಮಕಾವು ಎಸ್ಎಆರ್ ಚೈನಾ|මැකාවු විශේෂ පරිපාලන කලාපය චීනය|मकाउ चिनियाँ विशेष \
        प्रशासनिक क्षेत्र|เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน|ມາກາວ ເຂດປົກຄອງພິເສດ ຈີນ|ម៉ាកាវ \
        តំបន់រដ្ឋបាលពិសេសចិន|မကာအို (တရုတ်ပြည်)|Đặc khu Hành chính Macao, Trung Quốc|Makau DAK Tiongkok|Macau \
        SAR China|中華人民共和国マカオ特別行政区|마카오(중국 특별행정구)|中国澳门特别行政区|中國澳門特別行政區|Չինաստանի Մակաո ՀՎՇ|მაკაოს სპეციალური \
        ადმინისტრაციული რეგიონი, ჩინეთი|Makao XİR Çin|Макао АӘА|Макао Кытай ААА|Makao (Xitoy MMH)|БНХАУ-ын \
        Тусгай захиргааны бүс Макао|Makau SAR China|ማካኦ ልዩ የአስተዳደር ክልል ቻይና|Macau SAS China
        MP: Northern Mariana Islands|Nördliche Marianen|Îles Mariannes du Nord|Islas Marianas del Norte|Isole \
        Marianne Settentrionali|Ilhas Marianas do Norte|Noordelijke Marianen|Северные Марианские о-ва|جزر \
        ماريانا الشمالية|北マリアナ諸島|北马里亚纳群岛
        MQ: Martinique|Martinica|Мартиника|جزر المارتينيك|マルティニーク|马提尼克
        MR: \
        Mauritania|Mauretanien|Mauritanie|Mauritânia|Mauritanië|Mauretania|Mauritánie|Mauritánia|Мавритания|Mauretanija|Мауританија|Mauritanija|Mavretanija|Мавританија|Mauritani|Μαυριτανία|Moritanya|Мавританія|Маўрытанія|Mauritaania|Mauritānija|Máritanía|An \
        Mháratái|Mauritània|موريتانيا|מאוריטניה|موریتانی|موریطانیہ|मॉरिटानिया|মরিতানিয়া|மௌரிடானியா|మారిటేనియా|મૌરિટાનિયા|ਮੋਰਿਟਾਨੀਆ|മൗറിറ്റാനിയ|ಮಾರಿಟೇನಿಯಾ|මොරිටේනියාව|माउरिटानिया|มอริเตเนีย|ມົວຣິເທເນຍ|ម៉ូរីតានី|မော်ရီတေးနီးယား|モーリタニア|모리타니|毛里塔尼亚|茅利塔尼亞|Մավրիտանիա|მავრიტანია|Mavritaniya|Мавритани|Moritania|ሞሪቴኒያ
        MS: Montserrat|Монтсеррат|مونتسرات|モントセラト|蒙特塞拉特
        MT: \
        Malta|Malte|Málta|Малта|Maltë|Μάλτα|Мальта|مالطا|מלטה|مالت|مالٹا|माल्टा|মাল্টা|மால்டா|మాల్టా|માલ્ટા|ਮਾਲਟਾ|മാൾട്ട|ಮಾಲ್ಟಾ|මෝල්ටාව|มอลตา|ມອນທາ|ម៉ាល់ត៍|မောလ်တာ|マルタ|몰타|马耳他|馬爾他|Մալթա|მალტა|ማልታ
        MU: \
        Mauritius|Maurice|Mauricio|Maurício|Mauricius|Maurícius|Мавриций|Mauricijus|Маурицијус|Маврициус|Μαυρίκιος|Маврикий|Маврикій|Маўрыкій|Maurīcija|Máritíus|Oileán \
        Mhuirís|Maurici|Maurizio|موريشيوس|מאוריציוס|موریس|ماریشس|मॉरीशस|মরিশাস|மொரிசியஸ்|మారిషస్|मॉरिशस|મોરિશિયસ|ਮੌਰੀਸ਼ਸ|മൗറീഷ്യസ്|ಮಾರಿಷಸ್|මුරුසිය|मौरिसियस|มอริเชียส|ມົວຣິຊຽສ|ម៉ូរីស|မောရစ်ရှ|モーリシャス|모리셔스|毛里求斯|模里西斯|Մավրիկիոս|მავრიკი|Mavriki|Mavrikiy|Morisi|ሞሪሸስ
        MV: \
        Maldives|Malediven|Maldivas|Maldive|Maldiven|Maldiverna|Maldiverne|Maldivene|Malediivit|Malediwy|Maledivy|Maldivy|Maldív-szigetek|Малдиви|Maldivi|Μαλδίβες|Maldivler|Мальдивы|Мальдіви|Мальдывы|Maldiivid|Maldīvija|Maldyvai|Maldíveyjar|Oileáin \
        Mhaildíve|Maldivak|جزر المالديف|האיים \
        המלדיביים|مالدیو|مالدیپ|मालदीव|মালদ্বীপ|மாலத்தீவு|మాల్దీవులు|માલદિવ્સ|ਮਾਲਦੀਵ|മാലിദ്വീപ്|ಮಾಲ್ಡೀವ್ಸ್|මාල \
        දිවයින|माल्दिभ्स|มัลดีฟส์|ມັນດິຟ|ម៉ាល់ឌីវ|မော်လ်ဒိုက်|Maladewa|モルディブ|몰디브|马尔代夫|馬爾地夫|Մալդիվներ|მალდივები|Maldiv \
        adaları|Мальдив аралдары|Мальдив|Maldiv orollari|ማልዲቭስ|Maledive
        MW: Malawi|Malaui|Малави|Malavi|Μαλάουι|Малаві|Malāvija|Malavis|Malaví|an \
        Mhaláiv|ملاوي|מלאווי|مالاوی|ملاوی|मलावी|মালাউই|மலாவி|మలావీ|માલાવી|ਮਲਾਵੀ|മലാവി|ಮಲಾವಿ|මලාවි|मालावी|มาลาวี|ມາລາວີ|ម៉ាឡាវី|မာလာဝီ|マラウイ|말라위|马拉维|馬拉威|Մալավի|მალავი|ማላዊ
        MX: \
        Mexico|Mexiko|Mexique|México|Messico|Meksiko|Meksyk|Mexikó|Mexic|Мексико|Mehika|Meksikë|Μεξικό|Meksika|Мексика|Мексіка|Mehhiko|Mexíkó|Meicsiceo|Mèxic|المكسيك|מקסיקו|مکزیک|میکسیکو|मैक्सिको|মেক্সিকো|மெக்சிகோ|మెక్సికో|मेक्सिको|મેક્સિકો|ਮੈਕਸੀਕੋ|മെക്സിക്കോ|ಮೆಕ್ಸಿಕೊ|මෙක්සිකෝව|เม็กซิโก|ເມັກຊິໂກ|ម៉ិកស៊ិក|မက်ကဆီကို|メキシコ|멕시코|墨西哥|Մեքսիկա|მექსიკა|Мексик|ሜክሲኮ
        MY: \
        Malaysia|Malaisie|Malasia|Malásia|Maleisië|Malesia|Malezja|Malajsie|Malajzia|Малайзия|Malezija|Малезија|Malajzi|Μαλαισία|Malezya|Малайзія|Malaisia|Malaizija|Malasía|an \
        Mhalaeisia|Malàisia|ماليزيا|מלזיה|مالزی|ملائشیا|मलेशिया|মালয়েশিয়া|மலேசியா|మలేషియా|મલેશિયા|ਮਲੇਸ਼ੀਆ|മലേഷ്യ|ಮಲೇಶಿಯಾ|මැලේසියාව|मलेसिया|มาเลเซีย|ມາເລເຊຍ|ម៉ាឡេស៊ី|မလေးရှား|マレーシア|말레이시아|马来西亚|馬來西亞|Մալայզիա|მალაიზია|Malayziya|Малайз|ማሌዢያ
        MZ: \
        Mozambique|Mosambik|Mozambico|Moçambique|Mozambik|Mozambic|Мозамбик|Μοζαμβίκη|Мозамбік|Мазамбік|Mosambiik|Mozambika|Mozambikas|Mósambík|Mósaimbíc|Moçambic|Mozambike|موزمبيق|מוזמביק|موزامبیک|موزمبیق|मोज़ांबिक|মোজাম্বিক|மொசாம்பிக்|మొజాంబిక్|मोझाम्बिक|મોઝામ્બિક|ਮੋਜ਼ਾਮਬੀਕ|മൊസാംബിക്ക്|ಮೊಜಾಂಬಿಕ್|මොසැම්බික්|मोजाम्बिक|โมซัมบิก|ໂມແຊມບິກ|ម៉ូសំប៊ិក|မိုဇမ်ဘစ်|モザンビーク|모잠비크|莫桑比克|莫三比克|Մոզամբիկ|მოზამბიკი|Msumbiji|ሞዛምቢክ|Mosambiek
        NA: \
        Namibia|Namibie|Namíbia|Namibië|Намибия|Namibija|Намибија|Namibi|Ναμίμπια|Namibya|Намібія|Namiibia|Namībija|Namibía|an \
        Namaib|ناميبيا|נמיביה|نامیبیا|नामीबिया|নামিবিয়া|நமீபியா|నమీబియా|नामिबिया|નામિબિયા|ਨਾਮੀਬੀਆ|നമീബിയ|ನಮೀಬಿಯಾ|නැමීබියාව|นามิเบีย|ນາມີເບຍ|ណាមីប៊ី|နမီးဘီးယား|ナミビア|나미비아|纳米比亚|納米比亞|Նամիբիա|ნამიბია|Namibiya|Намиби|ናሚቢያ
        NC: New Caledonia|Neukaledonien|Nouvelle-Calédonie|Nueva Caledonia|Nuova Caledonia|Nova \
        Caledônia|Nieuw-Caledonië|Nya Kaledonien|Ny Kaledonien|Ny-Caledonia|Uusi-Kaledonia|Nowa Kaledonia|Nová \
        Kaledonie|Nová Kaledónia|Új-Kaledónia|Noua Caledonie|Нова Каледония|Nova Kaledonija|Нова \
        Каледонија|Kaledoni e Re|Νέα Καληδονία|Yeni Kaledonya|Новая Каледония|Нова Каледонія|Новая \
        Каледонія|Uus-Kaledoonia|Jaunkaledonija|Naujoji Kaledonija|Nýja-Kaledónía|an Nua-Chaladóin|Nova \
        Caledònia|Kaledonia Berria|Nova Caledonia|كاليدونيا الجديدة|קלדוניה החדשה|کالدونیای جدید|نیو \
        کلیڈونیا|न्यू कैलेडोनिया|নিউ ক্যালেডোনিয়া|நியூ கேலிடோனியா|క్రొత్త కాలెడోనియా|न्यू कॅलेडोनिया|ન્યુ \
        સેલેડોનિયા|ਨਿਊ ਕੈਲੇਡੋਨੀਆ|ന്യൂ കാലിഡോണിയ|ನ್ಯೂ ಕ್ಯಾಲಿಡೋನಿಯಾ|නව කැලිඩෝනියාව|न्यु \
        क्यालेडोनिया|นิวแคลิโดเนีย|ນິວ ຄາເລໂດເນຍ|នូវែល​កាឡេដូនី|နယူး ကယ်လီဒိုနီးယား|Kaledonia \
        Baru|ニューカレドニア|뉴칼레도니아|新喀里多尼亚|新喀里多尼亞|Նոր Կալեդոնիա|ახალი კალედონია|Yeni Kaledoniya|Жаңа Каледония|Жаңы \
        Каледония|Yangi Kaledoniya|Шинэ Каледони|ኒው ካሌዶኒያ|Nieu-Kaledonië
        NE: Niger|Níger|Нигер|Νίγηρας|Nijer|Нігер|Nigēra|Nigeris|An \
        Nígir|Níxer|النيجر|ניז׳ר|نیجر|نائجر|नाइजर|নাইজার|நைஜர்|నైజర్|નાઇજર|ਨਾਈਜਰ|നൈജർ|ನೈಜರ್|නයිජර්|ไนเจอร์|ນິເຈີ|នីហ្សេ|နိုင်ဂျာ|ニジェール|니제르|尼日尔|尼日|Նիգեր|ნიგერი|ኒጀር
        NF: Norfolk Island|Norfolkinsel|Île Norfolk|Isla Norfolk|Isola Norfolk|Ilha Norfolk|Norfolk|о-в \
        Норфолк|جزيرة نورفولك|ノーフォーク島|诺福克岛
        NG: \
        Nigeria|Nigéria|Nigérie|Нигерия|Nigerija|Нигерија|Nigeri|Νιγηρία|Nijerya|Нігерія|Нігерыя|Nigeeria|Nigērija|Nígería|An \
        Nigéir|Nigèria|Nixeria|نيجيريا|ניגריה|نیجریه|نائجیریا|नाइजीरिया|নাইজেরিয়া|நைஜீரியா|నైజీరియా|नायजेरिया|નાઇજેરિયા|ਨਾਈਜੀਰੀਆ|നൈജീരിയ|ನೈಜೀರಿಯಾ|නයිජීරියාව|नाइजेरिया|ไนจีเรีย|ໄນຈີເຣຍ|នីហ្សេរីយ៉ា|နိုင်ဂျီးရီးယား|ナイジェリア|나이지리아|尼日利亚|奈及利亞|Նիգերիա|ნიგერია|Nigeriya|Нигери|ናይጄሪያ|Nigerië
        NI: \
        Nicaragua|Nicarágua|Nikaragua|Никарагуа|Nikaragva|Никарагва|Νικαράγουα|Нікарагуа|Níkaragva|Nicearagua|نيكاراغوا|ניקרגואה|نیکاراگوئه|نکاراگووا|निकारागुआ|নিকারাগুয়া|நிகரகுவா|నికరాగువా|निकाराग्वा|નિકારાગુઆ|ਨਿਕਾਰਾਗੁਆ|നിക്കരാഗ്വ|ನಿಕಾರಾಗುವಾ|නිකරගුවාව|निकारागुवा|นิการากัว|ນິກຄາຣາກົວ|នីការ៉ាហ្គា|နီကာရာဂွါ|ニカラグア|니카라과|尼加拉瓜|Նիկարագուա|ნიკარაგუა|Nikaraqua|Nikaragwa|ኒካራጓ
        NL: Netherlands|Niederlande|Pays-Bas|Países Bajos|Paesi Bassi|Países \
        Baixos|Nederland|Nederländerna|Nederlandene|Alankomaat|Holandia|Nizozemsko|Holandsko|Hollandia|Țările de \
        Jos|Нидерландия|Nizozemska|Холандија|Holandija|Holandë|Κάτω \
        Χώρες|Hollanda|Нидерланды|Нідерланди|Нідэрланды|Holland|Nīderlande|Nyderlandai|an Ísiltír|Països \
        Baixos|Herbehereak|هولندا|הולנד|هلند|نیدر \
        لینڈز|नीदरलैंड|নেদারল্যান্ডস|நெதர்லாந்து|నెదర్లాండ్స్|नेदरलँड|નેધરલેન્ડ્સ|ਨੀਦਰਲੈਂਡ|നെതർലാൻഡ്‌സ്|ನೆದರ್‌ಲ್ಯಾಂಡ್ಸ್|නෙදර්ලන්තය|नेदरल्याण्ड|เนเธอร์แลนด์|ເນເທີແລນ|ហូឡង់|နယ်သာလန်|Hà \
        Lan|Belanda|オランダ|네덜란드|荷兰|荷蘭|Նիդեռլանդներ|ნიდერლანდები|Niderland|Нидерланд|Niderlandiya|Uholanzi|ኔዘርላንድ
        NO: \
        Norway|Norwegen|Norvège|Noruega|Norvegia|Noorwegen|Norge|Norja|Norwegia|Norsko|Nórsko|Norvégia|Норвегия|Norveška|Норвешка|Norvegji|Νορβηγία|Norveç|Норвегія|Нарвегія|Norra|Norvēģija|Norvegija|Noregur|an \
        Iorua|النرويج|נורווגיה|نروژ|ناروے|नॉर्वे|নরওয়ে|நார்வே|నార్వే|નૉર્વે|ਨਾਰਵੇ|നോർവെ|ನಾರ್ವೆ|නෝර්වේ|नर्वे|นอร์เวย์|ນໍເວ|ន័រវែស|နော်ဝေ|Na \
        Uy|ノルウェー|노르웨이|挪威|Նորվեգիա|ნორვეგია|Norvegiya|Норвег|ኖርዌይ|Noorweë
        NP: \
        Nepal|Népal|Nepál|Непал|Νεπάλ|Nepāla|Nepalas|Neipeal|نيبال|נפאל|نپال|نیپال|नेपाल|নেপাল|நேபாளம்|నేపాల్|नेपाळ|નેપાળ|ਨੇਪਾਲ|നേപ്പാൾ|ನೇಪಾಳ|නේපාලය|เนปาล|ເນປານ|នេប៉ាល់|နီပေါ|ネパール|네팔|尼泊尔|尼泊爾|Նեպալ|ნეპალი|Балба|ኔፓል
        NR: Nauru|Науру|ناورو|ナウル|瑙鲁
        NU: Niue|Ниуэ|نيوي|ニウエ|纽埃
        NZ: New Zealand|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|Nuova Zelanda|Nova Zelândia|Nieuw-Zeeland|Nya \
        Zeeland|Uusi-Seelanti|Nowa Zelandia|Nový Zéland|Új-Zéland|Noua Zeelandă|Нова Зеландия|Novi Zeland|Нови \
        Зеланд|Nova Zelandija|Нов Зеланд|Zelandë e Re|Νέα Ζηλανδία|Yeni Zelanda|Новая Зеландия|Нова \
        Зеландія|Новая Зеландыя|Uus-Meremaa|Jaunzēlande|Naujoji Zelandija|Nýja-Sjáland|an Nua-Shéalainn|Nova \
        Zelanda|Zeelanda Berria|Nova Zelandia|نيوزيلندا|ניו זילנד|نیوزیلند|نیوزی \
        لینڈ|न्यूज़ीलैंड|নিউজিল্যান্ড|நியூசிலாந்து|న్యూజిలాండ్|न्यूझीलंड|ન્યુઝીલેન્ડ|ਨਿਊਜ਼ੀਲੈਂਡ|ന്യൂസിലൻഡ്|ನ್ಯೂಜಿಲೆಂಡ್|නවසීලන්තය|न्युजिल्याण्ड|นิวซีแลนด์|ນິວຊີແລນ|នូវែល​សេឡង់|နယူးဇီလန်|Selandia \
        Baru|ニュージーランド|뉴질랜드|新西兰|紐西蘭|Նոր Զելանդիա|ახალი ზელანდია|Yeni Zelandiya|Жаңа Зеландия|Жаңы Зеландия|Yangi \
        Zelandiya|Шинэ Зеланд|Nyuzilandi|ኒው ዚላንድ|Nieu-Seeland
        OM: \
        Oman|Omán|Omã|Оман|Ομάν|Umman|Аман|Omaan|Omāna|Omanas|Óman|عُمان|עומאן|عمان|ओमान|ওমান|ஓமன்|ఓమన్|ઓમાન|ਓਮਾਨ|ഒമാൻ|ಓಮನ್|ඕමානය|ओमन|โอมาน|ໂອມານ|អូម៉ង់|အိုမန်|オマーン|오만|阿曼|Օման|ომანი|Ummon|ኦማን
        PA: \
        Panama|Panamá|Панама|Παναμάς|Panamà|بنما|פנמה|پاناما|پانامہ|पनामा|পানামা|பனாமா|పనామా|પનામા|ਪਨਾਮਾ|പനാമ|ಪನಾಮಾ|පැනමාව|प्यानामा|ปานามา|ພານາມາ|ប៉ាណាម៉ា|ပနားမား|パナマ|파나마|巴拿马|巴拿馬|Պանամա|პანამა|Панам|ፓናማ
        PE: \
        Peru|Pérou|Perú|Perù|Перу|Περού|Peruu|Peiriú|بيرو|פרו|پرو|پیرو|पेरू|পেরু|பெரு|పెరూ|પેરુ|ਪੇਰੂ|പെറു|ಪೆರು|පේරු|เปรู|ເປຣູ|ប៉េរូ|ပီရူး|ペルー|페루|秘鲁|秘魯|Պերու|პერუ|ፔሩ
        PF: French Polynesia|Französisch-Polynesien|Polynésie française|Polinesia Francesa|Polinesia \
        Francese|Polinésia Francesa|Frans-Polynesië|Franska Polynesien|Fransk Polynesien|Fransk \
        Polynesia|Ranskan Polynesia|Polinezja Francuska|Francouzská Polynésie|Francúzska Polynézia|Francia \
        Polinézia|Polinezia Franceză|Френска Полинезия|Francuska Polinezija|Француска Полинезија|Francoska \
        Polinezija|Polinezia Franceze|Γαλλική Πολυνησία|Fransız Polinezyası|Французская Полинезия|Французька \
        Полінезія|Французская Палінезія|Prantsuse Polüneesia|Francijas Polinēzija|Prancūzijos Polinezija|Franska \
        Pólýnesía|Polainéis na Fraince|Polinèsia Francesa|Polinesia Frantsesa|بولينيزيا الفرنسية|פולינזיה \
        הצרפתית|پلی‌نزی فرانسه|فرانسیسی پولینیشیا|फ़्रेंच पोलिनेशिया|ফরাসী পলিনেশিয়া|பிரெஞ்சு \
        பாலினேஷியா|ఫ్రెంచ్ పోలినీషియా|फ्रेंच पॉलिनेशिया|ફ્રેંચ પોલિનેશિયા|ਫਰੈਂਚ ਪੋਲੀਨੇਸ਼ੀਆ|ഫ്രഞ്ച് \
        പോളിനേഷ്യ|ಫ್ರೆಂಚ್ ಪಾಲಿನೇಷ್ಯಾ|ප්‍රංශ පොලිනීසියාව|फ्रान्सेली पोलिनेसिया|เฟรนช์โปลินีเซีย|ເຟຣນຊ໌ \
        ໂພລິນີເຊຍ|ប៉ូលី​ណេស៊ី​បារាំង|ပြင်သစ် ပေါ်လီနီးရှား|Polynesia thuộc Pháp|Polinesia Prancis|Polinesia \
        Perancis|仏領ポリネシア|프랑스령 폴리네시아|法属波利尼西亚|法屬玻里尼西亞|Ֆրանսիական Պոլինեզիա|საფრანგეთის პოლინეზია|Fransa \
        Polineziyası|Француз Полинезиясы|Полинезия (франциялык)|Fransuz Polineziyasi|Францын Полинез|Polynesia \
        ya Ufaransa|የፈረንሳይ ፖሊኔዢያ|Frans-Polinesië
        PG: Papua New Guinea|Papua-Neuguinea|Papouasie-Nouvelle-Guinée|Papúa Nueva Guinea|Papua Nuova \
        Guinea|Papua-Nova Guiné|Papoea-Nieuw-Guinea|Papua Nya Guinea|Papua Ny Guinea|Papua \
        Ny-Guinea|Papua-Uusi-Guinea|Papua-Nowa Gwinea|Papua-Nová Guinea|Pápua Új-Guinea|Papua-Noua \
        Guinee|Папуа-Нова Гвинея|Papua Nova Gvineja|Папуа Нова Гвинеја|Guineja e Re-Papua|Παπούα Νέα \
        Γουινέα|Papua Yeni Gine|Папуа — Новая Гвинея|Папуа-Нова Гвінея|Папуа-Новая Гвінея|Paapua \
        Uus-Guinea|Papua-Jaungvineja|Papua Naujoji Gvinėja|Papúa Nýja-Gínea|Nua-Ghuine Phapua|Papua Nova \
        Guinea|Papua Ginea Berria|Papúa-Nova Guinea|بابوا غينيا الجديدة|פפואה גינאה החדשה|پاپوا گینهٔ نو|پاپوآ \
        نیو گنی|पापुआ न्यू गिनी|পাপুয়া নিউ গিনি|பப்புவா நியூ கினியா|పాపువా న్యూ గినియా|પાપુઆ ન્યૂ ગિની|ਪਾਪੂਆ \
        ਨਿਊ ਗਿਨੀ|പാപ്പുവ ന്യൂ ഗിനിയ|ಪಪುವಾ ನ್ಯೂಗಿನಿಯಾ|පැපුවා නිව් ගිනියාව|पपुआ न्यू \
        गाइनिया|ปาปัวนิวกินี|ປາປົວນິວກີນີ|ប៉ាពូអាស៊ី​នូវែលហ្គីណេ|ပါပူအာ နယူးဂီနီ|Papua \
        Nugini|パプアニューギニア|파푸아뉴기니|巴布亚新几内亚|巴布亞紐幾內亞|Պապուա Նոր Գվինեա|პაპუა-ახალი გვინეა|Papua-Yeni Qvineya|Папуа — \
        Жаңа Гвинея|Папуа-Жаңы Гвинея|Papua – Yangi Gvineya|Папуа Шинэ Гвиней|ፓፑዋ ኒው ጊኒ|Papoea-Nieu-Guinee
        PH: \
        Philippines|Philippinen|Filipinas|Filippine|Filipijnen|Filippinerna|Filippinerne|Filippinene|Filippiinit|Filipiny|Filipíny|Fülöp-szigetek|Filipine|Филипини|Filipini|Φιλιππίνες|Filipinler|Филиппины|Філіппіни|Філіпіны|Filipiinid|Filipīnas|Filipinai|Filippseyjar|Na \
        hOileáin \
        Fhilipíneacha|Filipines|Filipinak|الفلبين|הפיליפינים|فیلیپین|فلپائن|फ़िलिपींस|ফিলিপাইন|பிலிப்பைன்ஸ்|ఫిలిప్పైన్స్|फिलिपिन्स|ફિલિપિન્સ|ਫਿਲੀਪੀਨਜ|ഫിലിപ്പീൻസ്|ಫಿಲಿಫೈನ್ಸ್|පිලිපීනය|ฟิลิปปินส์|ຟິລິບປິນ|ហ្វ៊ីលីពីន|ဖိလစ်ပိုင်|Filipina|Pilipinas|フィリピン|필리핀|菲律宾|菲律賓|Ֆիլիպիններ|ფილიპინები|Filippin|Филиппин \
        аралдары|Филиппин|Ufilipino|ፊሊፒንስ|Filippyne
        PK: Pakistan|Pakistán|Paquistão|Pákistán|Pakisztán|Пакистан|Πακιστάν|Пакістан|Pakistāna|Pakistanas|an \
        Phacastáin|Paquistán|باكستان|פקיסטן|پاکستان|पाकिस्तान|পাকিস্তান|பாகிஸ்தான்|పాకిస్తాన్|પાકિસ્તાન|ਪਾਕਿਸਤਾਨ|പാക്കിസ്ഥാൻ|ಪಾಕಿಸ್ತಾನ|පාකිස්තානය|ปากีสถาน|ປາກິດສະຖານ|ប៉ាគីស្ថាន|ပါကစ္စတန်|パキスタン|파키스탄|巴基斯坦|Պակիստան|პაკისტანი|Пәкістан|Pokiston|Pakistani|ፓኪስታን
        PL: \
        Poland|Polen|Pologne|Polonia|Polônia|Puola|Polska|Polsko|Poľsko|Lengyelország|Полша|Poljska|Пољска|Полска|Poloni|Πολωνία|Polonya|Польша|Польща|Польшча|Poola|Polija|Lenkija|Pólland|an \
        Pholainn|Polònia|بولندا|פולין|لهستان|پولینڈ|पोलैंड|পোল্যান্ড|போலந்து|పోలాండ్|पोलंड|પોલેંડ|ਪੋਲੈਂਡ|പോളണ്ട്|ಪೋಲ್ಯಾಂಡ್|පෝලන්තය|पोल्याण्ड|โปแลนด์|ໂປແລນ|ប៉ូឡូញ|ပိုလန်|Ba \
        Lan|Polandia|ポーランド|폴란드|波兰|波蘭|Լեհաստան|პოლონეთი|Polşa|Polsha|Польш|ፖላንድ|Pole
        PM: St. Pierre & Miquelon|St. Pierre und Miquelon|Saint-Pierre-et-Miquelon|San Pedro y \
        Miquelón|Saint-Pierre e Miquelon|São Pedro e Miquelão|Saint-Pierre en Miquelon|Сен-Пьер и Микелон|سان \
        بيير ومكويلون|サンピエール島・ミクロン島|圣皮埃尔和密克隆群岛
        PN: Pitcairn Islands|Pitcairninseln|Îles Pitcairn|Islas Pitcairn|Isole Pitcairn|Ilhas \
        Pitcairn|Pitcairneilanden|о-ва Питкэрн|جزر بيتكيرن|ピトケアン諸島|皮特凯恩群岛
        PR: Puerto Rico|Porto Rico|Portorico|Portoryko|Portoriko|Пуерто Рико|Порторико|Porto-Riko|Πουέρτο \
        Ρίκο|Porto Riko|Пуэрто-Рико|Пуерто-Рико|Пуэрта-Рыка|Puertoriko|Puerto Rikas|Púertó Ríkó|Pórtó \
        Ríce|بورتوريكو|פוארטו ריקו|پورتوریکو|پیورٹو ریکو|पोर्टो रिको|পুয়ের্তো রিকো|பியூர்டோ ரிகோ|ప్యూర్టో \
        రికో|प्युएर्तो रिको|પ્યુઅર્ટો રિકો|ਪਿਊਰਟੋ ਰਿਕੋ|പോർട്ടോ റിക്കോ|ಪ್ಯೂರ್ಟೋ ರಿಕೊ|පුවර්ටෝ රිකෝ|पुएर्टो \
        रिको|เปอร์โตริโก|ເພືອໂຕ ຣິໂກ|ព័រតូរីកូ|ပေါ်တိုရီကို|Puerto Riko|プエルトリコ|푸에르토리코|波多黎各|Պուերտո \
        Ռիկո|პუერტო-რიკო|Puerto-Riko|ፑዌርቶ ሪኮ
        PS: Palestinian Territories|Palästinensische Autonomiegebiete|Territoires palestiniens|Territorios \
        Palestinos|Territori Palestinesi|Territórios palestinos|Palestijnse gebieden|Palestinska \
        territorierna|De palæstinensiske områder|Det palestinske området|Palestiinalaisalue|Terytoria \
        Palestyńskie|Palestinská území|Palestínske územia|Palesztin Autonómia|Teritoriile \
        Palestiniene|Палестински територии|Palestinsko područje|Палестинске територије|Palestinske \
        teritorije|Palestinsko ozemlje|Territoret Palestineze|Παλαιστινιακά Εδάφη|Filistin \
        Bölgeleri|Палестинские территории|Палестинські території|Палесцінскія Тэрыторыі|Palestiina \
        alad|Palestīnas teritorijas|Palestinos teritorija|Heimastjórnarsvæði Palestínumanna|na Críocha \
        Palaistíneacha|Territoris palestins|Palestinar Lurralde Okupatuak|الأراضي الفلسطينية|השטחים \
        הפלסטיניים|سرزمین‌های فلسطینی|فلسطینی خطے|फ़िलिस्तीनी क्षेत्र|প্যালেস্টাইন ভূখণ্ড|பாலஸ்தீனிய \
        பிரதேசங்கள்|పాలస్తీనియన్ ప్రాంతాలు|पॅलेस्टिनियन प्रदेश|પેલેસ્ટિનિયન ટેરિટરી|ਫਿਲੀਸਤੀਨੀ ਇਲਾਕਾ|പാലസ്‌തീൻ \
        പ്രദേശങ്ങൾ|ಪ್ಯಾಲೇಸ್ಟೇನಿಯನ್ ಪ್ರದೇಶಗಳು|පලස්තීන රාජ්‍යය|प्यालेस्टिनी \
        भू-भागहरू|ดินแดนปาเลสไตน์|ດິນແດນປາເລດສະຕິນ|ដែនដីប៉ាឡេស្ទីន|ပါလက်စတိုင်း ပိုင်နက်|Lãnh thổ \
        Palestine|Wilayah Palestina|Wilayah Palestin|パレスチナ自治区|팔레스타인 지구|巴勒斯坦领土|巴勒斯坦自治區|Պաղեստինյան \
        տարածքներ|პალესტინის ტერიტორიები|Fələstin Əraziləri|Палестина аймақтары|Палестина аймактары|Falastin \
        hududlari|Палестины нутаг дэвсгэр|Maeneo ya Palestina|የፍልስጤም ግዛት|Palestynse Grondgebiede
        PT: \
        Portugal|Portogallo|Portugali|Portugalia|Portugalsko|Portugália|Португалия|Португалија|Portugalija|Portugalska|Πορτογαλία|Portekiz|Португалія|Партугалія|Portugāle|Portúgal|an \
        Phortaingéil|البرتغال|פורטוגל|پرتغال|پرتگال|पुर्तगाल|পর্তুগাল|போர்ச்சுக்கல்|పోర్చుగల్|पोर्तुगाल|પોર્ટુગલ|ਪੁਰਤਗਾਲ|പോർച്ചുഗൽ|ಪೋರ್ಚುಗಲ್|පෘතුගාලය|पोर्चुगल|โปรตุเกส|ພອລທູໂກ|ព័រទុយហ្កាល់|ပေါ်တူဂီ|Bồ \
        Đào Nha|ポルトガル|포르투갈|葡萄牙|Պորտուգալիա|პორტუგალია|Portuqaliya|Portugaliya|Португал|Ureno|ፖርቱጋል
        PW: Palau|Palaos|Палау|بالاو|パラオ|帕劳
        PY: \
        Paraguay|Paraguai|Paragwaj|Paraguaj|Парагвай|Paragvaj|Парагвај|Παραγουάη|Paragvaja|Paragvajus|Paragvæ|Paragua|باراغواي|פרגוואי|پاراگوئه|پیراگوئے|पराग्वे|প্যারাগুয়ে|பராகுவே|పరాగ్వే|પેરાગ્વે|ਪੈਰਾਗਵੇ|പരാഗ്വേ|ಪರಾಗ್ವೇ|පැරගුවේ|प्याराग्वे|ปารากวัย|ພາຣາກວຍ|ប៉ារ៉ាហ្គាយ|ပါရာဂွေး|パラグアイ|파라과이|巴拉圭|Պարագվայ|პარაგვაი|Paraqvay|Paragvay|ፓራጓይ
        QA: \
        Qatar|Katar|Catar|Катар|Κατάρ|Katara|Kataras|قطر|קטאר|क़तर|কাতার|கத்தார்|ఖతార్|कतार|કતાર|ਕਤਰ|ഖത്തർ|ಖತಾರ್|කටාර්|กาตาร์|ກາຕາ|កាតា|ကာတာ|カタール|카타르|卡塔尔|卡達|Կատար|კატარი|Qətər|ኳታር
        RE: Réunion|La Réunion|Reunión|Riunione|Reunião|Реюньон|روينيون|レユニオン|留尼汪
        RO: \
        Romania|Rumänien|Roumanie|Rumanía|Romênia|Roemenië|Rumænien|Rumunia|Rumunsko|Románia|România|Румъния|Rumunjska|Румунија|Rumunija|Romunija|Романија|Rumani|Ρουμανία|Romanya|Румыния|Румунія|Румынія|Rumeenia|Rumānija|Rúmenía|an \
        Rómáin|Errumania|Romanía|رومانيا|רומניה|رومانی|رومانیہ|रोमानिया|রোমানিয়া|ருமேனியா|రోమేనియా|રોમાનિયા|ਰੋਮਾਨੀਆ|റൊമാനിയ|ರೊಮೇನಿಯಾ|රුමේනියාව|रोमेनिया|โรมาเนีย|ໂຣແມເນຍ|រូម៉ានី|ရိုမေးနီးယား|Rumania|ルーマニア|루마니아|罗马尼亚|羅馬尼亞|Ռումինիա|რუმინეთი|Rumıniya|Ruminiya|Румын|ሮሜኒያ
        RS: \
        Serbia|Serbien|Serbie|Sérvia|Servië|Srbsko|Szerbia|Сърбия|Srbija|Србија|Serbi|Σερβία|Sırbistan|Сербия|Сербія|Serbija|Serbía|an \
        tSeirbia|Sèrbia|صربيا|סרביה|صربستان|سربیا|सर्बिया|সার্বিয়া|செர்பியா|సెర్బియా|સર્બિયા|ਸਰਬੀਆ|സെർബിയ|ಸೆರ್ಬಿಯಾ|සර්බියාව|เซอร์เบีย|ເຊີເບຍ|សែប៊ី|ဆားဘီးယား|セルビア|세르비아|塞尔维亚|塞爾維亞|Սերբիա|სერბეთი|Serbiya|Серби|ሰርብያ|Serwië
        RU: \
        Russia|Russland|Russie|Rusia|Rússia|Rusland|Ryssland|Venäjä|Rosja|Rusko|Oroszország|Русия|Rusija|Русија|Rusi|Ρωσία|Rusya|Россия|Росія|Расія|Venemaa|Krievija|Rússland|an \
        Rúis|Errusia|روسيا|רוסיה|روسیه|روس|रूस|রাশিয়া|ரஷ்யா|రష్యా|रशिया|રશિયા|ਰੂਸ|റഷ്യ|ರಷ್ಯಾ|රුසියාව|รัสเซีย|ຣັດເຊຍ|រុស្ស៊ី|ရုရှား|Nga|ロシア|러시아|俄罗斯|俄羅斯|Ռուսաստան|რუსეთი|Rusiya|Ресей|Rossiya|Орос|Urusi|ሩስያ
        RW: \
        Rwanda|Ruanda|Руанда|Ruandë|Ρουάντα|Rúanda|رواندا|רואנדה|روانڈا|रवांडा|রুয়ান্ডা|ருவாண்டா|రువాండా|રવાંડા|ਰਵਾਂਡਾ|റുവാണ്ട|ರುವಾಂಡಾ|රුවන්ඩාව|रवाण्डा|รวันดา|ຣວັນດາ|រវ៉ាន់ដា|ရဝန်ဒါ|ルワンダ|르완다|卢旺达|盧安達|Ռուանդա|რუანდა|ሩዋንዳ
        SA: Saudi Arabia|Saudi-Arabien|Arabie saoudite|Arabia Saudí|Arabia Saudita|Arábia \
        Saudita|Saoedi-Arabië|Saudiarabien|Saudi-Arabia|Arabia Saudyjska|Saúdská Arábie|Saudská \
        Arábia|Szaúd-Arábia|Arabia Saudită|Саудитска Арабия|Saudijska Arabija|Саудијска Арабија|Saudova \
        Arabija|Саудиска Арабија|Arabi Saudite|Σαουδική Αραβία|Suudi Arabistan|Саудовская Аравия|Саудівська \
        Аравія|Саудаўская Аравія|Saudi Araabia|Saūda Arābija|Saudo Arabija|Sádi-Arabía|an Araib Shádach|Aràbia \
        Saudí|المملكة العربية السعودية|ערב הסעודית|عربستان سعودی|سعودی عرب|सऊदी अरब|সৌদি আরব|சவுதி அரேபியா|సౌదీ \
        అరేబియా|सौदी अरब|સાઉદી અરેબિયા|ਸਾਊਦੀ ਅਰਬ|സൗദി അറേബ്യ|ಸೌದಿ ಅರೇಬಿಯಾ|සෞදි අරාබිය|साउदी \
        अरब|ซาอุดีอาระเบีย|ຊາອຸດິ ອາຣາເບຍ|អារ៉ាប៊ីសាអូឌីត|ဆော်ဒီအာရေးဘီးယား|Ả Rập Xê-út|Arab \
        Saudi|サウジアラビア|사우디아라비아|沙特阿拉伯|沙烏地阿拉伯|Սաուդյան Արաբիա|საუდის არაბეთი|Səudiyyə Ərəbistanı|Сауд \
        Арабиясы|Saudiya Arabistoni|Саудын Араб|Saudia|ሳውድአረቢያ
        SB: Solomon Islands|Salomonen|Îles Salomon|Islas Salomón|Isole Salomone|Ilhas \
        Salomão|Salomonseilanden|Соломоновы о-ва|جزر سليمان|ソロモン諸島|所罗门群岛
        SC: \
        Seychelles|Seychellen|Seicheles|Seychellerna|Seychellerne|Seychellene|Seychellit|Seszele|Seychely|Seychelle-szigetek|Сейшели|Sejšeli|Сејшели|Sejshelle|Σεϋχέλλες|Seyşeller|Сейшельские \
        о-ва|Сейшельські Острови|Сейшэльскія астравы|Seišellid|Seišelu salas|Seišeliai|Seychelles-eyjar|na \
        Séiséil|Seychelleak|سيشل|איי \
        סיישל|سیشل|سشلیز|सेशेल्स|সিসিলি|சீஷெல்ஸ்|సీషెల్స్|સેશેલ્સ|ਸੇਸ਼ਲਸ|സീഷെൽസ്|ಸೀಶೆಲ್ಲೆಸ್|සීශෙල්ස්|सेचेलेस|เซเชลส์|ເຊເຊວເລສ|សីស្ហែល|ဆေးရှဲ|セーシェル|세이셸|塞舌尔|塞席爾|Սեյշելներ|სეიშელის \
        კუნძულები|Seyşel adaları|Сейшель аралдары|Сейшел аралдары|Seyshel orollari|Сейшелийн \
        арлууд|Ushelisheli|ሲሼልስ|Seychelle
        SD: Sudan|Soudan|Sudán|Sudão|Soedan|Súdán|Szudán|Судан|Σουδάν|Sudaan|Sudāna|Sudanas|Súdan|An \
        tSúdáin|السودان|סודן|سودان|سوڈان|सूडान|সুদান|சூடான்|సూడాన్|सुदान|સુદાન|ਸੂਡਾਨ|സുഡാൻ|ಸುಡಾನ್|සූඩානය|सुडान|ซูดาน|ຊູດານ|ស៊ូដង់|ဆူဒန်|スーダン|수단|苏丹|蘇丹|Սուդան|სუდანი|ሱዳን
        SE: \
        Sweden|Schweden|Suède|Suecia|Svezia|Suécia|Zweden|Sverige|Ruotsi|Szwecja|Švédsko|Svédország|Suedia|Швеция|Švedska|Шведска|Suedi|Σουηδία|İsveç|Швеція|Швецыя|Rootsi|Zviedrija|Švedija|Svíþjóð|an \
        tSualainn|Suècia|السويد|שוודיה|سوئد|سویڈن|स्वीडन|সুইডেন|ஸ்வீடன்|స్వీడన్|સ્વીડન|ਸਵੀਡਨ|സ്വീഡൻ|ಸ್ವೀಡನ್|ස්වීඩනය|स्विडेन|สวีเดน|ສະວີເດັນ|ស៊ុយអែត|ဆွီဒင်|Thụy \
        Điển|Swedia|スウェーデン|스웨덴|瑞典|Շվեդիա|შვედეთი|Shvetsiya|Швед|Uswidi|ስዊድን|Swede
        SG: \
        Singapore|Singapur|Singapour|Singapura|Szingapúr|Сингапур|Singapor|Σιγκαπούρη|Сінгапур|Singapūra|Singapūras|Singapúr|Singeapór|سنغافورة|סינגפור|سنگاپور|सिंगापुर|সিঙ্গাপুর|சிங்கப்பூர்|సింగపూర్|सिंगापूर|સિંગાપુર|ਸਿੰਗਾਪੁਰ|സിംഗപ്പൂർ|ಸಿಂಗಪುರ್|සිංගප්පූරුව|सिङ्गापुर|สิงคโปร์|ສິງກະໂປ|សិង្ហបុរី|စင်္ကာပူ|シンガポール|싱가포르|新加坡|Սինգապուր|სინგაპური|Sinqapur|ሲንጋፖር|Singapoer
        SH: St. Helena|Sainte-Hélène|Santa Elena|Sant’Elena|Santa Helena|Sint-Helena|о-в Св. Елены|سانت \
        هيلينا|セントヘレナ|圣赫勒拿
        SI: \
        Slovenia|Slowenien|Slovénie|Eslovenia|Eslovênia|Slovenië|Slovenien|Słowenia|Slovinsko|Szlovénia|Словения|Slovenija|Словенија|Slloveni|Σλοβενία|Slovenya|Словенія|Славенія|Sloveenia|Slovēnija|Slovėnija|Slóvenía|an \
        tSlóivéin|Eslovènia|سلوفينيا|סלובניה|اسلوونی|سلووینیا|स्लोवेनिया|স্লোভানিয়া|ஸ்லோவேனியா|స్లోవేనియా|स्लोव्हेनिया|સ્લોવેનિયા|ਸਲੋਵੇਨੀਆ|സ്ലോവേനിയ|ಸ್ಲೋವೇನಿಯಾ|ස්ලෝවේනියාව|स्लोभेनिया|สโลวีเนีย|ສະໂລເວເນຍ|ស្លូវេនី|ဆလိုဗေးနီးယား|スロベニア|슬로베니아|斯洛文尼亚|斯洛維尼亞|Սլովենիա|სლოვენია|Sloveniya|Словени|ስሎቬኒያ|Slowenië
        SJ: Svalbard & Jan Mayen|Spitzbergen und Jan Mayen|Svalbard et Jan Mayen|Svalbard y Jan Mayen|Svalbard e \
        Jan Mayen|Spitsbergen en Jan Mayen|Шпицберген и Ян-Майен|سفالبارد وجان ماين|スバールバル諸島・ヤンマイエン島|斯瓦尔巴和扬马延
        SK: \
        Slovakia|Slowakei|Slovaquie|Eslovaquia|Slovacchia|Eslováquia|Slowakije|Slovakien|Slovakiet|Słowacja|Slovensko|Szlovákia|Slovacia|Словакия|Slovačka|Словачка|Slovaška|Sllovaki|Σλοβακία|Slovakya|Словаччина|Славакія|Slovakkia|Slovākija|Slovakija|Slóvakía|an \
        tSlóvaic|Eslovàquia|Eslovakia|سلوفاكيا|סלובקיה|اسلواکی|سلوواکیہ|स्लोवाकिया|স্লোভাকিয়া|ஸ்லோவாகியா|స్లొవేకియా|स्लोव्हाकिया|સ્લોવેકિયા|ਸਲੋਵਾਕੀਆ|സ്ലോവാക്യ|ಸ್ಲೊವಾಕಿಯಾ|ස්ලෝවැකියාව|स्लोभाकिया|สโลวะเกีย|ສະໂລວາເກຍ|ស្លូវ៉ាគី|ဆလိုဗက်ကီးယား|スロバキア|슬로바키아|斯洛伐克|Սլովակիա|სლოვაკეთი|Slovakiya|Словак|ስሎቫኪያ|Slowakye
        SL: Sierra Leone|Sierra Leona|Serra Leoa|Сиера Леоне|Sijera Leone|Сијера Леоне|Sierra-Leone|Σιέρα \
        Λεόνε|Сьерра-Леоне|Сьєрра-Леоне|Сьера-Леонэ|Sjerraleone|Siera Leonė|Síerra Leóne|Siarra \
        Leon|سيراليون|סיירה לאון|سیرالئون|سیرالیون|सिएरा लियोन|সিয়েরা লিওন|சியாரா லியோன்|సియెర్రా లియాన్|सिएरा \
        लिओन|સીએરા લેઓન|ਸਿਏਰਾ ਲਿਓਨ|സിയെറ ലിയോൺ|ಸಿಯೆರ್ರಾ ಲಿಯೋನ್|සියරාලියෝන්|सिएर्रा लिओन|เซียร์ราลีโอน|ເຊຍຣາ \
        ລີໂອນ|សៀរ៉ាឡេអូន|ဆီယာရာ လီယွန်း|シエラレオネ|시에라리온|塞拉利昂|獅子山|Սիեռա Լեոնե|სიერა-ლეონე|Syerra-Leone|Siera \
        Leoni|ሴራሊዮን
        SM: San Marino|Saint-Marin|San Maríno|Сан Марино|San-Marino|Άγιος \
        Μαρίνος|Сан-Марино|Сан-Марына|Sanmarīno|San Marinas|San Marínó|San Mairíne|سان مارينو|סן \
        מרינו|سان‌مارینو|سان مارینو|सैन मेरीनो|সান মারিনো|சான் மரினோ|శాన్ మారినో|सॅन मरीनो|સૅન મેરિનો|ਸੈਨ \
        ਮਰੀਨੋ|സാൻ മറിനോ|ಸ್ಯಾನ್ ಮೆರಿನೋ|සැන් මැරිනෝ|सान् मारिनो|ซานมาริโน|ແຊນ \
        ມາຣິໂນ|សាន​ម៉ារីណូ|ဆန်မာရီနို|サンマリノ|산마리노|圣马力诺|聖馬利諾|Սան Մարինո|სან-მარინო|ሳን ማሪኖ
        SN: Senegal|Sénégal|Szenegál|Сенегал|Σενεγάλη|Senegāla|Senegalas|An \
        tSeineagáil|السنغال|סנגל|سنگال|سینیگل|सेनेगल|সেনেগাল|செனெகல்|సెనెగల్|સેનેગલ|ਸੇਨੇਗਲ|സെനഗൽ|ಸೆನೆಗಲ್|සෙනගාලය|เซเนกัล|ເຊນີໂກລ|សេណេហ្គាល់|ဆီနီဂေါ|セネガル|세네갈|塞内加尔|塞內加爾|Սենեգալ|სენეგალი|Seneqal|Senegali|ሴኔጋል
        SO: \
        Somalia|Somalie|Somália|Somalië|Somálsko|Szomália|Сомалия|Somalija|Сомалија|Somali|Σομαλία|Сомали|Сомалі|Самалі|Somaalia|Somālija|Somalis|Sómalía|an \
        tSomáil|Somàlia|الصومال|סומליה|سومالی|صومالیہ|सोमालिया|সোমালিয়া|சோமாலியா|సోమాలియా|સોમાલિયા|ਸੋਮਾਲੀਆ|സോമാലിയ|ಸೊಮಾಲಿಯಾ|සෝමාලියාව|โซมาเลีย|ໂຊມາເລຍ|សូម៉ាលី|ဆိုမာလီယာ|ソマリア|소말리아|索马里|索馬利亞|Սոմալի|სომალი|ሶማሊያ
        SR: \
        Suriname|Surinam|Суринам|Surinami|Σουρινάμ|Сурынам|Surinama|Surinamas|Súrínam|Suranam|سورينام|סורינאם|سورینام|सूरीनाम|সুরিনাম|சுரினாம்|సూరినామ్|सुरिनाम|સુરીનામ|ਸੂਰੀਨਾਮ|സുരിനാം|ಸುರಿನಾಮ್|සුරිනාමය|सुरिनेम|ซูรินาเม|ຊູຣິນາມ|សូរីណាម|ဆူရာနမ်|スリナム|수리남|苏里南|蘇利南|Սուրինամ|სურინამი|ሱሪናም
        SS: South Sudan|Südsudan|Soudan du Sud|Sudán del Sur|Sud Sudan|Sudão do \
        Sul|Zuid-Soedan|Sydsudan|Sør-Sudan|Etelä-Sudan|Sudan Południowy|Jižní Súdán|Južný \
        Sudán|Dél-Szudán|Sudanul de Sud|Южен Судан|Južni Sudan|Јужни Судан|Јужен Судан|Sudani i Jugut|Νότιο \
        Σουδάν|Güney Sudan|Южный Судан|Південний Судан|Паўднёвы Судан|Lõuna-Sudaan|Dienvidsudāna|Pietų \
        Sudanas|Suður-Súdan|an tSúdáin Theas|Sudan del Sud|Hego Sudan|Sudán do Sur|جنوب السودان|דרום סודן|سودان \
        جنوبی|جنوبی سوڈان|दक्षिण सूडान|দক্ষিণ সুদান|தெற்கு சூடான்|దక్షిణ సూడాన్|दक्षिण सुदान|દક્ષિણ સુદાન|ਦੱਖਣ \
        ਸੁਡਾਨ|ദക്ഷിണ സുഡാൻ|ದಕ್ಷಿಣ ಸುಡಾನ್|දකුණු සුඩානය|दक्षिण सुडान|ซูดานใต้|ຊູດານໃຕ້|ស៊ូដង់​ខាង​ត្បូង|တောင် \
        ဆူဒန်|Nam Sudan|Sudan Selatan|Timog Sudan|南スーダン|남수단|南苏丹|南蘇丹|Հարավային Սուդան|სამხრეთ სუდანი|Cənubi \
        Sudan|Оңтүстік Судан|Түштүк Судан|Janubiy Sudan|Өмнөд Судан|Sudan Kusini|ደቡብ ሱዳን|Suid-Soedan
        ST: São Tomé & Príncipe|São Tomé und Príncipe|Sao Tomé-et-Principe|Santo Tomé y Príncipe|São Tomé e \
        Príncipe|Sao Tomé en Principe|Сан-Томе и Принсипи|ساو تومي وبرينسيبي|サントメ・プリンシペ|圣多美和普林西比
        SV: El Salvador|Salvador|Salwador|Salvádor|Салвадор|Ел Салвадор|Ελ \
        Σαλβαδόρ|Сальвадор|Salvadora|Salvadoras|An tSalvadóir|O Salvador|السلفادور|אל סלבדור|السالوادور|ال \
        سلواڈور|अल सल्वाडोर|এল সালভেদর|எல் சால்வடார்|ఎల్ సాల్వడోర్|अल साल्वाडोर|એલ સેલ્વાડોર|ਅਲ ਸਲਵਾਡੋਰ|എൽ \
        സാൽവദോർ|ಎಲ್ ಸಾಲ್ವೇಡಾರ್|එල් සැල්වදෝරය|एल् साल्भाडोर|เอลซัลวาดอร์|ເອວ \
        ຊໍວາດໍ|អែលសាល់វ៉ាឌ័រ|အယ်လ်ဆာဗေးဒိုး|エルサルバドル|엘살바도르|萨尔瓦多|薩爾瓦多|Սալվադոր|სალვადორი|Эль-Сальвадор|Эль \
        Сальвадор|ኤል ሳልቫዶር
        SX: Sint Maarten|Saint-Martin (partie néerlandaise)|Sint-Maarten|Синт-Мартен|سانت مارتن|シント・マールテン|荷属圣马丁
        SY: \
        Syria|Syrien|Syrie|Siria|Síria|Syrië|Syyria|Sýrie|Sýria|Szíria|Сирия|Sirija|Сирија|Siri|Συρία|Suriye|Сирія|Сірыя|Süüria|Sīrija|Sýrland|an \
        tSiria|سوريا|סוריה|سوریه|شام|सीरिया|সিরিয়া|சிரியா|సిరియా|સીરિયા|ਸੀਰੀਆ|സിറിയ|ಸಿರಿಯಾ|සිරියාව|सिरिया|ซีเรีย|ຊີເຣຍ|ស៊ីរី|ဆီးရီးယား|Suriah|シリア|시리아|叙利亚|敘利亞|Սիրիա|სირია|Suriya|Сири|ሶሪያ|Sirië
        SZ: \
        Eswatini|Esuatini|Essuatíni|Szváziföld|Есватини|Esvatini|Свазиленд|Svazilend|Εσουατίνι|Эсватини|Есватіні|Эсватыні|Svaasimaa|Svatini|Svazilandas|Esvatíní|eSuaitíní|Swazilandia|إسواتيني|אסוואטיני|اسواتینی|سواتنی|एस्वाटिनी|ইসওয়াতিনি|எஸ்வாட்டீனி|ఈస్వాటిని|इस्वातिनी|એસ્વાટીની|ਇਸਵਾਤੀਨੀ|സ്വാസിലൻഡ്|ಎಸ್ವಾಟಿನಿ|එස්වාටිනි|स्वाजिल्याण्ड|เอสวาตีนี|​ເອ​ສະ​ວາ​ຕິ​ນີ|ស្វាស៊ីឡង់|ဆွာဇီလန်|Swaziland|エスワティニ|에스와티니|斯威士兰|史瓦帝尼|Էսվատինի|სვაზილენდი|ኤስዋቲኒ
        TA: Tristan da Cunha|Tristán de Acuña|Tristão da Cunha|Тристан-да-Кунья|تريستان دا \
        كونا|トリスタン・ダ・クーニャ|特里斯坦-达库尼亚群岛
        TC: Turks & Caicos Islands|Turks- und Caicosinseln|Îles Turques-et-Caïques|Islas Turcas y Caicos|Isole \
        Turks e Caicos|Ilhas Turcas e Caicos|Turks- en Caicoseilanden|Тёркс и Кайкос|جزر توركس \
        وكايكوس|タークス・カイコス諸島|特克斯和凯科斯群岛
        TD: \
        Chad|Tschad|Tchad|Ciad|Chade|Tsjaad|Tsjad|Tšad|Czad|Čad|Csád|Чад|Çad|Τσαντ|Tšaad|Čada|Čadas|Sead|Txad|تشاد|צ׳אד|چاد|چاڈ|चाड|চাদ|சாட்|చాద్|ચાડ|ਚਾਡ|ഛാഡ്|ಚಾದ್|චැච්|ชาด|ຊາດ|ឆាដ|ချဒ်|チャド|차드|乍得|查德|Չադ|ჩადი|ቻድ
        TF: French Southern Territories|Französische Süd- und Antarktisgebiete|Terres australes \
        françaises|Territorios Australes Franceses|Terre Australi Francesi|Territórios Franceses do Sul|Franse \
        Gebieden in de zuidelijke Indische Oceaan|Французские Южные территории|الأقاليم الجنوبية \
        الفرنسية|仏領極南諸島|法属南部领地
        TG: \
        Togo|Того|Τόγκο|Тога|Togas|Tógó|Tóga|توغو|טוגו|توگو|ٹوگو|टोगो|টোগো|டோகோ|టోగో|ટોગો|ਟੋਗੋ|ടോഗോ|ಟೋಗೋ|ටොගෝ|โตโก|ໂຕໂກ|តូហ្គោ|တိုဂို|トーゴ|토고|多哥|Տոգո|ტოგო|Toqo|ቶጐ
        TH: \
        Thailand|Thaïlande|Tailandia|Thailandia|Tailândia|Thaimaa|Tajlandia|Thajsko|Thaiföld|Thailanda|Тайланд|Tajland|Тајланд|Tajska|Tajlandë|Ταϊλάνδη|Tayland|Таиланд|Таїланд|Tai|Taizeme|Tailandas|Taíland|an \
        Téalainn|Tailàndia|تايلاند|תאילנד|تایلند|تھائی \
        لینڈ|थाईलैंड|থাইল্যান্ড|தாய்லாந்து|థాయిలాండ్|थायलंड|થાઇલેંડ|ਥਾਈਲੈਂਡ|തായ്‌ലാൻഡ്|ಥೈಲ್ಯಾಂಡ್|තායිලන්තය|थाइल्याण्ड|ไทย|ໄທ|ថៃ|ထိုင်း|Thái \
        Lan|タイ|태국|泰国|泰國|Թաիլանդ|ტაილანდი|Tailand|Tailandi|ታይላንድ
        TJ: \
        Tajikistan|Tadschikistan|Tadjikistan|Tayikistán|Tagikistan|Tadjiquistão|Tadzjikistan|Tadsjikistan|Tadžikistan|Tadżykistan|Tádžikistán|Tádzsikisztán|Таджикистан|Таџикистан|Taxhikistan|Τατζικιστάν|Tacikistan|Таджыкістан|Tadžikistāna|Tadžikija|Tadsíkistan|an \
        Táidsíceastáin|Taxiquistán|طاجيكستان|טג׳יקיסטן|تاجیکستان|تاجکستان|ताजिकिस्तान|তাজিকিস্তান|தஜிகிஸ்தான்|తజికిస్తాన్|તાજીકિસ્તાન|ਤਾਜਿਕਿਸਤਾਨ|താജിക്കിസ്ഥാൻ|ತಜಿಕಿಸ್ತಾನ್|ටජිකිස්තානය|ทาจิกิสถาน|ທາຈິກິດສະຖານ|តាហ្ស៊ីគីស្ថាន|တာဂျီကစ္စတန်|タジキスタン|타지키스탄|塔吉克斯坦|塔吉克|Տաջիկստան|ტაჯიკეთი|Тәжікстан|Тажикстан|Tojikiston|Тажикистан|Tajikistani|ታጃኪስታን
        TK: Tokelau|Токелау|توكيلاو|トケラウ|托克劳
        TL: Timor-Leste|Timor oriental|Timor Est|Oost-Timor|Östtimor|Øst-Timor|Itä-Timor|Timor Wschodni|Východní \
        Timor|Východný Timor|Kelet-Timor|Тимор Лесте|Тимор-Лесте (Источни Тимор)|Timor-Leste (Istočni \
        Timor)|Τιμόρ-Λέστε|Восточный Тимор|Тимор-Лешті|Тымор-Лешці|Ida-Timor|Austrumtimora|Rytų \
        Timoras|Tímor-Leste|Tíomór Thoir|Ekialdeko Timor|Timor Leste|تيمور - ليشتي|טימור-לסטה|تیمور-لسته|تیمور \
        لیسٹ|तिमोर-लेस्त|তিমুর-লেস্তে|திமோர்-லெஸ்தே|టిమోర్-లెస్టె|तिमोर-लेस्ते|તિમોર-લેસ્તે|ਤਿਮੋਰ-ਲੇਸਤੇ|തിമോർ-ലെസ്റ്റെ|ಟಿಮೋರ್ \
        ಲೆಸ್ಟೆ|ටිමෝර් - \
        ලෙස්ත්|टिमोर-लेस्टे|ติมอร์-เลสเต|ທິມໍ-ເລສເຕ|ទីម័រលេស្តេ|အရှေ့တီမော|東ティモール|동티모르|东帝汶|東帝汶|Թիմոր \
        Լեշտի|ტიმორ-ლესტე|Şərqi Timor|Тимор-Лесте|ቲሞር ሌስቴ|Oos-Timor
        TM: \
        Turkmenistan|Turkménistan|Turkmenistán|Turcomenistão|Turkménsko|Türkmenisztán|Туркменистан|Τουρκμενιστάν|Türkmenistan|Туркменістан|Turkmenistāna|Turkmėnistanas|Túrkmenistan|an \
        Tuircméanastáin|تركمانستان|טורקמניסטן|ترکمنستان|ترکمانستان|तुर्कमेनिस्तान|তুর্কমেনিস্তান|துர்க்மெனிஸ்தான்|టర్క్‌మెనిస్తాన్|તુર્કમેનિસ્તાન|ਤੁਰਕਮੇਨਿਸਤਾਨ|തുർക്ക്മെനിസ്ഥാൻ|ತುರ್ಕಮೆನಿಸ್ತಾನ್|ටර්ක්මෙනිස්ථානය|เติร์กเมนิสถาน|ເທີກເມນິສະຖານ|តួកម៉េនីស្ថាន|တာ့ခ်မင်နစ္စတန်|トルクメニスタン|투르크메니스탄|土库曼斯坦|土庫曼|Թուրքմենստան|თურქმენეთი|Türkmənistan|Түрікменстан|Түркмөнстан|Turkmaniston|ቱርክሜኒስታን
        TN: \
        Tunisia|Tunesien|Tunisie|Túnez|Tunísia|Tunesië|Tunisien|Tunezja|Tunisko|Tunézia|Тунис|Tunis|Tunizija|Tunizi|Τυνησία|Tunus|Туніс|Tuneesia|Tunisija|Tunisas|Túnis|An \
        Tuinéis|تونس|תוניסיה|ट्यूनीशिया|তিউনিসিয়া|டுனிசியா|ట్యునీషియా|ट्यूनिशिया|ટ્યુનિશિયા|ਟਿਊਨੀਸ਼ੀਆ|ടുണീഷ്യ|ಟುನೀಶಿಯ|ටියුනීසියාව|ट्युनिसिया|ตูนิเซีย|ຕູນິເຊຍ|ទុយនីស៊ី|တူနီးရှား|チュニジア|튀니지|突尼斯|突尼西亞|Թունիս|ტუნისი|ቱኒዚያ|Tunisië
        TO: \
        Tonga|Тонга|Τόνγκα|تونغا|טונגה|تونگا|ٹونگا|टोंगा|টোঙ্গা|டோங்கா|టోంగా|ટોંગા|ਟੌਂਗਾ|ടോംഗ|ಟೊಂಗಾ|ටොංගා|ตองกา|ທອງກາ|តុងហ្គា|တွန်ဂါ|トンガ|통가|汤加|東加|Տոնգա|ტონგა|Tonqa|ቶንጋ
        TR: \
        Türkiye|Türkei|Turquie|Turquía|Turchia|Turquia|Turkije|Turkiet|Tyrkiet|Tyrkia|Turkki|Turcja|Turecko|Törökország|Turcia|Турция|Turska|Турска|Turčija|Турција|Turqi|Τουρκία|Туреччина|Турцыя|Türgi|Turcija|Turkija|Tyrkland|an \
        Tuirc|Turkia|تركيا|טורקיה|ترکیه|ترکیہ|तुर्किये|তুরস্ক|துருக்கியே|తుర్కియె|તુર્કિયે|ਤੁਰਕੀ|തുർക്കിയെ|ತುರ್ಕಿಯೆ|තුර්කිය|ตุรกี|ເທີຄີ|តួកគី|တူရကီ|Thổ \
        Nhĩ Kỳ|Turki|Turkiye|トルコ|튀르키예|土耳其|Թուրքիա|თურქეთი|Türkiyə|Түркия|Turkiya|Турк|Uturuki|ቱርክ|Turkye
        TT: Trinidad & Tobago|Trinidad und Tobago|Trinité-et-Tobago|Trinidad y Tobago|Trinidad e Tobago|Trinidad \
        en Tobago|Trinidad och Tobago|Trinidad og Tobago|Trinidad ja Tobago|Trynidad i Tobago|Trinidad a \
        Tobago|Trinidad és Tobago|Trinidad și Tobago|Тринидад и Тобаго|Trinidad i Tobago|Trinidad in \
        Tobago|Τρινιντάντ και Τομπάγκο|Trinidad ve Tobago|Тринідад і Тобаго|Трынідад і Табага|Trinidāda un \
        Tobāgo|Trinidadas ir Tobagas|Trínidad og Tóbagó|Oileán na Tríonóide agus Tobága|Trinidad eta \
        Tobago|ترينيداد وتوباغو|טרינידד וטובגו|ترینیداد و توباگو|ترینیداد اور ٹوباگو|त्रिनिदाद और \
        टोबैगो|ত্রিনিনাদ ও টোব্যাগো|டிரினிடாட் & டொபாகோ|ట్రినిడాడ్ మరియు టొబాగో|त्रिनिदाद आणि टोबॅगो|ટ્રિનીદાદ \
        અને ટોબેગો|ਟ੍ਰਿਨੀਡਾਡ ਅਤੇ ਟੋਬਾਗੋ|ട്രിനിഡാഡും ടുബാഗോയും|ಟ್ರಿನಿಡಾಡ್ ಮತ್ತು ಟೊಬಾಗೊ|ට්‍රිනිඩෑඩ් සහ \
        ටොබැගෝ|त्रिनिडाड एण्ड टोबागो|ตรินิแดดและโตเบโก|ທຣິນິແດດ ແລະ ໂທແບໂກ|ទ្រីនីដាត និង​តូបាហ្គោ|ထရီနီဒတ်နှင့် \
        တိုဘက်ဂို|Trinidad và Tobago|Trinidad dan Tobago|トリニダード・トバゴ|트리니다드 토바고|特立尼达和多巴哥|千里達及托巴哥|Տրինիդադ և \
        Տոբագո|ტრინიდადი და ტობაგო|Trinidad və Tobaqo|Тринидад және Тобаго|Тринидад жана Тобаго|Trinidad va \
        Tobago|Тринидад ба Тобаго|Trinidad na Tobago|ትሪናዳድ እና ቶቤጎ
        TV: Tuvalu|Тувалу|توفالو|ツバル|图瓦卢
        TW: \
        Taiwan|Taïwan|Taiwán|Tajwan|Tchaj-wan|Tajvan|Тайван|Тајван|Ταϊβάν|Tayvan|Тайвань|Taivāna|Taivanas|Taívan|an \
        Téaváin|تايوان|טייוואן|تایوان|تائیوان|ताइवान|তাইওয়ান|தைவான்|తైవాన్|तैवान|તાઇવાન|ਤਾਇਵਾਨ|തായ്‌വാൻ|ತೈವಾನ್|තායිවානය|ไต้หวัน|ໄຕ້ຫວັນ|តៃវ៉ាន់|ထိုင်ဝမ်|Đài \
        Loan|台湾|대만|台灣|Թայվան|ტაივანი|ታይዋን
        TZ: \
        Tanzania|Tansania|Tanzanie|Tanzânia|Tanzánia|Танзания|Tanzanija|Танзанија|Tanzani|Τανζανία|Tanzanya|Танзанія|Tansaania|Tanzānija|Tansanía|an \
        Tansáin|Tanzània|تنزانيا|טנזניה|تانزانیا|تنزانیہ|तंज़ानिया|তাঞ্জানিয়া|தான்சானியா|టాంజానియా|टांझानिया|તાંઝાનિયા|ਤਨਜ਼ਾਨੀਆ|ടാൻസാനിയ|ತಾಂಜೇನಿಯಾ|ටැන්සානියාව|तान्जानिया|แทนซาเนีย|ທານຊາເນຍ|តង់សានី|တန်ဇန်းနီးယား|タンザニア|탄자니아|坦桑尼亚|坦尚尼亞|Տանզանիա|ტანზანია|Tanzaniya|Танзани|ታንዛኒያ|Tanzanië
        UA: \
        Ukraine|Ucrania|Ucraina|Ucrânia|Oekraïne|Ukraina|Ukrajina|Ukrajna|Украйна|Украјина|Украина|Ukrainë|Ουκρανία|Ukrayna|Україна|Украіна|Úkraína|an \
        Úcráin|Ucraïna|Ucraína|أوكرانيا|אוקראינה|اوکراین|یوکرین|यूक्रेन|ইউক্রেন|உக்ரைன்|ఉక్రెయిన్|युक्रेन|યુક્રેન|ਯੂਕਰੇਨ|ഉക്രെയ്‌ൻ|ಉಕ್ರೈನ್|යුක්රේනය|ยูเครน|ຢູເຄຣນ|អ៊ុយក្រែន|ယူကရိန်း|ウクライナ|우크라이나|乌克兰|烏克蘭|Ուկրաինա|უკრაინა|Украин|ዩክሬን
        UG: \
        Uganda|Ouganda|Oeganda|Уганда|Ugandë|Ουγκάντα|Úganda|أوغندا|אוגנדה|اوگاندا|یوگنڈا|युगांडा|উগান্ডা|உகாண்டா|ఉగాండా|યુગાંડા|ਯੂਗਾਂਡਾ|ഉഗാണ്ട|ಉಗಾಂಡಾ|උගන්ඩාව|युगाण्डा|ยูกันดา|ອູການດາ|អ៊ូហ្គង់ដា|ယူဂန်းဒါး|ウガンダ|우간다|乌干达|烏干達|Ուգանդա|უგანდა|Uqanda|ዩጋንዳ
        UM: U.S. Outlying Islands|Amerikanische Überseeinseln|Îles mineures éloignées des États-Unis|Islas \
        menores alejadas de EE. UU.|Isole Minori Esterne degli Stati Uniti|Ilhas Menores Distantes dos \
        EUA|Kleine afgelegen eilanden van de Verenigde Staten|Внешние малые о-ва (США)|جزر الولايات المتحدة \
        النائية|合衆国領有小離島|美国本土外小岛屿
        US: United States|Vereinigte Staaten|États-Unis|Estados Unidos|Stati Uniti|Verenigde \
        Staten|USA|Yhdysvallat|Stany Zjednoczone|Spojené státy|Spojené štáty|Egyesült Államok|Statele Unite ale \
        Americii|Съединени щати|Sjedinjene Američke Države|Сједињене Државе|Sjedinjene Države|Združene države \
        Amerike|Соединети Американски Држави|SHBA|Ηνωμένες Πολιτείες|Amerika Birleşik Devletleri|Соединенные \
        Штаты|Сполучені Штати|Злучаныя Штаты Амерыкі|Ameerika Ühendriigid|Amerikas Savienotās Valstis|Jungtinės \
        Valstijos|Bandaríkin|Stáit Aontaithe Mheiriceá|Estats Units|Ameriketako Estatu Batuak|الولايات \
        المتحدة|ארצות הברית|ایالات متحده|ریاست ہائے متحدہ امریکہ|संयुक्त राज्य|মার্কিন \
        যুক্তরাষ্ট্র|அமெரிக்கா|యునైటెడ్ స్టేట్స్|युनायटेड स्टेट्स|યુનાઇટેડ સ્ટેટ્સ|ਸੰਯੁਕਤ ਰਾਜ|അമേരിക്കൻ \
        ഐക്യനാടുകൾ|ಯುನೈಟೆಡ್ ಸ್ಟೇಟ್ಸ್|එක්සත් ජනපදය|สหรัฐอเมริกา|ສະຫະລັດ|សហរដ្ឋអាមេរិក|အမေရိကန် ပြည်ထောင်စု|Hoa \
        Kỳ|Amerika Serikat|Amerika Syarikat|アメリカ合衆国|미국|美国|美國|Միացյալ Նահանգներ|ამერიკის შეერთებული \
        შტატები|Amerika Birləşmiş Ştatları|Америка Құрама Штаттары|Кошмо Штаттар|Amerika Qo‘shma \
        Shtatlari|Америкийн Нэгдсэн Улс|Marekani|ዩናይትድ ስቴትስ|Verenigde State van Amerika
        UY: \
        Uruguay|Uruguai|Urugwaj|Uruguaj|Уругвай|Urugvaj|Уругвај|Ουρουγουάη|Urugvaja|Urugvajus|Úrúgvæ|Uragua|أورغواي|אורוגוואי|اروگوئه|یوروگوئے|उरूग्वे|উরুগুয়ে|உருகுவே|ఉరుగ్వే|उरुग्वे|ઉરુગ્વે|ਉਰੂਗਵੇ|ഉറുഗ്വേ|ಉರುಗ್ವೆ|උරුගුවේ|อุรุกวัย|ອູຣຸກວຍ|អ៊ុយរូហ្គាយ|ဥရုဂွေး|ウルグアイ|우루과이|乌拉圭|烏拉圭|Ուրուգվայ|ურუგვაი|Uruqvay|Urugvay|ኡራጓይ
        UZ: \
        Uzbekistan|Usbekistan|Ouzbékistan|Uzbekistán|Uzbequistão|Oezbekistan|Üzbegisztán|Узбекистан|Ουζμπεκιστάν|Özbekistan|Узбекістан|Uzbekistāna|Uzbekistanas|Úsbekistan|an \
        Úisbéiceastáin|أوزبكستان|אוזבקיסטן|ازبکستان|उज़्बेकिस्तान|উজবেকিস্তান|உஸ்பெகிஸ்தான்|ఉజ్బెకిస్తాన్|उझबेकिस्तान|ઉઝ્બેકિસ્તાન|ਉਜ਼ਬੇਕਿਸਤਾਨ|ഉസ്‌ബെക്കിസ്ഥാൻ|ಉಜ್ಬೇಕಿಸ್ಥಾನ್|උස්බෙකිස්ථානය|उज्बेकिस्तान|อุซเบกิสถาน|ອຸສເບກິສະຖານ|អ៊ូសបេគីស្ថាន|ဥဇဘက်ကစ္စတန်|ウズベキスタン|우즈베키스탄|乌兹别克斯坦|烏茲別克|Ուզբեկստան|უზბეკეთი|Özbəkistan|Өзбекстан|Oʻzbekiston|Uzibekistani|ኡዝቤኪስታን|Oesbekistan
        VA: Vatican City|Vatikanstadt|État de la Cité du Vatican|Ciudad del Vaticano|Città del Vaticano|Cidade \
        do Vaticano|Vaticaanstad|Vatikanstaten|Vatikaani|Watykan|Vatikán|Statul Cetății \
        Vaticanului|Ватикан|Vatikan|Βατικανό|Ватыкан|Vatikāns|Vatikano Miesto Valstybė|Vatíkanið|Cathair na \
        Vatacáine|Ciutat del Vaticà|Vatikano Hiria|الفاتيكان|הוותיקן|واتیکان|ویٹیکن سٹی|वेटिकन सिटी|ভ্যাটিকান \
        সিটি|வாடிகன் நகரம்|వాటికన్ నగరం|व्हॅटिकन सिटी|વેટિકન સિટી|ਵੈਟੀਕਨ ਸਿਟੀ|വത്തിക്കാൻ|ವ್ಯಾಟಿಕನ್ ಸಿಟಿ|වතිකානු \
        නගරය|भेटिकन सिटी|นครวาติกัน|ນະຄອນ ວາຕິກັນ|បុរី​វ៉ាទីកង់|ဗာတီကန်စီးတီး|Thành Vatican|Kota \
        Vatican|バチカン市国|바티칸 시국|梵蒂冈|梵蒂岡|Վատիկան|ქალაქი ვატიკანი|Ватикан хот улс|Mji wa Vatican|ቫቲካን \
        ከተማ|Vatikaanstad
        VC: St. Vincent & Grenadines|St. Vincent und die Grenadinen|Saint-Vincent-et-les Grenadines|San Vicente \
        y las Granadinas|Saint Vincent e Grenadine|São Vicente e Granadinas|Saint Vincent en de Grenadines|S:t \
        Vincent och Grenadinerna|Saint Vincent og Grenadinerne|St. Vincent og Grenadinene|Saint Vincent ja \
        Grenadiinit|Saint Vincent i Grenadyny|Svatý Vincenc a Grenadiny|Svätý Vincent a Grenadíny|Saint Vincent \
        és a Grenadine-szigetek|Saint Vincent și Grenadinele|Сейнт Винсънт и Гренадини|Sveti Vincent i \
        Grenadini|Сент Винсент и Гренадини|Sent Vinsent i Grenadini|Saint Vincent in Grenadine|Shën-Vincent dhe \
        Grenadine|Άγιος Βικέντιος και Γρεναδίνες|Saint Vincent ve Grenadinler|Сент-Винсент и \
        Гренадины|Сент-Вінсент і Гренадіни|Сент-Вінсент і Грэнадзіны|Saint Vincent ja Grenadiinid|Sentvinsenta \
        un Grenadīnas|Šventasis Vincentas ir Grenadinai|Sankti Vinsent og Grenadíneyjar|San Uinseann agus na \
        Greanáidíní|Saint Vincent i les Grenadines|Saint Vincent eta Grenadinak|San Vicente e as Granadinas|سانت \
        فنسنت وجزر غرينادين|סנט וינסנט והגרנדינים|سنت وینسنت و گرنادین|سینٹ ونسنٹ اور گرینیڈائنز|सेंट विंसेंट और \
        ग्रेनाडाइंस|সেন্ট ভিনসেন্ট ও গ্রেনাডিনস|செயின்ட் வின்சென்ட் & கிரெனடைன்ஸ்|సెయింట్ విన్సెంట్ మరియు \
        గ్రెనడీన్స్|सेंट व्हिन्सेंट आणि ग्रेनडाइन्स|સેંટ વિન્સેંટ અને ગ્રેનેડાઇંસ|ਸੇਂਟ ਵਿਨਸੈਂਟ ਐਂਡ \
        ਗ੍ਰੇਨਾਡੀਨਸ|സെന്റ് വിൻസെന്റും ഗ്രനെഡൈൻസും|ಸೇಂಟ್. ವಿನ್ಸೆಂಟ್ ಮತ್ತು ಗ್ರೆನೆಡೈನ್ಸ್|ශාන්ත වින්සන්ට් සහ \
        ග්‍රෙනඩින්ස්|सेन्ट भिन्सेन्ट र ग्रेनाडिन्स|เซนต์วินเซนต์และเกรนาดีนส์|ເຊນ ວິນເຊນ ແລະ \
        ເກຣເນດິນ|សាំង​វ៉ាំងសង់ និង ហ្គ្រេណាឌីន|စိန့်ဗင်းဆင့်နှင့် ဂရိနေဒိုင်|St. Vincent và Grenadines|Saint \
        Vincent dan Grenadine|Saint Vincent dan \
        Grenadines|セントビンセント及びグレナディーン諸島|세인트빈센트그레나딘|圣文森特和格林纳丁斯|聖文森及格瑞那丁|Սենթ Վինսենթ և Գրենադիններ|სენტ-ვინსენტი \
        და გრენადინები|Sent-Vinsent və Qrenadinlər|Сент-Винсент және Гренадин аралдары|Сент-Винсент жана \
        Гренадиндер|Sent-Vinsent va Grenadin|Сент-Винсент ба Гренадин|St. Vincent na Grenadines|ሴንት ቪንሴንት እና \
        ግሬናዲንስ|Sint Vincent en die Grenadine
        VE: \
        Venezuela|Wenezuela|Венецуела|Venecuela|Venezuelë|Βενεζουέλα|Венесуэла|Венесуела|Venecuēla|Venesuela|Venesúela|Veiniséala|Veneçuela|فنزويلا|ונצואלה|ونزوئلا|وینزوئیلا|वेनेज़ुएला|ভেনেজুয়েলা|வெனிசுலா|వెనిజులా|व्हेनेझुएला|વેનેઝુએલા|ਵੇਨੇਜ਼ੂਏਲਾ|വെനിസ്വേല|ವೆನೆಜುವೆಲಾ|වෙනිසියුලාව|भेनेजुएला|เวเนซุเอลา|ເວເນຊູເອລາ|វ៉េណេស៊ុយអេឡា|ဗင်နီဇွဲလား|ベネズエラ|베네수엘라|委内瑞拉|委內瑞拉|Վենեսուելա|ვენესუელა|Венесуэл|ቬንዙዌላ
        VG: British Virgin Islands|Britische Jungferninseln|Îles Vierges britanniques|Islas Vírgenes \
        Británicas|Isole Vergini Britanniche|Ilhas Virgens Britânicas|Britse Maagdeneilanden|Виргинские о-ва \
        (Великобритания)|جزر فيرجن البريطانية|英領ヴァージン諸島|英属维尔京群岛
        VI: U.S. Virgin Islands|Amerikanische Jungferninseln|Îles Vierges des États-Unis|Islas Vírgenes de EE. \
        UU.|Isole Vergini Americane|Ilhas Virgens Americanas|Amerikaanse Maagdeneilanden|Виргинские о-ва \
        (США)|جزر فيرجن الأمريكية|米領ヴァージン諸島|美属维尔京群岛
        VN: Vietnam|Viêt \
        Nam|Vietnã|Wietnam|Vietnám|Виетнам|Vijetnam|Вијетнам|Βιετνάμ|Вьетнам|Вʼєтнам|В’етнам|Vjetnama|Vietnamas|Víetnam|Vítneam|فيتنام|וייטנאם|ویتنام|वियतनाम|ভিয়েতনাম|வியட்நாம்|వియత్నాం|व्हिएतनाम|વિયેતનામ|ਵੀਅਤਨਾਮ|വിയറ്റ്നാം|ವಿಯೆಟ್ನಾಮ್|වියට්නාමය|भिएतनाम|เวียดนาม|ຫວຽດນາມ|វៀតណាម|ဗီယက်နမ်|Việt \
        Nam|ベトナム|베트남|越南|Վիետնամ|ვიეტნამი|Vyetnam|Vietnamu|ቬትናም|Viëtnam
        VU: Vanuatu|Вануату|فانواتو|バヌアツ|瓦努阿图
        WF: Wallis & Futuna|Wallis und Futuna|Wallis-et-Futuna|Wallis y Futuna|Wallis e Futuna|Wallis en \
        Futuna|Уоллис и Футуна|جزر والس وفوتونا|ウォリス・フツナ|瓦利斯和富图纳
        WS: Samoa|Самоа|ساموا|サモア|萨摩亚
        XK: Kosovo|Kosowo|Koszovó|Косово|Kosovë|Κοσσυφοπέδιο|Kosova|Косава|Kosovas|Kósóvó|an \
        Chosaiv|كوسوفو|קוסובו|کوزوو|کوسووو|कोसोवो|কসোভো|கொசோவோ|కొసోవో|कोसोव्हो|કોસોવો|ਕੋਸੋਵੋ|കൊസോവൊ|ಕೊಸೊವೊ|කොසෝවෝ|कोसोभो|โคโซโว|ໂຄໂຊໂວ|កូសូវ៉ូ|ကိုဆိုဗို|コソボ|코소보|科索沃|Կոսովո|კოსოვო|ኮሶቮ
        YE: \
        Yemen|Jemen|Yémen|Iêmen|Йемен|Јемен|Υεμένη|Ємен|Емен|Jeemen|Jemena|Jemenas|Éimin|Iemen|اليمن|תימן|یمن|यमन|ইয়েমেন|ஏமன்|యెమెన్|येमेन|યમન|ਯਮਨ|യെമൻ|ಯೆಮನ್|යේමනය|เยเมน|ເຢເມນ|យេម៉ែន|ယီမင်|Yaman|イエメン|예멘|也门|葉門|Եմեն|იემენი|Yəmən|Yemeni|የመን
        YT: Mayotte|Майотта|مايوت|マヨット|马约特
        ZA: South Africa|Südafrika|Afrique du Sud|Sudáfrica|Sudafrica|África do \
        Sul|Zuid-Afrika|Sydafrika|Sør-Afrika|Etelä-Afrikka|Republika Południowej Afryki|Jihoafrická \
        republika|Južná Afrika|Dél-afrikai Köztársaság|Africa de Sud|Южна Африка|Južnoafrička \
        Republika|Јужноафричка Република|Južnoafriška republika|Јужноафриканска Република|Afrika e Jugut|Νότια \
        Αφρική|Güney Afrika|Южно-Африканская Республика|Південно-Африканська Республіка|Паўднёва-Афрыканская \
        Рэспубліка|Lõuna-Aafrika Vabariik|Dienvidāfrikas Republika|Pietų Afrika|Suður-Afríka|an Afraic \
        Theas|Sud-àfrica|Hegoafrika|Suráfrica|جنوب أفريقيا|דרום אפריקה|افریقای جنوبی|جنوبی افریقہ|दक्षिण \
        अफ़्रीका|দক্ষিণ আফ্রিকা|தென் ஆப்பிரிக்கா|దక్షిణ ఆఫ్రికా|दक्षिण आफ्रिका|દક્ષિણ આફ્રિકા|ਦੱਖਣੀ \
        ਅਫਰੀਕਾ|ദക്ഷിണാഫ്രിക്ക|ದಕ್ಷಿಣ ಆಫ್ರಿಕಾ|දකුණු අප්‍රිකාව|दक्षिण \
        अफ्रिका|แอฟริกาใต้|ອາຟຣິກາໃຕ້|អាហ្វ្រិកខាងត្បូង|တောင်အာဖရိက|Nam Phi|Afrika \
        Selatan|南アフリカ|남아프리카|南非|Հարավաֆրիկյան Հանրապետություն|სამხრეთ აფრიკის რესპუბლიკა|Cənub Afrika|Оңтүстік \
        Африка|Түштүк-Африка Республикасы|Janubiy Afrika Respublikasi|Өмнөд Африк|Afrika Kusini|ደቡብ \
        አፍሪካ|Suid-Afrika
        ZM: Zambia|Sambia|Zambie|Zâmbia|Замбия|Zambija|Замбија|Zambi|Ζάμπια|Zambiya|Замбія|Sambía|an \
        tSaimbia|Zàmbia|زامبيا|זמביה|زامبیا|ज़ाम्बिया|জাম্বিয়া|ஜாம்பியா|జాంబియా|झाम्बिया|ઝામ્બિયા|ਜ਼ਾਮਬੀਆ|സാംബിയ|ಜಾಂಬಿಯ|සැම්බියාව|जाम्बिया|แซมเบีย|ແຊມເບຍ|ဇမ်ဘီယာ|ザンビア|잠비아|赞比亚|尚比亞|Զամբիա|ზამბია|Замби|ዛምቢያ|Zambië
        ZW: \
        Zimbabwe|Simbabwe|Zimbabue|Zimbábue|Зимбабве|Zimbabve|Ζιμπάμπουε|Зімбабве|Зімбабвэ|Zimbabvė|Simbabve|an \
        tSiombáib|Zimbàbue|زيمبابوي|זימבבואה|زیمبابوه|زمبابوے|ज़िम्बाब्वे|জিম্বাবোয়ে|ஜிம்பாப்வே|జింబాబ్వే|झिम्बाब्वे|ઝિમ્બાબ્વે|ਜ਼ਿੰਬਾਬਵੇ|സിംബാബ്‌വേ|ಜಿಂಬಾಬ್ವೆ|සිම්බාබ්වේ|जिम्बाबवे|ซิมบับเว|ຊິມບັບເວ|ស៊ីមបាវ៉េ|ဇင်ဘာဘွေ|ジンバブエ|짐바브웨|津巴布韦|辛巴威|Զիմբաբվե|ზიმბაბვე|ዚምቧቤ
        """
}
