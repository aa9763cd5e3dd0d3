import { expect, test, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { htmlFile } from '../../tools/build/html.ts';
import { testInstant } from 'embedded-backend/test-clock';
import { ACCOUNTS } from 'embedded-backend/seed';
import type { TestPortal } from '../support/portal-process.ts';
import { startChild, type ChildPortal } from '../support/child-portal.ts';
import { editedSources } from '../support/edited-sources.ts';
import { releaseTo } from '../support/release.ts';
import { moveClockOf } from '../support/browser-clock.ts';
import { collectConsoleErrors, unexpectedConsoleErrors } from '../support/strict-console.ts';

const PACKAGE = 'mf-patient/package.json';
const COPY = 'mf-patient/src/search/copy.ts';
/** The page that hints at the area's files. */
const PAGE = htmlFile('mf-patient');
const FIRST = 'Com quem você quer conversar?';
/** Different in each run, so that builds do not come from the cache. */
const SECOND = `Com quem vamos conversar hoje (${Date.now()})?`;

const sources = editedSources();
const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-site-'));
const site = path.join(folder, 'site');
let portal: ChildPortal<TestPortal>;
/** Offset of the clock of the portal and its pages from the machine's. */
let aheadMs: number;

const release = (...args: readonly string[]) => releaseTo(site, ...args);

/** Checksums of every file below folders of the site, by path. */
function sums(...of: readonly string[]): Readonly<Record<string, string>> {
  const files = of.flatMap((root) =>
    readdirSync(path.join(site, root), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, file),
    ),
  );
  const entries = files.filter((file) => statSync(path.join(site, file)).isFile());
  const sum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(site, file)))
      .digest('hex');
  return Object.fromEntries(entries.map((file) => [file, sum(file)]));
}

/**
 * Reads the site continuously like browsers; when stopped, returns the files that were referenced but missing
 * or different.
 */
