import { ACCOUNTS } from 'embedded-backend/seed';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { linkInMailTo } from '../support/mail.ts';
import { signInWith } from '../support/sign-in.ts';

// The browser logs that a used link is refused.
test.use({ expectedConsoleErrors: /status of 403/ });

const NEUTRAL = 'Se encontrarmos seu e-mail, enviaremos as instruções para redefinição da senha.';
const NEW_PASSWORD = 'um-recomeco-de-cada-vez';

test('a patient who forgot the password chooses a new one', async ({ page, portal, openAs }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.getByLabel('E-mail').fill(ACCOUNTS.patient.email);
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await expect(page.getByText(NEUTRAL)).toBeVisible();
  await expectAccessible(page);

  const link = await linkInMailTo(portal.origin, ACCOUNTS.patient.email);
  const elsewhere = await openAs('visitor');

  await test.step('the link opens the form, also after a reload', async () => {
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { name: 'Nova senha' })).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/nova-senha$/);
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Nova senha' })).toBeVisible();
    await expectAccessible(elsewhere);
  });

  await test.step('the landing page follows the new password', async () => {
    await elsewhere.getByLabel('Nova senha').fill(NEW_PASSWORD);
    await elsewhere.getByLabel('Confirmar senha').fill(NEW_PASSWORD);
    await elsewhere.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Senha atualizada' })).toBeVisible();
    await elsewhere.waitForURL((url) => url.pathname === '/');
  });

  await test.step('the link works only once', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  });

  await test.step('the new password signs in', async () => {
    await page.getByRole('link', { name: 'Voltar para Entrar' }).click();
    await signInWith(page, ACCOUNTS.patient.email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/patient\/dashboard$/);
  });
});

test('the response does not reveal whether an account exists', async ({ page }) => {
  await page.goto('/esqueci-senha');
  await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await expect(page.getByText(NEUTRAL)).toBeVisible();
});

test('without a link, the page asks to sign in', async ({ page }) => {
  await page.goto('/nova-senha');
  await expect(page).toHaveURL(/\/auth$/);
});
