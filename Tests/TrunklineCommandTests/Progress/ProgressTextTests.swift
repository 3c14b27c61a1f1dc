import Testing

@testable import trunkline

struct ProgressTextTests {
    private let start = ContinuousClock.now

    /// Half of 150 MB after two seconds, which began at the start.
    private var half: ProgressText {
        var speed = ProgressSpeed()
        var state = ProgressState(
            activity: "reading", subject: "export.csv", totalBytes: 150_000_000, contacts: 0)
        speed.add(state, at: start)
        state.bytes = 75_000_000
        state.contacts = 500_000
        speed.add(state, at: start + .seconds(2))
        return ProgressText(state: state, speed: speed, seconds: 2)
    }

    @Test(arguments: [
        (100, "reading export.csv ###############---------------  50%  0:02 left  250,000 rows/s  37.5 MB/s"),
        (80, "reading export.csv ########---------  50%  0:02 left  250,000 rows/s  37.5 MB/s"),
        (60, "reading ...t.csv #####-----  50%  0:02 left  250,000 rows/s"),
        (40, "...xport.csv #####-----  50%  0:02 left"),
        (30, "reading ...sv #####-----  50%"),
        (20, "reading ...csv  50%"),
        (10, "...v  50%"),
        (4, ""),
    ])
    func fitsTheTerminal(_ columns: Int, _ expected: String) {
        let bar = half.bar(columns: columns, ink: Ink(isColored: false))
        #expect(bar.count < columns)
        #expect(bar == expected)
    }

    @Test func neverWiderThanTheTerminal() {
        for columns in 0...200 {
            var text = half
            text.state.subject = "exports/2026/日本/contacts of the whole company.csv"
            #expect(ColumnText.width(of: text.bar(columns: columns, ink: Ink(isColored: false))) < max(columns, 1))
            text.state.totalBytes = nil
            #expect(ColumnText.width(of: text.bar(columns: columns, ink: Ink(isColored: false))) < max(columns, 1))
        }
    }

    @Test func inWords() {
        #expect(
            half.words == "reading export.csv: 50%, 500,000 contacts, 0:02 left, 250,000 rows/s, 37.5 MB/s")
        var unknown = half
        unknown.state.totalBytes = nil
        #expect(unknown.words == "reading export.csv: 75.0 MB, 500,000 contacts, 250,000 rows/s, 37.5 MB/s")
        let checking = ProgressText(
            state: ProgressState(activity: "checking", subject: "pages"), speed: ProgressSpeed(), seconds: 3725)
        #expect(checking.words == "checking pages: 1:02:05")
    }

    @Test func theSpeedIsThatOfTheLastSeconds() {
        var speed = ProgressSpeed()
        var state = ProgressState(activity: "reading", subject: "export.csv", totalBytes: 1000)
        for second in 0...20 {
            if second <= 10 { state.bytes = second * 100 }
            speed.add(state, at: start + .seconds(second))
        }
        #expect(speed.bytes == 0)
        #expect(speed.secondsLeft(of: state) == nil)
        state.subject = "other.csv"
        state.bytes = 10
        speed.add(state, at: start + .seconds(21))
        #expect(speed.bytes == 0)
        state.bytes = 20
        speed.add(state, at: start + .seconds(22))
        #expect(speed.bytes == 10)
        #expect(speed.secondsLeft(of: state) == 98)
    }
}
