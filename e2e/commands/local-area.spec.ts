import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMONSTRATION_SITE } from '../../tools/build/assemble.ts';
import { scriptsWith } from '../../tools/release/publication.ts';
import type { TestPortal } from '../support/portal-process.ts';
import { DEVELOPERS_MARK } from '../../tools/webpack/for-developers.ts';
import { startChild } from '../support/child-portal.ts';
import { editedSources } from '../support/edited-sources.ts';
import { freePort } from '../support/free-port.ts';
import { releaseTo } from '../support/release.ts';
import { collectConsoleErrors, unexpectedConsoleErrors } from '../support/strict-console.ts';

const COPY = 'mf-public/src/contact/copy.ts';
const PUBLISHED = 'Fale com a gente';
const CHANGED = 'Fale conosco hoje';

const sources = editedSources();

test('a developer portal loads one area from the local machine, shows a banner, and switches back', async ({
  page,
  context,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-developers-'));
  const site = path.join(folder, 'site');
  await releaseTo(site, 'publish', 'shell', 'mf-public', '--developers');
  expect(scriptsWith(site, DEVELOPERS_MARK)).not.toEqual([]);
  expect(scriptsWith(DEMONSTRATION_SITE, DEVELOPERS_MARK)).toEqual([]);

  sources.edit(COPY, PUBLISHED, CHANGED);
  const port = await freePort();
  const local = await startChild('tools/cli.ts', ['local', 'mf-public', '--port', String(port)]);
  const portal = await startChild<TestPortal>('e2e/support/portal-process.ts', [site, 'developers']);
  const consoleErrors: string[] = [];
  collectConsoleErrors(context, consoleErrors);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const banner = page.getByRole('complementary', { name: 'Área local' });
  try {
    await expect.poll(local.output, { timeout: 120_000 }).toMatch(/mf-public: ready/);
    // Prerendered from the published area; none of it may remain.
    await page.goto(`${portal.info.origin}/contato?local=mf-public:${port}`);
    await expect(heading(CHANGED)).toBeVisible();
    await expect(page).toHaveURL(`${portal.info.origin}/contato`);
    await expect(banner).toContainText(`http://127.0.0.1:${port}`);

    await banner.getByRole('button', { name: 'Voltar à área publicada' }).click();
    await expect(heading(PUBLISHED)).toBeVisible();
    await expect(banner).toBeHidden();
    // The page's hints are for the published area, and stay unused.
    expect(unexpectedConsoleErrors(consoleErrors, /preload/)).toEqual([]);

    // Only a port can be given, not a host.
    await page.goto(`${portal.info.origin}/contato?local=mf-public:evil.example`);
    await expect(heading(PUBLISHED)).toBeVisible();
    await expect(banner).toBeHidden();
  } finally {
    sources.restore();
    await local.stop();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
