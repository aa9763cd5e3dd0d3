-- The privacy policy with "24h" written as everywhere else. Consents to the earlier version stay valid and no user is asked
-- again: by its own words a new version concerns accounts made since.
insert into private.consent_texts (document, version, sha256) values
  ('privacy', '2026-11-23', '10b7d62f4b94f8a1d3d1536d7f123a7ccd18acd258505b2c1da2f73cf44454e2');
