CREATE TABLE sources (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL,
  sha256 TEXT NOT NULL UNIQUE,
  bytes INTEGER NOT NULL,
  format TEXT,
  dialect TEXT,
  encoding TEXT,
  mapping TEXT,
  default_region TEXT,
  allowed TEXT,
  normalized TEXT,
  plan_version TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('unfinished', 'finished')),
  contacts_seen INTEGER NOT NULL DEFAULT 0,
  contacts_stored INTEGER NOT NULL DEFAULT 0,
  contacts_skipped INTEGER NOT NULL DEFAULT 0,
  numbers INTEGER NOT NULL DEFAULT 0,
  numbers_accepted INTEGER NOT NULL DEFAULT 0,
  numbers_rejected INTEGER NOT NULL DEFAULT 0,
  numbers_ambiguous INTEGER NOT NULL DEFAULT 0,
  numbers_empty INTEGER NOT NULL DEFAULT 0,
  findings INTEGER NOT NULL DEFAULT 0,
  contacts_forgotten INTEGER NOT NULL DEFAULT 0,
  settings TEXT,
  rejects TEXT,
  lineage TEXT,
  contacts_superseded INTEGER NOT NULL DEFAULT 0,
  product TEXT,
  layout TEXT,
  damage TEXT,
  ends_with_line_end INTEGER,
  delimiter TEXT,
  card_version TEXT,
  lost_zeros INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE contacts (
  id INTEGER PRIMARY KEY,
  source_id INTEGER NOT NULL REFERENCES sources (id),
  ordinal INTEGER NOT NULL,
  line INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  byte_count INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name_prefix TEXT,
  given_name TEXT,
  middle_name TEXT,
  family_name TEXT,
  name_suffix TEXT,
  display_name TEXT,
  nickname TEXT,
  file_as TEXT,
  phonetic_given_name TEXT,
  phonetic_middle_name TEXT,
  phonetic_family_name TEXT,
  organization TEXT,
  department TEXT,
  job_title TEXT,
  role TEXT,
  birthday TEXT,
  note TEXT,
  uid TEXT,
  revision TEXT,
  extras TEXT
) STRICT;

CREATE TABLE rules (
  id INTEGER PRIMARY KEY,
  plan_version TEXT NOT NULL,
  template TEXT NOT NULL,
  country_code INTEGER NOT NULL,
  region TEXT NOT NULL,
  category TEXT NOT NULL,
  note TEXT NOT NULL,
  source_name TEXT NOT NULL,
  source_url TEXT NOT NULL,
  confidence TEXT NOT NULL,
  UNIQUE (plan_version, country_code, region, template, category, note, source_name, source_url, confidence)
) STRICT;

CREATE TABLE phone_numbers (
  id INTEGER PRIMARY KEY,
  contact_id INTEGER NOT NULL REFERENCES contacts (id),
  position INTEGER NOT NULL,
  line_offset INTEGER,
  label TEXT,
  is_preferred INTEGER NOT NULL,
  raw TEXT NOT NULL,
  cell TEXT,
  e164 TEXT,
  extension TEXT,
  country_code INTEGER,
  region TEXT,
  category TEXT,
  verdict TEXT NOT NULL,
  reason TEXT,
  rule_id INTEGER REFERENCES rules (id),
  repairs TEXT
) STRICT;

CREATE TABLE emails (
  id INTEGER PRIMARY KEY,
  contact_id INTEGER NOT NULL REFERENCES contacts (id),
  position INTEGER NOT NULL,
  label TEXT,
  is_preferred INTEGER NOT NULL,
  address TEXT NOT NULL
) STRICT;

CREATE TABLE addresses (
  id INTEGER PRIMARY KEY,
  contact_id INTEGER NOT NULL REFERENCES contacts (id),
  position INTEGER NOT NULL,
  label TEXT,
  is_preferred INTEGER NOT NULL,
  formatted TEXT,
  street TEXT,
  extended_address TEXT,
  post_office_box TEXT,
  city TEXT,
  region TEXT,
  postal_code TEXT,
  country TEXT
) STRICT;

CREATE TABLE details (
  id INTEGER PRIMARY KEY,
  contact_id INTEGER NOT NULL REFERENCES contacts (id),
  position INTEGER NOT NULL,
  kind TEXT NOT NULL,
  label TEXT,
  is_preferred INTEGER NOT NULL,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE normalized_fields (
  id INTEGER PRIMARY KEY,
  contact_id INTEGER NOT NULL REFERENCES contacts (id),
  position INTEGER NOT NULL,
  field TEXT NOT NULL,
  raw TEXT NOT NULL,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE findings (
  id INTEGER PRIMARY KEY,
  source_id INTEGER NOT NULL REFERENCES sources (id),
  severity TEXT NOT NULL,
  code TEXT NOT NULL,
  line INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  field TEXT,
  raw TEXT NOT NULL,
  message TEXT NOT NULL,
  occurrences INTEGER NOT NULL DEFAULT 1,
  sentence TEXT
) STRICT;

CREATE TABLE _checkpoints (
  source_id INTEGER PRIMARY KEY REFERENCES sources (id),
  byte_offset INTEGER NOT NULL,
  contacts INTEGER NOT NULL,
  findings INTEGER NOT NULL
) STRICT;

CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  author TEXT,
  note TEXT,
  undoes INTEGER REFERENCES changes (id),
  dropped_at TEXT,
  threshold REAL,
  sentence TEXT
) STRICT;

CREATE TABLE people (
  id INTEGER PRIMARY KEY,
  stable_id TEXT NOT NULL,
  contacts INTEGER NOT NULL
) STRICT;

CREATE TABLE memberships (
  contact_id INTEGER PRIMARY KEY REFERENCES contacts (id),
  person_id INTEGER NOT NULL REFERENCES people (id)
) STRICT;

CREATE TABLE decisions (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  a INTEGER NOT NULL REFERENCES contacts (id),
  b INTEGER NOT NULL REFERENCES contacts (id),
  same INTEGER NOT NULL,
  decided_by TEXT NOT NULL CHECK (decided_by IN ('rule', 'user')),
  bits REAL,
  parts TEXT,
  rule_version INTEGER
) STRICT;

CREATE TABLE corrections (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  number_id INTEGER NOT NULL REFERENCES phone_numbers (id),
  value TEXT NOT NULL,
  is_current INTEGER NOT NULL,
  e164 TEXT,
  extension TEXT,
  country_code INTEGER,
  region TEXT,
  category TEXT,
  verdict TEXT NOT NULL,
  reason TEXT,
  rule_id INTEGER REFERENCES rules (id),
  repairs TEXT,
  plan_version TEXT NOT NULL
) STRICT;

CREATE TABLE edits (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  contact_id INTEGER NOT NULL REFERENCES contacts (id),
  field TEXT NOT NULL,
  position INTEGER NOT NULL,
  old_value TEXT,
  value TEXT NOT NULL,
  is_current INTEGER NOT NULL,
  ended_by INTEGER REFERENCES changes (id),
  outcome TEXT
) STRICT;

CREATE TABLE preferences (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  field TEXT NOT NULL,
  position INTEGER NOT NULL,
  rule TEXT NOT NULL,
  source TEXT,
  is_current INTEGER NOT NULL
) STRICT;

CREATE TABLE forgotten (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  kind TEXT NOT NULL,
  salt TEXT NOT NULL,
  digest TEXT NOT NULL
) STRICT;

CREATE TABLE raw_content (
  id INTEGER PRIMARY KEY,
  source_id INTEGER NOT NULL REFERENCES sources (id),
  byte_offset INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  deflated BLOB NOT NULL
) STRICT;

CREATE TABLE _digests (
  id INTEGER PRIMARY KEY,
  source_id INTEGER REFERENCES sources (id),
  table_name TEXT NOT NULL,
  rows INTEGER NOT NULL,
  hash INTEGER NOT NULL,
  keyed INTEGER NOT NULL
) STRICT;

CREATE TABLE _normalized_contacts (
  id INTEGER PRIMARY KEY,
  last_contact INTEGER NOT NULL,
  last_source INTEGER NOT NULL,
  state INTEGER NOT NULL,
  hash INTEGER NOT NULL,
  content BLOB NOT NULL
) STRICT;

CREATE TABLE kept_rows (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  table_name TEXT NOT NULL,
  row_id INTEGER NOT NULL,
  source_id INTEGER,
  contact_id INTEGER,
  successor INTEGER,
  row BLOB
) STRICT;

CREATE TABLE _erasures (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  subject TEXT NOT NULL,
  facts TEXT NOT NULL,
  is_wiped INTEGER NOT NULL
) STRICT;

CREATE TABLE _search_index (
  id INTEGER PRIMARY KEY,
  state INTEGER,
  contacts INTEGER NOT NULL,
  hash INTEGER NOT NULL,
  content BLOB NOT NULL
) STRICT;

CREATE TABLE members (
  id INTEGER PRIMARY KEY,
  source_id INTEGER NOT NULL REFERENCES sources (id),
  name TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  state INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  text_bytes INTEGER NOT NULL,
  lines INTEGER NOT NULL
) STRICT;

CREATE TABLE plans (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  author TEXT,
  options TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'begun', 'applied')),
  sha256 TEXT NOT NULL,
  change_id INTEGER REFERENCES changes (id)
) STRICT;

