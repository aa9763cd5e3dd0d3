import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

test.use({ as: 'patient' });

const phone = (page: Page) => page.getByLabel(/^Telefone/).first();
const question = (page: Page) => page.getByRole('dialog', { name: 'Sair sem salvar?' });

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'signing out': (page) => page.getByRole('button', { name: 'Sair', exact: true }).click(),
  'a link of the header': (page) => page.getByRole('link', { name: 'Vínculo' }).first().click(),
  'the back button': (page) => page.evaluate(() => window.history.back()),
};

for (const [way, leave] of Object.entries(WAYS))
  test(`${way} asks about unsaved changes of the profile`, async ({ page }) => {
    await page.goto('/patient/dashboard');
    await page.locator('header').getByRole('link', { name: 'Perfil' }).click();
    await expect(phone(page)).toHaveValue('(11) 98765-4321');
    await phone(page).fill('(11) 91111-2222');
    await expect(page.getByText('Alterações não salvas')).toBeVisible();
    await leave(page);
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(/\/patient\/profile$/);
    await expect(phone(page)).toHaveValue('(11) 91111-2222');
    await leave(page);
    await page.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page).not.toHaveURL(/\/patient\/profile$/);
  });
