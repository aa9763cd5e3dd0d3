import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AREA_NAMES } from 'shared-portal/routes';
import { PORTAL_ROUTES } from '../manifests.ts';
import { DEMONSTRATION_SITE, removeOldSites, servedSite, SITE } from './assemble.ts';
import type { BuiltPackage } from './built-packages.ts';
import { HINTED_OF_SHELL, htmlFile, pageHtml } from './html.ts';
import { htmlForPath } from './html-for-path.ts';
import { HINTED_OF_AREAS, screenFile, screenPages } from './screen-pages.ts';
import { firstPublished, remotesOf } from './remotes.ts';
import { cachedTasks } from './run-builds.ts';
import { portalOrigin } from './site-data.ts';
import { areas, shell } from './testing/build-fixtures.ts';
import { REPOSITORY } from '../workspaces.ts';

const [landing, patient] = areas as [(typeof areas)[0], (typeof areas)[0]];

const TEMPLATE = '<head>\n    <!-- build -->\n  </head>';
const linesOf = (area: BuiltPackage | null) =>
  pageHtml(TEMPLATE, shell, area)
    .split('\n')
    .map((line) => line.trim());

describe('a page', () => {
  it("loads the shell with its scripts' integrity and its fonts", () => {
    expect(linesOf(null).slice(1, -1)).toEqual([
      '<link rel="stylesheet" href="/main.css" />',
      '<script defer src="/main.js" integrity="sha384-main"></script>',
      '<link rel="preload" as="font" href="/text.woff2" crossorigin />',
    ]);
  });

  it('hints at everything that starts its area: JSON with crossorigin, scripts without', () => {
    const lines = linesOf(patient);
    expect(lines).toContain('<link rel="preload" as="fetch" href="/remotes.json" crossorigin />');
    for (const file of ['remoteEntry.js', 'area.js']) {
      const hint = lines.filter((line) => line.includes(`href="/mf/mf-patient/1.2.0/${file}"`));
      expect(hint).toEqual([expect.stringMatching(/^<link rel="preload" as="script" .* integrity="sha384-/)]);
      expect(hint[0]).not.toContain('crossorigin');
    }
    expect(lines.join()).not.toContain('search.js');
  });

  it("hints at what reading the session needs, except in the visitors' area", () => {
    for (const href of ['/portal-config.json', '/supabase.js', '/guard.js']) {
      expect(linesOf(patient).join()).toContain(`href="${href}"`);
      expect(linesOf(landing).join()).not.toContain(`href="${href}"`);
    }
  });

  it('of a start page also hints at the screen, if this version has it', () => {
    const page = (built: BuiltPackage) => screenPages(TEMPLATE, shell, [built]).get('patient/search.html');
    expect(page(patient)).toContain('rel="prefetch" as="script" href="/mf/mf-patient/1.2.0/search.js"');
    expect(page(patient)).toContain('rel="prefetch" as="style" href="/mf/mf-patient/1.2.0/search.css"');
    expect(page({ ...patient, chunks: { ...patient.chunks, modules: {} } })).not.toContain('search.js');
    expect(page(landing)).not.toContain('/mf/mf-public/');
    for (const { path } of PORTAL_ROUTES)
      if (screenFile(path)) expect(htmlForPath(path).file).toBe(screenFile(path));
  });

  it.each([...HINTED_OF_SHELL, ...HINTED_OF_AREAS])('hints at a module that exists: %s', (module) => {
    expect(existsSync(path.join(REPOSITORY, module))).toBe(true);
  });

  it("blocks only on the stylesheet of the visitors' area", () => {
    const styles = (area: BuiltPackage) => linesOf(area).find((line) => line.includes('area.css'));
    expect(styles(landing)).toBe(
      '<link rel="stylesheet" href="/mf/mf-public/1.2.0/area.css" data-href="area.css" />',
    );
    expect(styles(patient)).toBe('<link rel="preload" as="style" href="/mf/mf-patient/1.2.0/area.css" />');
  });

  it('requires its placeholder in the template', () => {
    expect(() => pageHtml('<head></head>', shell, null)).toThrow('no <!-- build -->');
  });

  it('has a file for each owner of a route', () => {
    const files = new Set(PORTAL_ROUTES.map(({ owner }) => htmlFile(owner === 'shell' ? null : owner)));
    expect([...files]).toEqual(['index.html', ...AREA_NAMES.map((name) => `index.${name}.html`)]);
  });
});

describe('the origin in pages', () => {
  it.each([
    [{}, 'https://vinculo.example'],
    [{ SITE_URL: 'https://portal.example/' }, 'https://portal.example'],
    [{ SITE_URL: '' }, 'https://vinculo.example'],
    [{ SITE_URL: 'https://a.example', PORTAL_ORIGIN: 'https://b.example' }, 'https://b.example'],
  ])('of %j is %s', (environment, origin) => {
    expect(portalOrigin(environment)).toBe(origin);
  });
});

describe('the folder that npm start serves', () => {
  it('is the site of the build without an origin', () => {
    expect(servedSite(false, {})).toBe(SITE);
    expect(servedSite(true, { SITE_URL: '' })).toBe(DEMONSTRATION_SITE);
  });

  it('differs for each origin', () => {
    const folders = ['https://a.example', 'https://a.example:8443', 'http://a.example'].flatMap((SITE_URL) =>
      [true, false].map((demonstration) => servedSite(demonstration, { SITE_URL })),
    );
    expect(new Set([...folders, SITE, DEMONSTRATION_SITE]).size).toBe(8);
    expect(new Set(folders.map((folder) => path.dirname(folder)))).toEqual(new Set([path.dirname(SITE)]));
  });
});

describe('folders of earlier origins', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vinculo-sites-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are removed, except the two assembled last', async () => {
    const names = ['portal', 'portal-a', 'portal-b', 'portal-c', 'demonstration-a'];
    for (const [at, name] of names.entries()) {
      await mkdir(path.join(folder, name));
      await utimes(path.join(folder, name), at, at);
    }
    await removeOldSites(path.join(folder, 'portal'));
    expect((await readdir(folder)).sort()).toEqual(['demonstration-a', 'portal', 'portal-b', 'portal-c']);
  });
});

describe('remotes.json', () => {
  it('names each area once, with the integrity of its scripts by path', () => {
    const { areas: entries, contract } = remotesOf(areas.map(firstPublished));
    expect(contract).toMatch(/^\d+\.\d+\.\d+$/);
    expect(entries.map(({ name, version, enabled }) => [name, version, enabled])).toEqual([
      ['mf-public', '1.2.0', true],
      ['mf-patient', '1.2.0', true],
    ]);
    expect(entries[1]?.entry).toMatch(/^\/mf\/mf-patient\/1\.2\.0\//);
    expect(entries[1]?.integrity).toMatchObject({ '/mf/mf-patient/1.2.0/area.js': 'sha384-area' });
  });
});

describe('cached builds', () => {
  it("are counted from nx's output", () => {
    const words = 'Nx read the output from the cache instead of running the command for 4 out of 5 tasks.';
    expect(cachedTasks(words)).toBe(4);
    expect(cachedTasks('Successfully ran target build for 5 projects')).toBe(0);
  });
});