CREATE TABLE plan_files (
  id INTEGER PRIMARY KEY,
  plan_id INTEGER NOT NULL REFERENCES plans (id),
  source_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  path TEXT,
  before_sha256 TEXT NOT NULL,
  after_sha256 TEXT,
  joined_into TEXT,
  patch BLOB NOT NULL,
  bytes INTEGER NOT NULL,
  refusal TEXT
) STRICT;

CREATE TABLE plan_steps (
  id INTEGER PRIMARY KEY,
  plan_id INTEGER NOT NULL REFERENCES plans (id),
  file_id INTEGER REFERENCES plan_files (id),
  contact_id INTEGER NOT NULL,
  property TEXT NOT NULL,
  before TEXT,
  after TEXT,
  reason TEXT NOT NULL,
  sentence TEXT
) STRICT;

CREATE TABLE plan_images (
  id INTEGER PRIMARY KEY,
  content BLOB NOT NULL
) STRICT;

CREATE TABLE _compared_contacts (
  id INTEGER PRIMARY KEY,
  state INTEGER NOT NULL,
  hash INTEGER NOT NULL,
  content BLOB NOT NULL
) STRICT;

CREATE VIEW current_contacts AS
SELECT
  contacts.id,
  contacts.source_id,
  contacts.ordinal,
  contacts.line,
  contacts.byte_offset,
  contacts.byte_count,
  contacts.kind,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'namePrefix') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'namePrefix' AND edits.position = 0
  ) END, contacts.name_prefix), '') AS name_prefix,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'givenName') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'givenName' AND edits.position = 0
  ) END, contacts.given_name), '') AS given_name,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'middleName') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'middleName' AND edits.position = 0
  ) END, contacts.middle_name), '') AS middle_name,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'familyName') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'familyName' AND edits.position = 0
  ) END, contacts.family_name), '') AS family_name,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'nameSuffix') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'nameSuffix' AND edits.position = 0
  ) END, contacts.name_suffix), '') AS name_suffix,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'displayName') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'displayName' AND edits.position = 0
  ) END, contacts.display_name), '') AS display_name,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'nickname') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'nickname' AND edits.position = 0
  ) END, contacts.nickname), '') AS nickname,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'fileAs') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'fileAs' AND edits.position = 0
  ) END, contacts.file_as), '') AS file_as,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'phoneticGivenName') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'phoneticGivenName' AND edits.position = 0
  ) END, contacts.phonetic_given_name), '') AS phonetic_given_name,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'phoneticMiddleName') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'phoneticMiddleName' AND edits.position = 0
  ) END, contacts.phonetic_middle_name), '') AS phonetic_middle_name,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'phoneticFamilyName') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'phoneticFamilyName' AND edits.position = 0
  ) END, contacts.phonetic_family_name), '') AS phonetic_family_name,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'organization') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'organization' AND edits.position = 0
  ) END, contacts.organization), '') AS organization,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'department') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'department' AND edits.position = 0
  ) END, contacts.department), '') AS department,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'jobTitle') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'jobTitle' AND edits.position = 0
  ) END, contacts.job_title), '') AS job_title,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'role') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'role' AND edits.position = 0
  ) END, contacts.role), '') AS role,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'birthday') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'birthday' AND edits.position = 0
  ) END, contacts.birthday), '') AS birthday,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'note') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'note' AND edits.position = 0
  ) END, contacts.note), '') AS note,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'uid') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'uid' AND edits.position = 0
  ) END, contacts.uid), '') AS uid,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'revision') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'revision' AND edits.position = 0
  ) END, contacts.revision), '') AS revision,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'extra') AND contacts.id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = contacts.id AND field = 'extra' AND edits.position = 0
  ) END, contacts.extras), '') AS extras
FROM contacts;

CREATE VIEW current_emails AS
SELECT * FROM (
SELECT
  emails.id,
  emails.contact_id,
  emails.position,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'email.label') AND emails.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = emails.contact_id AND field = 'email.label' AND edits.position = emails.position
  ) END, emails.label), '') AS label,
  emails.is_preferred,
  coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'email') AND emails.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = emails.contact_id AND field = 'email' AND edits.position = emails.position
  ) END, emails.address) AS address
FROM emails
) WHERE address <> '';

CREATE VIEW current_addresses AS
SELECT * FROM (
SELECT
  addresses.id,
  addresses.contact_id,
  addresses.position,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'address.label') AND addresses.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = addresses.contact_id AND field = 'address.label' AND edits.position = addresses.position
  ) END, addresses.label), '') AS label,
  addresses.is_preferred,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'formattedAddress') AND addresses.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = addresses.contact_id AND field = 'formattedAddress' AND edits.position = addresses.position
  ) END, addresses.formatted), '') AS formatted,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'street') AND addresses.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = addresses.contact_id AND field = 'street' AND edits.position = addresses.position
  ) END, addresses.street), '') AS street,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'extendedAddress') AND addresses.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = addresses.contact_id AND field = 'extendedAddress' AND edits.position = addresses.position
  ) END, addresses.extended_address), '') AS extended_address,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'postOfficeBox') AND addresses.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = addresses.contact_id AND field = 'postOfficeBox' AND edits.position = addresses.position
  ) END, addresses.post_office_box), '') AS post_office_box,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'city') AND addresses.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = addresses.contact_id AND field = 'city' AND edits.position = addresses.position
  ) END, addresses.city), '') AS city,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'region') AND addresses.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = addresses.contact_id AND field = 'region' AND edits.position = addresses.position
  ) END, addresses.region), '') AS region,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'postalCode') AND addresses.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = addresses.contact_id AND field = 'postalCode' AND edits.position = addresses.position
  ) END, addresses.postal_code), '') AS postal_code,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'country') AND addresses.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = addresses.contact_id AND field = 'country' AND edits.position = addresses.position
  ) END, addresses.country), '') AS country
FROM addresses
) WHERE coalesce(formatted, street, extended_address, post_office_box, city, region, postal_code, country) IS NOT NULL;

CREATE VIEW current_details AS
SELECT * FROM (
SELECT
  details.id,
  details.contact_id,
  details.position,
  details.kind,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current) AND details.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = details.contact_id AND field = details.kind || '.label' AND edits.position = details.position + 1
  ) END, details.label), '') AS label,
  details.is_preferred,
  coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current) AND details.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = details.contact_id AND field = details.kind AND edits.position = details.position + 1
  ) END, details.value) AS value
