import { PEOPLE } from 'embedded-backend/seed';
import { DATA_SETS } from '../../workbench/page/data-sets.ts';
import { embeddedConnection } from './support/connection.ts';

// Generating five thousand rows takes a while.
jest.setTimeout(60_000);

interface Figures {
  readonly consultations: number;
  readonly listed: number;
  readonly camila: number;
}

const figures = async () => {
  const [row] = await embeddedConnection(ownDatabase).query<Figures>(`select
    (select count(*)::int from public.consultations) as consultations,
    (select count(*)::int from public.professionals_public) as listed,
    (select count(*)::int from public.consultations c join public.profiles p on p.id = c.patient_id
      where p.email = '${PEOPLE.camila.email}') as camila`);
  if (!row) throw new Error('No count was returned.');
  return row;
};

describe('data sets of the workbench', () => {
  test("adds thousands of rows, a fifth of them the demonstration patient's", async () => {
    const before = await figures();
    await (await ownDatabase()).exec(DATA_SETS.volume);
    const after = await figures();
    expect(after.consultations - before.consultations).toBe(5000);
    expect(after.listed - before.listed).toBe(4900);
    expect(after.camila - before.camila).toBe(1000);
  });

  test('removes them', async () => {
    await (await ownDatabase()).exec(DATA_SETS.empty);
    expect(await figures()).toEqual({ consultations: 0, listed: 1, camila: 0 });
  });
});
