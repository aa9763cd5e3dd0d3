-- The privacy policy mentions the photo of a professional and what their page shows to everybody.

insert into private.consent_texts (document, version, sha256) values
  ('privacy', '2026-11-30', '5fb517095d540b92005650ea9b85d099a926820f81f1b64cb6067492bd913b28');
