import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ as: 'patient', viewport: { width: 360, height: 780 } });

const FEEDBACK = '/feedback?consultation=d0000003-0000-4000-8000-000000000003';

const expectNothingBeside = async (page: Page) => {
  await expect(page.getByRole('form', { name: 'Como foi a sua sessão?' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
};

test('a name without a space breaks in the feedback, too', async ({ page }) => {
  await page.goto('/patient/profile');
  await page.getByLabel('Nome', { exact: true }).first().fill('W'.repeat(60));
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Perfil atualizado!')).toBeVisible();
  await page.goto(FEEDBACK);
  await expectNothingBeside(page);
});

test('letters of twice their size leave header and feedback on the screen', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await page.goto(FEEDBACK);
  await expectNothingBeside(page);
});
