import type { Connection } from './support/connection.ts';
import { ACTORS, signedIn } from './support/people.ts';
import { request, useManyConnections, type Caller, type Statement } from './support/requests.ts';

const patient = signedIn(ACTORS.patient);
const professional = signedIn(ACTORS.professional);
const START = '2026-12-01T17:00:00Z';

/** PGlite has a single session. */
describe('rooms at once, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  let clients: readonly Connection[];
  let id: string;

  const all = async (ways: readonly (readonly [Caller, Statement])[], now = START) => {
    const answers = await Promise.all(
      clients.map((client, n) => {
        const [who, statement] = ways[n % ways.length] ?? [patient, ['select 1']];
        return request(client, who, statement, now);
      }),
    );
    return [...new Set(answers.filter((answer) => typeof answer === 'string'))].sort();
  };
  const open = () =>
    owner.query<{ side: string }>(
      'select side from private.room_visits where consultation_id = $1 and left_at is null order by side',
      [id],
    );
  /** Each time another device. */
  const enter = (): Statement => ['select public.enter_room($1, gen_random_uuid(), $2)', id, '2026-11-27'];
  const END: Statement = ['select public.end_room($1)'];

  beforeAll(async () => {
    owner = await connect();
    clients = await connectMany(8);
    for (const client of clients) await client.query(`set deadlock_timeout = '200ms'`);
  }, 60_000);

  beforeEach(async () => {
    const [row] = await owner.query<{ id: string }>(
      `update public.consultations set starts_at = $1, ends_at = $1::timestamptz + interval '50 minutes', status = 'scheduled',
         cancelled_by = null
       where id = (select id from public.consultations
         where patient_id = $2 and professional_id = $3 and status in ('scheduled', 'cancelled') order by created_at, id limit 1)
       returning id`,
      [START, ACTORS.patient, ACTORS.professional],
    );
    id = row?.id ?? '';
    await owner.query('delete from private.room_visits');
    await owner.query('delete from private.room_endings');
  });

  test('many devices of two people leave one of each in it', async () => {
    await expect(
      all([
        [patient, enter()],
        [professional, enter()],
      ]),
    ).resolves.toEqual([]);
    await expect(open()).resolves.toEqual([{ side: 'patient' }, { side: 'professional' }]);
  });

  test.each<readonly [string, () => readonly [Caller, Statement]]>([
    ['ended', () => [professional, [...END, id]]],
    [
      'cancelled',
      () => [
        { role: 'postgres', claims: '' },
        [`select private.cancel_sessions(array[$1::uuid], 'professional')`, id],
      ],
    ],
  ])('one that is %s while people enter is empty afterwards', async (_, closing) => {
    const refusals = await all([[patient, enter()], closing(), [professional, enter()]]);
    expect(refusals.filter((refusal) => refusal !== 'nothing')).toEqual([]);
    await expect(open()).resolves.toEqual([]);
  });

  test('a professional who enters while the patient leaves and the job runs is in, or the consultation is cancelled', async () => {
    await owner.query(
      `update public.deployment_settings set room_provider = 'p2p', rooms_since = '-infinity'`,
    );
    const answers = await all(
      [
        [patient, ['select public.cancel_consultation($1)', id]],
        [{ role: 'postgres', claims: '' }, ['select public.complete_due_consultations()']],
        [professional, enter()],
      ],
      '2026-12-01T17:51:00Z',
    );
    expect(answers.filter((answer) => answer !== 'consultation_started')).toEqual([]);
    const [row] = await owner.query<{ status: string }>(
      'select status from public.consultations where id = $1',
      [id],
    );
    expect([row?.status, (await open()).length]).toEqual(
      row?.status === 'cancelled' ? ['cancelled', 0] : ['scheduled', 1],
    );
  });
});