FROM details
) WHERE value <> '';

CREATE VIEW _contact_names AS
SELECT
  id AS contact_id,
  coalesce(
    display_name,
    nullif(trim(coalesce(given_name, '') || ' ' || coalesce(family_name, '')), ''),
    nickname,
    file_as,
    organization,
    (
      SELECT address FROM current_emails AS emails
      WHERE emails.id BETWEEN (contacts.id << 28 | 0) AND (contacts.id << 28 | 268435455)
      ORDER BY emails.id LIMIT 1
    )
  ) AS name
FROM current_contacts AS contacts;

CREATE VIEW current_numbers AS
SELECT
  phone_numbers.id, phone_numbers.contact_id, phone_numbers.position,
  (SELECT contacts.line FROM contacts WHERE contacts.id = phone_numbers.contact_id) + phone_numbers.line_offset AS line,
  nullif(coalesce(CASE WHEN EXISTS (SELECT 1 FROM edits WHERE is_current AND field = 'phone.label') AND phone_numbers.contact_id IN (SELECT contact_id FROM edits) THEN (
    SELECT value FROM edits
    WHERE is_current AND edits.contact_id = phone_numbers.contact_id AND field = 'phone.label' AND edits.position = phone_numbers.position
  ) END, phone_numbers.label), '') AS label,
  phone_numbers.is_preferred, phone_numbers.raw, phone_numbers.cell,
  iif(corrections.id IS NULL, phone_numbers.e164, corrections.e164) AS e164,
  iif(corrections.id IS NULL, phone_numbers.extension, corrections.extension) AS extension,
  iif(corrections.id IS NULL, phone_numbers.country_code, corrections.country_code) AS country_code,
  iif(corrections.id IS NULL, phone_numbers.region, corrections.region) AS region,
  iif(corrections.id IS NULL, phone_numbers.category, corrections.category) AS category,
  iif(corrections.id IS NULL, phone_numbers.verdict, corrections.verdict) AS verdict,
  iif(corrections.id IS NULL, phone_numbers.reason, corrections.reason) AS reason,
  iif(corrections.id IS NULL, phone_numbers.rule_id, corrections.rule_id) AS rule_id,
  iif(corrections.id IS NULL, phone_numbers.repairs, corrections.repairs) AS repairs,
  coalesce(corrections.value, phone_numbers.raw) AS value,
  corrections.change_id AS change_id
FROM phone_numbers
LEFT JOIN corrections ON corrections.number_id = phone_numbers.id AND corrections.is_current
WHERE phone_numbers.position < 134217728 OR corrections.value <> '';

CREATE VIEW accepted_numbers AS
SELECT
  sources.path AS source,
  coalesce(numbers.line, contacts.line) AS line,
  names.name AS contact,
  numbers.label AS label,
  numbers.raw AS raw,
  numbers.e164 AS e164,
  numbers.extension AS extension,
  numbers.category,
  coalesce(numbers.region, '+' || numbers.country_code) AS country,
  numbers.repairs AS repairs,
  numbers.id AS number_id,
  numbers.contact_id AS contact_id,
  numbers.position AS position,
  numbers.value AS value,
  numbers.change_id AS change_id
FROM current_numbers AS numbers
JOIN contacts ON contacts.id = numbers.contact_id
JOIN sources ON sources.id = contacts.source_id
JOIN _contact_names AS names ON names.contact_id = contacts.id
WHERE numbers.verdict = 'accepted';

CREATE VIEW rejected_numbers AS
SELECT
  sources.path AS source,
  coalesce(numbers.line, contacts.line) AS line,
  names.name AS contact,
  numbers.label AS label,
  numbers.raw AS raw,
  numbers.reason AS reason,
  CASE numbers.reason
    WHEN 'disallowedCategory' THEN coalesce(numbers.category, numbers.reason)
    ELSE numbers.reason
  END AS category,
  coalesce(numbers.region, '+' || numbers.country_code) AS country,
  rules.template AS rule,
  nullif(rules.note, '') AS rule_note,
  nullif(rules.source_name, '') AS rule_source,
  nullif(rules.source_url, '') AS rule_url,
  numbers.id AS number_id,
  numbers.contact_id AS contact_id,
  numbers.position AS position,
  numbers.value AS value,
  numbers.change_id AS change_id
FROM current_numbers AS numbers
JOIN contacts ON contacts.id = numbers.contact_id
JOIN sources ON sources.id = contacts.source_id
JOIN _contact_names AS names ON names.contact_id = contacts.id
LEFT JOIN rules ON rules.id = numbers.rule_id
WHERE numbers.reason IS NOT NULL;

CREATE VIEW ambiguous_numbers AS
SELECT
  sources.path AS source,
  coalesce(numbers.line, contacts.line) AS line,
  names.name AS contact,
  numbers.label AS label,
  numbers.raw AS raw,
  numbers.repairs AS repairs,
  numbers.id AS number_id,
  numbers.contact_id AS contact_id,
  numbers.position AS position,
  numbers.value AS value,
  numbers.change_id AS change_id
FROM current_numbers AS numbers
JOIN contacts ON contacts.id = numbers.contact_id
JOIN sources ON sources.id = contacts.source_id
JOIN _contact_names AS names ON names.contact_id = contacts.id
WHERE numbers.verdict = 'ambiguous';

CREATE VIEW duplicate_numbers AS
SELECT e164, count(DISTINCT contact_id) AS contacts, count(*) AS numbers
FROM current_numbers
WHERE e164 IS NOT NULL
GROUP BY e164
HAVING count(DISTINCT contact_id) > 1;

CREATE VIEW _corrected_counts AS
SELECT
  contacts.source_id AS source_id,
  sum(NOT phone_numbers.position < 134217728 AND corrections.value <> '') AS added,
  sum((corrections.verdict = 'accepted' AND (phone_numbers.position < 134217728 OR corrections.value <> ''))
    - (phone_numbers.verdict = 'accepted' AND phone_numbers.position < 134217728)) AS accepted,
  sum((corrections.verdict = 'rejected' AND (phone_numbers.position < 134217728 OR corrections.value <> ''))
    - (phone_numbers.verdict = 'rejected' AND phone_numbers.position < 134217728)) AS rejected,
  sum((corrections.verdict = 'ambiguous' AND (phone_numbers.position < 134217728 OR corrections.value <> ''))
    - (phone_numbers.verdict = 'ambiguous' AND phone_numbers.position < 134217728)) AS ambiguous,
  sum((corrections.verdict = 'empty' AND (phone_numbers.position < 134217728 OR corrections.value <> ''))
    - (phone_numbers.verdict = 'empty' AND phone_numbers.position < 134217728)) AS empty
FROM corrections
JOIN phone_numbers ON phone_numbers.id = corrections.number_id
JOIN contacts ON contacts.id = phone_numbers.contact_id
WHERE corrections.is_current
GROUP BY 1;

CREATE VIEW source_summary AS
SELECT
  path AS source, format, status,
  contacts_seen, contacts_stored, contacts_skipped,
  numbers + coalesce(corrected.added, 0) AS numbers,
  numbers_accepted + coalesce(corrected.accepted, 0) AS numbers_accepted,
  numbers_rejected + coalesce(corrected.rejected, 0) AS numbers_rejected,
  numbers_ambiguous + coalesce(corrected.ambiguous, 0) AS numbers_ambiguous,
  numbers_empty + coalesce(corrected.empty, 0) AS numbers_empty,
  findings,
  contacts_forgotten, contacts_superseded
FROM sources
LEFT JOIN _corrected_counts AS corrected ON corrected.source_id = sources.id;

