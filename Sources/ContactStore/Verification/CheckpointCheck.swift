import GRDB

/// Compares checkpoints with the sources that they belong to.
enum CheckpointCheck {
    static func run(in db: Database, over tally: StoredTally, into check: inout DatabaseCheck) throws {
        var checkpoints: [Int: Checkpoint] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT \(CheckpointColumn.allCases.list) FROM _checkpoints") {
            checkpoints[try row.value(CheckpointColumn.sourceID)] = try Checkpoint(row)
        }
        check.examined = [.init(count: checkpoints.count, unit: "unfinished source")]
        for source in tally.sources {
            let path = source.recorded.path
            switch (checkpoints.removeValue(forKey: source.id), source.recorded.isFinished) {
            case (nil, true): break
            case (nil, false): check.fail("\(path): it is unfinished and has no checkpoint")
            case (_?, true): check.fail("\(path): it is finished and has a checkpoint")
            case (let checkpoint?, false):
                compare(checkpoint, with: source, into: &check)
                check.notes.append(
                    "\(path) is unfinished, with \(checkpoint.contacts) contacts stored; the same ingest completes it")
            }
        }
        for id in checkpoints.keys.sorted() { check.fail("a checkpoint is of a source that is not there (\(id))") }
    }

    private static func compare(
        _ checkpoint: Checkpoint, with source: SourceTally, into check: inout DatabaseCheck
    ) {
        let path = source.recorded.path
        check.expect(
            source.contacts, checkpoint.contacts,
            "\(path): the checkpoint counts \(checkpoint.contacts) contacts, and \(source.contacts) are there")
        check.expect(
            source.findings, checkpoint.findings,
            "\(path): the checkpoint counts \(checkpoint.findings) findings, and \(source.findings) are there")
        check.expect(
            checkpoint.byteOffset, source.end,
            "\(path): the checkpoint is at byte \(checkpoint.byteOffset), and the last contact ends at byte \(source.end)"
        )
    }
}
