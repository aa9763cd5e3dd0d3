import { PEOPLE } from 'embedded-backend/seed';
import { DATA_SETS } from '../../workbench/page/data-sets.ts';
import type { Connection } from './support/connection.ts';
import { useManyConnections } from './support/requests.ts';
import { TUESDAY_MORNING } from './support/test-instants.ts';

// Generating five thousand rows takes a while.
jest.setTimeout(60_000);

interface Figures {
  readonly consultations: number;
  readonly listed: number;
  readonly camila: number;
}

const figuresOf = async (database: Connection) => {
  const [row] = await database.query<Figures>(`select
    (select count(*)::int from public.consultations) as consultations,
    (select count(*)::int from public.professionals_public) as listed,
    (select count(*)::int from public.consultations c join public.profiles p on p.id = c.patient_id
      where p.email = '${PEOPLE.camila.email}') as camila`);
  if (!row) throw new Error('No count was returned.');
  return row;
};

describe('data sets of the workbench', () => {
  const { connect } = useManyConnections();
  let database: Connection;
  beforeAll(async () => {
    database = await connect();
    await database.query(`select set_config('app.now', $1, false)`, [TUESDAY_MORNING]);
  });

  test("adds thousands of rows, a fifth of them the demonstration patient's", async () => {
    const before = await figuresOf(database);
    await database.script(DATA_SETS.volume);
    const after = await figuresOf(database);
    expect(after.consultations - before.consultations).toBe(5000);
    expect(after.listed - before.listed).toBe(4900);
    expect(after.camila - before.camila).toBe(1000);
  });

  test('removes them', async () => {
    await database.script(DATA_SETS.empty);
    expect(await figuresOf(database)).toEqual({ consultations: 0, listed: 1, camila: 0 });
  });
});
