import type { Page } from '@playwright/test';

/** Signs in with a password on /auth, which is open. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Asks on /auth, which is open, for an e-mail with a code. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByText('Sem senha').click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
}
