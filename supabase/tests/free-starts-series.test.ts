import * as fc from 'fast-check';
import { onEveryDatabase } from './support/database.ts';
import { askSeries, prepareSeries } from './support/free-starts/ask-series.ts';
import { preparePeople } from './support/free-starts/prepare.ts';
import { anySeriesCase, type SeriesCase } from './support/free-starts/series-cases.ts';
import { expectedDates, expectedOthers } from './support/free-starts/series-reference.ts';

/** A quarter with `--all`, because each takes six times as long as one of free starts; all with `npm run free-starts`. */
const CASES = Number(process.env['FREE_STARTS_SERIES_CASES'] ?? 100);
/** The other times are a question of their own each. */
const OTHERS_CHECKED = 2;

jest.setTimeout(60_000 + CASES * 1000);

const iso = (at: number | null) => at && new Date(at).toISOString();
const normal = (at: string | null) => at && new Date(at).toISOString();

describe('the dates of a series', () => {
  onEveryDatabase((database) => {
    beforeEach(async () => {
      await preparePeople(database);
      await prepareSeries(database);
      await database.owner(`select set_config('timezone', 'Asia/Kolkata', true)`);
    });

    const check = async (of: SeriesCase) => {
      const { agenda, dates, made, left, madeNumber } = await askSeries(database, of);
      const expected = expectedDates(of, agenda);
      expect(dates.map((date) => [date.number, normal(date.starts_at), date.reason, date.is_made])).toEqual(
        expected.map(({ number, start, reason, isMade }) => [number, iso(start), reason, isMade]),
      );
      const inConflict = expected.filter(({ start, reason }) => start !== null && reason !== null);
      for (const { number, start } of inConflict.slice(0, OTHERS_CHECKED))
        expect(dates[number - 1]?.others.map(normal)).toEqual(
          expectedOthers(of, agenda, start ?? 0).map(iso),
        );
      const due = expected.filter(({ number, isMade }) => number > 1 && isMade);
      expect(made.map(({ number, at }) => [number, iso(at)])).toEqual(
        due.filter(({ reason }) => reason === null).map(({ number, start }) => [number, iso(start)]),
      );
      expect(left).toEqual(
        due.filter(({ reason }) => reason !== null).map(({ number, reason }) => ({ number, reason })),
      );
      expect(madeNumber).toBe(due.at(-1)?.number ?? 1);
      return [...expected.map(({ reason }) => reason ?? 'free'), ...made.map(() => 'made')];
    };

    test(`are those of a naive reference, in ${CASES} random agendas`, async () => {
      const counts = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(anySeriesCase, async (of) => {
          for (const what of await check(of)) counts.set(what, (counts.get(what) ?? 0) + 1);
        }),
        { numRuns: CASES, seed: 20_261_127, endOnFailure: true },
      );
      // Every outcome is met.
      for (const what of ['free', 'made', 'busy_professional', 'busy_patient', 'closed', 'holiday', 'past'])
        expect([what, (counts.get(what) ?? 0) > 0]).toEqual([what, true]);
    });
  });
});
