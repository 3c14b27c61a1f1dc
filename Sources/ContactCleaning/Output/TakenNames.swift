/// The names of files in a folder, none of which stands twice.
struct TakenNames {
    private var names: Set<String> = []

    /// Takes a name: with a number before its ending where another file has it, from 2 on.
    mutating func take(_ stem: String, ending: String = "") -> String {
        var name = stem + ending
        var number = 2
        while !names.insert(name).inserted {
            name = "\(stem)-\(number)\(ending)"
            number += 1
        }
        return name
    }
}
