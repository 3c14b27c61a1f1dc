#include <sqlite3.h>

// Has SQLite count no memory, as the command has it with its first database. Some tests open a database by themselves, and whichever is the
// first decides for the process: with the lock of the counts all tests together took twice the time.
__attribute__((constructor)) static void trunkline_count_no_memory_in_tests(void) {
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
