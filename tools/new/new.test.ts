import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { insertBefore, isKebabCase, migrationTime, pascalCase } from './names.ts';
import { areaFiles, withArea, withWorkspace } from './new-area.ts';
import { screenFiles, withRoute, withScreenState, withScreen } from './new-screen.ts';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
const screen = { area: 'mf-patient', name: 'meu-diario', path: '/patient/meu-diario' };

describe('names', () => {
  it('are converted to what a file needs', () => {
    expect(pascalCase('meu-diario')).toBe('MeuDiario');
    expect(migrationTime(new Date('2026-11-21T09:30:00Z'))).toBe('20261121093000');
    expect(['meu-diario', 'a1', 'Meu', 'a--b', 'a-', ''].map(isKebabCase)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are inserted where a line starts, or nowhere', () => {
    expect(insertBefore('a\n  b', 'b', 'x')).toBe('a\nx\n  b');
    expect(insertBefore('a\n/**\n * c\n */\nb', 'b', 'x')).toBe('a\nx\n/**\n * c\n */\nb');
    expect(() => insertBefore('a', 'b', 'x')).toThrow('no line "b');
  });
});

describe('a new screen', () => {
  it('is a page with its texts, a scenario and a test', () => {
    expect(Object.keys(screenFiles(screen))).toEqual([
      'meu-diario/meu-diario-page.tsx',
      'meu-diario/copy.ts',
      'meu-diario/scenarios.ts',
      'meu-diario/meu-diario-page.test.tsx',
    ]);
    expect(screenFiles(screen)['meu-diario/scenarios.ts']).toContain("as: 'patient'");
    expect(screenFiles({ ...screen, area: 'mf-company' })['meu-diario/scenarios.ts']).toContain(
      "as: 'patient'",
    );
    expect(screenFiles({ ...screen, area: 'mf-public' })['meu-diario/scenarios.ts']).not.toContain('as:');
  });

  it("has a route in every existing area, with the same access as the area's last screen", () => {
    for (const area of ['mf-public', 'mf-patient', 'mf-professional', 'mf-admin'])
      expect(withScreen(read(`${area}/src/routes.tsx`), screen)).toContain(
        '<Route path="/patient/meu-diario" element={<MeuDiarioPage />} />',
      );
    expect(withRoute(read('shared-portal/src/routes.ts'), screen)).toContain(
      "...owned('mf-patient', patients, ['/patient/meu-diario', ",
    );
    expect(() => withRoute('', screen)).toThrow('no route of mf-patient');
  });

  it('is listed among the screens of its area, also as the first one of an area', () => {
    const list = read('workbench/states/screens.ts');
    expect(withScreenState(list, screen)).toMatch(
      /\n {2}'mf-patient\/meu-diario': 'static',\n {2}'mf-patient\//,
    );
    expect(withScreenState(list, { ...screen, area: 'mf-new' })).toMatch(
      /'mf-admin\/placeholder': 'static',\n {2}'mf-new\/meu-diario': 'static',\n};/,
    );
  });
});

describe('a new area', () => {
  it('is added to the workspaces and to the route table', () => {
    expect(withWorkspace(read('package.json'), 'mf-new')).toMatch(/"mf-\w+",\n {4}"mf-new",\n {4}"shared-/);
    const table = withArea(read('shared-portal/src/routes.ts'), 'mf-new', 'da empresa');
    expect(table).toMatch(/AREA_NAMES = \[.*, 'mf-new'\] as const/);
    expect(table).toContain("'mf-new': 'da empresa'");
    expect(table).toContain("owned('mf-new', signedIn, [])");
    expect(withRoute(table, { ...screen, area: 'mf-new' })).toContain(
      "owned('mf-new', signedIn, ['/patient/meu-diario', ]),",
    );
  });

  it('gets the same start.tsx as the other areas', () => {
    expect(areaFiles('mf-new')['src/start.tsx']).toBe(
      read('mf-patient/src/start.tsx')
        .replaceAll('mf-patient', 'mf-new')
        .replaceAll('PatientRoutes', 'NewRoutes'),
    );
  });
});
