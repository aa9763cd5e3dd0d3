import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { PEOPLE } from '../seed/index.ts';
import { clientOf, generateKeys, startFixture } from '../testing/start.ts';

// The jobs of the repository's own backend definition over time.

const BOOKED_AT = Date.parse('2031-01-06T12:00:00Z');
const DAY = '2031-01-08';
const MINUTE_MS = 60_000;

const keys = generateKeys();
let backend: Backend;
let patient: SupabaseClient;

beforeAll(async () => {
  backend = await startFixture({ ...(await portalProject()), keys });
  await backend.db.query('delete from private.mail_outbox');
  await at(0);
  patient = clientOf(backend, keys.publishable);
  const { access_token, refresh_token } = await backend.signIn(PEOPLE.camila.email);
  await patient.auth.setSession({ access_token, refresh_token });
}, 120_000);
afterAll(() => backend.close());

/** Minutes after the booking. */
const at = (minutes: number) => backend.setClock(new Date(BOOKED_AT + minutes * MINUTE_MS));
const minutesUntil = (instant: string) => (Date.parse(instant) - BOOKED_AT) / MINUTE_MS;

async function book(time: string) {
  const { data, error } = await patient.rpc('book_consultation', {
    professional_user_id: PEOPLE.marina.id,
    date: DAY,
    time,
    expected_amount_cents: 15_000,
    request_id: crypto.randomUUID(),
  });
  if (error) throw error;
  return data as { consultation_id: string; payment_id: string; starts_at: string };
}

/** Consultation and payment as stored in the database. */
async function stateOf(consultationId: string) {
  const [state] = await backend.db.query<{ consultation: string; payment: string }>(
    `select c.status as consultation, p.status as payment from public.consultations c
       join public.payments p on p.consultation_id = c.id where c.id = $1`,
    [consultationId],
  );
  return state;
}

async function subjects() {
  const mails = await backend.mailbox.list();
  return mails.filter(({ to }) => to === PEOPLE.camila.email).map(({ subject }) => subject);
}

it('expire unpaid consultations, free their slots, and change nothing else', async () => {
  await at(0);
  const { consultation_id: id } = await book('09:00');
  // The 15 minutes count from the moment the code exists.
  await backend.runJobs();
  const taken = async () =>
    (await patient.rpc('taken_slots', { professional_user_id: PEOPLE.marina.id, day: DAY })).data;
  await at(14);
  await backend.runJobs();
  expect(await stateOf(id)).toEqual({ consultation: 'pending', payment: 'pending' });
  expect(await taken()).toContain('09:00');
  for (const minutes of [16.1, 17, 18]) {
    await at(minutes);
    await backend.runJobs();
    expect(await stateOf(id)).toEqual({ consultation: 'cancelled', payment: 'expired' });
  }
  expect(await taken()).not.toContain('09:00');
});

it('send the link 60 and 15 minutes before, once each, and complete consultations without a recorded outcome', async () => {
  await at(0);
  await backend.mailbox.clear();
  const { consultation_id: id, payment_id, starts_at } = await book('10:40');
  await at(1);
  expect((await patient.rpc('simulate_payment', { payment_id })).error).toBeNull();
  await backend.runJobs();
  expect((await subjects()).filter((subject) => subject.startsWith('Consulta confirmada'))).toHaveLength(1);
  const start = minutesUntil(starts_at);
  const reminders = async () => (await subjects()).filter((subject) => /começa às 10:40/.test(subject));
  for (const [minutes, sent] of [
    [61, 0],
    [59, 1],
    [20, 1],
    [14, 2],
    [13, 2],
    [1, 2],
  ] as const) {
    await at(start - minutes);
    await backend.runJobs();
    expect(await reminders()).toHaveLength(sent);
  }
  await at(start + 60);
  await backend.runJobs();
  expect(await stateOf(id)).toMatchObject({ consultation: 'scheduled' });
  await at(start + 50 + 24 * 60 + 1);
  await backend.runJobs();
  expect(await stateOf(id)).toEqual({ consultation: 'completed', payment: 'paid' });
});
