import Markup
import Testing

@testable import Workbench

struct CountTests {
    @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-12_345_678, "−12,345,678")])
    func countsAreGrouped(_ count: Int, _ text: String) {
        #expect(HTML(count: count).markup == "<span class=\"count\">\(text)</span>")
    }
}
