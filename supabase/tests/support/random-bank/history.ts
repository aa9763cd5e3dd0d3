import type { ApiPixStage } from '../../payments/api-pix-stage.ts';
import type { TestDatabase } from '../database.ts';
import { addAdmin } from '../decisions.ts';
import { LEDGER_PROBLEMS } from '../money.ts';
import { useKey, useService } from '../payouts.ts';
import { ACTORS } from '../people.ts';
import type { Dice } from '../random-times/dice.ts';
import { noteFigures } from '../histories.ts';
import { missingMoney } from '../where-money-is.ts';
import { disagreements } from './agreement.ts';
import { anyDeed } from './deeds.ts';
import type { Portal } from './portal.ts';
import { noteTransfers } from './transfers.ts';
import type { Transfer } from './world.ts';

/** Limit of the rounds until both sides agree. A round is longer than the longest wait before a repetition. */
const MAX_ROUNDS = 46;
const ROUND_SECONDS = 7200;
/** Then all jobs run once more, also the weekly one, and they still agree. */
const LAST_ROUNDS = [8 * 86_400, ROUND_SECONDS];
/** Number of deeds between two checks of the ledger; the totals are checked after each. */
const CHECK_INTERVAL = 5;

/** From R$ 500,00 another admin confirms a refund. */
const PRICES = [15_000, 60_000];

const FIGURES = `
  select (select count(*)::int from private.receipts r where r.origin = 'api-pix') as "receipts",
    (select coalesce(sum(r.amount_cents), 0)::int from private.receipts r where r.origin = 'api-pix') as "centavos received",
    (select count(*)::int from private.refunds f where f.state = 'done') as "refunds done",
    (select coalesce(sum(f.amount_cents), 0)::int from private.refunds f where f.state = 'done') as "centavos refunded",
    (select count(*)::int from private.payout_lines l where l.state = 'paid') as "payouts done",
    (select coalesce(sum(l.amount_cents), 0)::int from private.payout_lines l where l.state = 'paid') as "centavos paid out",
    (select count(*)::int from private.refund_decisions d where d.state = 'waiting' or d.answered_at is not null)
      as "decisions that waited",
    (select count(*)::int from private.refund_decisions d where d.state = 'done' and d.answered_at is not null)
      as "decisions confirmed by another admin",
    (select count(*)::int from private.refund_decisions d where d.state = 'declined') as "decisions declined",
    (select count(*)::int from private.absences a where a.outcome is not null) as "absences decided"`;

/** Whether a deed was carried out: what is refused changes nothing. */
const CARRIED_OUT: ReadonlySet<string> = new Set(['done', 'killed']);

export interface History {
  readonly database: TestDatabase;
  readonly stage: ApiPixStage;
  readonly portal: Portal;
  readonly throws: Dice;
  readonly deeds: number;
  /** See `World`. */
  readonly deaths: number;
  /** Whether consultations also take place and are paid out. */
  readonly hasPayouts: boolean;
}

/**
 * Random deeds, then everything works again until the bank and the portal agree.
 * @throws with the whole history if a centavo is missing
 */
export async function runHistory({ hasPayouts, deeds, ...given }: History): Promise<void> {
  const { database, stage, portal, throws } = given;
  const log: string[] = [];
  const counts = { deeds: 0, 'deeds carried out': 0, 'killed processes': 0 };
  const pass = async (seconds: number) => {
    // Nothing that was sent is still under way at the bank after an hour.
    if (seconds > 300 || throws.below(2) === 0) stage.served.actLate();
    stage.pass(seconds);
    await database.travel(new Date(stage.now()).toISOString());
  };
  const transfers: Transfer[] | null = hasPayouts ? [] : null;
  const world = { ...given, pass, transfers };
  const check = async (wrong: readonly string[]) => {
    if (wrong.length > 0) throw new Error([...wrong, ...log].join('\n'));
    return Promise.resolve();
  };
  await database.as('service', `select public.set_payment_provider('api-pix')`);
  await addAdmin(database, 'otherProfessional');
  await database.owner('update public.professionals set price_per_session = $2 where user_id = $1', [
    ACTORS.professional,
    throws.oneOf(PRICES),
  ]);
  await database.owner('select private.open_ledger()');
  if (hasPayouts) {
    await useService(database);
    await useKey(database);
  }
  for (let n = 0; n < deeds; n += 1) {
    await pass(throws.oneOf([0, 0, 0, 0, 1, 5, 20, 20, 60, 60, 120, 300, 901, 3600, 43_200]));
    const [name, act] = await anyDeed(world);
    const answer = await act();
    log.push(`${new Date(stage.now()).toISOString()} ${name}: ${answer}`);
    counts.deeds += 1;
    if (CARRIED_OUT.has(answer)) counts['deeds carried out'] += 1;
    if (answer === 'killed') counts['killed processes'] += 1;
    if (!/^[a-z_]+$/.test(answer)) await check([answer]);
    if (CARRIED_OUT.has(answer)) await check(await missingMoney(database));
    if (n % CHECK_INTERVAL === 0) await check(await problemsOf(database));
  }

  // In the end nothing is open, though the bank repeats no notification.
  stage.served.faults.clear();
  stage.served.actLate();
  await noteTransfers(world);
  const settle = async (seconds: number) => {
    await database.as('service', 'select public.expire_payments()');
    const answers = `${await portal.settle()}, ${await portal.notify(1)}`;
    if (answers !== 'done, done') log.push(`last round: ${answers}`);
    await pass(seconds);
  };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await settle(ROUND_SECONDS);
    if ((await disagreements(database, stage)).length === 0) break;
  }
  for (const seconds of LAST_ROUNDS) await settle(seconds);
  await settle(0);
  await check([
    ...(await disagreements(database, stage)),
    ...(await missingMoney(database)),
    ...(await problemsOf(database)),
  ]);
  const [money] = await database.owner<Record<string, number>>(FIGURES);
  noteFigures({ ...counts, 'faults met': stage.served.faults.met, ...money });
}

async function problemsOf(database: TestDatabase): Promise<string[]> {
  const wrong: string[] = [];
  await database.owner('set constraints all immediate').catch((error: unknown) => wrong.push(String(error)));
  await database.owner('set constraints all deferred');
  const rows = await database.owner(LEDGER_PROBLEMS);
  return [...wrong, ...rows.map((row) => JSON.stringify(row))];
}
