// Starts what the page needs. Each module is one idea, and does nothing on pages that lack its elements.
import { localize } from "./localize.js";
import { startKeys } from "./keys.js";
import { startLanguage } from "./language.js";
import { startGrid } from "./grid.js";
import { startPeople } from "./people.js";
import { startPerson } from "./person.js";
import { startSearch } from "./search.js";
import { startBulk } from "./bulk.js";
import { startExports } from "./exports.js";
import { startFacets } from "./facets.js";
import { startMatrix } from "./matrix.js";
import { startPairs } from "./pairs.js";
import { startDrop } from "./drop.js";
import { startJob } from "./job.js";
import { startComparison } from "./compare.js";
import { startHome } from "./home.js";
import { startChanges } from "./changes.js";
import { showFix } from "./fix.js";

localize(document);
startKeys();
startLanguage();
startGrid();
startPeople();
startPerson();
startMatrix();
startSearch();
startFacets();
startBulk();
startExports();
startDrop();
startChanges();
startHome();
startComparison();
startJob();
showFix();
// Keys and drops are answered from then on.
void startPairs().then(() => (document.documentElement.dataset.ready = ""));
