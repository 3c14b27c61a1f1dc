#include "WorkbenchAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char script[] = "text/javascript; charset=utf-8";
static const char text[] = "text/plain; charset=utf-8";
static const char style[] = "text/css; charset=utf-8";

static const uint8_t api_js[] = {
#embed "Files/api.js"
};
static const uint8_t base_css[] = {
#embed "Files/base.css"
};
static const uint8_t bulk_js[] = {
#embed "Files/bulk.js"
};
static const uint8_t changes_js[] = {
#embed "Files/changes.js"
};
static const uint8_t compare_js[] = {
#embed "Files/compare.js"
};
static const uint8_t de_txt[] = {
#embed "Texts/de.txt"
};
static const uint8_t drafts_js[] = {
#embed "Files/drafts.js"
};
static const uint8_t drawer_js[] = {
#embed "Files/drawer.js"
};
static const uint8_t drop_js[] = {
#embed "Files/drop.js"
};
static const uint8_t engine_js[] = {
#embed "Files/engine.js"
};
static const uint8_t en_txt[] = {
#embed "Texts/en.txt"
};
// Made from the sources by Sources/PageEngine/Runtime/build, as unpack.wasm is.
static const uint8_t engine_wasm_lzma[] = {
#embed "Files/engine.wasm.lzma"
};
static const uint8_t events_js[] = {
#embed "Files/events.js"
};
static const uint8_t exports_css[] = {
#embed "Files/exports.css"
};
static const uint8_t exports_js[] = {
#embed "Files/exports.js"
};
static const uint8_t facets_js[] = {
#embed "Files/facets.js"
};
static const uint8_t field_js[] = {
#embed "Files/field.js"
};
static const uint8_t files_css[] = {
#embed "Files/files.css"
};
static const uint8_t fix_js[] = {
#embed "Files/fix.js"
};
static const uint8_t grid_js[] = {
#embed "Files/grid.js"
};
static const uint8_t home_css[] = {
#embed "Files/home.css"
};
static const uint8_t home_js[] = {
#embed "Files/home.js"
};
static const uint8_t groups_css[] = {
#embed "Files/groups.css"
};
static const uint8_t icon_svg[] = {
#embed "Files/icon.svg"
};
static const uint8_t job_js[] = {
#embed "Files/job.js"
};
static const uint8_t keys_js[] = {
#embed "Files/keys.js"
};
static const uint8_t language_js[] = {
#embed "Files/language.js"
};
static const uint8_t localize_js[] = {
#embed "Files/localize.js"
};
static const uint8_t main_js[] = {
#embed "Files/main.js"
};
static const uint8_t matrix_js[] = {
#embed "Files/matrix.js"
};
static const uint8_t notice_js[] = {
#embed "Files/notice.js"
};
static const uint8_t pairs_js[] = {
#embed "Files/pairs.js"
};
static const uint8_t people_js[] = {
#embed "Files/people.js"
};
static const uint8_t person_js[] = {
#embed "Files/person.js"
};
// Contacts of invented people, for whoever has no file at hand.
static const uint8_t sample_apple_vcf[] = {
#embed "../../Fixtures/apple-contacts.vcf"
};
static const uint8_t sample_google_csv[] = {
#embed "../../Fixtures/google-current.csv"
};
static const uint8_t remedies_css[] = {
#embed "Files/remedies.css"
};
static const uint8_t screens_css[] = {
#embed "Files/screens.css"
};
static const uint8_t search_js[] = {
#embed "Files/search.js"
};
static const uint8_t shown_js[] = {
#embed "Files/shown.js"
};
static const uint8_t suggestions_js[] = {
#embed "Files/suggestions.js"
};
static const uint8_t texts_js[] = {
#embed "Files/texts.js"
};
static const uint8_t toast_css[] = {
#embed "Files/toast.css"
};
static const uint8_t unpack_wasm[] = {
#embed "Files/unpack.wasm"
};
static const uint8_t work_js[] = {
#embed "Files/work.js"
};
// Made from the outlines of Natural Earth by Map/draw.
static const uint8_t world_svg[] = {
#embed "Files/world.svg"
};

static const workbench_asset assets[] = {
    {"api.js", script, api_js, sizeof api_js},
    {"base.css", style, base_css, sizeof base_css},
    {"bulk.js", script, bulk_js, sizeof bulk_js},
    {"changes.js", script, changes_js, sizeof changes_js},
    {"compare.js", script, compare_js, sizeof compare_js},
    {"de.txt", text, de_txt, sizeof de_txt},
    {"drafts.js", script, drafts_js, sizeof drafts_js},
    {"drawer.js", script, drawer_js, sizeof drawer_js},
    {"drop.js", script, drop_js, sizeof drop_js},
    {"en.txt", text, en_txt, sizeof en_txt},
    {"engine.js", script, engine_js, sizeof engine_js},
    {"engine.wasm.lzma", "application/x-lzma", engine_wasm_lzma, sizeof engine_wasm_lzma},
    {"events.js", script, events_js, sizeof events_js},
    {"exports.css", style, exports_css, sizeof exports_css},
    {"exports.js", script, exports_js, sizeof exports_js},
    {"facets.js", script, facets_js, sizeof facets_js},
    {"field.js", script, field_js, sizeof field_js},
    {"files.css", style, files_css, sizeof files_css},
    {"fix.js", script, fix_js, sizeof fix_js},
    {"grid.js", script, grid_js, sizeof grid_js},
    {"home.css", style, home_css, sizeof home_css},
    {"home.js", script, home_js, sizeof home_js},
    {"groups.css", style, groups_css, sizeof groups_css},
    {"icon.svg", "image/svg+xml", icon_svg, sizeof icon_svg},
    {"job.js", script, job_js, sizeof job_js},
    {"keys.js", script, keys_js, sizeof keys_js},
    {"language.js", script, language_js, sizeof language_js},
    {"localize.js", script, localize_js, sizeof localize_js},
    {"main.js", script, main_js, sizeof main_js},
    {"matrix.js", script, matrix_js, sizeof matrix_js},
    {"notice.js", script, notice_js, sizeof notice_js},
    {"pairs.js", script, pairs_js, sizeof pairs_js},
    {"people.js", script, people_js, sizeof people_js},
    {"person.js", script, person_js, sizeof person_js},
    {"sample-apple.vcf", "text/vcard; charset=utf-8", sample_apple_vcf, sizeof sample_apple_vcf},
    {"sample-google.csv", "text/csv; charset=utf-8", sample_google_csv, sizeof sample_google_csv},
    {"remedies.css", style, remedies_css, sizeof remedies_css},
    {"screens.css", style, screens_css, sizeof screens_css},
    {"search.js", script, search_js, sizeof search_js},
    {"shown.js", script, shown_js, sizeof shown_js},
    {"suggestions.js", script, suggestions_js, sizeof suggestions_js},
    {"texts.js", script, texts_js, sizeof texts_js},
    {"toast.css", style, toast_css, sizeof toast_css},
    {"unpack.wasm", "application/wasm", unpack_wasm, sizeof unpack_wasm},
    {"work.js", script, work_js, sizeof work_js},
    {"world.svg", "image/svg+xml", world_svg, sizeof world_svg},
};

const size_t workbench_asset_count = sizeof assets / sizeof *assets;

workbench_asset workbench_asset_at(size_t place) { return assets[place]; }
