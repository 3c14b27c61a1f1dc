#if hasFeature(Embedded)
// An embedded program has no calendar of its own and tells the day where it matters.
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

extension CalendarDay {
    /// The day by the system's clock in its time zone; `nil` where there is none, as in an embedded program.
    public static var today: CalendarDay? {
        #if !hasFeature(Embedded) && (canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin))
        var now = time(nil)
        var local = unsafe tm()
        guard unsafe localtime_r(&now, &local) != nil else { return nil }
        return unsafe CalendarDay(
            year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
        #else
        return nil
        #endif
    }
}
