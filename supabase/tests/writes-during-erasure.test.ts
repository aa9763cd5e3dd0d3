import { CONSULTATIONS } from 'embedded-backend/seed';
import type { Connection } from './support/connection.ts';
import { ACTORS, signedIn } from './support/people.ts';
import { begin, request, untilWaiting, useManyConnections, type Statement } from './support/requests.ts';

const NOW = '2026-11-24T12:00:00Z';
const LATE = 'Camila, moro na Rua X';
const PAYMENT = `(select id from public.payments where patient_id = auth.uid() order by id limit 1)`;

/** PGlite has a single session; here a user's requests wait for the user's own erasure. */
describe("requests during the user's erasure, on PostgreSQL", () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  beforeAll(async () => {
    owner = await connect();
    await owner.query(`delete from public.reviews where consultation_id = $1`, [CONSULTATIONS.completed.id]);
    await owner.query(`update public.consultations set status = 'cancelled' where status = 'scheduled'`);
    await owner.query('update public.payments set refund_due = false');
  });

  /** The responses of requests that wait while the user is erased. */
  async function asked(person: string, statements: readonly Statement[]): Promise<unknown[]> {
    const [made] = await owner.query<{ id: string }>(
      `insert into public.privacy_requests (user_id, kind, full_name, email, user_type)
       select id, 'erasure', full_name, email, 'patient' from public.profiles where id = $1 returning id`,
      [person],
    );
    const [holder, admin, ...late] = await connectMany(statements.length + 2);
    if (!holder || !admin) throw new Error('No connection.');
    await holder.query('begin');
    await holder.query('select from public.profiles where id = $1 for update', [person]);
    await begin(admin, signedIn(ACTORS.admin), NOW);
    const erasing = admin.query('select public.erase_person($1)', [made?.id]);
    await untilWaiting(owner);
    // Requests that lock the user wait for the erasure; the others, once the erasure has locked their rows.
    await holder.query('commit');
    await erasing;
    const answers = late.map((connection, n) =>
      request(connection, signedIn(person), statements[n] ?? [''], NOW),
    );
    await untilWaiting(owner, statements.length);
    await admin.query('commit');
    return Promise.all(answers);
  }

  test('of a patient are refused, and nothing is restored', async () => {
    const answers = await asked(ACTORS.patient, [
      [`select public.submit_feedback($1, 1, $2, $2, 'Triste', false, $2)`, CONSULTATIONS.completed.id, LATE],
      ['select public.cancel_consultation($1)', CONSULTATIONS.completed.id],
      [`select public.simulate_payment(${PAYMENT})`],
      [`select public.renew_payment(${PAYMENT})`],
      ['select public.send_message($1, gen_random_uuid(), $2)', CONSULTATIONS.completed.id, LATE],
      ['select public.mark_conversation_read($1)', CONSULTATIONS.completed.id],
      [`select public.send_contact_message('Camila', 'camila@exemplo.com.br', 'patient', 'Oi', $1)`, LATE],
      [`select public.restate_sign_up('{"full_name": "Camila Ribeiro"}')`],
      ['select public.send_privacy_request($1)', LATE],
    ]);
    expect(answers).toEqual([
      'consultation_not_found',
      'consultation_not_found',
      'payment_not_found',
      'payment_not_found',
      'consultation_not_found',
      'consultation_not_found',
      'not_authenticated',
      'not_authenticated',
      'not_authenticated',
    ]);
    await expect(
      owner.query('select id from public.reviews where consultation_id = $1', [CONSULTATIONS.completed.id]),
    ).resolves.toEqual([]);
  });

  test('of a professional are refused', async () => {
    const answers = await asked(ACTORS.professional, [
      [`select public.store_recording($1, 'https://exemplo.com.br/a')`, CONSULTATIONS.completed.id],
      ['select public.complete_consultation($1)', CONSULTATIONS.completed.id],
      ['select public.mark_conversation_read($1)', CONSULTATIONS.completed.id],
    ]);
    expect(answers).toEqual(Array(3).fill('consultation_not_found'));
  });

  test('ending the sessions of an erased user finds no account', async () => {
    const person = ACTORS.otherPatient;
    const [made] = await owner.query<{ id: string }>(
      `insert into public.privacy_requests (user_id, kind, full_name, email, user_type)
       select id, 'erasure', full_name, email, 'patient' from public.profiles where id = $1 returning id`,
      [person],
    );
    const [erasing, ending] = await connectMany(2);
    if (!erasing || !ending) throw new Error('No connection.');
    await begin(erasing, signedIn(ACTORS.admin), NOW);
    await erasing.query('select public.erase_person($1)', [made?.id]);
    const answer = request(
      ending,
      signedIn(ACTORS.admin),
      ['select public.end_sessions_of($1)', person],
      NOW,
    );
    await untilWaiting(owner);
    await erasing.query('commit');
    await expect(answer).resolves.toBe('person_not_found');
    await expect(
      owner.query('select id from public.audit_log where subject_id = $1', [person]),
    ).resolves.toEqual([]);
  });
});