CREATE VIEW _merge_ranks AS
SELECT
  contacts.id AS contact_id,
  fields.field AS field,
  (
    SELECT group_concat(rank, '|') FROM (
      SELECT CASE rule
        WHEN 'source' THEN EXISTS (
          SELECT 1 FROM sources WHERE sources.id = contacts.source_id AND coalesce(sources.lineage, sources.sha256) = preferences.source
        )
        WHEN 'newest' THEN printf('%018.8f', coalesce((SELECT julianday(CASE
      WHEN text GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*' THEN text
      WHEN text GLOB '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]T[0-9][0-9][0-9][0-9][0-9][0-9]*' THEN
        substr(text, 1, 4) || '-' || substr(text, 5, 2) || '-' || substr(text, 7, 5) || ':' || substr(text, 12, 2) || ':' || substr(text, 14)
      WHEN text GLOB '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]' THEN substr(text, 1, 4) || '-' || substr(text, 5, 2) || '-' || substr(text, 7)
    END) FROM (SELECT DISTINCT contacts.revision AS text)), 0))
        WHEN 'most-complete' THEN
          printf('%02d', iif(fields.field = 'name', (contacts.name_prefix IS NOT NULL) + (contacts.given_name IS NOT NULL) + (contacts.middle_name IS NOT NULL) + (contacts.family_name IS NOT NULL) + (contacts.name_suffix IS NOT NULL) + (contacts.phonetic_given_name IS NOT NULL) + (contacts.phonetic_middle_name IS NOT NULL) + (contacts.phonetic_family_name IS NOT NULL), (contacts.name_prefix IS NOT NULL) + (contacts.given_name IS NOT NULL) + (contacts.middle_name IS NOT NULL) + (contacts.family_name IS NOT NULL) + (contacts.name_suffix IS NOT NULL) + (contacts.display_name IS NOT NULL) + (contacts.nickname IS NOT NULL) + (contacts.file_as IS NOT NULL) + (contacts.phonetic_given_name IS NOT NULL) + (contacts.phonetic_middle_name IS NOT NULL) + (contacts.phonetic_family_name IS NOT NULL) + (contacts.organization IS NOT NULL) + (contacts.department IS NOT NULL) + (contacts.job_title IS NOT NULL) + (contacts.role IS NOT NULL) + (contacts.birthday IS NOT NULL) + (contacts.note IS NOT NULL) + (contacts.uid IS NOT NULL) + (contacts.revision IS NOT NULL)))
        WHEN 'longest' THEN printf('%010d', length(CASE fields.field WHEN 'name' THEN coalesce(contacts.display_name, nullif(rtrim(coalesce(contacts.name_prefix || ' ', '') || coalesce(contacts.given_name || ' ', '') || coalesce(contacts.middle_name || ' ', '') || coalesce(contacts.family_name || ' ', '') || coalesce(contacts.name_suffix || ' ', ''), ' '), ''), contacts.file_as, '') WHEN 'nickname' THEN contacts.nickname WHEN 'organization' THEN contacts.organization WHEN 'department' THEN contacts.department WHEN 'jobTitle' THEN contacts.job_title WHEN 'role' THEN contacts.role WHEN 'birthday' THEN contacts.birthday WHEN 'note' THEN contacts.note END))
        ELSE ''
      END AS rank FROM preferences WHERE is_current AND preferences.field = fields.field ORDER BY position
    )
  ) AS ranks
FROM current_contacts AS contacts
JOIN (SELECT DISTINCT field FROM preferences WHERE is_current) AS fields;

