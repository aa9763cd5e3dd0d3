import type { Connection } from './support/connection.ts';
import { credentials, ACTORS, signedIn } from './support/people.ts';
import { request, useManyConnections, type Caller, type Statement } from './support/requests.ts';

const SESSIONS = 12;
const ACTIONS = 100;
const DAYS = ['2026-12-01', '2026-12-02'];
const TIMES = ['09:00', '09:50', '10:40'];
/** Before and after the expiry of the first payments, before and after the consultations. */
const MOMENTS = [
  '2026-11-24T12:00:00Z',
  '2026-11-24T12:20:00Z',
  '2026-12-02T16:00:00Z',
  '2026-12-05T12:00:00Z',
];
const PATIENTS = [ACTORS.patient, ACTORS.otherPatient].map((id) => signedIn(id));
const PROFESSIONALS = [
  { who: signedIn(ACTORS.professional), id: ACTORS.professional, price: 15000 },
  { who: signedIn(ACTORS.otherProfessional), id: ACTORS.otherProfessional, price: 28000 },
];
const ONE_OF_THE_LAST =
  '(select id from public.consultations order by created_at desc, id limit 1 offset $1)';
const PAYMENT_OF_ONE = `(select id from public.payments where consultation_id = ${ONE_OF_THE_LAST})`;

/** A seeded random generator, so that every run is the same. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { below, oneOf: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}

/** An action of one user that also affects other users' rows. */
function anyAction({ below, oneOf }: ReturnType<typeof dice>): readonly [Caller, Statement] {
  const professional = oneOf(PROFESSIONALS);
  const patient = oneOf(PATIENTS);
  const place = below(8);
  const slot = [oneOf(DAYS), oneOf(TIMES)] as const;
  return oneOf<readonly [Caller, Statement]>([
    [
      patient,
      [
        'select public.book_consultation($1, $2, $3, $4, gen_random_uuid())',
        professional.id,
        ...slot,
        professional.price,
      ],
    ],
    [patient, [`select public.simulate_payment(${PAYMENT_OF_ONE})`, place]],
    [patient, [`select public.renew_payment(${PAYMENT_OF_ONE})`, place]],
    [patient, [`select public.cancel_consultation(${ONE_OF_THE_LAST})`, place]],
    [patient, [`select public.reschedule_consultation(${ONE_OF_THE_LAST}, $2, $3)`, place, ...slot]],
    [patient, [`select public.submit_feedback(${ONE_OF_THE_LAST}, 5, null, null, null, true, null)`, place]],
    [patient, [`select public.send_message(${ONE_OF_THE_LAST}, gen_random_uuid(), 'Oi')`, place]],
    [professional.who, [`select public.complete_consultation(${ONE_OF_THE_LAST})`, place]],
    [professional.who, [`select public.mark_no_show(${ONE_OF_THE_LAST})`, place]],
    [professional.who, [`select public.store_recording(${ONE_OF_THE_LAST}, 'https://a.example')`, place]],
    [signedIn(ACTORS.admin), [`select public.mark_payment_paid(${PAYMENT_OF_ONE})`, place]],
    [credentials('service'), ['select public.expire_payments()']],
    [credentials('service'), ['select public.complete_due_consultations()']],
    [credentials('service'), ['select public.add_up_tallies()']],
    [credentials('service'), ['select private.keep_openings(20)']],
  ]);
}

describe('random concurrent actions of all users, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  beforeAll(async () => {
    owner = await connect();
  });

  test('return only results or our own codes, and leave consistent rows', async () => {
    const sessions = await connectMany(SESSIONS);
    const answers = await Promise.all(
      sessions.map(async (session, seed) => {
        const throws = dice(seed + 1);
        const heard: string[] = [];
        for (let action = 0; action < ACTIONS; action += 1) {
          const [who, statement] = anyAction(throws);
          const answer = await request(session, who, statement, throws.oneOf(MOMENTS));
          heard.push(typeof answer === 'string' ? answer : 'done');
        }
        return heard;
      }),
    );
    const heard = answers.flat();
    // Our codes are words joined by underscores; PostgreSQL's own errors are sentences.
    expect(heard.filter((answer) => !/^[a-z_]+$/.test(answer))).toEqual([]);
    expect(heard.filter((answer) => answer === 'done').length).toBeGreaterThan(100);
    await expect(owner.query(DISAGREEMENTS)).resolves.toEqual([]);
    await expect(owner.query(TALLY)).resolves.toEqual([]);
  }, 120_000);
});

/** Consultations that are inconsistent with their payment or video link. */
const DISAGREEMENTS = `
  select c.id, c.status, p.status as payment, p.refund_due, s.session_link
  from public.consultations c
    left join public.payments p on p.consultation_id = c.id
    left join public.consultation_sessions s on s.consultation_id = c.id
  where c.created_at >= '2026-11-24T12:00:00Z' and not coalesce(case c.status
    when 'pending' then p.status = 'pending' and s is null
    when 'scheduled' then p.status = 'paid' and not p.refund_due and s.session_link is not null
    when 'completed' then p.status = 'paid' and not p.refund_due
    when 'no_show' then p.status = 'paid' and not p.refund_due and s is null
    when 'cancelled' then (p.status = 'expired' or p.status = 'paid' and p.refund_due) and s is null
  end, false)`;

/** Statuses whose tally differs from the count. */
const TALLY = `
  select status, tallied, counted
  from (select status, sum(change) as tallied from private.consultation_tally group by status) as tally
    full join (select status, count(*) as counted from public.consultations group by status) as real using (status)
  where coalesce(tallied, 0) <> coalesce(counted, 0)`;
