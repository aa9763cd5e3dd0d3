import type { Connection } from './support/connection.ts';
import { arrival, LEDGER_PROBLEMS } from './support/money.ts';
import { ACTORS, signedIn } from './support/people.ts';
import { request, useManyConnections, type Caller, type Statement } from './support/requests.ts';

const CLIENTS = 9;
const SERVICE: Caller = { role: 'service_role', claims: '' };
const patient = signedIn(ACTORS.patient);
const professional = signedIn(ACTORS.professional);
const admin = signedIn(ACTORS.admin);
const second = signedIn(ACTORS.otherPatient);
const REPORT = 'select public.report_absence($1)';

/** PGlite has a single session. Each consultation is a Friday of its own, and its payout is a week later. */
describe('absences at once, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  let clients: readonly Connection[];
  let week = 0;

  const day = (days: number, time: string) =>
    `${new Date(Date.UTC(2026, 11, 4 + 7 * week + days)).toISOString().slice(0, 10)}T${time}Z`;
  const must = async <Row>(who: Caller, statement: Statement, now: string): Promise<Row> => {
    const row = await request<Row>(owner, who, statement, now);
    if (typeof row === 'string') throw new Error(row);
    return row;
  };
  const all = async (now: string, ways: readonly (readonly [Caller, Statement])[]) => {
    const answers = await Promise.all(
      clients.map((client, n) => {
        const [who, statement] = ways[n % ways.length] ?? [admin, ['select 1']];
        return request(client, who, statement, now);
      }),
    );
    return [...new Set(answers.filter((answer) => typeof answer === 'string'))].sort();
  };

  beforeAll(async () => {
    owner = await connect();
    clients = await connectMany(CLIENTS);
    for (const client of clients) await client.query(`set deadlock_timeout = '200ms'`);
    await owner.query(
      `update public.deployment_settings set payment_provider = 'api-pix', demonstration = false, pix_simulation = false`,
    );
    await owner.query('update public.profiles set is_admin = true where id = $1', [ACTORS.otherPatient]);
  }, 60_000);
  afterEach(async () => {
    await expect(owner.query(LEDGER_PROBLEMS)).resolves.toEqual([]);
  });

  /** Paid, on a Friday at 14:00. */
  async function confirmed(): Promise<string> {
    week += 1;
    const booked = day(-1, '12:00:00');
    const made = await must<{ consultation: string; payment: string }>(
      patient,
      [
        `select b ->> 'consultation_id' as consultation, b ->> 'payment_id' as payment
         from public.book_time($1, $2, 15000, gen_random_uuid()) as b`,
        ACTORS.professional,
        day(0, '17:00:00'),
      ],
      booked,
    );
    const [charge] = await owner.query<{ txid: string }>(
      'select txid from private.charges where payment_id = $1',
      [made.payment],
    );
    const one = arrival({ txid: charge?.txid ?? '', paidAt: booked });
    await must(SERVICE, [`select public.record_receipts('api-pix', $1)`, JSON.stringify([one])], booked);
    return made.consultation;
  }
  const stateOf = async (consultation: string) => {
    const [row] = await owner.query<{ status: string; outcome: string | null; earned: string | null }>(
      `select c.status, a.outcome, (select min(t.created_at) from private.ledger_transactions t
         where t.kind = 'earned' and t.payment_id = p.id) as earned
       from private.absences a join public.consultations c on c.id = a.consultation_id
         join public.payments p on p.consultation_id = c.id where c.id = $1`,
      [consultation],
    );
    return row;
  };

  it.each([1, 2, 3])('a report and the end of the consultation come one after the other (%i)', async () => {
    const id = await confirmed();
    const refused = await all(day(2, '17:00:00'), [
      [patient, [REPORT, id]],
      [SERVICE, ['select public.complete_due_consultations()']],
      [professional, ['select public.complete_consultation($1)', id]],
    ]);
    expect(['absence_reported']).toEqual(expect.arrayContaining(refused));
    const state = await stateOf(id);
    expect(state?.status).toBe(refused.length > 0 ? 'scheduled' : 'completed');
    expect(state?.earned === null).toBe(state?.status === 'scheduled');
  });

  it.each([1, 2, 3])('two admins decide once (%i)', async () => {
    const id = await confirmed();
    await must(patient, [REPORT, id], day(0, '18:00:00'));
    const decide = (outcome: string): Statement => [
      `select public.decide_absence(gen_random_uuid(), $1, $2, 'Conferido')`,
      id,
      outcome,
    ];
    const refused = await all(day(1, '18:00:00'), [
      [admin, decide('refund')],
      [second, decide('pay')],
      [professional, ['select public.answer_absence($1, true)', id]],
    ]);
    expect(['absence_decided']).toEqual(expect.arrayContaining(refused));
    const state = await stateOf(id);
    expect(state?.status).toBe(state?.outcome === 'refund' ? 'cancelled' : 'completed');
  });

  it.each([1, 2, 3])('no batch that is prepared holds what is reported (%i)', async () => {
    const id = await confirmed();
    await must(professional, ['select public.complete_consultation($1)', id], day(0, '18:00:00'));
    const batch = crypto.randomUUID();
    const refused = await all(day(7, '13:00:00'), [
      [admin, ['select public.prepare_payouts($1)', batch]],
      [patient, [REPORT, id]],
    ]);
    expect(['nothing_to_pay']).toEqual(expect.arrayContaining(refused));
    await expect(
      owner.query(
        `select from private.payout_items i join public.payments p on p.id = i.payment_id
           join private.absences a on a.consultation_id = p.consultation_id where i.is_open and a.outcome is null`,
      ),
    ).resolves.toEqual([]);
    await request(owner, admin, [`select public.discard_payouts($1, 'Teste')`, batch], day(7, '13:00:00'));
  });
});
