import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
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

/** The page tests, by file. */
const pageTests = new Map(
  globSync('{shell,mf-*,shared-ui}/src/**/*.test.tsx', { cwd: REPOSITORY }).map((file) => [
    file,
    readFileSync(path.join(REPOSITORY, file), 'utf8'),
  ]),
);

/** What a page test looks for: the row's words without its explanation, or the address that the row leads to. */
const wordsOf = (row: string) => row.replace(/ \(.*\)$/, '').replace(/^.*: to /, '');

/** Whether a page test of a screen opens a scenario: `mf-patient/search/unreachable`. */
function isOpened(id: string): boolean {
  const [area, ...screen] = id.split('/');
  const name = new RegExp(`\\b${screen.pop()}\\b`);
  const folder = `${area}/src/${screen.join('/')}/`;
  return [...pageTests].some(([file, text]) => file.startsWith(folder) && name.test(text));
}

it('has a page test for each row of both catalogues: its words are looked for, its scenarios opened', () => {
  expect(pageTests.size).toBeGreaterThan(50);
  const rows = Object.entries(CATALOGUE);
  const texts = [...pageTests.values()];
  const unread = rows.filter(([row]) => !texts.some((text) => text.includes(wordsOf(row))));
  expect(unread.map(([row]) => row)).toEqual([]);
  expect(rows.flatMap(([, named]) => named).filter((id) => !isOpened(id))).toEqual([]);
});

it('tells scenarios of an area apart by their titles', async () => {
  const titles = new Map<string, string>();
  for (const [id, { title }] of await everyScenario()) {
    const key = `${id.split('/')[0]} ${title}`;
    expect([titles.get(key), id]).toEqual([undefined, id]);
    titles.set(key, id);
  }
});
