import { addAdmin } from '../support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from '../support/database.ts';
import { disagreements } from '../support/random-bank/agreement.ts';
import { anyDeed } from '../support/random-bank/deeds.ts';
import { portalOver } from '../support/random-bank/portal.ts';
import { dice } from '../support/random-times/dice.ts';
import { startApiPix, type ApiPixStage } from './api-pix-stage.ts';
import { deedsIn, historySeeds } from '../support/histories.ts';

const SEEDS = historySeeds();

/** Rounds of two hours, longer than the longest wait before a repetition, until both sides agree. */
const AT_MOST = 46;
/** Then all jobs run once more, also the weekly one, and they still agree. */
const LAST_ROUNDS = [8 * 86_400, 7200];
/** The ledger is checked after each of so many deeds. */
const CHECKED = 5;

const problemsOf = async (database: TestDatabase) => {
  const wrong: string[] = [];
  await database.owner('set constraints all immediate').catch((error: unknown) => wrong.push(String(error)));
  await database.owner('set constraints all deferred');
  const rows = await database.owner('select * from private.ledger_problems()');
  return [...wrong, ...rows.map((row) => JSON.stringify(row))];
};

describe('random histories with the double of a bank that fails, and a process that is killed', () => {
  let stage: ApiPixStage;
  afterEach(() => stage.stop());

  onEveryDatabase((database) => {
    test.each(SEEDS)('lose no centavo (%i)', async (seed) => {
      const throws = dice(seed);
      const deeds = deedsIn(seed);
      const { oneOf } = throws;
      stage = await startApiPix({
        repeatedRefund: oneOf(['same', 'refused']),
        brCode: oneOf(['sent', 'sent', 'missing', 'corrupt']),
      });
      await database.as('service', `select public.set_payment_provider('api-pix')`);
      const portal = portalOver(database, stage);
      const world = { database, stage, portal, throws };
      const told: string[] = [];
      const pass = async (seconds: number) => {
        stage.pass(seconds);
        await database.travel(new Date(stage.now()).toISOString());
      };
      const check = async (wrong: readonly string[]) => {
        const all = [...wrong, ...(await problemsOf(database))];
        if (all.length > 0) throw new Error([...all, ...told].join('\n'));
      };
      await addAdmin(database, 'otherProfessional');
      await database.owner('select private.open_ledger()');
      for (let n = 0; n < deeds; n += 1) {
        await pass(oneOf([0, 0, 0, 0, 1, 5, 20, 20, 60, 60, 120, 300, 901, 3600, 43_200]));
        const [name, act] = await anyDeed(world);
        const answer = await act();
        told.push(`${new Date(stage.now()).toISOString()} ${name}: ${answer}`);
        if (!/^[a-z_]+$/.test(answer)) await check([answer]);
        if (n % CHECKED === 0) await check([]);
      }

      // Then everything works again, and in the end nothing is open, though the bank repeats no notification.
      stage.served.faults.clear();
      const settle = async (seconds: number) => {
        await database.as('service', 'select public.expire_payments()');
        const answers = `${await portal.settle()}, ${await portal.notify(1)}`;
        if (answers !== 'done, done') told.push(`last round: ${answers}`);
        await pass(seconds);
      };
      for (let round = 0; round < AT_MOST; round += 1) {
        await settle(7200);
        if ((await disagreements(database, stage)).length === 0) break;
      }
      for (const seconds of LAST_ROUNDS) await settle(seconds);
      await settle(0);
      await check(await disagreements(database, stage));
    });
  });
});
