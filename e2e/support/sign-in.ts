import type { Page } from '@playwright/test';

/** Signs in with a password on the open /auth page. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Requests an e-mail with a code on the open /auth page. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByText('Sem senha').click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
}
