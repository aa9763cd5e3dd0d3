import { ACTORS } from '../people.ts';
import { isActive } from './at-bank.ts';
import type { Ask, Deed, World } from './world.ts';

const A_DAY = 86_400;
const A_FRIDAY = Date.parse('2026-11-27T13:00:00Z');
const JOBS = ['expire_payments', 'complete_due_consultations'];

/** Consultations are paid and take place, until the Friday on which they are paid out. */
export const earn = (world: World, ask: Ask, book: () => Deed): Deed => [
  'consultations take place, until a Friday',
  async () => {
    const { database, stage, throws, pass } = world;
    const { below } = throws;
    const answers: string[] = [];
    for (let n = below(3); n >= 0; n -= 1) answers.push(await book()[1]());
    for (const { txid, amount } of await openCharges(world))
      if (below(6) > 0) await arrive(world, stage.served.bank.pay(txid, amount));
    await pass(4 * A_DAY);
    if (below(3) === 0) answers.push(await reportAbsence(world, ask)[1]());
    await pass(4 * A_DAY);
    for (const job of JOBS) await database.as('service', `select public.${job}()`);
    const daysSinceFriday = ((stage.now() - A_FRIDAY) / 1000 / A_DAY) % 7;
    // What became owed by Sunday is paid out on the Friday after.
    await pass((daysSinceFriday > 2 ? 14 - daysSinceFriday : 7 - daysSinceFriday) * A_DAY);
    return answers.find((answer) => !/^[a-z_]+$/.test(answer)) ?? 'done';
  },
];

/** The patient of the last consultation that began reports that the professional did not come. */
export const reportAbsence = ({ database }: World, ask: Ask): Deed => [
  'a patient reports an absence',
  async () => {
    const [last] = await database.owner<{ id: string; patient_id: string }>(
      `select c.id, c.patient_id from public.consultations c join public.payments p on p.consultation_id = c.id
       where c.starts_at < private.now() and c.created_at >= '2026-11-24T12:00:00Z' and p.status = 'paid'
       order by c.starts_at desc, c.id limit 1`,
    );
    const who = last?.patient_id === ACTORS.patient ? 'patient' : 'otherPatient';
    return ask(who, 'public.report_absence($1)', last?.id)[1]();
  },
];

/** The portal reads the receipt at once, unless the bank fails. */
async function arrive({ database, stage }: World, receiptId: string): Promise<void> {
  const read = await stage.provider.readReceipt(receiptId);
  if (!read.ok) return;
  const receipts = JSON.stringify([read.value]);
  await database.as('service', `select public.record_receipts('api-pix', $1)`, [receipts]);
}

/** Charges that the bank knows and no one has paid. */
async function openCharges({ database, stage }: World) {
  const charges = await database.owner<{ txid: string; amount: number }>(
    `select txid, amount_cents as amount from private.charges where provider = 'api-pix' and state = 'open' order by created_at, txid`,
  );
  return charges.filter(({ txid }) => isActive(stage, txid));
}
