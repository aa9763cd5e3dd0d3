import { expect, test } from '../fixtures.ts';

test('a visitor is sent to sign in and comes back to the page first asked for', async ({ page, portal }) => {
  await page.goto('/patient/search?q=marina');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('E-mail').fill('paciente@vinculo.example');
  await page.getByLabel('Senha', { exact: true }).fill(portal.demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/patient\/search\?q=marina$/);
  await expect(page.getByText('1 profissionais encontrados')).toBeVisible();
});

test.describe('a patient', () => {
  test.use({ as: 'patient' });

  test('is denied the admin area', async ({ page }) => {
    await page.goto('/admin/consultations');
    await expect(page.getByText('Acesso negado')).toBeVisible();
    await expect(page.getByText('Você não tem permissão para acessar esta área.')).toBeVisible();
    await expect(page).toHaveURL(/\/patient\/dashboard$/);
  });

  test("is denied the professional's dashboard", async ({ page }) => {
    await page.goto('/professional/dashboard');
    await expect(page.getByText('Esta área é exclusiva para profissionais aprovados.')).toBeVisible();
    await expect(page).toHaveURL(/\/patient\/dashboard$/);
  });

  test('leaves nothing personal behind the back button after signing out', async ({ page }) => {
    await page.goto('/patient/appointments');
    await expect(page.getByText('Marina Azevedo')).toBeVisible();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText('Marina Azevedo')).toHaveCount(0);
  });
});
