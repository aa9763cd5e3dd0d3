import type { Page } from '@playwright/test';
import type { ScenarioPerson } from 'embedded-backend/scenario';
import { CONSULTATIONS } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { expectSmallShifts, watchShifts } from '../support/layout-shift.ts';

test.use({ as: 'patient', viewport: { width: 360, height: 780 } });

const FEEDBACK = `/feedback?consultation=${CONSULTATIONS.completed.id}`;

const expectNoOverflow = async (page: Page) => {
  await expect(page.getByRole('form', { name: 'Como foi a sua sessão?' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
};

test('a name without spaces wraps, also in the feedback', async ({ page }) => {
  await page.goto('/patient/profile');
  await page.getByLabel('Nome', { exact: true }).first().fill('W'.repeat(60));
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Perfil atualizado!')).toBeVisible();
  await page.goto(FEEDBACK);
  await expectNoOverflow(page);
});

test('header and feedback fit the screen with text of twice its size', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await page.goto(FEEDBACK);
  await expectNoOverflow(page);
});

test.describe('a dialog with a name without spaces', () => {
  test.use({ as: 'professional' });

  test('fits the screen', async ({ page }) => {
    await page.route('**/rest/v1/consultations?*', async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as readonly object[];
      await route.fulfill({ response, json: rows.map((row) => ({ ...row, patient_name: 'W'.repeat(60) })) });
    });
    await page.goto('/professional/dashboard');
    await page
      .getByRole('button', { name: /^Adicionar gravação/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Adicionar gravação' });
    await expect(dialog).toContainText('WWW');
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(360);
  });
});

const LATE: readonly (readonly [ScenarioPerson, string, string | RegExp])[] = [
  ['patient', '/patient/dashboard', 'Marina Azevedo'],
  ['patient', '/patient/search', 'Marina Azevedo'],
  ['patient', '/patient/appointments', 'Marina Azevedo'],
  ['patient', '/patient/historico', 'Expirada: o Pix não foi pago no prazo.'],
  ['patient', '/patient/profile', 'Concluídas'],
  ['professional', '/professional/dashboard', 'Camila Ribeiro dos Santos'],
  ['admin', '/admin/dashboard', 'Aguardam aprovação'],
];

for (const [as, path, ready] of LATE) {
  test.describe(`${path}, whose data arrives late on a phone`, () => {
    test.use({ as, viewport: { width: 412, height: 823 } });

    test('shifts little when it arrives', async ({ page }) => {
      await page.route('**/rest/v1/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await watchShifts(page);
      await page.goto(path);
      await expect(page.getByText(ready).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectSmallShifts(page);
    });
  });
}
