import { globSync } from 'node:fs';
import path from 'node:path';
import type { Scenario } from 'embedded-backend/scenario';
import { REPOSITORY } from '../workspaces.ts';
import { CATALOGUE } from './catalogue.ts';
import { VARIANTS } from './variants.ts';

const files = globSync('{shell,mf-*}/src/**/scenarios.ts', { cwd: REPOSITORY });

/** Every scenario there is: `mf-patient/search/unreachable`. */
async function everyScenario(): Promise<ReadonlyMap<string, Scenario>> {
  const all = files.map(async (file) => {
    const [area, screen] = file.replace(/\/scenarios\.ts$/, '').split('/src/');
    const { scenarios } = (await import(path.join(REPOSITORY, file))) as {
      scenarios: Record<string, Scenario>;
    };
    return Object.entries(scenarios).map(
      ([name, scenario]) => [`${area}/${screen}/${name}`, scenario] as const,
    );
  });
  return new Map((await Promise.all(all)).flat());
}

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
