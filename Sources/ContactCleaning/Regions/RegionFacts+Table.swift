// Written by Scripts/update-region-facts; do not edit.

extension RegionFacts {
    /// A line for each region: its code, its population in thousands, its languages. Populations are those of
    /// [GeoNames](https://www.geonames.org), languages those of the [Unicode CLDR](https://cldr.unicode.org).
    static let table = """
        AC 1 en
        AD 77 ca es
        AE 9631 ar
        AF 37172 fa ps
        AG 96 en
        AI 13 en
        AL 2866 sq
        AM 3090 hy
        AO 30810 pt
        AR 44495 es
        AS 55 sm en
        AT 8847 de en
        AU 24992 en
        AW 106 nl
        AX 27 sv
        AZ 10225 az
        BA 3324 bs hr sr
        BB 287 en
        BD 161356 bn
        BE 11422 nl fr de
        BF 19752 fr
        BG 7000 bg ru
        BH 1569 ar
        BI 11175 rn fr en
        BJ 11485 fr
        BL 8 fr
        BM 64 en
        BN 429 ms
        BO 11353 es qu ay
        BQ 18 nl
        BR 209469 pt
        BS 386 en
        BT 754 dz
        BW 2254 en tn
        BY 9485 be ru
        BZ 383 en es
        CA 37059 en fr
        CC 1 ms
        CD 84068 fr sw
        CF 4666 sg fr
        CG 5244 fr
        CH 8517 de fr it
        CI 25069 fr
        CK 21 en
        CL 18729 es
        CM 25216 fr en
        CN 1411779 zh
        CO 49649 es
        CR 4999 es
        CU 11338 es
        CV 544 pt
        CW 160 nl
        CX 2 en
        CY 1189 el en tr
        CZ 10626 cs
        DE 82928 de en
        DJ 959 fr aa so ar
        DK 5797 da en de
        DM 72 en
        DO 10627 es
        DZ 42228 ar fr
        EC 17084 es qu
        EE 1321 et ru fi
        EG 98424 ar
        EH 273 ar
        ER 6209 ti en ar
        ES 46724 es
        ET 109225 am om
        FI 5518 fi en sv
        FJ 883 en hi fj
        FK 3 en
        FM 113 en
        FO 48 fo
        FR 66987 fr
        GA 2119 fr
        GB 66489 en
        GD 111 en
        GE 3704 ka
        GF 196 fr
        GG 65 en
        GH 29767 ak en
        GI 34 en es
        GL 56 kl
        GM 2280 en
        GN 12414 fr ff
        GP 443 fr
        GQ 1309 es fr pt
        GR 10728 el
        GT 17248 es
        GU 166 en ch
        GW 1874 pt
        GY 779 en
        HK 7396 zh en
        HN 9588 es
        HR 3872 hr
        HT 11123 ht fr
        HU 9769 hu
        ID 267663 id jv
        IE 4854 en ga
        IL 8884 he en ar
        IM 84 en gv
        IN 1352617 hi en
        IO 4 en
        IQ 38434 ar
        IR 81800 fa az
        IS 354 is
        IT 60431 it fr
        JE 91 en
        JM 2935 en
        JO 9956 ar
        JP 126529 ja
        KE 51393 sw en
        KG 6316 ky ru
        KH 16250 km
        KI 116 en
        KM 832 ar fr
        KN 52 en
        KP 25550 ko
        KR 51635 ko
        KW 4137 ar
        KY 64 en
        KZ 18276 ru kk
        LA 7062 lo
        LB 6849 ar fr
        LC 182 en
        LI 38 de
        LK 21670 si ta
        LR 4819 en
        LS 2108 st en
        LT 2790 lt ru
        LU 608 fr lb de
        LV 1927 lv ru
        LY 6679 ar
        MA 36029 ar fr
        MC 39 fr
        MD 3546 ro
        ME 622 sr
        MF 37 fr
        MG 26262 mg fr en
        MH 58 en mh
        MK 2083 mk sq
        ML 19078 bm fr
        MM 53708 my
        MN 3170 mn
        MO 632 zh pt
        MP 57 en
        MQ 433 fr
        MR 4403 ar
        MS 9 en
        MT 484 mt en it
        MU 1265 fr en
        MV 516 dv en
        MW 17564 en ny
        MX 126191 es
        MY 31529 ms
        MZ 29496 pt
        NA 2448 af kj ng en
        NC 284 fr
        NE 22443 ha fr
        NF 2 en
        NG 195875 en yo
        NI 6466 es
        NL 17231 nl en de
        NO 5314 nb no nn
        NP 28088 ne
        NR 13 en na
        NU 2 en
        NZ 4886 en mi
        OM 4829 ar
        PA 4177 es
        PE 31989 es qu
        PF 278 fr ty
        PG 8606 en ho
        PH 106652 en es
        PK 212215 ur pa en
        PL 37979 pl
        PM 7 fr
        PR 3195 es
        PS 4569 ar
        PT 10282 pt
        PW 18 en
        PY 6956 gn es
        QA 2782 ar
        RE 777 fr
        RO 19474 ro
        RS 6982 sr
        RU 144478 ru
        RW 12302 rw en fr
        SA 33700 ar
        SB 653 en
        SC 97 fr en
        SD 41802 ar en
        SE 10183 sv en
        SG 5639 en zh ms ta
        SH 7 en
        SI 2067 sl hr de
        SJ 3 nb ru
        SK 5447 sk cs de
        SL 7650 en
        SM 34 it
        SN 15854 wo fr ff
        SO 15008 so ar
        SR 576 nl
        SS 8260 ar en
        ST 198 pt fr
        SV 6421 es
        SX 41 en nl
        SY 16906 ar
        SZ 1136 en ss
        TA 1 en
        TC 38 en
        TD 15478 ar fr
        TG 7889 fr
        TH 69429 th
        TJ 9101 tg
        TK 1 en sm
        TL 1268 pt
        TM 5851 tk
        TN 11565 ar fr
        TO 103 to en
        TR 82320 tr
        TT 1390 en
        TV 12 en
        TW 23452 zh
        TZ 56318 sw en
        UA 40000 uk ru
        UG 42723 sw en
        US 327167 en
        UY 3449 es
        UZ 32955 uz
        VA 1 it la
        VC 110 en
        VE 28870 es
        VG 30 en
        VI 107 en
        VN 95540 vi
        VU 293 bi en fr
        WF 16 fr
        WS 196 sm en
        XK 1800 sq sr
        YE 28499 ar
        YT 279 fr
        ZA 57780 en zu
        ZM 17352 en
        ZW 16868 sn en nd
        """
}
