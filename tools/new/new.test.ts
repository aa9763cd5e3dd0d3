import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { insertBefore, isKebabCase, migrationTime, pascalCase } from './names.ts';
import { areaFiles, withArea, withLeastAccess, withManifestOf, withWorkspace } from './new-area.ts';
import { screenFiles, withManifest, withScreen } from './new-screen.ts';

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
  });

  it("is in its area's manifest, also as the first one of an area", () => {
    const manifest = withManifest(read('mf-patient/src/manifest.ts'), screen);
    expect(manifest).toContain(
      "routes: [\n    { path: '/patient/meu-diario', access: patients, title: 'MeuDiario' },",
    );
    expect(manifest).toContain("screens: {\n    'meu-diario': 'static',");
    const { 'src/manifest.ts': first = '' } = areaFiles('mf-new');
    expect(withManifest(first, { ...screen, area: 'mf-new' })).toContain('access: signedIn');
    expect(() => withManifest('', screen)).toThrow('no line "routes: ["');
  });
});

describe('a new area', () => {
  it('is added to the workspaces, the areas of the shell and the manifests', () => {
    expect(withWorkspace(read('package.json'), 'mf-new')).toMatch(/"mf-\w+",\n {4}"mf-new",\n {4}"shared-/);
    const table = withArea(read('shared-portal/src/routes.ts'), 'mf-new', 'da empresa');
    expect(table).toMatch(/AREA_NAMES = \[.*, 'mf-new'\] as const/);
    expect(table).toContain("'mf-new': 'da empresa'");
    expect(table).toContain("'mf-new': ['/new'],\n};");
    expect(withLeastAccess(read('shared-portal/src/manifest.ts'), 'mf-new')).toContain(
      "'mf-new': ACCESS.signedIn,\n};",
    );
    const list = withManifestOf(read('tools/manifests.ts'), 'mf-new-people');
    expect(list).toContain("import { manifest as newPeople } from '../mf-new-people/src/manifest.ts';");
    expect(list).toContain('admin, newPeople];');
  });

  it('gets the same start.tsx as the other areas', () => {
    expect(areaFiles('mf-new')['src/start.tsx']).toBe(
      read('mf-patient/src/start.tsx')
        .replaceAll('mf-patient', 'mf-new')
        .replaceAll('PatientRoutes', 'NewRoutes'),
    );
  });
});
