"""What people write around numbers, country by country: the facts from which the corpus of spellings is put together.

Numbers are the examples of libphonenumber's metadata and ranges that nobody has; the words are those of the country.
"""

import collections

Country = collections.namedtuple(
    "Country", "region code trunk mobile area local phone cell extension also either after")

# region, calling code, trunk prefix, a mobile number, an area code and a number in it, the words for telephone, mobile,
# extension, and, or, after six in the evening.
_ROWS = """
US|1||650 253 0000|650|253 0001|Phone|Cell|ext.|and|or|after 6pm
CA|1||506 234 5678|506|234 5679|Tel.|Mobile|x|and|or|after 6 pm
MX|52||222 123 4567|55|5123 4567|Tel.|Cel.|ext.|y|o|después de las 18 h
AR|54|0|9 11 2345 6789|11|2345 6789|Tel.|Cel.|int.|y|o|después de las 18 hs
BR|55|0|11 96123 4567|11|2345 6789|Fone|Celular|ramal|e|ou|após 18h
CL|56||9 6123 4567|2|2123 4567|Fono|Celular|anexo|y|o|después de las 18 hrs
CO|57||321 123 4567|601|234 5678|Tel.|Celular|ext.|y|o|después de las 18 h
PE|51|0|912 345 678|1|123 4567|Telf.|Cel.|anexo|y|o|después de las 18 h
VE|58|0|412 123 4567|212|123 4567|Telf.|Cel.|ext.|y|o|después de las 18 h
UY|598|0|94 231 234|2|123 1234|Tel.|Cel.|int.|y|o|después de las 18 h
EC|593|0|99 123 4567|2|212 3456|Telf.|Cel.|ext.|y|o|después de las 18 h
GB|44|0|7400 123456|121|234 5678|Tel|Mob|ext|and|or|after 6pm
IE|353|0|85 012 3456|1|234 5678|Ph|Mob|ext.|and|or|after 6pm
FR|33|0|6 12 34 56 78|1|23 45 67 80|Tél.|Port.|poste|et|ou|après 18h
BE|32|0|470 12 34 56|2|345 67 89|Tél.|GSM|poste|et|ou|après 18h
NL|31|0|6 12345678|10|123 4567|Tel.|Mobiel|toestel|en|of|na 18 uur
LU|352||628 123 456|27|12 34 56|Tél.|GSM|poste|et|ou|après 18h
DE|49|0|1512 3456789|30|23126000|Tel.|Handy|App.|und|oder|ab 18 Uhr
AT|43|0|664 1234567|1|23456780|Tel.|Handy|DW|und|oder|ab 18 Uhr
CH|41|0|78 123 45 67|21|234 56 78|Tel.|Natel|intern|und|oder|ab 18 Uhr
IT|39||312 345 6789|02|1234 5678|Tel.|Cell.|interno|e|o|dopo le 18
ES|34||612 34 56 78|91|234 56 78|Tfno.|Móvil|ext.|y|o|a partir de las 18 h
PT|351||912 345 678|21|234 5678|Tel.|Telemóvel|ext.|e|ou|depois das 18h
SE|46|0|70 123 45 67|8|505 514 00|Tfn|Mobil|ankn.|och|eller|efter kl 18
NO|47||40 61 23 45|21|23 45 67|Tlf.|Mobil|linje|og|eller|etter kl 18
DK|45||34 41 23 45|32|12 34 56|Tlf.|Mobil|lokal|og|eller|efter kl. 18
FI|358|0|41 234 5678|9|231 2345|Puh.|GSM|alanumero|ja|tai|klo 18 jälkeen
IS|354||611 1234|410|1234|Sími|Farsími|innanh.|og|eða|eftir kl 18
EE|372||5123 4567|321|2345|Tel|Mob|sise|ja|või|pärast kella 18
LV|371||21 234 567|63|123 456|Tālr.|Mob.|iekš.|un|vai|pēc 18
LT|370|0|612 34567|312|34567|Tel.|Mob.|vid.|ir|ar|po 18
PL|48||512 345 678|12|345 67 80|Tel.|Kom.|wew.|i|lub|po 18
CZ|420||601 123 456|212|345 678|Tel.|Mobil|linka|a|nebo|po 18 hod
SK|421|0|912 123 456|2|212 345 67|Tel.|Mobil|klapka|a|alebo|po 18 hod
HU|36|06|20 123 4567|1|234 5678|Tel.|Mobil|mellék|és|vagy|18 óra után
RO|40|0|712 034 567|21|123 4567|Tel.|Mobil|int.|și|sau|după ora 18
BG|359|0|88 812 3457|2|123 4567|Тел.|Моб.|вътр.|и|или|след 18 ч
GR|30||691 234 5678|21|2345 6789|Τηλ.|Κιν.|εσωτ.|και|ή|μετά τις 18
TR|90|0|501 234 56 78|212|345 67 89|Tel.|Cep|dahili|ve|veya|18:00 sonra
RS|381|0|60 123 4567|11|234 5678|Tel.|Mob.|lok.|i|ili|posle 18 h
HR|385|0|92 123 4567|1|2345 678|Tel.|Mob.|lok.|i|ili|nakon 18 h
SI|386|0|31 234 567|1|234 56 78|Tel.|GSM|int.|in|ali|po 18 h
MK|389|0|72 345 678|2|201 2345|Тел.|Моб.|лок.|и|или|после 18 ч
UA|380|0|50 123 45 67|44|123 45 67|Тел.|Моб.|дод.|і|або|після 18
RU|7|8|912 345 67 89|495|123 45 67|Тел.|Моб.|доб.|и|или|после 18 ч
KZ|7|8|771 000 99 98|727|234 56 78|Тел.|Сот.|вн.|и|или|после 18 ч
IL|972|0|50 234 5678|2|123 4567|טל'|נייד|שלוחה|ו|או|אחרי 18:00
SA|966|0|51 234 5678|11|234 5678|هاتف|جوال|تحويلة|و|أو|بعد الساعة 6
AE|971|0|50 123 4567|2|234 5678|Tel|Mob|ext|and|or|after 6pm
EG|20|0|10 0123 4567|2|3456 7890|تليفون|موبايل|داخلي|و|أو|بعد الساعة 6
IR|98|0|912 345 6789|21|2345 6789|تلفن|همراه|داخلی|و|یا|بعد از ساعت 18
IN|91|0|81234 56789|11|2345 6789|Ph|Mob|extn|and|or|after 6 pm
PK|92|0|301 2345678|21|23456789|Ph|Cell|Ext|and|or|after 6 pm
BD|880|0|1812 345678|2|7111234|ফোন|মোবাইল|Ext|ও|বা|after 6 pm
LK|94|0|71 234 5678|11|234 5678|Tel|Mobile|ext|and|or|after 6 pm
TH|66|0|81 234 5678|2|123 4567|โทร.|มือถือ|ต่อ|และ|หรือ|หลัง 18.00 น.
VN|84|0|912 345 678|24|3512 3456|ĐT|DĐ|máy lẻ|và|hoặc|sau 18h
ID|62|0|812 3456 789|21|8350123|Telp.|HP|pesawat|dan|atau|setelah jam 18
MY|60|0|12 345 6789|3|2385 6789|Tel|H/P|samb.|dan|atau|after 6pm
SG|65||8123 4567|61|23 4567|Tel|HP|ext|and|or|after 6pm
PH|63|0|905 123 4567|2|3234 5678|Tel. No.|CP|loc.|and|or|after 6pm
CN|86|0|131 2345 6789|10|1234 5678|电话|手机|分机|和|或|18点后
TW|886|0|912 345 678|2|2123 4567|電話|手機|分機|和|或|18點後
HK|852||5123 4567|21|23 4567|電話|手提|內線|和|或|18時後
JP|81|0|90 1234 5679|3|1234 5679|電話|携帯|内線|と|または|18時以降
KR|82|0|10 2000 0001|2|212 3456|전화|휴대폰|내선|및|또는|18시 이후
AU|61|0|412 345 678|2|9234 5678|Ph|Mob|ext|and|or|after 6pm
NZ|64|0|21 123 4567|3|234 5678|Ph|Mob|extn|and|or|after 6pm
ZA|27|0|71 123 4567|10|123 4567|Tel|Cell|ext|and|or|after 6pm
NG|234|0|802 123 4567|20|3312 3456|Tel|GSM|ext|and|or|after 6pm
KE|254|0|712 123456|20|2012345|Tel|Cell|ext|and|or|after 6pm
GH|233|0|23 123 4567|30|234 5678|Tel|Mob|ext|and|or|after 6pm
"""

COUNTRIES = [Country(*line.split("|")) for line in _ROWS.strip().splitlines()]
