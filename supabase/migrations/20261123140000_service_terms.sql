-- The terms of deployments that are no demonstration. Consents to the earlier version stay valid: by its own words a new
-- version concerns accounts made since.
insert into private.consent_texts (document, version, sha256) values
  ('terms', '2026-11-22', '54b1eba3050d8b733130b0948b101a6b5198026d62bda6a2c277306317f224a6');
