import { expect, test } from '../fixtures.ts';

test('a visitor creates test accounts and signs in as a professional', async ({ page }) => {
  await page.goto('/create-test-users');
  await page.getByRole('button', { name: 'Criar contas de teste' }).click();
  await expect(page.getByText('Contas prontas')).toBeVisible();
  const account = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Profissional' }) });
  const email = await account.getByText(/@exemplo\.com\.br/).innerText();
  const password = await page.getByLabel('Senha de Profissional', { exact: true }).innerText();

  await page.getByRole('link', { name: 'Entrar com uma delas' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/professional\/dashboard$/);
});
