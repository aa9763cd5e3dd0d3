import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AreaRoutes } from 'shared-portal/routes';
import { areaFiles } from '../../tools/new/new-area.ts';
import { screenFiles, withManifest, withScreen } from '../../tools/new/new-screen.ts';
import { expect, test } from '../fixtures.ts';
import { publishAs } from '../support/broken-area.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
/** A copy of the repository's root with everything that a new area imports. */
const home = path.join(REPOSITORY, '.cache/new-area');
const BESIDE = ['tools', 'tsconfig.base.json', 'styles.d.ts'];

/** The area has a name that the built shell knows; the address is new to it. */
const screen = { area: 'mf-patient', name: 'diario', path: '/patient/diario' } as const;
const folder = path.join(home, screen.area);
const BASE = `/mf/${screen.area}/0.1.0-new/`;

// Without webpack's cache, which belongs to the real area of this name, and unminified, which is faster.
const BUILD = `
  const { compile, configOf } = await import('./tools/webpack/compile.ts');
  const config = await configOf(process.argv[1]);
  await compile({ ...config, cache: false, optimization: { ...config.optimization, minimize: false } });`;

function run(...args: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: REPOSITORY, env });
  expect([status, `${stdout}${stderr}`]).toEqual([0, '']);
}

/** The files that `npm run new` generates for an area and its first screen. */
function generate(): void {
  rmSync(home, { recursive: true, force: true });
  const { 'src/routes.tsx': routes = '', 'src/manifest.ts': manifest = '', ...area } = areaFiles(screen.area);
  const screens = Object.entries(screenFiles(screen)).map(([file, text]) => [`src/${file}`, text] as const);
  const files = [
    ...Object.entries(area),
    ['src/routes.tsx', withScreen(routes, screen)] as const,
    ['src/manifest.ts', withManifest(manifest, screen)] as const,
    ...screens,
  ];
  for (const [file, text] of files) {
    const at = path.join(folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  for (const file of BESIDE) symlinkSync(path.join(REPOSITORY, file), path.join(home, file));
}

test.use({ as: 'patient' });
test.afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a new area type-checks, builds, and is mounted by a shell that was built before it', async ({
  page,
}) => {
  generate();
  run('node_modules/typescript-native/bin/tsc', '-p', folder);
  run('--input-type=module', '-e', BUILD, folder);

  await page.route(`**${BASE}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(folder, 'dist', pathname.slice(BASE.length)) });
  });
  const { routes } = JSON.parse(readFileSync(path.join(folder, 'dist/routes.json'), 'utf8')) as AreaRoutes;
  const published = { version: '0.1.0-new', entry: `${BASE}remoteEntry.js`, integrity: {}, routes };
  await publishAs(page, screen.area, published);
  await page.goto(screen.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Diario' })).toBeVisible();
  await expect(page.getByText('Uma frase sobre esta tela.')).toBeVisible();
  await page.goto('/patient/profile');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});
