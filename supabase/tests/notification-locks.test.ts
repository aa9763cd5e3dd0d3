import type { Connection } from './support/connection.ts';
import { credentials, ACTORS, signedIn } from './support/people.ts';
import { begin, request, untilWaiting, useManyConnections, type Statement } from './support/requests.ts';

const NOW = '2026-11-24T12:16:00Z';
const patient = signedIn(ACTORS.patient);

/** Statements that write several notifications lock them by id; in the table's order they would deadlock. */
describe('two transactions that write the same notifications, on PostgreSQL', () => {
  const { connect } = useManyConnections();
  let owner: Connection;
  let one: Connection;
  let other: Connection;
  beforeAll(async () => {
    owner = await connect();
    [one, other] = await Promise.all([connect(), connect()]);
  });
  afterEach(() => one.query('rollback'));

  /** In the table's order, which an update follows, the higher id comes first. */
  const [LOW, HIGH] = ['00000001', 'ffffffff'].map((start) => `${start}-0000-4000-8000-000000000001`);
  const HELD = 'select from public.notifications where id = $1 for update';

  /** Two unread notifications of a user. */
  const notify = async (reader: string, facts: { subject?: string; kind?: string; link?: string } = {}) => {
    await owner.query('delete from public.notifications where id = any ($1)', [[LOW, HIGH]]);
    for (const id of [HIGH, LOW])
      await owner.query(
        `insert into public.notifications (id, user_id, subject_id, kind, title, link)
         values ($1, $2, $3, $4, 'Aviso', $5)`,
        [id, reader, facts.subject ?? null, facts.kind ?? 'cancellation', facts.link ?? '/x'],
      );
  };
  /** Locks both in order, and in between waits until the given request is blocked by the first. */
  const lockInOrder = async (start: () => Promise<unknown>) => {
    await begin(one, credentials('owner'), NOW);
    await one.query(HELD, [LOW]);
    const waiting = start();
    await untilWaiting(owner);
    await one.query(HELD, [HIGH]);
    await one.query('commit');
    return waiting;
  };

  test.each([
    ['unread ones', 'update public.notifications set read_at = now() where read_at is null'],
    ['all of them,', 'update public.notifications set read_at = now()'],
  ])('a user marks %s as read', async (_what, sql) => {
    await notify(ACTORS.patient);
    await expect(
      lockInOrder(() => request(other, patient, [`${sql} returning true as done`], NOW)),
    ).resolves.toEqual({ done: true });
  });

  test('a visitor writes to the team', async () => {
    await notify(ACTORS.admin, { kind: 'contact', link: '/admin/mensagens' });
    const send: Statement = [
      `select true as done from public.send_contact_message('Ana', 'ana@x.example', 'patient', 'Oi', 'Olá')`,
    ];
    await expect(lockInOrder(() => request(other, patient, send, NOW))).resolves.toEqual({ done: true });
  });

  test('an admin decides on an application', async () => {
    const [made] = await owner.query<{ id: string; user_id: string }>(
      `select id, user_id from public.professional_applications where application_status = 'pending' limit 1`,
    );
    await notify(ACTORS.admin, { kind: 'application', subject: made?.user_id ?? '' });
    const reject: Statement = [
      `select true as done from public.reject_professional_application($1, 'Registro vencido')`,
      made?.id,
    ];
    await expect(lockInOrder(() => request(other, signedIn(ACTORS.admin), reject, NOW))).resolves.toEqual({
      done: true,
    });
  });

  /** An open request of erasure by a user who can be erased. */
  const requestErasure = async (person: string): Promise<Statement> => {
    await owner.query(
      `update public.consultations set status = 'cancelled' where patient_id = $1 and status = 'scheduled'`,
      [person],
    );
    await owner.query('update public.payments set refund_due = false where patient_id = $1', [person]);
    const [asked] = await owner.query<{ id: string }>(
      `insert into public.privacy_requests (user_id, kind, full_name, email, user_type)
       select id, 'erasure', full_name, email, 'patient' from public.profiles where id = $1 returning id`,
      [person],
    );
    return ['select true as done from public.erase_person($1)', asked?.id];
  };

  test('a user is erased', async () => {
    await notify(ACTORS.admin, { subject: ACTORS.otherPatient });
    const erase = await requestErasure(ACTORS.otherPatient);
    await expect(lockInOrder(() => request(other, signedIn(ACTORS.admin), erase, NOW))).resolves.toEqual({
      done: true,
    });
  });

  test('a user is erased while an admin decides on their testimonial', async () => {
    const [made] = await owner.query<{ id: string; patient_id: string }>(
      `select id, patient_id from public.reviews where testimonial_status = 'pending' limit 1`,
    );
    const erase = await requestErasure(made?.patient_id ?? '');
    // The decision has locked the review and is about to delete its notifications.
    await begin(one, credentials('owner'), NOW);
    await one.query('select from public.reviews where id = $1 for update', [made?.id]);
    const erasing = request(other, signedIn(ACTORS.admin), erase, NOW);
    await untilWaiting(owner);
    await one.query('select from public.notifications where about_id = $1 order by id for update', [
      made?.id,
    ]);
    await one.query('commit');
    await expect(erasing).resolves.toEqual({ done: true });
  });

  test('the nightly job removes the names of two professionals', async () => {
    await notify(ACTORS.patient);
    // The name that is removed first is in the notification that is locked last.
    const [first, second] = await owner.query<{ id: string }>(
      `update public.professionals set name_kept_until = '2026-01-01'
       where user_id in (select user_id from public.professionals where approval_status = 'rejected')
       returning user_id as id`,
    );
    for (const [id, subject] of [
      [HIGH, first],
      [LOW, second],
    ] as const)
      await owner.query('update public.notifications set subject_id = $2 where id = $1', [id, subject?.id]);
    const forget: Statement = ['select true as done from public.forget_expired_data()'];
    await expect(lockInOrder(() => request(other, credentials('service'), forget, NOW))).resolves.toEqual({
      done: true,
    });
  });
});
