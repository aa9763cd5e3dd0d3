-- The privacy policy describes the portal's room.

insert into private.consent_texts (document, version, sha256) values
  ('privacy', '2026-11-28', '1473168112fe52b7c18f19869ce77ec6c55bf65f5f30be6a5d18ade39642a17d');
