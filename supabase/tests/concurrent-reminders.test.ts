import { CONSULTATIONS } from 'embedded-backend/seed';
import type { Connection } from './support/connection.ts';
import { credentials } from './support/people.ts';
import { begin, request, untilWaiting, useManyConnections } from './support/requests.ts';

const SERVICE = credentials('service');
const QUEUE = 'select public.queue_session_reminders() as n';
const CLAIM = 'select count(*)::int as n from public.claim_mails(100)';
/** Two days before the start at 14:00 in São Paulo. */
const START = '2026-12-10T17:00:00Z';
const DUE = '2026-12-08T17:00:00Z';

/** PGlite has a single session. */
describe('two workers at the same time, on PostgreSQL', () => {
  const { connect } = useManyConnections();
  let owner: Connection;
  let one: Connection;
  let other: Connection;

  beforeAll(async () => {
    [owner, one, other] = await Promise.all([connect(), connect(), connect()]);
  }, 60_000);
  beforeEach(async () => {
    await owner.query('delete from private.mail_outbox');
    await owner.query(
      `update public.consultations set starts_at = $2, ends_at = $2::timestamptz + interval '50 minutes' where id = $1`,
      [CONSULTATIONS.confirmed.id, START],
    );
    await owner.query('update private.calendar_entries set settled_at = $1', ['2026-11-24T12:00:00Z']);
    await owner.query('delete from private.mail_outbox');
  });
  const queued = () =>
    owner.query<{ kind: string; n: number }>(
      `select kind, count(*)::int as n from private.mail_outbox where payload ->> 'consultation_id' = $1 group by kind`,
      [CONSULTATIONS.confirmed.id],
    );

  test('queue a reminder once, also under different time zones of their sessions', async () => {
    await begin(one, SERVICE, DUE);
    await one.query(`set local time zone 'America/Rio_Branco'`);
    await one.query(QUEUE);
    const late = request(other, SERVICE, [QUEUE], DUE);
    await untilWaiting(owner);
    await one.query('commit');
    await late;
    await expect(queued()).resolves.toEqual([{ kind: 'reminder_48h', n: 1 }]);
  });

  test('send it once', async () => {
    await request(one, SERVICE, [QUEUE], DUE);
    const answers = await Promise.all(
      [one, other].map((worker) => request<{ n: number }>(worker, SERVICE, [CLAIM], DUE)),
    );
    const [waiting] = await owner.query<{ n: number }>('select count(*)::int as n from private.mail_outbox');
    expect(answers.map((answer) => (typeof answer === 'string' ? 0 : answer.n)).reduce((a, b) => a + b)).toBe(
      waiting?.n,
    );
    await expect(queued()).resolves.toEqual([{ kind: 'reminder_48h', n: 1 }]);
  });

  test('send none about a consultation that moves meanwhile', async () => {
    await request(one, SERVICE, [QUEUE], DUE);
    await owner.query(
      `update public.consultations set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
       where id = $1`,
      [CONSULTATIONS.confirmed.id],
    );
    await owner.query(
      `delete from private.mail_outbox where kind <> 'reminder_48h' or payload ->> 'consultation_id' <> $1`,
      [CONSULTATIONS.confirmed.id],
    );
    for (const worker of [one, other])
      await expect(request(worker, SERVICE, [CLAIM], DUE)).resolves.toEqual({ n: 0 });
  });

  test('remind of a payment once', async () => {
    await owner.query(`update public.consultations set status = 'pending' where id = $1`, [
      CONSULTATIONS.confirmed.id,
    ]);
    await owner.query(
      `update public.payments set status = 'pending', paid_at = null, expires_at = $2 where consultation_id = $1`,
      [CONSULTATIONS.confirmed.id, START],
    );
    const click = ['select public.remind_of_payment($1) as answer', CONSULTATIONS.confirmed.id] as const;
    const professional = credentials('professional');
    await begin(one, professional, DUE);
    const [first] = await one.query<{ answer: unknown }>(click[0], [click[1]]);
    const second = request(other, professional, click, DUE);
    await untilWaiting(owner);
    await one.query('commit');
    await expect(second).resolves.toEqual(first);
    await expect(queued()).resolves.toEqual([{ kind: 'payment_reminder', n: 1 }]);
  });
});
