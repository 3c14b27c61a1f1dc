/// The skeleton of a folded word: the same for spellings that sound alike in the languages of address books.
///
/// `mueller`, `müller` and `muller` share one, `sergey` and `sergei`, `schmidt` and `schmit` do not.
enum Skeleton {
    /// Appends the skeleton of a folded word.
    static func append(_ word: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        let start = output.count
        var place = 0
        func next(_ byte: UInt8) -> Bool { place + 1 < word.count && word[place + 1] == byte }
        func emit(_ byte: UInt8) {
            if output.count == start || output[output.count - 1] != byte { output.append(byte) }
        }
        if word.count > 2, word[0] == Letter.y, word[1] == Letter.e { place = 1 }
        while place < word.count {
            let byte = word[place]
            switch byte {
            // `Yue` is not `Yu`.
            case Letter.u where next(Letter.e) && place + 2 == word.count && word.count < 5: emit(byte)
            case Letter.u where next(Letter.e), Letter.o where next(Letter.e), Letter.a where next(Letter.e):
                emit(byte)
                place += 1
            case Letter.p where next(Letter.h):
                emit(Letter.f)
                place += 1
            case Letter.k where next(Letter.h):
                emit(Letter.h)
                place += 1
            case Letter.i where next(Letter.e):
                emit(Letter.i)
                place += 1
            case Letter.c where next(Letter.k):
                emit(Letter.k)
                place += 1
            case Letter.x:
                emit(Letter.k)
                emit(Letter.s)
            case UInt8(ascii: "-"): break
            case Letter.d where next(Letter.z) && place + 2 < word.count && word[place + 2] == Letter.h:
                // The English `j` in Cyrillic.
                emit(Letter.i)
                place += 2
            case Letter.y, Letter.j: emit(Letter.i)
            case Letter.w: emit(Letter.v)
            default: emit(byte)
            }
            place += 1
        }
    }
}

/// Letters by name, for reading bytes.
enum Letter {
    static let a = UInt8(ascii: "a")
    static let c = UInt8(ascii: "c")
    static let d = UInt8(ascii: "d")
    static let e = UInt8(ascii: "e")
    static let f = UInt8(ascii: "f")
    static let g = UInt8(ascii: "g")
    static let h = UInt8(ascii: "h")
    static let i = UInt8(ascii: "i")
    static let j = UInt8(ascii: "j")
    static let k = UInt8(ascii: "k")
    static let l = UInt8(ascii: "l")
    static let m = UInt8(ascii: "m")
    static let n = UInt8(ascii: "n")
    static let o = UInt8(ascii: "o")
    static let p = UInt8(ascii: "p")
    static let q = UInt8(ascii: "q")
    static let s = UInt8(ascii: "s")
    static let u = UInt8(ascii: "u")
    static let v = UInt8(ascii: "v")
    static let w = UInt8(ascii: "w")
    static let x = UInt8(ascii: "x")
    static let y = UInt8(ascii: "y")
    static let z = UInt8(ascii: "z")
}
