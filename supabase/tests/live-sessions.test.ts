import { onEveryDatabase } from './support/database.ts';
import { endEverySession } from './support/login-sessions.ts';
import { PEOPLE } from './support/people.ts';

const LIVE = 'select private.has_live_session() as live';

describe('private.has_live_session', () => {
  onEveryDatabase((database) => {
    test('is true while the session of the token exists and is not over', async () => {
      await expect(database.as('patient', LIVE)).resolves.toEqual([{ live: true }]);
      await database.owner(
        `update auth.sessions set created_at = private.now() - interval '7 days 1 second' where id = $1`,
        [PEOPLE.patient],
      );
      await expect(database.as('patient', LIVE)).resolves.toEqual([{ live: false }]);
    });

    test('is false once the session was ended, and for a session of another account', async () => {
      await database.owner('update auth.sessions set user_id = $2 where id = $1', [
        PEOPLE.patient,
        PEOPLE.otherPatient,
      ]);
      await expect(database.as('patient', LIVE)).resolves.toEqual([{ live: false }]);
      await endEverySession(database);
      await expect(database.as('otherPatient', LIVE)).resolves.toEqual([{ live: false }]);
    });

    test('is false without a token and in a token without a session', async () => {
      await expect(database.owner(LIVE)).resolves.toEqual([{ live: false }]);
      await database.owner(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: PEOPLE.patient, role: 'authenticated' }),
      ]);
      await expect(database.owner(LIVE)).resolves.toEqual([{ live: false }]);
    });
  });
});
