/// The tables, as SQL that any reader of the file may also read in `sqlite_schema`.
enum Tables {
    /// One row for each input, with the counts that its contacts and numbers add up to.
    static let sources = """
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
          findings INTEGER NOT NULL DEFAULT 0
        ) STRICT
        """

    /// One row for each contact: where it stands in its source, and the values that a contact has once.
    static let contacts = """
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
        ) STRICT
        """

    /// One row for each number of a contact, accepted or not.
    static let phoneNumbers = """
        CREATE TABLE phone_numbers (
          id INTEGER PRIMARY KEY,
          contact_id INTEGER NOT NULL REFERENCES contacts (id),
          position INTEGER NOT NULL,
          line INTEGER,
          label TEXT,
          is_preferred INTEGER NOT NULL,
          raw TEXT NOT NULL,
          cell TEXT,
          e164 TEXT,
          extension TEXT,
          country_code INTEGER,
          region TEXT,
          options TEXT,
          verdict TEXT NOT NULL,
          reason TEXT,
          rule_id INTEGER REFERENCES rules (id),
          repairs TEXT
        ) STRICT
        """

    /// One row for each e-mail address of a contact, as written.
    static let emails = """
        CREATE TABLE emails (
          id INTEGER PRIMARY KEY,
          contact_id INTEGER NOT NULL REFERENCES contacts (id),
          position INTEGER NOT NULL,
          label TEXT,
          is_preferred INTEGER NOT NULL,
          address TEXT NOT NULL
        ) STRICT
        """

    /// One row for each postal address of a contact.
    static let addresses = """
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
        ) STRICT
        """

    /// Everything else that a contact may have many of, and second values of what `contacts` holds once.
    static let details = """
        CREATE TABLE details (
          id INTEGER PRIMARY KEY,
          contact_id INTEGER NOT NULL REFERENCES contacts (id),
          position INTEGER NOT NULL,
          kind TEXT NOT NULL,
          label TEXT,
          is_preferred INTEGER NOT NULL,
          value TEXT NOT NULL
        ) STRICT
        """

    /// What decided about numbers, with the citation.
    static let rules = """
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
        ) STRICT
        """

    /// Trouble met while reading a source.
    static let findings = """
        CREATE TABLE findings (
          id INTEGER PRIMARY KEY,
          source_id INTEGER NOT NULL REFERENCES sources (id),
          severity TEXT NOT NULL,
          code TEXT NOT NULL,
          line INTEGER NOT NULL,
          byte_offset INTEGER NOT NULL,
          field TEXT,
          raw TEXT NOT NULL,
          message TEXT NOT NULL
        ) STRICT
        """

    /// One row for each value whose usual spelling is another, where normalizing was asked for.
    static let normalizedFields = """
        CREATE TABLE normalized_fields (
          id INTEGER PRIMARY KEY,
          contact_id INTEGER NOT NULL REFERENCES contacts (id),
          position INTEGER NOT NULL,
          field TEXT NOT NULL,
          raw TEXT NOT NULL,
          value TEXT NOT NULL
        ) STRICT
        """

    /// How far an unfinished source has come; committed with the rows that it counts.
    static let checkpoints = """
        CREATE TABLE _checkpoints (
          source_id INTEGER PRIMARY KEY REFERENCES sources (id),
          byte_offset INTEGER NOT NULL,
          contacts INTEGER NOT NULL,
          findings INTEGER NOT NULL
        ) STRICT
        """

    /// The tables whose rows belong to contacts, by name. Keys as ``RowKey`` has them.
    static let ofContacts = [
        (name: "phone_numbers", definition: phoneNumbers), (name: "emails", definition: emails),
        (name: "addresses", definition: addresses), (name: "details", definition: details),
        (name: "normalized_fields", definition: normalizedFields),
    ]

    /// Every table, parents before children.
    static let all = [sources, contacts, rules] + ofContacts.map(\.definition) + [findings, checkpoints]
}
