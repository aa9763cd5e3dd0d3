import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import type { Refusal } from './support/connection.ts';
import { anyDeed, type Deed } from './support/random-times/deeds.ts';
import { dice } from './support/random-times/dice.ts';
import { CONTRADICTIONS, UNTRUE_MAILS } from './support/random-times/contradictions.ts';
import { STATES, whatIsWrong, type State } from './support/random-times/transitions.ts';
import { TUESDAY_MORNING } from './support/test-instants.ts';
import { deedsIn, historySeeds } from './support/histories.ts';

const SEEDS = historySeeds();

const statesOf = async (database: TestDatabase) =>
  new Map((await database.owner<State>(STATES)).map((state) => [state.id, state]));

async function attempt(database: TestDatabase, { who, sql, parameters }: Deed): Promise<string> {
  try {
    await database.as(who, sql, parameters);
    return 'done';
  } catch (error) {
    const { code, message } = error as Refusal;
    return code === 'P0001' ? message : `${code} ${message}`;
  }
}

describe('random histories of bookings, moves, proposals, series and outcomes', () => {
  let done = 0;
  // Most deeds are refused; if all were, nothing was tried.
  afterAll(() => expect(done).toBeGreaterThan(SEEDS.length / 4));

  onEveryDatabase((database) => {
    test.each(SEEDS)('keep every rule after every deed (%i)', async (seed) => {
      const throws = dice(seed);
      const deeds = deedsIn(seed);
      let now = Date.parse(TUESDAY_MORNING);
      const told: string[] = [];
      let before = await statesOf(database);
      for (let n = 0; n < deeds; n += 1) {
        now += throws.oneOf([0, 0, 0, 1, 60, 300, 901, 3600, 7200, 21_600, 43_200]) * 1000;
        await database.travel(new Date(now).toISOString());
        const deed = anyDeed(throws, [...before.values()]);
        const answer = await attempt(database, deed);
        told.push(
          `${new Date(now).toISOString()} ${deed.who} ${deed.name} ${JSON.stringify(deed.parameters)}: ${answer}`,
        );
        // What is refused changes nothing.
        if (/^[a-z_]+$/.test(answer) && answer !== 'done') continue;
        const after = await statesOf(database);
        await database.owner('set constraints all immediate');
        await database.owner('set constraints all deferred');
        const wrong = [
          ...(answer === 'done' ? [] : [answer]),
          ...whatIsWrong(deed, now, before, after),
          ...(await database.owner(CONTRADICTIONS)).map((row) => JSON.stringify(row)),
          ...(deed.name === 'public.claim_mails' ? await database.owner(UNTRUE_MAILS) : []).map((row) =>
            JSON.stringify(row),
          ),
        ];
        if (wrong.length > 0) throw new Error([...wrong, ...told.slice(-12)].join('\n'));
        before = after;
      }
      done += told.filter((line) => line.endsWith(': done')).length;
    });
  });
});
