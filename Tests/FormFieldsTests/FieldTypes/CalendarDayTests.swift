import FormFields
import Testing

struct CalendarDayTests {
    @Test(arguments: [(2000, true), (1900, false), (2024, true), (2023, false), (2100, false)])
    func leapYears(year: Int, isLeap: Bool) {
        #expect(CalendarDay.isLeap(year) == isLeap)
        #expect((CalendarDay(year: year, month: 2, day: 29) != nil) == isLeap)
    }

    @Test(arguments: [(2024, 0, 1), (2024, 13, 1), (2024, 4, 31), (2024, 1, 0), (0, 1, 1), (2024, 1, 32)])
    func impossibleDays(year: Int, month: Int, day: Int) {
        #expect(CalendarDay(year: year, month: month, day: day) == nil)
    }

    @Test
    func daysAreOrdered() throws {
        let first = try #require(CalendarDay(year: 2025, month: 12, day: 31))
        let second = try #require(CalendarDay(year: 2026, month: 1, day: 1))
        #expect(first < second)
        let today = try #require(CalendarDay.today)
        #expect(second <= today || today.year >= 2025)
    }
}
