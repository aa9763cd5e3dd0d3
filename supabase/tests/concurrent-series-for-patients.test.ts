import { ACTORS, signedIn } from './support/people.ts';
import { OVERLAPS } from './support/overlaps.ts';
import { request, useManyConnections } from './support/requests.ts';
import type { Connection } from './support/connection.ts';

const CLIENTS = 50;
/** A Tuesday, 20:00 in São Paulo, after the usual hours, and one within them. */
const AT = '2026-12-01T23:00:00Z';
const WITHIN = '2026-12-01T17:00:00Z';

const SERIES = 'select public.book_series_for_patient($1, $2, 1, 4, null, null, $3) as answer';
const BOOK = 'select public.book_time($1, $2, 15000, gen_random_uuid()) as answer';
const OF_SERIES = 'select public.book_series($1, $2, 1, 4, null, null, 15000, gen_random_uuid()) as answer';
const END = `select public.end_series_as_professional($1, 'other', 'Vou encerrar este horário agora.', $2) as answer`;
const PATIENTS_END = 'select public.end_series($1) as answer';
const JOB = 'select public.keep_series() as answer';

const professional = signedIn(ACTORS.professional);
const patient = signedIn(ACTORS.patient);
const JOBS = { role: 'service_role', claims: '' };

interface Answer {
  readonly answer: {
    readonly series_id: string;
    readonly consultations: readonly { consultation_id: string }[];
  };
}

/** PGlite has a single session; these tests need concurrent users. */
describe('a professional’s series and fifty clients, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  let clients: readonly Connection[];

  beforeAll(async () => {
    owner = await connect();
    clients = await connectMany(CLIENTS);
    for (const client of [owner, ...clients]) await client.query(`set deadlock_timeout = '200ms'`);
  }, 60_000);

  afterEach(async () => {
    await expect(owner.query(OVERLAPS)).resolves.toEqual([]);
  });

  const codesOf = (answers: readonly unknown[]) =>
    Object.fromEntries(
      [...new Set(answers.map((answer) => (typeof answer === 'string' ? answer : 'done')))].map((code) => [
        code,
        answers.filter((answer) => (typeof answer === 'string' ? answer : 'done') === code).length,
      ]),
    );
  const all = <Row>(ask: (client: Connection, n: number) => Promise<Row | string>) =>
    Promise.all(clients.map(ask));
  const countOf = async (series: string) => {
    const [row] = await owner.query<{ open: number; all: number }>(
      `select count(*) filter (where status <> 'cancelled')::int as open, count(*)::int as all
       from public.consultations where series_id = $1`,
      [series],
    );
    return row;
  };
  const booked = async (at: string) => {
    const made = await request<Answer>(clients[0] as Connection, professional, [
      SERIES,
      ACTORS.patient,
      at,
      crypto.randomUUID(),
    ]);
    if (typeof made === 'string') throw new Error(made);
    return made.answer;
  };

  test('the same request fifty times books one series', async () => {
    const key = crypto.randomUUID();
    const answers = await all((client) =>
      request<Answer>(client, professional, [SERIES, ACTORS.patient, AT, key]),
    );
    expect(codesOf(answers)).toEqual({ done: CLIENTS });
    const series = new Set(
      answers.map((answer) => (typeof answer === 'string' ? '' : answer.answer.series_id)),
    );
    expect(series.size).toBe(1);
    await expect(countOf([...series][0] ?? '')).resolves.toEqual({ open: 4, all: 4 });
    await request(clients[0] as Connection, patient, [PATIENTS_END, [...series][0]]);
  }, 60_000);

  test('fifty requests at one time book one series', async () => {
    const answers = await all((client) =>
      request<Answer>(client, professional, [SERIES, ACTORS.patient, AT, crypto.randomUUID()]),
    );
    expect(codesOf(answers)).toEqual({ done: 1, slot_taken: CLIENTS - 1 });
    for (const answer of answers)
      if (typeof answer !== 'string')
        await request(clients[0] as Connection, patient, [PATIENTS_END, answer.answer.series_id]);
  }, 60_000);

  test('against the patient’s own booking, single or repeated, one wins', async () => {
    const answers = await all((client, n) =>
      n % 3 === 0
        ? request(client, professional, [SERIES, ACTORS.patient, WITHIN, crypto.randomUUID()])
        : request(client, patient, [n % 3 === 1 ? BOOK : OF_SERIES, ACTORS.professional, WITHIN]),
    );
    expect(codesOf(answers)).toEqual({ done: 1, slot_taken: CLIENTS - 1 });
  }, 60_000);

  test('ended by both while the job runs, it is ended once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await booked('2026-12-04T23:00:00Z');
      const key = crypto.randomUUID();
      const answers = await all((client, n) => {
        if (n % 5 === 0) return request(client, JOBS, [JOB]);
        return n % 2 === 0
          ? request(client, professional, [END, made.consultations[n % 3]?.consultation_id, key])
          : request(client, patient, [PATIENTS_END, made.series_id]);
      });
      const refused = Object.keys(codesOf(answers)).filter((code) => code !== 'done');
      expect(refused.filter((code) => !['consultation_not_open', 'message_id_taken'].includes(code))).toEqual(
        [],
      );
      await expect(countOf(made.series_id)).resolves.toMatchObject({ open: 0 });
    }
  }, 120_000);
});
