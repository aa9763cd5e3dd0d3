import type { TestDatabase } from './database.ts';
import { ACTORS, type Actor, type Person } from './people.ts';

/** The result of book_consultation. */
export interface Booking {
  readonly consultation_id: string;
  readonly payment_id: string;
  readonly status: string;
  readonly starts_at: string;
  readonly amount_cents: number;
  readonly expires_at: string;
}

/** Arguments of book_consultation. */
export interface Wish {
  readonly professional: Person;
  readonly date: string | null;
  readonly time: string;
  readonly amount: number | null;
  readonly request: string;
}

/**
 * Books; by default Marina, next Tuesday at 14:00, at her price.
 * @throws {Refusal}
 */
export async function book(
  database: TestDatabase,
  who: Actor = 'patient',
  wish: Partial<Wish> = {},
): Promise<Booking> {
  const [row] = await database.as<{ booking: Booking }>(
    who,
    'select public.book_consultation($1, $2, $3, $4, $5) as booking',
    [
      ACTORS[wish.professional ?? 'professional'],
      wish.date === undefined ? '2026-12-01' : wish.date,
      wish.time ?? '14:00',
      wish.amount === undefined ? 15000 : wish.amount,
      wish.request ?? crypto.randomUUID(),
    ],
  );
  if (!row) throw new Error('book_consultation returned nothing.');
  return row.booking;
}

/**
 * Pays through the simulation.
 * @throws {Refusal}
 */
export async function pay(database: TestDatabase, paymentId: string, who: Actor = 'patient') {
  const [row] = await database.as<{ answer: Record<string, unknown> }>(
    who,
    'select public.simulate_payment($1) as answer',
    [paymentId],
  );
  return row?.answer;
}

/** State of a booking, read past the policies. */
export async function stateOf(database: TestDatabase, { consultation_id }: Booking) {
  const [row] = await database.owner(
    `select c.status::text as consultation, p.status::text as payment,
       (select count(*)::int from public.consultation_sessions s where s.consultation_id = c.id) as sessions
     from public.consultations c join public.payments p on p.consultation_id = c.id where c.id = $1`,
    [consultation_id],
  );
  return row;
}

/**
 * An admin suspends Marina, or another professional.
 * @throws {Refusal}
 */
export async function suspend(
  database: TestDatabase,
  who: Person = 'professional',
  reason = 'Registro vencido',
): Promise<unknown> {
  const [row] = await database.as<{ answer: unknown }>(
    'admin',
    'select public.suspend_professional($1, $2) as answer',
    [ACTORS[who], reason],
  );
  return row?.answer;
}
