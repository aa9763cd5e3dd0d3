import { PUBLISHED_TEXTS, TELEHEALTH_TEXT } from 'shared-domain/consents';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

/** Accepted by the seed's users before the current version. */
const FIRST_PRIVACY = {
  version: '2026-11-21',
  text_sha256: '3655fc4602035eced282db2168d51591207286dcce51524f3860518bc6d379c9',
};
const FIRST_TERMS = {
  version: '2026-11-21',
  text_sha256: '4cfc803435ad0a3a20799cd777cfdab7ce6cc8ff09d18ee501e94931b0b1f691',
};

/** Published before the current version, outside a demo. */
const FIRST_SERVICE_TERMS = {
  version: '2026-11-22',
  sha256: '54b1eba3050d8b733130b0948b101a6b5198026d62bda6a2c277306317f224a6',
};

/** Published before the working hours and the refund rule. */
const SECOND_PRIVACY = {
  version: '2026-11-23',
  sha256: '10b7d62f4b94f8a1d3d1536d7f123a7ccd18acd258505b2c1da2f73cf44454e2',
};
const SECOND_TERMS = {
  version: '2026-11-23',
  sha256: 'b942815be9145d8f5a64bb372052f14418df1eda2a8197d613fd661a3ffaa90e',
};
const SECOND_SERVICE_TERMS = {
  version: '2026-11-23-service',
  sha256: '830709f773669cf2a2cbe2da90003a601dffd9dfa81f614d2891c87b16f008a1',
};
const THIRD_PRIVACY = {
  version: '2026-11-26',
  sha256: '23dcbd13fb1ce081fa26e1f821e39213e043f3a4d7bc35d0ceef8c6c3e5c5ab2',
};
/** Published before the portal's room. */
const FOURTH_PRIVACY = {
  version: '2026-11-27',
  sha256: '77c7da9180700df52bfe6d4f1998e33a89adfb03453b8610a8487397e4027785',
};
/** Published before the log of the team. */
const FIFTH_PRIVACY = {
  version: '2026-11-28',
  sha256: '1473168112fe52b7c18f19869ce77ec6c55bf65f5f30be6a5d18ade39642a17d',
};

/** Published before the photos of professionals. */
const SIXTH_PRIVACY = {
  version: '2026-11-29',
  sha256: 'd508dbbf645b43f37ac250fd12ce64074674d2e54c750f7e152b2afb06835db1',
};

/** Published before the external link was described. */
const FIRST_TELEHEALTH = {
  version: '2026-11-27',
  sha256: '2e63c375ed6c0dc7b16fb88e9a9a87987050320e194ea11289375b68bb9fe935',
};

describe('consents', () => {
  onEveryDatabase((database) => {
    test('a visitor reads none', async () => {
      await expect(database.as('visitor', 'select id from public.consents')).rejects.toMatchObject({
        code: '42501',
      });
    });

    test.each(['patient', 'professional', 'admin'] as const)(
      '%s cannot add, change or withdraw one',
      async (who) => {
        const attempts = [
          `insert into public.consents (user_id, document, version) values ('${ACTORS.patient}', 'terms', '2')`,
          `update public.consents set version = '2'`,
          'delete from public.consents',
          'select 1 from private.consent_texts',
        ];
        for (const attempt of attempts) {
          await expect(database.as(who, attempt)).rejects.toMatchObject({ code: '42501' });
        }
      },
    );

    test("the portal's texts are published with their hashes", async () => {
      await expect(
        database.owner(
          'select document, version, sha256 from private.consent_texts order by document, version',
        ),
      ).resolves.toEqual([
        { document: 'privacy', version: FIRST_PRIVACY.version, sha256: FIRST_PRIVACY.text_sha256 },
        { document: 'privacy', ...SECOND_PRIVACY },
        { document: 'privacy', ...THIRD_PRIVACY },
        { document: 'privacy', ...FOURTH_PRIVACY },
        { document: 'privacy', ...FIFTH_PRIVACY },
        { document: 'privacy', ...SIXTH_PRIVACY },
        { document: 'privacy', ...PUBLISHED_TEXTS.privacy },
        { document: 'terms', version: FIRST_TERMS.version, sha256: FIRST_TERMS.text_sha256 },
        { document: 'terms', ...FIRST_SERVICE_TERMS },
        { document: 'terms', ...SECOND_TERMS },
        { document: 'terms', ...SECOND_SERVICE_TERMS },
        { document: 'terms', ...PUBLISHED_TEXTS.demonstrationTerms },
        { document: 'terms', ...PUBLISHED_TEXTS.serviceTerms },
      ]);
    });

    test('the texts of the consent to consultations by video are published with their hashes', async () => {
      await expect(
        database.owner('select version::text, sha256 from private.telehealth_texts order by version'),
      ).resolves.toEqual([FIRST_TELEHEALTH, TELEHEALTH_TEXT]);
      for (const who of ['visitor', 'patient', 'professional', 'admin'] as const) {
        const reading = database.as(who, 'select version from private.telehealth_texts');
        await expect(reading).rejects.toMatchObject({ code: '42501' });
      }
    });

    test('a consent to an earlier version remains valid, and the account is complete', async () => {
      await expect(
        database.as('patient', 'select public.sign_up_is_complete() as complete'),
      ).resolves.toEqual([{ complete: true }]);
    });

    test('users read only their own', async () => {
      await expect(
        database.as(
          'patient',
          'select user_id, document, version, text_sha256 from public.consents order by document',
        ),
      ).resolves.toEqual([
        { user_id: ACTORS.patient, document: 'privacy', ...FIRST_PRIVACY },
        { user_id: ACTORS.patient, document: 'terms', ...FIRST_TERMS },
      ]);
    });

    test('an admin reads all', async () => {
      const count = 'select count(*)::int as n from public.consents';
      const everyone = await database.owner(count);
      expect(everyone).not.toEqual([{ n: 2 }]);
      await expect(database.as('admin', count)).resolves.toEqual(everyone);
    });
  });
});
