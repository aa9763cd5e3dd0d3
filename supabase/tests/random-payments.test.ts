import type { Refusal } from './support/connection.ts';
import { addAdmin } from './support/decisions.ts';
import { onEveryDatabase } from './support/database.ts';
import { LEDGER_PROBLEMS, useBank, type Arrival, type ProviderCall } from './support/money.ts';
import { anyDeed } from './support/random-payments/deeds.ts';
import { dice } from './support/random-times/dice.ts';
import { TUESDAY_MORNING } from './support/test-instants.ts';
import { deedsIn, historySeeds } from './support/histories.ts';
import { missingMoney } from './support/where-money-is.ts';

// A fifth: the histories with the double of a bank cover the same procedures.
const SEEDS = historySeeds(1 / 5);

describe('random histories of payments, refunds and a provider that fails', () => {
  let done = 0;
  // Most deeds are refused; if all were, nothing was tried.
  afterAll(() => expect(done).toBeGreaterThan(SEEDS.length / 4));

  onEveryDatabase((database) => {
    test.each(SEEDS)('lose no centavo (%i)', async (seed) => {
      const throws = dice(seed);
      const deeds = deedsIn(seed);
      let now = Date.parse(TUESDAY_MORNING);
      const told: string[] = [];
      const arrivals: Arrival[] = [];
      const calls: ProviderCall[] = [];
      await useBank(database);
      await addAdmin(database, 'otherProfessional');
      for (let n = 0; n < deeds; n += 1) {
        now += throws.oneOf([0, 0, 1, 20, 60, 300, 901, 3600, 43_200]) * 1000;
        const instant = new Date(now).toISOString();
        await database.travel(instant);
        const [name, act] = await anyDeed({ database, throws, now: instant, arrivals, calls });
        const answer = await act().then(
          () => 'done',
          (error: unknown) => {
            const { code, message } = error as Refusal;
            return code === 'P0001' ? message : `${code} ${message}`;
          },
        );
        told.push(`${instant} ${name}: ${answer}`);
        // What is refused changes nothing.
        if (/^[a-z_]+$/.test(answer) && answer !== 'done') continue;
        const wrong = answer === 'done' ? [] : [answer];
        await database.owner('set constraints all immediate').catch((error: unknown) => {
          wrong.push(String(error));
        });
        await database.owner('set constraints all deferred');
        const problems = await database.owner(LEDGER_PROBLEMS);
        wrong.push(...problems.map((row) => JSON.stringify(row)));
        wrong.push(...(await missingMoney(database)));
        if (wrong.length > 0) throw new Error([...wrong, ...told.slice(-15)].join('\n'));
      }
      done += told.filter((line) => line.endsWith(': done')).length;
    });
  });
});
