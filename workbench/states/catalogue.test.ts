import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { BROKEN_PORTAL, CATALOGUE } from './catalogue.ts';
import { loadAllScenarios } from './all-scenarios.ts';
import { pageTests, testsOf, type PageTest } from './page-tests.ts';
import { VARIANTS } from './variants.ts';

it.each([
  ['row of both catalogues', CATALOGUE],
  ['loading, empty and status variant', VARIANTS],
])('has a scenario for each %s', async (_, table) => {
  const scenarios = await loadAllScenarios();
  expect(scenarios.size).toBeGreaterThan(150);
  const rows = Object.entries(table);
  expect(rows.filter(([, named]) => named.length === 0)).toEqual([]);
  const gone = rows.flatMap(([row, named]) =>
    named.filter((id) => !scenarios.has(id)).map((id) => `${row}: ${id}`),
  );
  expect(gone).toEqual([]);
});

/**
 * What a page test must contain: the row's text without its explanation, or the path that the row leads to.
 */
const wordsOf = (row: string) => row.replace(/ \(.*\)$/, '').replace(/^.*: to /, '');
const reads = ({ texts }: PageTest, row: string) => texts.some((text) => text.includes(wordsOf(row)));

it('has a page test for each row and each of its scenarios, which opens it and checks the text', () => {
  const tests = pageTests();
  expect(tests.length).toBeGreaterThan(700);
  const opening = (id: string) =>
    tests.filter(({ screen, opens }) => screen === path.dirname(id) && opens.has(path.basename(id)));
  const unread = Object.entries(CATALOGUE).flatMap(([row, named]) =>
    named.filter((id) => !opening(id).some((test) => reads(test, row))).map((id) => `${row}: ${id}`),
  );
  expect(unread).toEqual([]);
  const unbroken = Object.entries(BROKEN_PORTAL).flatMap(([row, files]) =>
    files.filter((file) => !tests.some((test) => test.file === file && reads(test, row))),
  );
  expect(unbroken).toEqual([]);
});

it('has each row in the tables of the decision on error messages', () => {
  const decision = readFileSync(
    path.join(REPOSITORY, 'docs/decisions/012-failures-by-toast-and-panel.md'),
    'utf8',
  );
  const tableRows = decision.split('\n').filter((line) => line.startsWith('|'));
  const rows = Object.keys({ ...CATALOGUE, ...BROKEN_PORTAL }).map(wordsOf);
  expect(rows.filter((row) => !tableRows.some((line) => line.includes(row)))).toEqual([]);
});

describe('a page test', () => {
  const source = `
    const open = (name = 'busy') => openScenario(Routes, scenarios[name]);
    const SAVED = { title: 'Salvo' };
    it('opens', async () => { await open(); expect(toasts()).toEqual([SAVED]); });
    it.each(['slow'])('names', (name) => openShell(scenarios[name]));
    it('mentions a scenario', () => { await openShell(scenarios.empty); expect(at === 'busy').toBe(/Vazio/); });`;
  const [opens, names, says] = testsOf('mf-x/src/screen/page.test.tsx', source);

  it('opens the scenarios that it names, directly or through a helper', () => {
    expect(opens).toMatchObject({ screen: 'mf-x/screen', opens: new Set(['busy']) });
    expect(names?.opens).toEqual(new Set(['slow']));
  });

  it('does not count scenarios that it only mentions', () => {
    expect([...(says?.opens ?? [])]).toEqual(['empty']);
  });

  it('includes the texts in it and in the constants that it uses', () => {
    expect(opens?.texts).toContain('Salvo');
    expect(says?.texts).toEqual(expect.arrayContaining(['/Vazio/']));
    expect(says?.texts).not.toContain('Salvo');
  });

  it('ignores its own title', () => {
    expect(says?.texts).toEqual(['busy', '/Vazio/']);
    expect(names?.texts).toEqual(['slow']);
  });
});

it('distinguishes scenarios of an area by their titles', async () => {
  const titles = new Map<string, string>();
  for (const [id, { title }] of await loadAllScenarios()) {
    const key = `${id.split('/')[0]} ${title}`;
    expect([titles.get(key), id]).toEqual([undefined, id]);
    titles.set(key, id);
  }
});
