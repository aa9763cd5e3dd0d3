import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ACCOUNTS } from 'embedded-backend/seed';
import { startChild } from '../support/child-portal.ts';
import { editedSources } from '../support/edited-sources.ts';
import { freePort } from '../support/free-port.ts';
import { collectConsoleErrors, unexpectedConsoleErrors } from '../support/strict-console.ts';
import type { TestPortal } from '../support/portal-process.ts';

const TITLE = 'Com quem você quer conversar?';
const CHANGED = 'Com quem vamos conversar hoje?';

const sources = editedSources();

test('npm run dev updates an area immediately and keeps the session', async ({ page, context }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-'));
  const args = ['dev', '--port', String(await freePort()), '--data', folder];
  const dev = await startChild<TestPortal>('tools/cli.ts', args);
  const consoleErrors: string[] = [];
  collectConsoleErrors(context, consoleErrors);
  try {
    for (const name of ['shell', 'mf-patient'])
      await expect.poll(dev.output, { timeout: 120_000 }).toContain(`${name}: ready`);

    await page.goto(`${dev.info.origin}/auth?next=/patient/search`);
    await page.getByLabel('E-mail').fill(ACCOUNTS.patient.email);
    await page.getByLabel('Senha', { exact: true }).fill(dev.info.demoPassword);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible({ timeout: 30_000 });
    await page.getByLabel('Nome ou especialidade').fill('Marina');
    await expect(page.getByText('Marina Azevedo')).toBeVisible();

    sources.edit('mf-patient/src/search/copy.ts', TITLE, CHANGED);

    await expect(page.getByRole('heading', { level: 1, name: CHANGED })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Marina Azevedo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
    expect(unexpectedConsoleErrors(consoleErrors, null)).toEqual([]);
  } finally {
    sources.restore();
    await dev.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
