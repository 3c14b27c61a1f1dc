"""Names of invented people, by language: common given names for two sexes, common family names, and syllables that make rarer
ones. Common names are those that statistical offices list first; the rest is invented."""


def words(text):
    return text.split()


class Language:
    def __init__(self, code, country, prefix, mobile, landline, women, men, families, heads="", tails="", feminine=None):
        self.code, self.country, self.prefix = code, country, prefix
        # Number patterns: '#' is any digit.
        self.mobile, self.landline = words(mobile), words(landline)
        self.women, self.men, self.families = words(women), words(men), words(families)
        self.heads, self.tails = words(heads), words(tails)
        # Ending of a man's family name and of a woman's.
        self.feminine = feminine


LANGUAGES = [
    Language(
        "en", "GB", "44", "7400###### 7701###### 7911######", "2072###### 1612###### 1312###### 1179######",
        "Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Nancy Margaret Lisa Betty Dorothy Sandra Ashley "
        "Kimberly Donna Emily Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Laura Sharon Cynthia Kathleen Amy Angela "
        "Shirley Anna Brenda Pamela Emma Nicole Helen Samantha Katherine Christine Debra Rachel Carolyn Janet Catherine Victoria",
        "James Robert John Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Mark Donald "
        "Steven Paul Andrew Joshua Kenneth Kevin Brian George Edward Ronald Timothy Jason Jeffrey Ryan Jacob Gary Nicholas Eric "
        "Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Frank Alexander Raymond Patrick Jack Dennis Jerry",
        "Smith Johnson Williams Brown Jones Garcia Miller Davis Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Thompson "
        "White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Baker Nelson Hall Campbell "
        "Mitchell Carter Roberts Phillips Evans Turner Parker Collins Edwards Stewart Morris Murphy Cook Rogers Reed Bailey",
        "Ash Black Brad Brook Burn Chester Clay Cole Cray Dun Elm Fair Good Hart Hay Hol Kirk Lang Mar Nor Oak Pem Rad Red Rock "
        "Ruther Sel Shel Stan Sut Thorn Wake Wal War West Whit Win Wood Wy",
        "bank berry bourne bridge by combe cott dale den field ford gate ham hurst land leigh ley low man more shaw son stead "
        "stock stone ton wall ward way well wick wood worth"),
    Language(
        "us", "US", "1", "9177###### 3128###### 4157###### 6179###### 2064######", "2127###### 3128###### 4157###### 7135######",
        "Olivia Emma Charlotte Amelia Sophia Isabella Ava Mia Evelyn Abigail Madison Hannah Alexis Kayla Brianna Megan Courtney "
        "Jasmine Morgan Brittany Allison Savannah Chloe Natalie Grace Kathryn Theresa Judith Cheryl Jacqueline Gloria Teresa",
        "Liam Noah Oliver Theodore Henry Lucas Ethan Mason Logan Tyler Zachary Nathan Dylan Austin Cameron Jordan Aaron Walter "
        "Peter Harold Douglas Gerald Arthur Lawrence Albert Philip Terrence Leonard Frederick Eugene Russell Vincent Bradley",
        "Smith Johnson Williams Brown Jones Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Nguyen "
        "Ramirez Torres Flores Rivera Gomez Diaz Cruz Reyes Morales Cooper Peterson Howard Ward Cox Richardson Wood Watson",
        "Ander Barn Ben Carl Crom Dick Ell Fitz Gal Han Hend Hub Jeff Kram Lind Mac Nich Olm Park Pres Rein Sand Schu Sil Swan "
        "Tal Vander Wein Yar Zim",
        "berg bell burg cott den der dson er ers feld gan gren ings kins ler ley lin man mann mer nell ney ning rick sen son "
        "ster strom ton well"),
    Language(
        "de", "DE", "49", "1511####### 1701###### 1601######", "302####### 892####### 402####### 2212######",
        "Anna Ursula Monika Petra Elisabeth Sabine Renate Helga Karin Brigitte Ingrid Susanne Andrea Claudia Gisela Christine "
        "Gabriele Angelika Martina Birgit Stefanie Katharina Franziska Jürgen Margarete Johanna Magdalena Veronika Ulrike Barbara",
        "Peter Michael Thomas Andreas Wolfgang Klaus Jürgen Günther Stefan Christian Uwe Werner Horst Frank Dieter Manfred Gerhard "
        "Hans Bernd Johannes Matthias Sebastian Maximilian Alexander Friedrich Wilhelm Heinrich Ulrich Rüdiger Jörg",
        "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder "
        "Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Köhler Weiß",
        "Acker Alt Berg Birken Blumen Brand Brück Buch Dorn Eich Eber Ehren Fein Feld Fels Frei Gold Grün Haber Heid Hirsch Hohen "
        "Kahl Kirch Klee König Laub Linden Loh Mühl Neu Ober Ost Rosen Roth Sand Schön Stein Stern Tal Unter Wald Wiesen Winter",
        "auer bach bauer baum berg berger brecht burg dorf er feld felder haus hauser heim hof hofer holz huber kamp lein mann "
        "meier müller ner reich rich schmidt stein thal wald"),
    Language(
        "fr", "FR", "33", "61####### 62####### 75#######", "142###### 472###### 491######",
        "Marie Nathalie Isabelle Sylvie Catherine Françoise Martine Christine Monique Valérie Sandrine Véronique Céline Hélène "
        "Stéphanie Élodie Aurélie Camille Léa Chloé Manon Juliette Geneviève Thérèse Jacqueline Brigitte Mathilde Charlotte Amélie",
        "Jean Philippe Michel Alain Patrick Nicolas Christophe Pierre Christian Éric Frédéric Laurent Stéphane David Pascal Daniel "
        "Thierry François Sébastien Jérôme Benoît Guillaume Mathieu Raphaël Grégoire Édouard Théodore Clément Antoine Maxime",
        "Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefèvre Leroy Roux David Bertrand "
        "Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Muller Lefebvre Mercier Blanc Guérin",
        "Beau Bel Bois Bon Bour Cham Char Cour Dela Des Du Fer Font Gal Gau Gran Lan La Le Mar Mon Mont Noir Per Pra Ri Roche "
        "Saint Val Vau Ver Ville",
        "bert blanc champ chet clair court cy din dier doux fort gnon gny grand guet lain lard let lier loup mard mont net nier "
        "pont ret rier roy sard teau tier val vert vigne ville"),
    Language(
        "es", "ES", "34", "61####### 65####### 71#######", "912###### 933###### 954######",
        "María Carmen Ana Isabel Dolores Pilar Teresa Rosa Francisca Cristina Laura Antonia Mercedes Concepción Lucía Marta Elena "
        "Beatriz Rocío Montserrat Guadalupe Inmaculada Patricia Raquel Silvia Margarita Consuelo Josefa Encarnación Alejandra",
        "Antonio Manuel José Francisco David Juan Javier Daniel Carlos Jesús Alejandro Miguel Rafael Pedro Ángel Sergio Fernando "
        "Luis Pablo Jorge Alberto Ignacio Enrique Eduardo Gonzalo Guillermo Santiago Roberto Ricardo Vicente Joaquín",
        "García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández Ruiz Díaz Moreno Muñoz "
        "Álvarez Romero Gutiérrez Alonso Navarro Torres Domínguez Ramos Vázquez Ramírez Gil Serrano Morales Molina",
        "Al Are Bar Be Ca Can Cas Ce Cor Du Es Fon Ga Go Gue Hi Ibá Le Lo Mal Man Mo Na Oli Pa Pe Que Re Sala Se Ta To Ur Va Ve Za",
        "bao barra cedo cho da dero dillo do gado gón jano lado lla lles mendi ñas ñez nal nares nero ño ra rdo rena rero res ria "
        "rrido rro sco sta tegui tero tón val vedo ver yo zar"),
    Language(
        "it", "IT", "39", "320####### 347#######", "023####### 066#######",
        "Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Antonietta Carla Elena Concetta Rita "
        "Margherita Franca Paola Laura Giulia Alessandra Federica Valentina Elisabetta Daniela Stefania Patrizia Roberta Chiara",
        "Giuseppe Giovanni Antonio Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco Domenico Bruno Paolo Michele "
        "Giorgio Aldo Sergio Luciano Alessandro Andrea Marco Matteo Lorenzo Riccardo Davide Simone Federico Tommaso",
        "Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo "
        "Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo",
        "Al Bal Bar Bel Ber Bo Cal Cam Cap Car Cas Ce Co Del Di Fa Fer Fi Ga Gia Gu La Lo Ma Man Mo Na Or Pa Pel Per Pi Ra Sal Sca "
        "Ser Spa Ta To Tre Va Ve Vi Za",
        "bini boni cchi celli chetti doni done etti ffo gari ggi gnani landi letti lini lli lotti massi mbo melli nari neri nelli "
        "notti olini pardi pini ratti renzi rini ritti sani sconi sotti tini toni tucci vani zzi zzoli"),
    Language(
        "pl", "PL", "48", "50####### 60####### 79#######", "226###### 126######",
        "Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Elżbieta Magdalena Joanna Aleksandra Zofia Monika Teresa "
        "Natalia Julia Karolina Jadwiga Danuta Irena Halina Helena Beata Dorota Grażyna Urszula Wiesława Stanisława Bożena",
        "Piotr Krzysztof Andrzej Tomasz Jan Paweł Michał Marcin Jakub Adam Stanisław Marek Łukasz Grzegorz Mateusz Wojciech Mariusz "
        "Dariusz Zbigniew Jerzy Maciej Rafał Robert Kamil Józef Tadeusz Ryszard Sławomir Henryk Władysław",
        "Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Woźniak Szymański Dąbrowski Kozłowski Jankowski "
        "Mazur Kwiatkowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Król Wieczorek Wróbel Jabłoński",
        "Bara Bed Bog Boro Brzo Cie Dąb Dob Gaj Gór Gra Jani Jar Kali Kas Klim Kon Kra Kuch Lip Luk Mali Mar Mich Nied Olsz Pias "
        "Rad Rut Sad Sko Sob Tar Tom Urb Wal Wil Zale Zar",
        "cki czak czyk iak icki iński ski nowski owicz owski ek ewicz ewski zyk arz uk"),
    Language(
        "ru", "RU", "7", "903####### 916####### 926#######", "4951###### 8123######",
        "Анна Мария Екатерина Елена Ольга Наталья Татьяна Ирина Светлана Анастасия Юлия Людмила Галина Валентина Надежда Дарья "
        "Ксения Евгения Виктория Александра Полина Софья Вера Любовь Лариса",
        "Александр Сергей Дмитрий Андрей Алексей Владимир Иван Максим Евгений Михаил Николай Юрий Виктор Олег Павел Константин "
        "Игорь Роман Денис Антон Артём Григорий Василий Фёдор Пётр",
        "Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев Лебедев Семёнов "
        "Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захаров",
        "Абра Бара Бело Бога Боро Вино Воро Гав Гера Голо Гор Дани Дори Еме Ерма Жура Зай Золо Кали Капи Карп Коз Коло Кры Лав "
        "Лук Мака Мар Мат Меще Миро Нау Оси Пан Поно Про Рябо Сав Сели Сидо Софро Стре Суха Тара Тихо Уша Фом Хар Цве Чер Шев Юди",
        "бов вин ганов гин дин дов жин зин ков кин лев лин лов мин мов нин нов пов ров рин сов тин тов ушев хин хов шин шов"),
    Language(
        "el", "GR", "30", "693####### 697#######", "2103###### 2310######",
        "Μαρία Ελένη Αικατερίνη Βασιλική Σοφία Αγγελική Γεωργία Δήμητρα Κωνσταντίνα Παρασκευή Αναστασία Ευαγγελία Ιωάννα Χριστίνα",
        "Γεώργιος Δημήτριος Κωνσταντίνος Ιωάννης Νικόλαος Παναγιώτης Βασίλειος Χρήστος Αθανάσιος Μιχαήλ Ευάγγελος Σπυρίδων "
        "Αντώνιος Αναστάσιος",
        "Παπαδόπουλος Παππάς Καραγιάννης Βλάχος Ιωαννίδης Οικονόμου Παπαγεωργίου Μακρής Κωνσταντινίδης Δημόπουλος Γεωργίου",
        "Αγγελ Αθανασ Αλεξ Αντων Βασιλ Γιανν Δημητρ Ζαφειρ Θεοδωρ Καλ Κατσ Κουτσ Λαμπρ Μαυρ Μητσ Νικολ Πετρ Ραπτ Σταυρ Τσαμ Φωτ Χατζ",
        "όπουλος άκης ίδης ιάδης ούδης ίου άτος έλης ούσης"),
    Language(
        "sv", "SE", "46", "70####### 73####### 76#######", "84###### 317#####",
        "Anna Eva Maria Karin Kristina Lena Sara Kerstin Emma Ingrid Marie Birgitta Malin Jenny Annika Linda Elin Monica Susanne "
        "Johanna Margareta Elisabeth Katarina Ulrika Sofia",
        "Lars Anders Mikael Johan Per Erik Peter Jan Karl Thomas Daniel Fredrik Hans Andreas Stefan Mats Nils Marcus Magnus Jonas "
        "Henrik Niklas Gustav Björn Åke",
        "Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson",
        "Ahl Alm Ap Berg Björk Blom Bo Dahl Ek Eng Eke Fors Fält Gran Grön Hag Hed Hell Holm Häll Kjell Klas Lager Lind Ljung Lund "
        "Malm Mo Ny Ny Nor Näs Rosen Ryd San Sjö Skog Sten Ström Sund Söder Vall Vester Vik Åker Ö Öst",
        "berg blad blom borg by bäck dahl fors gren gård hag hed holm ius kvist lin lind lund löf man mark mo qvist rot ström "
        "strand stedt stig vall vik"),
    Language(
        "ja", "JP", "81", "9012###### 8034######", "335###### 662######",
        "さくら ようこ けいこ ゆみこ はなこ あいこ みき なおみ ともこ かおり まゆみ じゅんこ えみこ ちひろ りょうこ",
        "たろう ひろし けんじ たかし まこと しょうた だいすけ ゆうき こうじ りょう けんた なおき しゅん じろう かずお",
        "さとう すずき たかはし たなか いとう やまもと わたなべ なかむら こばやし かとう よしだ やまだ ささき やまぐち まつもと",
        "あお いし いわ うえ おお おか かわ きた くろ こ しみ しろ たけ つち とよ なか にし の はやし はら ひがし ふじ ほし みず もり やま よし わか",
        "いけ うち おか かわ ぎ くぼ さか さき しま た だ づか の はし はた ばやし はら べ まつ みや むら もと もり や やま"),
    Language(
        "pt", "BR", "55", "119######## 219########", "113####### 212#######",
        "Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia "
        "Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Beatriz",
        "José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe "
        "Raimundo Rodrigo Manoel Mateus André Fernando Gustavo",
        "Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares "
        "Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira",
        "Al Ama Ara Bar Bas Ca Cal Cam Car Cas Cor Cou Dan Fa Fi Fon Frei Gui Lei Ma Mei Men Mi Mon Na Pai Pe Pin Quei Ra Sal Sam "
        "Tei Var Vas Ve",
        "ça cedo ches ço des dim dor gado go lho lo ma mente nha nheiro nho nini quita ra rães ral redo reira res ria ros roso ta "
        "tos va vares zes"),
]
