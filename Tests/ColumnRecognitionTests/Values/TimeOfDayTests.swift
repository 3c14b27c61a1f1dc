import Testing

@testable import ColumnRecognition

struct TimeOfDayTests {
    @Test(arguments: [
        "9:30", "16:00:00", "08:05 PM", "8:05pm", "8:05 a.m.", "24:00", "0:00", "12:34:56.789", "23:59:59 P.M", "9:30 ",
    ])
    func times(_ text: String) { #expect(TimeOfDay.isWhole(text)) }

    @Test(arguments: [
        "", ":", "9", "9:3", "9:300", "930", "25:00", "123:00", "9:60", "9:30:", "9:30:4", "9:30:45.", "9:30  PM",
        "9:30 P",
        "9:30 xm", " 9:30", "9:30 PM ", "9:30 pmx", "٩:٣٠", "9:30–", "9.30", "9:30:45:10",
    ])
    func others(_ text: String) { #expect(!TimeOfDay.isWhole(text)) }
}
