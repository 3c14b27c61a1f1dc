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

// Lets no view of a file be evaluated.
static inline void trunkline_disable_views(sqlite3 *db) {
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
}