CREATE VIEW people_cards AS
SELECT
  people.id AS person_id,
  people.stable_id AS stable_id,
  people.contacts AS contacts,
  (
    SELECT coalesce(
      substr(min(CASE WHEN contacts.display_name = '' THEN NULL WHEN contacts.choices GLOB '* displayName.choice *' THEN 0 || contacts.place || contacts.display_name
        WHEN contacts.closeness THEN 1 || contacts.place || contacts.display_name END), 11),
      nullif(rtrim(coalesce(substr(min(CASE WHEN contacts.name_prefix = '' THEN NULL WHEN contacts.choices GLOB '* namePrefix.choice *' THEN 0 || contacts.place || contacts.name_prefix
        WHEN contacts.closeness AND (contacts.closeness > 1 OR NOT EXISTS (
        SELECT 1 FROM json_each('[' || replace(json_quote(lower(contacts.name_prefix)), ' ', '","') || ']')
        WHERE value <> '' AND instr(contacts.first_words, ' ' || value || ' ')
      )) THEN 1 || contacts.place || contacts.name_prefix END), 11) || ' ', '') || coalesce(substr(min(CASE WHEN contacts.given_name = '' THEN NULL WHEN contacts.choices GLOB '* givenName.choice *' THEN 0 || contacts.place || contacts.given_name
        WHEN contacts.closeness THEN 1 || contacts.place || contacts.given_name END), 11) || ' ', '') || coalesce(substr(min(CASE WHEN contacts.middle_name = '' THEN NULL WHEN contacts.choices GLOB '* middleName.choice *' THEN 0 || contacts.place || contacts.middle_name
        WHEN contacts.closeness AND (contacts.closeness > 1 OR NOT EXISTS (
        SELECT 1 FROM json_each('[' || replace(json_quote(lower(contacts.middle_name)), ' ', '","') || ']')
        WHERE value <> '' AND instr(contacts.first_words, ' ' || value || ' ')
      )) THEN 1 || contacts.place || contacts.middle_name END), 11) || ' ', '') || coalesce(substr(min(CASE WHEN contacts.family_name = '' THEN NULL WHEN contacts.choices GLOB '* familyName.choice *' THEN 0 || contacts.place || contacts.family_name
        WHEN contacts.closeness THEN 1 || contacts.place || contacts.family_name END), 11) || ' ', '') || coalesce(substr(min(CASE WHEN contacts.name_suffix = '' THEN NULL WHEN contacts.choices GLOB '* nameSuffix.choice *' THEN 0 || contacts.place || contacts.name_suffix
        WHEN contacts.closeness AND (contacts.closeness > 1 OR NOT EXISTS (
        SELECT 1 FROM json_each('[' || replace(json_quote(lower(contacts.name_suffix)), ' ', '","') || ']')
        WHERE value <> '' AND instr(contacts.first_words, ' ' || value || ' ')
      )) THEN 1 || contacts.place || contacts.name_suffix END), 11) || ' ', ''), ' '), ''),
      (
    SELECT contacts.nickname FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND contacts.nickname <> ''
ORDER BY iif((EXISTS (SELECT 1 FROM edits WHERE is_current) OR EXISTS (SELECT 1 FROM preferences WHERE is_current)), EXISTS (
  SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = 'nickname.choice'
    AND edits.value <> ''
) || coalesce((SELECT ranks FROM _merge_ranks WHERE contact_id = contacts.id AND field = 'nickname'), ''), '') DESC, coalesce(contacts.revision, '') DESC, contacts.id DESC
    LIMIT 1
  ),
      (
    SELECT contacts.organization FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND contacts.organization <> ''
ORDER BY iif((EXISTS (SELECT 1 FROM edits WHERE is_current) OR EXISTS (SELECT 1 FROM preferences WHERE is_current)), EXISTS (
  SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = 'organization.choice'
    AND edits.value <> ''
) || coalesce((SELECT ranks FROM _merge_ranks WHERE contact_id = contacts.id AND field = 'organization'), ''), '') DESC, count(*) OVER (PARTITION BY lower(contacts.organization)) DESC, contacts.organization IN (upper(contacts.organization), lower(contacts.organization)), coalesce(contacts.revision, '') DESC, contacts.id DESC
    LIMIT 1
  ),
      (
        SELECT (SELECT address FROM current_emails AS emails WHERE emails.id BETWEEN (contacts.id << 28 | 0) AND (contacts.id << 28 | 268435455) AND address <> '' ORDER BY emails.id LIMIT 1)
        FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND EXISTS (SELECT 1 FROM current_emails AS emails WHERE emails.id BETWEEN (contacts.id << 28 | 0) AND (contacts.id << 28 | 268435455) AND address <> '')
        ORDER BY coalesce(contacts.revision, '') DESC, contacts.id DESC LIMIT 1
      ),
      substr(min(CASE WHEN contacts.file_as = '' THEN NULL WHEN contacts.choices GLOB '* fileAs.choice *' THEN 0 || contacts.place || contacts.file_as
        WHEN contacts.closeness THEN 1 || contacts.place || contacts.file_as END), 11)
    ) FROM (
      SELECT *, printf('%09d', row_number() OVER places) AS place, iif(rank <> first_value(rank) OVER places, 0, iif(contacts.id = first_value(contacts.id) OVER places, 2,
              both_names = first_value(both_names) OVER places AND both_names <> '|')) AS closeness,
        first_value(words) OVER places AS first_words
      FROM (
        SELECT *, count(*) OVER (PARTITION BY lower(voted)) AS votes
        FROM (
          SELECT contacts.id, contacts.revision, contacts.name_prefix, contacts.given_name, contacts.middle_name, contacts.family_name, contacts.name_suffix, contacts.display_name, contacts.file_as, contacts.phonetic_given_name, contacts.phonetic_middle_name, contacts.phonetic_family_name, iif(coalesce(contacts.given_name <> '' AND contacts.family_name <> '', false), contacts.given_name || ' ' || contacts.family_name, coalesce(contacts.display_name, nullif(rtrim(coalesce(contacts.given_name || ' ', '') || coalesce(contacts.middle_name || ' ', '') || coalesce(contacts.family_name || ' ', ''), ' '), ''), contacts.file_as, '')) AS voted,
            lower(coalesce(contacts.given_name, '')) || '|' || lower(coalesce(contacts.family_name, '')) AS both_names, lower(' ' || coalesce(contacts.name_prefix, '') || ' ' || coalesce(contacts.given_name, '') || ' ' || coalesce(contacts.middle_name, '') || ' ' || coalesce(contacts.family_name, '') || ' ' || coalesce(contacts.name_suffix, '') || ' ') AS words,
            iif((EXISTS (SELECT 1 FROM edits WHERE is_current) OR EXISTS (SELECT 1 FROM preferences WHERE is_current)), EXISTS (
  SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = 'name.choice'
    AND edits.value <> ''
) || coalesce((SELECT ranks FROM _merge_ranks WHERE contact_id = contacts.id AND field = 'name'), ''), '') AS rank,
            coalesce(iif((EXISTS (SELECT 1 FROM edits WHERE is_current) OR EXISTS (SELECT 1 FROM preferences WHERE is_current)), (SELECT ' ' || group_concat(field, ' ') || ' ' FROM edits WHERE is_current AND edits.contact_id = contacts.id AND value <> ''
                AND field GLOB '*.choice'), ''), '') AS choices
          FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND coalesce(contacts.name_prefix, contacts.given_name, contacts.middle_name, contacts.family_name, contacts.name_suffix, contacts.display_name, contacts.file_as, contacts.phonetic_given_name, contacts.phonetic_middle_name, contacts.phonetic_family_name) IS NOT NULL
        )
      ) AS contacts WINDOW places AS (ORDER BY rank DESC, voted GLOB '*? ?*' AND voted NOT GLOB '? *' AND voted NOT GLOB '?. *' DESC, (voted GLOB '*[ÃÂÐ][^ -~̀-ͯ]*' OR voted GLOB '*â€*' OR voted GLOB '*�*' OR voted GLOB '*[?(†®™]*' OR voted GLOB '*&[a-zA-Z#]*;*'), votes DESC, voted IN (upper(voted), lower(voted)), coalesce(contacts.given_name <> '' AND contacts.family_name <> '', false) DESC,
          length(CAST(coalesce(contacts.name_prefix, '') || coalesce(contacts.given_name, '') || coalesce(contacts.middle_name, '') || coalesce(contacts.family_name, '') || coalesce(contacts.name_suffix, '') || coalesce(contacts.phonetic_given_name, '') || coalesce(contacts.phonetic_middle_name, '') || coalesce(contacts.phonetic_family_name, '') AS BLOB)) DESC, coalesce(contacts.revision, '') DESC, contacts.id)
    ) AS contacts
  ) AS name,
  (
    SELECT contacts.organization FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND contacts.organization <> ''
ORDER BY iif((EXISTS (SELECT 1 FROM edits WHERE is_current) OR EXISTS (SELECT 1 FROM preferences WHERE is_current)), EXISTS (
  SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = 'organization.choice'
    AND edits.value <> ''
) || coalesce((SELECT ranks FROM _merge_ranks WHERE contact_id = contacts.id AND field = 'organization'), ''), '') DESC, count(*) OVER (PARTITION BY lower(contacts.organization)) DESC, contacts.organization IN (upper(contacts.organization), lower(contacts.organization)), coalesce(contacts.revision, '') DESC, contacts.id DESC
    LIMIT 1
  ) AS organization,
  (
    SELECT contacts.job_title FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND contacts.job_title <> '' AND (coalesce(contacts.organization, '') = '' OR lower(contacts.organization) = lower((
    SELECT contacts.organization FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND contacts.organization <> ''
ORDER BY iif((EXISTS (SELECT 1 FROM edits WHERE is_current) OR EXISTS (SELECT 1 FROM preferences WHERE is_current)), EXISTS (
  SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = 'organization.choice'
    AND edits.value <> ''
) || coalesce((SELECT ranks FROM _merge_ranks WHERE contact_id = contacts.id AND field = 'organization'), ''), '') DESC, count(*) OVER (PARTITION BY lower(contacts.organization)) DESC, contacts.organization IN (upper(contacts.organization), lower(contacts.organization)), coalesce(contacts.revision, '') DESC, contacts.id DESC
    LIMIT 1
  ))
  OR EXISTS (
  SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = 'jobTitle.choice'
    AND edits.value <> ''
))
ORDER BY iif((EXISTS (SELECT 1 FROM edits WHERE is_current) OR EXISTS (SELECT 1 FROM preferences WHERE is_current)), EXISTS (
  SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = 'jobTitle.choice'
    AND edits.value <> ''
) || coalesce((SELECT ranks FROM _merge_ranks WHERE contact_id = contacts.id AND field = 'jobTitle'), ''), '') DESC, coalesce(contacts.revision, '') DESC, contacts.id DESC
    LIMIT 1
  ) AS job_title,
  (
    SELECT contacts.birthday FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND contacts.birthday <> '' AND (contacts.birthday GLOB '*[^-0-9]*' OR coalesce((SELECT group_concat('|' || contacts.birthday || '|', '') FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND contacts.birthday <> ''), '') NOT GLOB '*|' || contacts.birthday || '-*'
    AND NOT (contacts.birthday GLOB '--*' AND coalesce((SELECT group_concat('|' || contacts.birthday || '|', '') FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    WHERE memberships.person_id = people.id AND contacts.birthday <> ''), '') GLOB '*[0-9]' || substr(contacts.birthday, 2) || '|*') OR EXISTS (
  SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = 'birthday.choice'
    AND edits.value <> ''
))
ORDER BY iif((EXISTS (SELECT 1 FROM edits WHERE is_current) OR EXISTS (SELECT 1 FROM preferences WHERE is_current)), EXISTS (
  SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = 'birthday.choice'
    AND edits.value <> ''
) || coalesce((SELECT ranks FROM _merge_ranks WHERE contact_id = contacts.id AND field = 'birthday'), ''), '') DESC, coalesce(contacts.revision, '') DESC, contacts.id DESC
    LIMIT 1
  ) AS birthday,
  (
    SELECT group_concat(DISTINCT current_numbers.e164 || coalesce(';ext=' || current_numbers.extension, ''))
    FROM memberships JOIN current_numbers ON current_numbers.id
      BETWEEN (memberships.contact_id << 28 | 0) AND (memberships.contact_id << 28 | 268435455)
    WHERE memberships.person_id = people.id
  ) AS phones,
  (
    SELECT group_concat(DISTINCT lower(emails.address))
    FROM memberships JOIN current_emails AS emails ON emails.id
      BETWEEN (memberships.contact_id << 28 | 0) AND (memberships.contact_id << 28 | 268435455)
    WHERE memberships.person_id = people.id
  ) AS emails,
  (
    SELECT group_concat(DISTINCT sources.path) FROM memberships
    JOIN contacts ON contacts.id = memberships.contact_id
    JOIN sources ON sources.id = contacts.source_id
    WHERE memberships.person_id = people.id
  ) AS sources,
  (
    SELECT json_group_array(json_object('value', value, 'extension', extension, 'labels', json(labels), 'raw', json(raw), 'sources', json(sources)))
    FROM (
      SELECT coalesce(current_numbers.e164, current_numbers.value) AS value, current_numbers.extension AS extension, json_group_array(DISTINCT current_numbers.label) FILTER (WHERE current_numbers.label <> '') AS labels, json_group_array(DISTINCT current_numbers.raw) AS raw, json_group_array(DISTINCT sources.path) AS sources
      FROM memberships
      JOIN contacts ON contacts.id = memberships.contact_id
      JOIN sources ON sources.id = contacts.source_id
      JOIN current_numbers AS current_numbers ON current_numbers.id
        BETWEEN (contacts.id << 28 | 0) AND (contacts.id << 28 | 268435455)
      WHERE memberships.person_id = people.id AND current_numbers.verdict <> 'empty'
      GROUP BY 1, 2 ORDER BY min(current_numbers.id)
    )
  ) AS phone_values,
  (
    SELECT json_group_array(json_object('value', value, 'labels', json(labels), 'raw', json(raw), 'sources', json(sources)))
    FROM (
      SELECT lower(emails.address) AS value, json_group_array(DISTINCT emails.label) FILTER (WHERE emails.label <> '') AS labels, json_group_array(DISTINCT emails.address) AS raw, json_group_array(DISTINCT sources.path) AS sources
      FROM memberships
      JOIN contacts ON contacts.id = memberships.contact_id
      JOIN sources ON sources.id = contacts.source_id
      JOIN current_emails AS emails ON emails.id
        BETWEEN (contacts.id << 28 | 0) AND (contacts.id << 28 | 268435455)
      WHERE memberships.person_id = people.id
      GROUP BY 1 ORDER BY min(emails.id)
    )
  ) AS email_values,
  (
    SELECT json_group_array(json_object('formatted', formatted, 'street', street, 'extended_address', extended_address, 'post_office_box', post_office_box, 'city', city, 'region', region, 'postal_code', postal_code, 'country', country, 'labels', json(labels), 'sources', json(sources)))
    FROM (
      SELECT addresses.formatted AS formatted, addresses.street AS street, addresses.extended_address AS extended_address, addresses.post_office_box AS post_office_box, addresses.city AS city, addresses.region AS region, addresses.postal_code AS postal_code, addresses.country AS country, json_group_array(DISTINCT addresses.label) FILTER (WHERE addresses.label <> '') AS labels, json_group_array(DISTINCT sources.path) AS sources
      FROM memberships
      JOIN contacts ON contacts.id = memberships.contact_id
      JOIN sources ON sources.id = contacts.source_id
      JOIN current_addresses AS addresses ON addresses.id
        BETWEEN (contacts.id << 28 | 0) AND (contacts.id << 28 | 268435455)
      WHERE memberships.person_id = people.id
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY min(addresses.id)
    )
  ) AS address_values,
  (
    SELECT json_group_array(json_object('value', value, 'sources', json(sources)))
    FROM (
      SELECT value, json_group_array(DISTINCT path) AS sources FROM (
        SELECT contacts.id, contacts.organization AS value, sources.path FROM memberships
        JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
        JOIN sources ON sources.id = contacts.source_id
        WHERE memberships.person_id = people.id AND contacts.organization IS NOT NULL
        UNION ALL
        SELECT contacts.id, details.value, sources.path FROM memberships
        JOIN contacts ON contacts.id = memberships.contact_id
        JOIN sources ON sources.id = contacts.source_id
        JOIN current_details AS details ON details.id
          BETWEEN (contacts.id << 28 | 0) AND (contacts.id << 28 | 268435455)
        WHERE memberships.person_id = people.id AND details.kind = 'organization'
      ) GROUP BY value ORDER BY min(id)
    )
  ) AS organization_values,
  EXISTS (
    WITH columns AS MATERIALIZED (
      SELECT name, (
    SELECT known.value FROM json_each('{"url":"none","link":"none","token":"none","hash":"none","donotcall":"calls","dontcall":"calls","nocalls":"calls","nophonecalls":"calls","=dnc":"calls","nichtanrufen":"calls","keineanrufe":"calls","anrufsperre":"calls","telefonsperre":"calls","nepasappeler":"calls","nollamar":"calls","nonchiamare":"calls","nontelefonare":"calls","nietbellen":"calls","nãoligar":"calls","nÃoligar":"calls","naoligar":"calls","nãotelefonar":"calls","nÃotelefonar":"calls","naotelefonar":"calls","ringikke":"calls","ikkering":"calls","ringinte":"calls","äläsoita":"calls","Äläsoita":"calls","ÄlÄsoita":"calls","eisaasoittaa":"calls","niedzwonić":"calls","niedzwoniĆ":"calls","niedzwonic":"calls","nevolat":"calls","nevolať":"calls","nevolaŤ":"calls","nehívd":"calls","nehÍvd":"calls","nehívja":"calls","nehÍvja":"calls","nemhívható":"calls","nemhÍvhatÓ":"calls","nusunați":"calls","nusunaȚi":"calls","nusunati":"calls","nusuna":"calls","незвоните":"calls","Незвоните":"calls","НЕЗВОНИТЕ":"calls","незвонить":"calls","Незвонить":"calls","НЕЗВОНИТЬ":"calls","незвънете":"calls","Незвънете":"calls","НЕЗВЪНЕТЕ":"calls","недзвонити":"calls","Недзвонити":"calls","НЕДЗВОНИТИ":"calls","нетелефонувати":"calls","Нетелефонувати":"calls","НЕТЕЛЕФОНУВАТИ":"calls","μηνκαλείτε":"calls","Μηνκαλείτε":"calls","ΜΗΝΚΑΛΕΊΤΕ":"calls","μηντηλεφωνείτε":"calls","Μηντηλεφωνείτε":"calls","ΜΗΝΤΗΛΕΦΩΝΕΊΤΕ":"calls","aramayın":"calls","aramayin":"calls","aramayin":"calls","nezvati":"calls","nekliči":"calls","nekliČi":"calls","neskambinti":"calls","nezvanīt":"calls","nezvanĪt":"calls","ärahelista":"calls","Ärahelista":"calls","لاتتصل":"calls","عدمالاتصال":"calls","לאלהתקשר":"calls","איןלהתקשר":"calls","电话勿扰":"calls","请勿致电":"calls","不要打电话":"calls","請勿致電":"calls","勿擾":"calls","勿扰":"calls","電話不可":"calls","電話禁止":"calls","架電禁止":"calls","電話しない":"calls","전화금지":"calls","khônggọi":"calls","khÔnggỌi":"calls","jangantelepon":"calls","कॉलनकरें":"calls","ห้ามโทร":"calls","donotemail":"mail","donotmail":"mail","dontemail":"mail","unsubscribe":"mail","unsubtime":"mail","unsubdate":"mail","abgemeldet":"mail","abbestellt":"mail","keineemails":"mail","keinnewsletter":"mail","keinenewsletter":"mail","mailsperre":"mail","désabonn":"mail","dÉsabonn":"mail","desabonn":"mail","désinscri":"mail","dÉsinscri":"mail","desinscri":"mail","disiscritt":"mail","dadodebaja":"mail","afgemeld":"mail","uitgeschreven":"mail","descadastrad":"mail","avmeld":"mail","avregistrer":"mail","afmeldt":"mail","frameldt":"mail","wypisan":"mail","odhlášen":"mail","odhlÁŠen":"mail","odhlasen":"mail","leiratkoz":"mail","dezabon":"mail","отписан":"mail","Отписан":"mail","ОТПИСАН":"mail","отписал":"mail","Отписал":"mail","ОТПИСАЛ":"mail","отписка":"mail","Отписка":"mail","ОТПИСКА":"mail","відписа":"mail","Відписа":"mail","ВІДПИСА":"mail","διαγραφήαπό":"mail","Διαγραφήαπό":"mail","ΔΙΑΓΡΑΦΉΑΠΌ":"mail","aboneliktençık":"mail","aboneliktenÇik":"mail","إلغاءالاشتراك":"mail","退订":"mail","取消订阅":"mail","退訂":"mail","配信停止":"mail","購読解除":"mail","수신거부":"mail","donotcontact":"any","dontcontact":"any","donotdisturb":"any","donotsolicit":"any","optout":"any","optedout":"any","blacklist":"any","blacklist":"any","blocklist":"any","suppressionlist":"any","robinsonlist":"any","=blocked":"any","nichtkontaktieren":"any","werbesperre":"any","werbewiderspruch":"any","keinewerbung":"any","kontaktsperre":"any","sperrliste":"any","sperrvermerk":"any","schwarzeliste":"any","=gesperrt":"any","nepascontacter":"any","nepasdéranger":"any","nepasdÉranger":"any","listenoire":"any","nocontactar":"any","nomolestar":"any","listanegra":"any","bloqueado":"any","noncontattare":"any","listanera":"any","nietbenaderen":"any","nietcontacteren":"any","zwartelijst":"any","nãocontatar":"any","nÃocontatar":"any","naocontatar":"any","nãocontactar":"any","nÃocontactar":"any","nãoperturbe":"any","nÃoperturbe":"any","kontaktaikke":"any","kontaktainte":"any","kontaktikke":"any","ikkekontakt":"any","svarteliste":"any","svartlist":"any","eiyhteydenottoja":"any","niekontaktować":"any","niekontaktowaĆ":"any","niekontaktowac":"any","czarnalista":"any","nekontaktovat":"any","nekontaktovať":"any","nekontaktovaŤ":"any","černálistina":"any","Černálistina":"any","ČernÁlistina":"any","feketelista":"any","nucontactați":"any","nucontactaȚi":"any","nucontactati":"any","listaneagră":"any","listaneagrĂ":"any","несвязываться":"any","Несвязываться":"any","НЕСВЯЗЫВАТЬСЯ":"any","неконтактировать":"any","Неконтактировать":"any","НЕКОНТАКТИРОВАТЬ":"any","небеспокоить":"any","Небеспокоить":"any","НЕБЕСПОКОИТЬ":"any","чёрныйсписок":"any","Чёрныйсписок":"any","ЧЁРНЫЙСПИСОК":"any","черныйсписок":"any","Черныйсписок":"any","ЧЕРНЫЙСПИСОК":"any","чорнийсписок":"any","Чорнийсписок":"any","ЧОРНИЙСПИСОК":"any","нетурбувати":"any","Нетурбувати":"any","НЕТУРБУВАТИ":"any","черенсписък":"any","Черенсписък":"any","ЧЕРЕНСПИСЪК":"any","μηνεπικοινωνείτε":"any","Μηνεπικοινωνείτε":"any","ΜΗΝΕΠΙΚΟΙΝΩΝΕΊΤΕ":"any","μαύρηλίστα":"any","Μαύρηλίστα":"any","ΜΑΎΡΗΛΊΣΤΑ":"any","rahatsızetme":"any","rahatsizetme":"any","karaliste":"any","crnalista":"any","لاتتواصل":"any","القائمةالسوداء":"any","רשימהשחורה":"any","לאליצורקשר":"any","黑名单":"any","黑名單":"any","请勿联系":"any","請勿聯繫":"any","免打扰":"any","連絡不可":"any","ブラックリスト":"any","연락금지":"any","블랙리스트":"any","danhsáchđen":"any","danhsÁchĐen":"any","janganhubungi":"any","daftarhitam":"any","optin":"consent","optedin":"consent","consent":"consent","gdpr":"consent","dsgvo":"consent","=permission":"consent","permissionto":"consent","maycontact":"consent","maycall":"consent","mayemail":"consent","cancontact":"consent","contactallowed":"consent","oktocall":"consent","oktocontact":"consent","einwilligung":"consent","zustimmung":"consent","kontakterlaubt":"consent","werbungerlaubt":"consent","kontaktaufnahmeerlaubt":"consent","consentement":"consent","consentimiento":"consent","consentimento":"consent","consenso":"consent","toestemming":"consent","samtykke":"consent","samtycke":"consent","suostumus":"consent","=zgoda":"consent","zgodana":"consent","souhlas":"consent","súhlas":"consent","sÚhlas":"consent","hozzájárulás":"consent","hozzÁjÁrulÁs":"consent","consimțământ":"consent","consimȚĂmÂnt":"consent","consimtamant":"consent","согласие":"consent","Согласие":"consent","СОГЛАСИЕ":"consent","=згода":"consent","=Згода":"consent","=ЗГОДА":"consent","съгласие":"consent","Съгласие":"consent","СЪГЛАСИЕ":"consent","συγκατάθεση":"consent","Συγκατάθεση":"consent","ΣΥΓΚΑΤΆΘΕΣΗ":"consent","=onay":"consent","=izin":"consent","privola":"consent","privolitev":"consent","sutikimas":"consent","piekrišana":"consent","piekriŠana":"consent","nõusolek":"consent","nÕusolek":"consent","موافقة":"consent","הסכמה":"consent","同意":"consent","동의":"consent","đồngý":"consent","Đồngý":"consent","ĐỒngÝ":"consent","persetujuan":"consent","newsletter":"subscription","acceptsmarketing":"subscription","acceptsemail":"subscription","acceptssms":"subscription","=marketing":"subscription","emailmarketing":"subscription","marketingallowed":"subscription","marketingerlaubt":"subscription","subscribed":"subscription","abonniert":"subscription","abonné":"subscription","abonnÉ":"subscription","infolettre":"subscription","boletín":"subscription","boletÍn":"subscription","boletin":"subscription","suscrito":"subscription","iscritto":"subscription","nieuwsbrief":"subscription","nyhetsbrev":"subscription","nyhedsbrev":"subscription","uutiskirje":"subscription","biuletyn":"subscription","zpravodaj":"subscription","hírlevél":"subscription","hÍrlevÉl":"subscription","рассылка":"subscription","Рассылка":"subscription","РАССЫЛКА":"subscription","розсилка":"subscription","Розсилка":"subscription","РОЗСИЛКА":"subscription","ενημερωτικόδελτίο":"subscription","Ενημερωτικόδελτίο":"subscription","ΕΝΗΜΕΡΩΤΙΚΌΔΕΛΤΊΟ":"subscription","bülten":"subscription","bÜlten":"subscription","النشرةالبريدية":"subscription","订阅":"subscription","訂閱":"subscription","メルマガ":"subscription","メールマガジン":"subscription","뉴스레터":"subscription","=status":"status","subscriberstatus":"status","subscriptionstatus":"status","emailstatus":"status","mailstatus":"status","marketingstatus":"status","memberstatus":"status","=estado":"status","=état":"status","=État":"status","=statut":"status","=stato":"status","=stav":"status","=stan":"status","=tila":"status","=állapot":"status","=Állapot":"status","=stare":"status","=статус":"status","=Статус":"status","=СТАТУС":"status","=κατάσταση":"status","=Κατάσταση":"status","=ΚΑΤΆΣΤΑΣΗ":"status","=durum":"status","=状态":"status","=狀態":"status","=状態":"status","=상태":"status"}') AS known
    WHERE iif(
      known.key GLOB '=*', found.text IN (substr(known.key, 2), 'x' || substr(known.key, 2)), instr(found.text, known.key)
    ) ORDER BY known.id LIMIT 1
  ) AS kind FROM (
        SELECT DISTINCT extra.key AS name, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(extra.key), ' ', ''), '_', ''), '-', ''), '.', ''), ',', ''), '''', ''), '!', ''), '?', ''), '–', ''), '—', ''), '’', '') AS text
        FROM current_contacts AS contacts JOIN json_each(contacts.extras) AS extra
      ) AS found
    ), words AS MATERIALIZED (
  SELECT key AS word, value AS kind FROM json_each('{"":"unknown","0":"no","00":"no","abbestellt":"refused","abgelehnt":"refused","abgemeldet":"refused","abonniert":"granted","abonnÉ":"granted","abonné":"granted","accepted":"granted","accordÉ":"granted","accordé":"granted","actief":"granted","actif":"granted","active":"granted","activo":"granted","afgemeld":"refused","afmeldt":"refused","aktiv":"granted","aktywny":"granted","allowed":"granted","angemeldet":"granted","ativo":"granted","attivo":"granted","autorisÉ":"granted","autorisé":"granted","avmeldt":"refused","avregistrerad":"refused","baja":"refused","blacklisted":"refused","blocked":"refused","bloqueado":"refused","cofniĘta":"refused","cofnięta":"refused","confirmed":"granted","dadodebaja":"refused","declined":"refused","denegado":"refused","denied":"refused","descadastrado":"refused","desconhecido":"unknown","desconocido":"unknown","dezabonat":"refused","disiscritto":"refused","ditolak":"refused","donotcall":"refused","donotcontact":"refused","donotemail":"refused","dÉsabonnÉ":"refused","dÉsinscrit":"refused","désabonné":"refused","désinscrit":"refused","ei":"no","erlaubt":"granted","erteilt":"granted","f":"no","falsch":"no","false":"no","falso":"no","faux":"no","gesperrt":"refused","geweigerd":"refused","given":"granted","granted":"granted","hayir":"no","hayir":"no","hayır":"no","inconnu":"unknown","ingeschreven":"granted","ingetrokken":"refused","inscrito":"granted","iptaledildi":"refused","iscritto":"granted","ka":"unknown","keineangabe":"unknown","khÔng":"no","không":"no","leiratkozott":"refused","n":"no","n/a":"unknown","na":"unknown","nan":"unknown","nao":"no","ne":"no","nee":"no","negado":"refused","negato":"refused","nei":"no","nein":"no","nej":"no","nem":"no","nichterteilt":"refused","nie":"no","nieznany":"unknown","nil":"unknown","no":"no","non":"no","none":"unknown","notchecked":"no","notoptedout":"granted","notset":"unknown","nu":"no","null":"unknown","nÃo":"no","não":"no","objected":"refused","odhlÁŠen":"refused","odhlášen":"refused","odmowa":"refused","odmÍtnuto":"refused","odmítnuto":"refused","odvolÁn":"refused","odvolán":"refused","off":"no","ok":"granted","okÄnd":"unknown","okänd":"unknown","onbekend":"unknown","onwaar":"no","optedin":"granted","optedout":"refused","optin":"granted","optout":"refused","permitido":"granted","permitted":"granted","peruutettu":"refused","rechazado":"refused","recusado":"refused","reddedildi":"refused","refused":"refused","refusÉ":"refused","refusé":"refused","refuzat":"refused","rejected":"refused","retirÉ":"refused","retiré":"refused","revocado":"refused","revocato":"refused","revogado":"refused","revoked":"refused","rifiutato":"refused","rÉvoquÉ":"refused","révoqué":"refused","sconosciuto":"unknown","stop":"refused","subscribed":"granted","suscrito":"granted","tidak":"no","trukkettilbake":"refused","tỪchỐi":"refused","từchối":"refused","uitgeschreven":"refused","ukendt":"unknown","ukjent":"unknown","unbekannt":"unknown","unchecked":"no","undefined":"unknown","unknown":"unknown","unsubscribe":"refused","unsubscribed":"refused","verweigert":"refused","visszavonva":"refused","widerrufen":"refused","widersprochen":"refused","withdrawn":"refused","wycofana":"refused","wypisany":"refused","yok":"no","zugestimmt":"granted","×":"no","ΌΧΙ":"no","Όχι":"no","ΑΠΕΓΓΡΑΦΉ":"refused","Απεγγραφή":"refused","απεγγραφή":"refused","όχι":"no","АКТИВЕН":"granted","Активен":"granted","ВІДМОВА":"refused","ВІДПИСАНИЙ":"refused","Відмова":"refused","Відписаний":"refused","НІ":"no","НЕ":"no","НЕИЗВЕСТНО":"unknown","НЕТ":"no","Не":"no","Неизвестно":"unknown","Нет":"no","Ні":"no","ОТКАЗ":"refused","ОТКАЗАНО":"refused","ОТОЗВАНО":"refused","ОТПИСАЛСЯ":"refused","ОТПИСАН":"refused","Отказ":"refused","Отказано":"refused","Отозвано":"refused","Отписался":"refused","Отписан":"refused","ПОДПИСАН":"granted","Подписан":"granted","активен":"granted","відмова":"refused","відписаний":"refused","не":"no","неизвестно":"unknown","нет":"no","ні":"no","отказ":"refused","отказано":"refused","отозвано":"refused","отписался":"refused","отписан":"refused","подписан":"granted","לא":"no","סירב":"refused","رفض":"refused","لا":"no","नहीं":"no","ไม่":"no","☐":"no","✗":"no","✘":"no","❌":"no","いいえ":"no","不":"no","不明":"unknown","不是":"no","否":"no","已订阅":"granted","已退订":"refused","拒絶":"refused","拒绝":"refused","未知":"unknown","購読中":"granted","退订":"refused","配信停止":"refused","거부":"refused","수신거부":"refused","아니오":"no","아니요":"no"}')
)
    SELECT 1 FROM memberships
    JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
    JOIN json_each(contacts.extras) AS extra
    JOIN columns ON columns.name = extra.key AND columns.kind <> 'none'
    JOIN json_each(iif(extra.type = 'array', extra.value, json_array(extra.value))) AS one
    LEFT JOIN words ON words.word = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(one.value), ' ', ''), '_', ''), '-', ''), '.', ''), ',', ''), '''', ''), '!', ''), '?', ''), '–', ''), '—', ''), '’', '')
    WHERE CASE
  WHEN one.value = '' THEN false
  WHEN columns.kind IN ('calls', 'mail', 'any') THEN
    coalesce(words.kind, 'refused') = 'refused' AND one.value NOT GLOB '*://*'
  WHEN columns.kind IN ('consent', 'subscription') THEN coalesce(words.kind IN ('no', 'refused'), false)
  ELSE coalesce(columns.kind = 'status' AND words.kind = 'refused', false)
END AND memberships.person_id = people.id
  ) AS opted_out
FROM people;
