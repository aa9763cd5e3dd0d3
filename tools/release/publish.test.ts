import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PageData } from '../build/prerendered-html.ts';
import { requireVersion, rollBack, switchArea } from './rollback.ts';
import { builtPublication, type Publication } from './publication.ts';
import { publish } from './publish.ts';
import { openSite, type Site } from './site.ts';
import { publication, shellPublication } from './testing/publications.ts';

jest.mock('./publication.ts', () => ({
  ...jest.requireActual<object>('./publication.ts'),
  builtPublication: jest.fn(),
}));

const AREA = 'mf-public';
/** Files of the area's entry, and those of a separate module. */
const PAGES = ['home.html', 'legal.html'];

let home: string;
let site: Site;
beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'vinculo-prerendered-'));
  site = openSite(path.join(home, 'site'));
  await publishBuild(shell());
  await publishBuild(visitors('1.0.0', 'Bem-vinda'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Publishes a package as if the workspace had just built it. */
async function publishBuild(built: Publication) {
  const folder = mkdtempSync(path.join(home, 'built-'));
  const scripts = [...built.chunks.entry, ...Object.values(built.chunks.modules).flat()];
  for (const file of scripts.flatMap((script) => [script, `${script}.br`]))
    writeFileSync(path.join(folder, file), '');
  const manifest = { shared: [], exposes: [{ path: './area' }] };
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  jest.mocked(builtPublication).mockReturnValue({ publication: built, folder });
  return publish(site, built.name, 'equipe');
}

const shell = () =>
  shellPublication({
    template: `<head><title>Vínculo</title><meta name="description" content="…" /><!-- build --></head>
      <body><noscript>Ative</noscript><div id="root"></div></body>`,
    prerendered: ['/', '/legal'].map((at) => ({ path: at, html: '<main><!--area--></main>' })),
  });

const visitors = (version: string, words: string) =>
  publication({
    name: AREA,
    version,
    chunks: {
      entry: ['remoteEntry.js'],
      modules: {
        'mf-public/src/start.tsx': [`start.${version}.js`],
        'mf-public/src/legal/legal-page.tsx': [`legal.${version}.js`],
      },
      fonts: [],
    },
    integrity: { 'remoteEntry.js': `sha384-${version}` },
    prerendered: [pageOf('/', words, null), pageOf('/legal', words, 'legal/legal-page.tsx')],
  });

const pageOf = (at: string, words: string, module: string | null): PageData => ({
  path: at,
  html: `<h1>${words}</h1>`,
  canonical: at,
  title: words,
  description: words,
  module,
  structuredData: [],
});

/** A page as served, after checking that its compressed form is the same. */
function read(file: string): string {
  const text = readFileSync(path.join(site.folder, file), 'utf8');
  const packed = readFileSync(path.join(site.folder, `${file}.br`));
  expect(String(brotliDecompressSync(packed))).toBe(text);
  return text;
}

/** The area's files that a page requests, each of which exists. */
function preloadedFiles(file: string): readonly string[] {
  const found = [...read(file).matchAll(/"(\/mf\/[^"]+)"/g)].map(([, at = '']) => at);
  expect(found.filter((at) => !existsSync(path.join(site.folder, at)))).toEqual([]);
  return found;
}

/** Expects both pages to belong to one version. */
function expectPages(version: string, words: string): void {
  const ofStart = [`/mf/${AREA}/${version}/remoteEntry.js`, `/mf/${AREA}/${version}/start.${version}.js`];
  expect(PAGES.map(preloadedFiles)).toEqual([
    ofStart,
    [...ofStart, `/mf/${AREA}/${version}/legal.${version}.js`],
  ]);
  for (const page of PAGES) {
    expect(read(page)).toContain(`<main><h1>${words}</h1></main>`);
    expect(read(page)).toContain(`<title>${words} · Vínculo</title>`);
  }
}

describe('prerendered pages', () => {
  it('belong to the current version, also after a rollback', async () => {
    expectPages('1.0.0', 'Bem-vinda');
    expect((await publishBuild(visitors('2.0.0', 'Que bom que você veio'))).isNew).toBe(true);
    expectPages('2.0.0', 'Que bom que você veio');
    await rollBack(site, AREA, 'equipe');
    expectPages('1.0.0', 'Bem-vinda');
  });

  it('are empty while their area is switched off, and are restored when it is on again', async () => {
    const before = PAGES.map(read);
    await switchArea(site, AREA, 'equipe', { enabled: false, message: 'Voltamos às 9h.' });
    for (const page of PAGES) {
      expect(preloadedFiles(page)).toEqual([]);
      expect(read(page)).toContain('<div id="root"></div>');
    }
    expect(read('remotes.json')).toContain('Voltamos às 9h.');

    await switchArea(site, AREA, 'equipe', { enabled: true });
    expect(PAGES.map(read)).toEqual(before);
  });

  it('cannot change without a new version', async () => {
    const reworded = { ...visitors('1.0.0', 'Bem-vinda'), prerendered: [pageOf('/', 'Oi', null)] };
    await expect(publishBuild(reworded)).rejects.toThrow('raise the version in mf-public/package.json');
    await expect(publishBuild({ ...shell(), template: '<!-- build -->' })).rejects.toThrow(
      'raise the version in shell/package.json',
    );
    await switchArea(site, AREA, 'equipe', { enabled: false });
    await switchArea(site, AREA, 'equipe', { enabled: true });
    expectPages('1.0.0', 'Bem-vinda');
  });
});

it('refuses a version below the one that open pages require, also for an area that is off', async () => {
  await publishBuild(visitors('2.0.0', 'Bem-vinda'));
  await requireVersion(site, AREA, 'equipe', '2.0.0');
  const older = visitors('1.9.1', 'Bem-vinda');
  await expect(publishBuild(older)).rejects.toThrow(`npm run release -- require ${AREA} 1.9.1`);
  await switchArea(site, AREA, 'equipe', { enabled: false });
  await expect(publishBuild(older)).rejects.toThrow('requires 2.0.0 of open pages');
  await switchArea(site, AREA, 'equipe', { enabled: true });
  await requireVersion(site, AREA, 'equipe', '1.0.0');
  await expect(publishBuild(older)).resolves.toMatchObject({ isNew: true });
});

it("publishes an area's routes, and names the addresses that hosts do not know yet", async () => {
  const route = (at: string) => ({ path: at, access: { kind: 'public' }, title: '' }) as const;
  const routes = [route('/'), route('/legal')];
  await publishBuild({ ...visitors('2.0.0', 'Bem-vinda'), routes });
  const { newAddresses } = await publishBuild({
    ...visitors('2.1.0', 'Bem-vinda'),
    routes: [...routes, route('/legal/:id')],
  });
  expect(newAddresses).toEqual(['/legal/:id']);
  const { areas, shell: newest } = JSON.parse(read('remotes.json')) as {
    areas: readonly { routes: unknown }[];
    shell: string;
  };
  expect(newest).toBe('/main.js');
  expect(areas[0]?.routes).toEqual([...routes, route('/legal/:id')]);
  expect(read('nginx-rules.conf')).toContain('/legal/[^/]+');
  const outside = { ...visitors('3.0.0', 'Bem-vinda'), routes: [route('/patient/legal')] };
  await expect(publishBuild(outside)).rejects.toThrow('/patient/legal is not one of its addresses');
});
