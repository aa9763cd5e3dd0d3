import { addAdmin } from '../support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from '../support/database.ts';
import { disagreements } from '../support/random-bank/agreement.ts';
import { anyDeed } from '../support/random-bank/deeds.ts';
import { portalOver } from '../support/random-bank/portal.ts';
import { dice } from '../support/random-times/dice.ts';
import { startApiPix, type ApiPixStage } from './api-pix-stage.ts';

/** `npm test` sets 20, `--all` 100; more in a run by hand: HISTORIES=1000. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 4);
const DEEDS = Number(process.env['DEEDS'] ?? 60);

/** Rounds of two hours, longer than the longest wait before a repetition, and of half a day, until all jobs have run. */
const LAST_ROUNDS = [...Array<number>(28).fill(7200), ...Array<number>(18).fill(43_200)];

jest.setTimeout(60_000 + HISTORIES * 30_000);

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
    test.each(Array.from({ length: HISTORIES }, (_, seed) => seed + Number(process.env['SEED'] ?? 1)))(
      'lose no centavo (%i)',
      async (seed) => {
        const throws = dice(seed);
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
        for (let n = 0; n < DEEDS; n += 1) {
          await pass(oneOf([0, 0, 0, 0, 1, 5, 20, 20, 60, 60, 120, 300, 901, 3600, 43_200]));
          const [name, act] = await anyDeed(world);
          const answer = await act();
          told.push(`${new Date(stage.now()).toISOString()} ${name}: ${answer}`);
          await check(/^[a-z_]+$/.test(answer) ? [] : [answer]);
        }

        // Then everything works again, and in the end nothing is open, though the bank repeats no notification.
        stage.served.faults.clear();
        for (const [round, seconds] of LAST_ROUNDS.entries()) {
          await database.as('service', 'select public.expire_payments()');
          const answers = `${await portal.settle()}, ${await portal.notify(1)}`;
          if (answers !== 'done, done') told.push(`last round ${round}: ${answers}`);
          await pass(seconds);
        }
        await check(await disagreements(database, stage));
      },
    );
  });
});
