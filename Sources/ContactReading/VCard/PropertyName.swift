/// The properties with a meaning of their own; all others are kept verbatim.
package enum PropertyName: Sendable {
    case begin, end, version, productID, kind, member
    case name, formattedName, nickname, phoneticGiven, phoneticMiddle, phoneticFamily
    case phone, email, address, addressLabel, url, instantMessage
    case organization, title, role, note, categories, related
    case birthday, anniversary, date
    case uid, revision, photo, sound, agent
    case appleLabel, showAs, androidCustom, spouse, manager, assistant
    /// Our own: a value of a kind that cards have no property for, and a column of a table.
    case ownField, ownColumn
    case other

    /// The property of a name in any case.
    package init(_ name: Bytes) {
        if name.count > 2, name[1] == ASCII.hyphen, ASCII.lowercased(name[0]) == 0x78 {
            self.init(extended: name)
            return
        }
        switch name.count {
        case 1: self = name.isWord("n") ? .name : .other
        case 2: self = name.isWord("fn") ? .formattedName : .other
        case 3: self.init(three: name)
        case 4: self.init(four: name)
        case 5: self.init(five: name)
        case 6: self = name.isWord("prodid") ? .productID : name.isWord("member") ? .member : .other
        case 7: self = name.isWord("version") ? .version : name.isWord("related") ? .related : .other
        case 8: self = name.isWord("nickname") ? .nickname : .other
        case 10: self = name.isWord("categories") ? .categories : .other
        case 11: self = name.isWord("anniversary") ? .anniversary : .other
        default: self = .other
        }
    }

    private init(three name: Bytes) {
        if name.isWord("tel") {
            self = .phone
        } else if name.isWord("adr") {
            self = .address
        } else if name.isWord("org") {
            self = .organization
        } else if name.isWord("url") {
            self = .url
        } else if name.isWord("uid") {
            self = .uid
        } else if name.isWord("rev") {
            self = .revision
        } else {
            self = name.isWord("end") ? .end : .other
        }
    }

    private init(four name: Bytes) {
        if name.isWord("bday") {
            self = .birthday
        } else if name.isWord("note") {
            self = .note
        } else if name.isWord("role") {
            self = .role
        } else if name.isWord("impp") {
            self = .instantMessage
        } else {
            self = name.isWord("kind") ? .kind : .other
        }
    }

    private init(five name: Bytes) {
        if name.isWord("email") {
            self = .email
        } else if name.isWord("title") {
            self = .title
        } else if name.isWord("begin") {
            self = .begin
        } else if name.isWord("photo") {
            self = .photo
        } else if name.isWord("label") {
            self = .addressLabel
        } else if name.isWord("agent") {
            self = .agent
        } else if name.isWord("sound") {
            self = .sound
        } else {
            self = .other
        }
    }

    /// The names that begin with `X-`.
    private init(extended name: Bytes) {
        switch name.count {
        case 8 where name.isWord("x-spouse"): self = .spouse
        case 8 where name.isWord("x-abdate"): self = .date
        case 9 where name.isWord("x-ablabel"): self = .appleLabel
        case 9 where name.isWord("x-manager"): self = .manager
        case 10 where name.isWord("x-abshowas"): self = .showAs
        case 11 where name.isWord("x-assistant"): self = .assistant
        case 13 where name.isWord("x-anniversary"): self = .anniversary
        case 16 where name.isWord("x-android-custom"): self = .androidCustom
        case 16 where name.isWord("x-abrelatednames"): self = .related
        case 17 where name.isWord("x-trunkline-field"): self = .ownField
        case 18 where name.isWord("x-trunkline-column"): self = .ownColumn
        case 20 where name.isWord("x-phonetic-last-name"): self = .phoneticFamily
        case 21 where name.isWord("x-phonetic-first-name"): self = .phoneticGiven
        case 22 where name.isWord("x-phonetic-middle-name"): self = .phoneticMiddle
        case 24 where name.isWord("x-addressbookserver-kind"): self = .kind
        case 26 where name.isWord("x-addressbookserver-member"): self = .member
        default: self = Self.isMessenger(name) ? .instantMessage : .other
        }
    }

    /// `X-AIM`, `X-SKYPE-USERNAME` and their like.
    private static func isMessenger(_ name: Bytes) -> Bool {
        let service = name.clampedSlice(2, name.count)
        return service.isWord("jabber") || service.isWord("skype") || service.isWord("skype-username")
            || service.isWord("google-talk") || service.isWord("google talk") || service.isWord("gtalk")
            || service.isWord("yahoo") || service.isWord("twitter-im")
    }

    /// The service that `X-SKYPE-USERNAME` and its like name, as the parameter of `IMPP` has it; the name itself for others.
    static func messenger(of name: Bytes) -> [UInt8] {
        if name.isWord("skype-username") { return Array("Skype".utf8) }
        if name.isWord("twitter-im") { return Array("Twitter".utf8) }
        let isGoogle = name.isWord("google-talk") || name.isWord("google talk") || name.isWord("gtalk")
        return isGoogle ? Array("GoogleTalk".utf8) : Array(name)
    }

    /// `true` if a line may start a card that has lost its first line.
    package var startsCard: Bool {
        switch self {
        case .version, .name, .formattedName, .phone, .email, .organization: true
        default: false
        }
    }
}
