#include <sqlite3.h>

// sqlite3_db_config is variadic, which Swift cannot call.

// Lets no statement touch what SQLite keeps of a file's structure, no trigger of a file run, and no function of a file's schema have
// effects.
static inline void trunkline_defend(sqlite3 *db) {
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
    sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)0);
}

// Counts no memory, and takes no lock of the whole process for each piece of it: threads with a connection each wait for one another there.
// It has to be said before the first connection; later it changes nothing.
static inline int trunkline_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

// Takes away the function that GRDB is told every column by which a statement reads: it notes them for observers of tables, of which there
// are none, and that took as long as preparing a statement does.
static inline void trunkline_forget_columns(sqlite3 *db) {
    sqlite3_set_authorizer(db, (int (*)(void *, int, const char *, const char *, const char *, const char *))0, (void *)0);
}

// Lets no view of a file be evaluated.
static inline void trunkline_disable_views(sqlite3 *db) {
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
}
