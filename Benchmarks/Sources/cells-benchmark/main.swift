// Reads random cells by the laws of cells: `cells-benchmark [COUNT] [SEED] [EXAMPLES]`.
//
// Prints for each law, and for each kind of remark, the numbers of cells that are right, refused and wrong; with EXAMPLES also as many cells
// that are wrong.

import NumberCorpus

let arguments = CommandLine.arguments.dropFirst()
let count = Int(arguments.first ?? "") ?? 100_000
let seed = UInt64(arguments.dropFirst().first ?? "") ?? 1
let examples = Int(arguments.dropFirst(2).first ?? "") ?? 0

func show(_ name: String, _ counts: CellTrial.Counts) {
    print([name, "\(counts.right)", "\(counts.refused)", "\(counts.wrong)"].joined(separator: "\t"))
}

for law in CellLaw.allCases {
    let trial = CellTrial(law, count: count, seed: seed)
    show(law.rawValue, trial.counts)
    if law == .label || law == .remark {
        for (kind, counts) in trial.kinds.sorted(by: { $0.key < $1.key }) { show("\(law.rawValue), \(kind)", counts) }
    }
    for cell in trial.wrong.prefix(examples) { print(cell) }
}
