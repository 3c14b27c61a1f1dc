/// The sound of a word in Latin letters: the same for the usual spellings of one name in several languages, and of one from a script that
/// is written in Latin letters in several ways.
///
/// `sunita` and `suneeta` have one, `erik` and `eric`, `theresa` and `teresa`; `maria` and `mario` do not.
enum SoundKey {
    /// The sound of a folded word of Latin letters.
    static func of(_ word: ArraySlice<UInt8>) -> [UInt8] {
        var key: [UInt8] = []
        word.withUnsafeBufferPointer { append($0, to: &key) }
        return key
    }

    /// Appends the sound of a folded word of Latin letters.
    static func append(_ word: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        let start = output.count
        var place = 0
        func letter(at place: Int) -> UInt8 { place < word.count ? word[place] : 0 }
        func emit(_ byte: UInt8) {
            if output.count == start || output[output.count - 1] != byte { output.append(byte) }
        }
        while place < word.count {
            let (byte, next) = (word[place], letter(at: place + 1))
            switch byte {
            case UInt8(ascii: "-"): break
            case Letter.e where next == Letter.e, Letter.i where next == Letter.e:
                emit(Letter.i)
                place += 1
            case Letter.o where next == Letter.o:
                emit(Letter.u)
                place += 1
            case Letter.a where next == Letter.e, Letter.o where next == Letter.e, Letter.u where next == Letter.e:
                emit(byte)
                place += 1
            case Letter.c: place += appendC(before: next, letter(at: place + 2), emit)
            case Letter.q: emit(Letter.k)
            case Letter.x:
                emit(Letter.k)
                emit(Letter.s)
            case Letter.y, Letter.j: emit(Letter.i)
            case Letter.w: emit(Letter.v)
            case Letter.f where place == word.count - 1: emit(Letter.v)
            case Letter.s where next == Letter.h:
                emit(sibilant)
                place += 1
            // An `h` is heard at the beginning and between vowels: `johan` is not `joan`.
            case Letter.h where place > 0 && !(isVowel(word[place - 1]) && isVowel(next)): break
            default: emit(byte)
            }
            place += 1
        }
    }

    /// The letter for `sh`.
    private static let sibilant = Letter.x

    static func isVowel(_ byte: UInt8) -> Bool {
        switch byte {
        case Letter.a, Letter.e, Letter.i, Letter.o, Letter.u, Letter.y: true
        default: false
        }
    }

    /// Appends a `c` by the letters behind it.
    ///
    /// - Returns: the number of these that belong to it.
    private static func appendC(before next: UInt8, _ second: UInt8, _ emit: (UInt8) -> Void) -> Int {
        switch next {
        case Letter.h where second == UInt8(ascii: "r") || second == UInt8(ascii: "l"):
            emit(Letter.k)
            return 1
        case Letter.h:
            emit(Letter.c)
            return 1
        case Letter.k:
            emit(Letter.k)
            return 1
        case Letter.e, Letter.i, Letter.y: emit(Letter.c)
        default: emit(Letter.k)
        }
        return 0
    }
}
