import * as fc from 'fast-check';
import { onEveryDatabase } from './support/database.ts';
import { ask } from './support/free-starts/ask.ts';
import { anyCase, type Case } from './support/free-starts/cases.ts';
import { preparePeople } from './support/free-starts/prepare.ts';
import { expectedStarts } from './support/free-starts/reference.ts';

/** `npm test -- --all` compares 1,000 on PostgreSQL, `npm run free-starts` 10,000. */
const CASES = Number(process.env['FREE_STARTS_CASES'] ?? 200);

jest.setTimeout(60_000 + CASES * 1000);

const iso = (at: number) => new Date(at).toISOString();

describe('free starts', () => {
  onEveryDatabase((database) => {
    beforeEach(async () => {
      await preparePeople(database);
      // Nothing may depend on the session's own zone.
      await database.owner(`select set_config('timezone', 'Asia/Kolkata', true)`);
    });

    const check = async (asked: Case) => {
      const { agenda, starts, free } = await ask(database, asked);
      const expected = expectedStarts(asked, agenda);
      expect(starts.map(iso)).toEqual(expected.map(iso));
      expect(free).toBe(starts.length);
      return starts.length;
    };

    test(`are those of a naive reference, in ${CASES} random agendas`, async () => {
      let starts = 0;
      await fc.assert(
        fc.asyncProperty(anyCase, async (asked) => {
          starts += await check(asked);
        }),
        { numRuns: CASES, seed: 20_261_126, endOnFailure: true },
      );
      expect(starts).toBeGreaterThan(CASES);
    });
  });
});
