-- Terms and privacy policy with the refund rule, series, proposals and working hours. Consents to earlier versions stay
-- valid: by their own words a new version concerns accounts made since.
insert into private.consent_texts (document, version, sha256) values
  ('privacy', '2026-11-26', '23dcbd13fb1ce081fa26e1f821e39213e043f3a4d7bc35d0ceef8c6c3e5c5ab2'),
  ('terms', '2026-11-26', '234bc5547ba562563d860b6b0192e002ce9e9b943146cc46589ba7aeac0dc8fd'),
  ('terms', '2026-11-26-service', '216f0a8c4b2da5d461d927175d4e542288cff3b24a14f2db01c4d97529f4f79d');
