/// What is known about the numbers of each country calling code.
public enum NumberingPlan {}

// A stand-in with a few countries, until the table answers.
extension NumberingPlan {
    static func templates(for code: UInt16) -> [PhoneNumber.Template] {
        samples(for: code).map { source, options in
            do throws(PhoneNumber.TemplateError) {
                return try PhoneNumber.Template(source, options: options)
            } catch {
                preconditionFailure("malformed sample template")
            }
        }
    }

    static func writtenTrunkPrefix(for code: UInt16) -> String {
        switch code {
        case 33, 44, 49, 54, 61: "0"
        case 7: "8 "
        case 36: "06 "
        default: ""
        }
    }

    static func trunkPrefixes(for code: UInt16) -> [String] {
        switch code {
        case 1: ["1"]
        case 33, 44, 49, 54, 55, 61: ["0"]
        case 7: ["8"]
        case 36: ["06"]
        case 52: ["01"]
        default: []
        }
    }

    private static func samples(for code: UInt16) -> [(String, PhoneNumber.Template.Options)] {
        switch code {
        case 1:
            [
                ("(800) 555-####", .tollFree), ("(###) 555-####", .entertainment), ("(666) ###-####", .forbidden),
                ("(900) N##-####", .premiumRate), ("(8[0678][0678]) N##-####", .tollFree),
                ("(N##) ###-####", [.fixedLine, .mobile]), ("911", .emergency),
            ]
        case 7:
            [
                ("800 ###-##-##", .tollFree), ("(848) ###-##-##", .fixedLine), ("([34]##) ###-##-##", .fixedLine),
                ("9## ###-##-##", .mobile), ("112", .emergency),
            ]
        case 33:
            [
                ("[1-5] ## ## ## ##", .fixedLine), ("[67] ## ## ## ##", .mobile), ("{}8## ### ###", .tollFree),
                ("1 99 00 ## ##", .entertainment), ("112", .emergency), ("15", .emergency),
            ]
        case 36:
            [("1 ### ####", .fixedLine), ("[237]0 ### ####", .mobile), ("(2[2-9]) ### ###", .fixedLine)]
        case 39:
            [
                ("06 #### ####", .fixedLine), ("06 #### ###", .fixedLine), ("0[1-5]# ### ####", .fixedLine),
                ("3## ### ####", .mobile), ("112", .emergency),
            ]
        case 44:
            [
                ("20 7946 0###", .entertainment), ("{0}7### ######", .mobile), ("{0}20 #### ####", .fixedLine),
                ("1### ######", .fixedLine), ("1### #####", .fixedLine), ("800 1111", .tollFree),
                ("800 ######", .tollFree), ("800 ### ####", .tollFree), ("9## ### ####", .premiumRate),
                ("999", .emergency), ("112", .emergency),
            ]
        case 49:
            [
                ("30 23125 ###", .entertainment), ("30 #####", .fixedLine), ("30 ######", .fixedLine),
                ("30 #######", .fixedLine), ("30 ########", .fixedLine), ("89 ######", .fixedLine),
                ("89 ########", .fixedLine), ("4930 ######", .fixedLine), ("1[567]# #######", .mobile),
                ("1[567]# ########", .mobile), ("112", .emergency),
            ]
        case 52:
            [("55 #### ####", [.fixedLine, .mobile]), ("[2-9]## ### ####", [.fixedLine, .mobile])]
        case 54:
            [("11 [2-9]###-####", .fixedLine), ("<9> {0}11 {15-}####-####", .mobile), ("911", .emergency)]
        case 55:
            [("({}11) 9####-####", .mobile), ("({}11) [2-5]###-####", .fixedLine)]
        case 61:
            [
                ("{}1300 ### ###", .sharedCost), ("{0}2 #### ####", .fixedLine), ("4## ### ###", .mobile),
                ("000", .emergency),
            ]
        case 91:
            [("11 [2-7]### ####", .fixedLine), ("[6-9]#### #####", .mobile), ("112", .emergency)]
        case 682:
            [("## ###", [.fixedLine, .mobile])]
        default:
            []
        }
    }
}
