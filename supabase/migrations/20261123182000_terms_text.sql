-- The terms with "24h" written as everywhere else, of a demonstration and of other deployments. Consents to earlier versions
-- stay valid and no user is asked again: by their own words a new version concerns accounts made since.
insert into private.consent_texts (document, version, sha256) values
  ('terms', '2026-11-23', 'b942815be9145d8f5a64bb372052f14418df1eda2a8197d613fd661a3ffaa90e'),
  ('terms', '2026-11-23-service', '830709f773669cf2a2cbe2da90003a601dffd9dfa81f614d2891c87b16f008a1');
