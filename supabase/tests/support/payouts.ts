import type { TestDatabase } from './database.ts';
import { addAdmin, ask, completedAtBank } from './decisions.ts';
import { ACTORS, type Actor, type Person } from './people.ts';

/** A Friday: its batch holds what became owed by Sunday, 6 December. */
export const FRIDAY = '2026-12-11T13:00:00Z';
export const NEXT_FRIDAY = '2026-12-18T13:00:00Z';

/** What the procedures of a batch answer. */
export interface Batch {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly total_cents: number;
  readonly ready: number;
  readonly held: number;
}

/** No demonstration: batches hold real money. */
export async function useService(database: TestDatabase): Promise<void> {
  await database.owner('update public.deployment_settings set demonstration = false, pix_simulation = false');
}

/** The code in the newest e-mail to this professional. */
export async function mailedCode(database: TestDatabase, who: Person): Promise<string> {
  const [mail] = await database.owner<{ code: string }>(
    `select payload ->> 'code' as code from private.mail_outbox m join private.payout_keys k on k.professional_id = m.user_id
       and k.confirmed_at is null and k.replaced_at is null
     where m.user_id = $1 and m.kind = 'payout_key_code'
       and k.code_sum = encode(extensions.digest(k.id || (m.payload ->> 'code'), 'sha256'), 'hex')`,
    [ACTORS[who]],
  );
  return mail?.code ?? '';
}

/** A confirmed Pix key. */
export async function useKey(
  database: TestDatabase,
  who: Person = 'professional',
  value = 'pix@azevedo.example',
): Promise<void> {
  await ask(database, who, 'request_payout_key($1, $2)', 'email', value);
  await ask(database, who, 'confirm_payout_key($1)', await mailedCode(database, who));
}

/** R$ 150 are owed to Marina, who has a key, on the Friday of their batch; Eduardo administers as well. */
export async function owedOnFriday(database: TestDatabase) {
  const booking = await completedAtBank(database);
  await useService(database);
  await useKey(database);
  await addAdmin(database);
  await database.travel(FRIDAY);
  return booking;
}

export async function prepare(
  database: TestDatabase,
  who: Actor = 'admin',
  id: string = crypto.randomUUID(),
) {
  return (await ask(database, who, 'prepare_payouts($1)', id)) as Batch;
}

export async function approve(database: TestDatabase, batch: Batch, who: Actor = 'otherPatient') {
  return (await ask(
    database,
    who,
    'approve_payouts($1, $2, $3)',
    batch.id,
    batch.total_cents,
    batch.version,
  )) as Batch;
}

/** The lines of a batch, as admins read them. */
export async function linesOf(database: TestDatabase, { id }: Pick<Batch, 'id'>) {
  return database.as<{
    id: string;
    state: string;
    hold: string | null;
    amount_cents: number;
    warnings: string[];
  }>('admin', 'select * from public.list_payout_lines($1)', [id]);
}

/** The identity of a transfer. */
export const proof = () => crypto.randomUUID().replaceAll('-', '');

/** Marks every ready line as paid. */
export async function payAll(database: TestDatabase, batch: Batch) {
  const lines = (await linesOf(database, batch)).filter(({ state }) => state === 'ready');
  return (await ask(
    database,
    'admin',
    'mark_payouts_paid($1, $2)',
    batch.id,
    JSON.stringify(lines.map(({ id }) => ({ line_id: id, e2eid: proof() }))),
  )) as Batch;
}

/** R$ 150 are paid out to Marina. */
export async function paidOut(database: TestDatabase) {
  const booking = await owedOnFriday(database);
  const batch = await payAll(database, await approve(database, await prepare(database)));
  return { ...booking, batch };
}
