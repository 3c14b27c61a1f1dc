import PhoneNumbers

/// The three-letter and the numeric codes of [ISO 3166-1](https://www.iso.org/iso-3166-country-codes.html), which exports write
/// in place of the two-letter ones, and the signs that cars bear.
enum CountryCodes {
    /// The region of a three-letter or numeric code, or of a car's sign, in lower case; `nil` for any other text.
    static func region(of code: String) -> RegionCode? { regions[code] }

    private static let regions: [String: RegionCode] = {
        var regions: [String: RegionCode] = [:]
        for entry in list.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
            let codes = entry.split(separator: " ")
            guard codes.count == 3, let region = RegionCode(codes[1]) else { continue }
            regions[codes[0].lowercased()] = region
            regions[String(codes[2])] = region
        }
        for entry in signs.split(separator: " ") {
            let parts = entry.split(separator: "=")
            if parts.count == 2, let region = RegionCode(parts[1]) { regions[String(parts[0])] = region }
        }
        return regions
    }()

    /// Signs of the [Convention on Road Traffic](https://unece.org/transport/road-transport) that are no ISO codes, and the
    /// codes of sports federations that differ from those of ISO.
    private static let signs = """
        a=AT b=BE c=CU d=DE e=ES f=FR h=HU i=IT j=JP l=LU m=MT n=NO p=PT s=SE t=TH v=VA fl=LI slo=SI rus=RU est=EE lar=LY \
        ger=DE sui=CH ned=NL por=PT gre=GR den=DK cro=HR bul=BG lat=LV alg=DZ rsa=ZA uae=AE ksa=SA phi=PH vie=VN mas=MY ina=ID \
        el=GR uk=GB eng=GB sco=GB wal=GB nir=GB
        """

    private static let list = """
        ABW AW 533, AFG AF 004, AGO AO 024, AIA AI 660, ALA AX 248, ALB AL 008, AND AD 020, ARE AE 784, ARG AR 032, ARM
        AM 051, ASM AS 016, ATA AQ 010, ATF TF 260, ATG AG 028, AUS AU 036, AUT AT 040, AZE AZ 031, BDI BI 108, BEL BE
        056, BEN BJ 204, BES BQ 535, BFA BF 854, BGD BD 050, BGR BG 100, BHR BH 048, BHS BS 044, BIH BA 070, BLM BL 652,
        BLR BY 112, BLZ BZ 084, BMU BM 060, BOL BO 068, BRA BR 076, BRB BB 052, BRN BN 096, BTN BT 064, BVT BV 074, BWA
        BW 072, CAF CF 140, CAN CA 124, CCK CC 166, CHE CH 756, CHL CL 152, CHN CN 156, CIV CI 384, CMR CM 120, COD CD
        180, COG CG 178, COK CK 184, COL CO 170, COM KM 174, CPV CV 132, CRI CR 188, CUB CU 192, CUW CW 531, CXR CX 162,
        CYM KY 136, CYP CY 196, CZE CZ 203, DEU DE 276, DJI DJ 262, DMA DM 212, DNK DK 208, DOM DO 214, DZA DZ 012, ECU
        EC 218, EGY EG 818, ERI ER 232, ESH EH 732, ESP ES 724, EST EE 233, ETH ET 231, FIN FI 246, FJI FJ 242, FLK FK
        238, FRA FR 250, FRO FO 234, FSM FM 583, GAB GA 266, GBR GB 826, GEO GE 268, GGY GG 831, GHA GH 288, GIB GI 292,
        GIN GN 324, GLP GP 312, GMB GM 270, GNB GW 624, GNQ GQ 226, GRC GR 300, GRD GD 308, GRL GL 304, GTM GT 320, GUF
        GF 254, GUM GU 316, GUY GY 328, HKG HK 344, HMD HM 334, HND HN 340, HRV HR 191, HTI HT 332, HUN HU 348, IDN ID
        360, IMN IM 833, IND IN 356, IOT IO 086, IRL IE 372, IRN IR 364, IRQ IQ 368, ISL IS 352, ISR IL 376, ITA IT 380,
        JAM JM 388, JEY JE 832, JOR JO 400, JPN JP 392, KAZ KZ 398, KEN KE 404, KGZ KG 417, KHM KH 116, KIR KI 296, KNA
        KN 659, KOR KR 410, KWT KW 414, LAO LA 418, LBN LB 422, LBR LR 430, LBY LY 434, LCA LC 662, LIE LI 438, LKA LK
        144, LSO LS 426, LTU LT 440, LUX LU 442, LVA LV 428, MAC MO 446, MAF MF 663, MAR MA 504, MCO MC 492, MDA MD 498,
        MDG MG 450, MDV MV 462, MEX MX 484, MHL MH 584, MKD MK 807, MLI ML 466, MLT MT 470, MMR MM 104, MNE ME 499, MNG
        MN 496, MNP MP 580, MOZ MZ 508, MRT MR 478, MSR MS 500, MTQ MQ 474, MUS MU 480, MWI MW 454, MYS MY 458, MYT YT
        175, NAM NA 516, NCL NC 540, NER NE 562, NFK NF 574, NGA NG 566, NIC NI 558, NIU NU 570, NLD NL 528, NOR NO 578,
        NPL NP 524, NRU NR 520, NZL NZ 554, OMN OM 512, PAK PK 586, PAN PA 591, PCN PN 612, PER PE 604, PHL PH 608, PLW
        PW 585, PNG PG 598, POL PL 616, PRI PR 630, PRK KP 408, PRT PT 620, PRY PY 600, PSE PS 275, PYF PF 258, QAT QA
        634, REU RE 638, ROU RO 642, RUS RU 643, RWA RW 646, SAU SA 682, SDN SD 729, SEN SN 686, SGP SG 702, SGS GS 239,
        SHN SH 654, SJM SJ 744, SLB SB 090, SLE SL 694, SLV SV 222, SMR SM 674, SOM SO 706, SPM PM 666, SRB RS 688, SSD
        SS 728, STP ST 678, SUR SR 740, SVK SK 703, SVN SI 705, SWE SE 752, SWZ SZ 748, SXM SX 534, SYC SC 690, SYR SY
        760, TCA TC 796, TCD TD 148, TGO TG 768, THA TH 764, TJK TJ 762, TKL TK 772, TKM TM 795, TLS TL 626, TON TO 776,
        TTO TT 780, TUN TN 788, TUR TR 792, TUV TV 798, TWN TW 158, TZA TZ 834, UGA UG 800, UKR UA 804, UMI UM 581, URY
        UY 858, USA US 840, UZB UZ 860, VAT VA 336, VCT VC 670, VEN VE 862, VGB VG 092, VIR VI 850, VNM VN 704, VUT VU
        548, WLF WF 876, WSM WS 882, YEM YE 887, ZAF ZA 710, ZMB ZM 894, ZWE ZW 716, XKX XK 383
        """
}
