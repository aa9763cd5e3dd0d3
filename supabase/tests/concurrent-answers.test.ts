import type { Connection } from './support/connection.ts';
import { ACTORS, signedIn } from './support/people.ts';
import { OVERLAPS } from './support/overlaps.ts';
import { request, useManyConnections, type Caller, type Statement } from './support/requests.ts';

const CLIENTS = 50;
const SERVICE: Caller = { role: 'service_role', claims: '' };
const REFUSALS = ['proposal_closed', 'consultation_not_open', 'slot_taken'];
/** At the deadline, the job may end what a person answers. */
const DEADLINE = '2026-11-30T17:00:00Z';
const JUST_BEFORE = '2026-11-30T16:59:59Z';
const FRIDAY = '2026-12-04T17:00:00Z';

const BOOK = `select b ->> 'consultation_id' as consultation, b ->> 'payment_id' as payment
  from public.book_time($1, '2026-12-01T17:00:00Z', 15000, gen_random_uuid()) as b`;

/** PGlite has a single session; these tests need concurrent users. */
describe('accepting, cancelling and the deadline at once, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  let clients: readonly Connection[];
  const patient = signedIn(ACTORS.patient);
  const professional = signedIn(ACTORS.professional);

  beforeAll(async () => {
    owner = await connect();
    clients = await connectMany(CLIENTS);
    for (const client of clients) await client.query(`set deadlock_timeout = '200ms'`);
  }, 60_000);

  const asks = (who: Caller, statement: Statement, now?: string) => {
    const [client] = clients;
    if (!client) throw new Error('No client.');
    return request<Record<string, string>>(client, who, statement, now);
  };
  const fieldsOf = (answer: Record<string, string> | string) => {
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  };

  async function scheduled() {
    const { consultation, payment } = fieldsOf(await asks(patient, [BOOK, ACTORS.professional]));
    fieldsOf(await asks(patient, ['select public.simulate_payment($1)', payment]));
    return consultation;
  }

  async function proposed() {
    const consultation = await scheduled();
    const id = crypto.randomUUID();
    fieldsOf(
      await asks(professional, ['select public.propose_times($1, $2, $3)', id, consultation, [FRIDAY]]),
    );
    return { consultation, id };
  }

  async function invited() {
    const consultation = await scheduled();
    const id = crypto.randomUUID();
    fieldsOf(
      await asks(professional, [
        'select public.propose_period($1, $2, $3, $3)',
        id,
        consultation,
        FRIDAY.slice(0, 10),
      ]),
    );
    return { consultation, id };
  }

  const stateOf = async (consultation: unknown, id: string) => {
    const [row] = await owner.query<Record<string, unknown>>(
      `select c.status, c.cancelled_by, c.starts_at = $3 as moved, p.status as proposal, y.refund_due,
         (select count(*)::int from private.busy where proposal_id = $2) as held,
         (select count(*)::int from private.busy where consultation_id = $1) as places
       from public.consultations c join public.proposals p on p.id = $2 join public.payments y on y.consultation_id = c.id
       where c.id = $1`,
      [consultation, id, FRIDAY],
    );
    return row;
  };

  afterEach(async () => {
    await owner.query(
      `update public.consultations set status = 'cancelled' where status in ('pending', 'scheduled')`,
    );
  });

  it.each([
    ['a proposed time', proposed],
    ['a time of a proposed period', invited],
    ['a proposed time, again', proposed],
  ])('one of them wins, all agree, and no one waits for ever: %s', async (_, arrange) => {
    const { consultation, id } = await arrange();
    const ways: readonly (readonly [Caller, Statement, string])[] = [
      [patient, ['select public.accept_proposal($1, $2)', id, FRIDAY], JUST_BEFORE],
      [patient, ['select public.refuse_proposal($1)', id], JUST_BEFORE],
      [patient, ['select public.cancel_consultation($1)', consultation], JUST_BEFORE],
      [
        professional,
        [
          `select public.cancel_as_professional($1, 'other', 'Preciso desmarcar esta sessão.', gen_random_uuid())`,
          consultation,
        ],
        JUST_BEFORE,
      ],
      [professional, ['select public.withdraw_proposal($1)', id], JUST_BEFORE],
      [SERVICE, ['select public.expire_proposals()'], DEADLINE],
    ];
    const answers = await Promise.all(
      clients.map((client, n) => {
        const way = ways[(n * 7) % ways.length];
        if (!way) throw new Error('No way.');
        return request(client, ...way);
      }),
    );
    const refusals = answers.filter((answer) => typeof answer === 'string');
    expect(refusals.filter((code) => !REFUSALS.includes(code))).toEqual([]);
    const state = await stateOf(consultation, id);
    // The last act of anybody was a cancelling; one canceller alone.
    expect(state).toMatchObject({ status: 'cancelled', refund_due: true, held: 0, places: 0 });
    expect(['patient', 'professional']).toContain(state?.['cancelled_by']);
    expect(['accepted', 'refused', 'withdrawn', 'expired', 'closed']).toContain(state?.['proposal']);
    expect(state?.['moved']).toBe(state?.['proposal'] === 'accepted');
  });

  it('of accepting and the deadline, one wins and the other changes nothing', async () => {
    const { consultation, id } = await proposed();
    await Promise.all(
      clients.map((client, n) =>
        n % 2 === 0
          ? request(client, patient, ['select public.accept_proposal($1, $2)', id, FRIDAY], JUST_BEFORE)
          : request(client, SERVICE, ['select public.expire_proposals()'], DEADLINE),
      ),
    );
    const state = await stateOf(consultation, id);
    expect(state).toMatchObject({ status: 'scheduled', held: 0, places: 2 });
    expect(['accepted', 'expired']).toContain(state?.['proposal']);
    expect(state?.['moved']).toBe(state?.['proposal'] === 'accepted');
  });

  it('a time of a period that another books at once is given once, and the loser keeps what was', async () => {
    const { consultation, id } = await invited();
    const answers = await Promise.all(
      clients.map((client, n) =>
        n % 2 === 0
          ? request(client, patient, ['select public.accept_proposal($1, $2)', id, FRIDAY])
          : request(client, signedIn(ACTORS.otherPatient), [
              'select public.book_time($1, $2, 15000, gen_random_uuid())',
              ACTORS.professional,
              FRIDAY,
            ]),
      ),
    );
    const refusals = answers.filter((answer) => typeof answer === 'string');
    expect(refusals.filter((code) => code !== 'slot_taken')).toEqual([]);
    const state = await stateOf(consultation, id);
    expect(state).toMatchObject({ status: 'scheduled', held: 0, places: 2 });
    expect(state?.['moved']).toBe(state?.['proposal'] === 'accepted');
    // Accepting again answers the first time; of the bookings only one can win.
    expect(answers.length - refusals.length).toBe(state?.['moved'] === true ? CLIENTS / 2 : 1);
    await expect(owner.query(OVERLAPS)).resolves.toEqual([]);
  });

  it('of fifty times held or booked at once, each is given once', async () => {
    const { consultation } = await proposed();
    await asks(professional, [
      'select public.cancel_as_professional($1, $2, $3, gen_random_uuid())',
      consultation,
      'other',
      'Preciso desmarcar.',
    ]);
    const answers = await Promise.all(
      clients.map((client, n) => {
        const start = `2026-12-0${(n % 3) + 7}T17:00:00Z`;
        return n % 2 === 0
          ? request(client, professional, [
              'select public.book_for_patient($1, $2, gen_random_uuid())',
              ACTORS.patient,
              [start],
            ])
          : request(client, signedIn(ACTORS.otherPatient), [
              'select public.book_time($1, $2, 15000, gen_random_uuid())',
              ACTORS.professional,
              start,
            ]);
      }),
    );
    const refusals = answers.filter((answer) => typeof answer === 'string');
    expect(refusals.filter((code) => code !== 'slot_taken')).toEqual([]);
    expect(answers.length - refusals.length).toBe(3);
    await expect(owner.query(OVERLAPS)).resolves.toEqual([]);
  });
});
