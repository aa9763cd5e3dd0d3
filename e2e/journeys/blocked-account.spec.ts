import { ACCOUNTS, PEOPLE } from 'embedded-backend/seed';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signInWith } from '../support/sign-in.ts';

test.use({ as: 'admin', expectedConsoleErrors: /status of 40[013]/ });

test('an admin finds a person and blocks the account, which is signed out and refused', async ({
  page,
  openAs,
  portal,
}) => {
  const { email, fullName } = PEOPLE.eduardo;
  const other = await openAs('other-patient');
  await other.goto('/patient/profile');
  await expect(other.getByLabel('Cidade')).toBeVisible();

  await test.step('find the person by name, and open the dialog in the row’s menu', async () => {
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('eduardo');
    await expect(page).toHaveURL('/admin/users?busca=eduardo');
    await expect(page.getByText('1 conta', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Ações: ${fullName}` }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Bloquear' }).click();
    await expect(page).toHaveURL(`/admin/users/${PEOPLE.eduardo.id}?acao=bloquear`);
  });

  await test.step('block with a reason', async () => {
    const dialog = page.getByRole('dialog', { name: 'Bloquear a conta' });
    await expect(dialog).toContainText(email);
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Ofensas no contato');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Bloquear' }).click();
    await expect(page.getByRole('status').getByText('Conta bloqueada')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reativar/ })).toBeVisible();
    await expect(page).toHaveURL(`/admin/users/${PEOPLE.eduardo.id}`);
  });

  await test.step('the person’s next write is refused, and signing in too', async () => {
    await other.getByLabel('Cidade').fill('Olinda');
    await other.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(other).toHaveURL(/\/auth/);
    await signInWith(other, ACCOUNTS['other-patient'].email, portal.demoPassword);
    await expect(other.getByText('Conta bloqueada. Fale com a equipe.')).toBeVisible();
  });

  await test.step('the log has both, and the account is used again once it is reactivated', async () => {
    await page.getByRole('button', { name: /^Reativar/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Reativar a conta' });
    await dialog.getByRole('textbox').fill('Foi um engano');
    await dialog.getByRole('button', { name: 'Reativar' }).click();
    await expect(page.getByRole('button', { name: /^Bloquear/ })).toBeVisible();
    const log = page.getByRole('region', { name: 'Trilha de auditoria' });
    await expect(log).toContainText('mudou a conta');
    await other.goto('/auth');
    await signInWith(other, ACCOUNTS['other-patient'].email, portal.demoPassword);
    await expect(other).toHaveURL(/\/patient\/dashboard/);
  });
});
