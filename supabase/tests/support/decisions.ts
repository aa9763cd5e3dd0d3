import { book, pay, type Booking } from './arrange.ts';
import type { TestDatabase } from './database.ts';
import { arrival, bookAtBank, claimCalls, receive } from './money.ts';
import { ACTORS, type Actor, type Person } from './people.ts';

/** Eduardo administers as well. */
export async function addAdmin(database: TestDatabase, who: Person = 'otherPatient'): Promise<void> {
  await database.owner('update public.profiles set is_admin = true where id = $1', [ACTORS[who]]);
}

/** Booked at a bank, paid, and completed: R$ 150 are owed to Marina. */
export async function completedAtBank(database: TestDatabase): Promise<Booking & { readonly txid: string }> {
  const booking = await bookAtBank(database);
  await receive(database, arrival({ txid: booking.txid }));
  await database.travel('2026-12-01T18:00:00Z');
  await database.as('professional', 'select public.complete_consultation($1)', [booking.consultation_id]);
  return booking;
}

/** A paid consultation that was cancelled: its refund waits. */
export async function refundDue(database: TestDatabase) {
  const booking = await bookAtBank(database);
  const one = arrival({ txid: booking.txid });
  await receive(database, one);
  await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
  const call = (await claimCalls(database)).find(({ kind }) => kind === 'refund');
  if (!call) throw new Error('No refund is queued.');
  return { booking, one, call };
}

/** Paid by the simulation. */
export async function paid(database: TestDatabase): Promise<Booking> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  return booking;
}

/** Calls a procedure that answers JSON. */
export async function ask(
  database: TestDatabase,
  who: Actor,
  call: string,
  ...parameters: readonly unknown[]
): Promise<unknown> {
  const [row] = await database.as<{ answer: unknown }>(who, `select public.${call} as answer`, parameters);
  return row?.answer;
}

/** A transfer of a known patient that was kept from suspense, as was possible before 2027. */
export async function keptBefore(database: TestDatabase, receiptId: string | undefined): Promise<void> {
  await database.owner(`select private.keep(r, 'Teste nosso', $2) from private.receipts r where r.id = $1`, [
    receiptId,
    ACTORS.admin,
  ]);
}