function readContinuously(): () => Promise<readonly string[]> {
  const faults = new Set<string>();
  let isOver = false;
  const read = () => {
    const { areas } = JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as {
      areas: readonly { entry: string; integrity: Readonly<Record<string, string>> }[];
    };
    for (const { entry, integrity } of areas) {
      const sum = createHash('sha384')
        .update(readFileSync(path.join(site, entry)))
        .digest('base64');
      if (integrity[entry] !== `sha384-${sum}`) faults.add(`${entry} is another file`);
    }
    const hinted = readFileSync(path.join(site, PAGE), 'utf8').matchAll(/(?:href|src)="(\/mf\/[^"]+)"/g);
    for (const [, file = ''] of hinted)
      if (!existsSync(path.join(site, file))) faults.add(`${file} is missing`);
  };
  const reading = (async () => {
    for (; !isOver; await wait(20)) read();
  })();
  return async () => {
    isOver = true;
    await reading;
    return [...faults];
  };
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${portal.info.origin}/auth?next=/patient/search`);
  await page.getByLabel('E-mail').fill(ACCOUNTS.patient.email);
  await page.getByLabel('Senha', { exact: true }).fill(portal.info.demoPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  expect(await release('publish', 'all')).toMatch(/^mf-admin 0\.1\.0 \([0-9a-f]+\+?\) is published\.$/m);
  portal = await startChild<TestPortal>('e2e/support/portal-process.ts', [site]);
  aheadMs = testInstant() - Date.now();
});
test.beforeEach(({ context }) => moveClockOf(context, aheadMs));
test.afterAll(async () => {
  sources.restore();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an area is published alone, while open pages keep their version', async ({ page, context }) => {
  const consoleErrors: string[] = [];
  collectConsoleErrors(context, consoleErrors);
  await signIn(page);
  await expect(heading(page, FIRST)).toBeVisible();
  const others = () => sums('mf/mf-public', 'mf/mf-professional', 'mf/mf-admin', 'mf/mf-patient/0.1.0');
  const before = others();

  sources.edit(COPY, FIRST, SECOND);
  await expect(release('publish', 'mf-patient')).rejects.toThrow(`raise the version in ${PACKAGE}`);
  sources.edit(PACKAGE, '"version": "0.1.0"', '"version": "0.2.0"');
  const endReading = readContinuously();
  // Only what has changed is built and published.
  const lines = (await release('publish', 'all')).trim().split('\n').slice(-6);
  expect(lines.map((line) => line.replace(/ \([0-9a-f]+\+\)/, ' (commit)'))).toEqual([
    '1 built, 4 unchanged',
    'shell 0.1.0 (commit) is already published.',
    'mf-public 0.1.0 (commit) is already published.',
    'mf-patient 0.2.0 (commit) is published.',
    'mf-professional 0.1.0 (commit) is already published.',
    'mf-admin 0.1.0 (commit) is already published.',
  ]);
  expect(await endReading()).toEqual([]);
  expect(others()).toEqual(before);

  // The open page keeps its version, also for a screen whose files it loads only now.
  await page.getByRole('link', { name: 'Minhas Consultas' }).first().click();
  await expect(heading(page, 'Minhas Consultas')).toBeVisible();
  await page.goBack();
  await expect(heading(page, FIRST)).toBeVisible();

  await page.reload();
  await expect(heading(page, SECOND)).toBeVisible();
  expect(unexpectedConsoleErrors(consoleErrors, null)).toEqual([]);
});

test('an open page offers a newer version, takes it at the next change of area, and stops where it has to', async ({
  page,
}) => {
  /** The user returns to the tab after half a minute. */
  const comeBack = async () => {
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      const aheadMs = 31_000;
      performance.now = () => now() + aheadMs;
      window.dispatchEvent(new Event('focus'));
    });
  };
  await release('rollback', 'mf-patient');
  await signIn(page);
  await expect(heading(page, FIRST)).toBeVisible();
  await release('rollback', 'mf-patient', '0.2.0');
  await comeBack();
  await expect(page.getByText('Há uma versão nova desta parte do portal.')).toBeVisible();
  await expect(heading(page, FIRST)).toBeVisible();
  // Another area, and back.
  await page.evaluate(() => history.pushState(null, '', '/legal'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(FIRST);
  await page.goBack();
  await expect(heading(page, SECOND)).toBeVisible();
  await expect(page.getByText('Há uma versão nova desta parte do portal.')).toHaveCount(0);

  await release('off', 'mf-patient', '--message', 'Voltamos às 9h.');
  await comeBack();
  await expect(page.getByRole('alert')).toContainText('Voltamos às 9h.');
  await release('on', 'mf-patient');
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(heading(page, SECOND)).toBeVisible();
  await expect(release('require', 'mf-patient', '0.3.0')).rejects.toThrow('the current version is 0.2.0');
  expect(await release('require', 'mf-patient')).toContain('Open pages need mf-patient 0.2.0 or newer.');
  await release('require', 'mf-patient', '0.1.0');
});

test('rollback, switching off with a message, and on again', async ({ page }) => {
  expect(await release('rollback', 'mf-patient')).toContain('mf-patient is rolled back.');
  await signIn(page);
  await expect(heading(page, FIRST)).toBeVisible();

  await release('off', 'mf-patient', '--message', 'Voltamos às 9h.');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Voltamos às 9h.');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();

  await release('on', 'mf-patient');
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(heading(page, FIRST)).toBeVisible();

  expect(await release('list')).toMatch(
    /mf-patient +0\.1\.0 +open pages: 0\.1\.0 or newer; before: 0\.2\.0; also on this site: 0\.2\.0/,
  );
  const history = (await release('history')).split('\n');
  expect(history.slice(0, 4).map((line) => line.split('  ').slice(1, 4).join(', '))).toEqual([
    'equipe, switch on, mf-patient',
    'equipe, switch off, mf-patient',
    'equipe, roll back, mf-patient',
    'equipe, require, mf-patient',
  ]);
  expect(history[1]).toContain('"Voltamos às 9h."');
});

test('names of shared-portal that are missing are refused in both directions', async () => {
  const change = (file: string, text: string, by: string) => {
    const record = path.join(`${site}.releases/packages`, file);
    const before = readFileSync(record, 'utf8');
    expect(before).toContain(text);
    writeFileSync(record, before.replaceAll(text, by));
    return () => writeFileSync(record, before);
  };
  // The published shell is older than the built area.
  const restoreShell = change('shell@0.1.0.json', '"useSearchParams"', '"useParamsOfBefore"');
  await expect(release('publish', 'mf-patient')).rejects.toThrow(
    'it uses useSearchParams of shared-portal/router, which the published shell lacks',
  );
  restoreShell();
  // The published area is older than the built shell.
  const restoreArea = change('mf-admin@0.1.0.json', '"Navigate"', '"NavigateOfBefore"');
  await expect(release('publish', 'shell')).rejects.toThrow(
    'mf-admin: it uses NavigateOfBefore of shared-portal/router, which the published shell lacks; switch it off first',
  );
  restoreArea();
});

test('concurrent releases all succeed', async () => {
  await Promise.all([
    release('rollback', 'mf-patient', '0.2.0'),
    release('off', 'mf-admin'),
    release('off', 'mf-public'),
  ]);
  const { areas } = JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as {
    areas: readonly { name: string; version: string; enabled: boolean }[];
  };
  expect(areas.map(({ name, version, enabled }) => `${name} ${version} ${enabled ? 'on' : 'off'}`)).toEqual([
    'mf-public 0.1.0 off',
    'mf-patient 0.2.0 on',
    'mf-professional 0.1.0 on',
    'mf-admin 0.1.0 off',
  ]);
});

test('prerendered pages are replaced while their area is off, and restored when it is on again', async ({
  page,
}) => {
  const consoleErrors: string[] = [];
  collectConsoleErrors(page.context(), consoleErrors);
  const landing = page.getByRole('heading', { level: 1, name: 'Cuidar da mente começa por um bom encontro' });
  const written = () =>
    ['home.html', 'legal.html'].map((file) => readFileSync(path.join(site, file), 'utf8'));

  await release('on', 'mf-public');
  const before = written();
  expect(before[0]).toContain('data-prerendered="/"');
  await release('off', 'mf-public', '--message', 'Voltamos às 9h.');
  for (const text of written()) expect(text).not.toMatch(/data-prerendered|\/mf\//);
  await page.goto(`${portal.info.origin}/`);
  await expect(page.getByRole('alert')).toContainText('Voltamos às 9h.');
  await expect(landing).toHaveCount(0);

  await release('on', 'mf-public');
  expect(written()).toEqual(before);
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(landing).toBeVisible();
  await page.reload();
  await expect(landing).toBeVisible();
  expect(unexpectedConsoleErrors(consoleErrors, null)).toEqual([]);
});
