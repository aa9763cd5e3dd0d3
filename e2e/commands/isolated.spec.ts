import { expect, test, type Page } from '@playwright/test';
import { AREA_NAMES, type AreaName } from 'shared-portal/routes';
import { startChild } from '../support/child-portal.ts';
import { freePort } from '../support/free-port.ts';
import { collectConsoleErrors, unexpectedConsoleErrors } from '../support/strict-console.ts';

const SLOW_TIMEOUT = { timeout: 60_000 };

async function openIsolated(area: AreaName) {
  const child = await startChild<{ origin: string }>('tools/cli.ts', [
    'isolated',
    area,
    '--port',
    String(await freePort()),
  ]);
  await expect.poll(child.output, { timeout: 120_000 }).toMatch(/ready \(/);
  return child;
}

const scenarios = (page: Page) => page.getByRole('complementary', { name: 'Cenários' });

/** A scenario with a fault shows its panel, and another role sees its own content. */
async function expectFaultAndRoles(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?cenario=search/unreachable`);
  // In the panel and in a toast.
  await expect(
    page.getByText('Erro ao carregar profissionais: tente novamente em instantes.').first(),
  ).toBeVisible(SLOW_TIMEOUT);

  await scenarios(page).getByLabel('Buscar cenário').fill('dashboard');
  await scenarios(page).getByRole('button').filter({ hasText: 'dashboard/' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Camila/ })).toBeVisible(SLOW_TIMEOUT);

  await scenarios(page).getByRole('radio', { name: 'Outro paciente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Eduardo/ })).toBeVisible(SLOW_TIMEOUT);
}

for (const area of AREA_NAMES) {
  test(`${area} runs alone, without the shell, with its scenarios`, async ({ page, context }) => {
    const isolated = await openIsolated(area);
    const consoleErrors: string[] = [];
    collectConsoleErrors(context, consoleErrors);
    try {
      const response = await page.goto(isolated.info.origin);
      expect(response?.headers()['content-security-policy']).toContain(
        "script-src 'self' 'wasm-unsafe-eval'",
      );
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(SLOW_TIMEOUT);
      expect(await scenarios(page).getByRole('listitem').count()).toBeGreaterThan(0);
      expect(unexpectedConsoleErrors(consoleErrors, null)).toEqual([]);
      if (area === 'mf-patient') await expectFaultAndRoles(page, isolated.info.origin);
    } finally {
      await isolated.stop();
    }
  });
}
