-- The privacy policy says what the log keeps of each act of the team.

insert into private.consent_texts (document, version, sha256) values
  ('privacy', '2026-11-29', 'd508dbbf645b43f37ac250fd12ce64074674d2e54c750f7e152b2afb06835db1');
