import { ACTORS } from './support/people.ts';
import { request, useManyConnections } from './support/requests.ts';

interface Answer {
  readonly upTo: number;
  readonly ids: readonly string[] | null;
}

/** PGlite has a single session. */
describe('changes of profiles at once, on PostgreSQL', () => {
  const { connect } = useManyConnections();

  test('are found after one that began earlier and is committed later', async () => {
    const [slow, quick, reader] = [await connect(), await connect(), await connect()];
    const read = async (since: number | null) => {
      const sql = 'select public.changed_profiles($1) as answer';
      const row = await request<{ answer: Answer }>(reader, { role: 'anon', claims: '' }, [sql, since]);
      if (typeof row === 'string') throw new Error(row);
      return row.answer;
    };
    const edit = `update public.professionals set bio = 'Outro texto.' where user_id = $1`;
    const first = await read(null);
    await slow.query('begin');
    await slow.query(edit, [ACTORS.professional]);
    await quick.query(edit, [ACTORS.otherProfessional]);
    const second = await read(first.upTo);
    expect(second.ids).toEqual([ACTORS.otherProfessional]);
    await slow.query('commit');
    const third = await read(second.upTo);
    expect(third.ids).toContain(ACTORS.professional);
    let later = third;
    // Transactions of other databases of the server hold upTo back as well.
    while (later.ids?.length) later = await read(later.upTo);
    expect(later.ids).toEqual([]);
  });
});
