import { CATALOGUE } from './catalogue.ts';
import { everyScenario } from './every-scenario.ts';
import { VARIANTS } from './variants.ts';

it.each([
  ['row of both catalogues', CATALOGUE],
  ['loading, empty and status variant', VARIANTS],
])('has a scenario for each %s', async (_, table) => {
  const scenarios = await everyScenario();
  expect(scenarios.size).toBeGreaterThan(150);
  const rows = Object.entries(table);
  expect(rows.filter(([, named]) => named.length === 0)).toEqual([]);
  const gone = rows.flatMap(([row, named]) =>
    named.filter((id) => !scenarios.has(id)).map((id) => `${row}: ${id}`),
  );
  expect(gone).toEqual([]);
});

it('tells scenarios of an area apart by their titles', async () => {
  const titles = new Map<string, string>();
  for (const [id, { title }] of await everyScenario()) {
    const key = `${id.split('/')[0]} ${title}`;
    expect([titles.get(key), id]).toEqual([undefined, id]);
    titles.set(key, id);
  }
});
