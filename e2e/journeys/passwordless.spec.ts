import { ACCOUNTS } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { codeInMailTo, linkInMailTo } from '../support/mail.ts';
import { askForCode } from '../support/sign-in.ts';

const code = 'Código de 6 dígitos';
const refused = 'Código inválido ou expirado';

test.describe('by code', () => {
  // The browser logs the refusals of a wrong and of an expired code.
  test.use({ expectedConsoleErrors: /status of 403/ });

  test('a patient signs in after a wrong and an expired code with a new e-mail', async ({ page, portal }) => {
    await page.clock.install();
    await page.goto('/auth?next=%2Fpatient%2Fsearch');
    await askForCode(page, ACCOUNTS.patient.email);
    await expect(page.getByText('Código enviado!')).toBeVisible();
    const first = await codeInMailTo(portal.origin, ACCOUNTS.patient.email);

    await test.step('a wrong code', async () => {
      await page.getByLabel(code).fill(first === '000000' ? '000001' : '000000');
      await expect(page.getByText(refused)).toBeVisible();
      await expect(page.getByLabel(code)).toHaveValue('');
    });

    await test.step('the waiting time for another e-mail survives a reload', async () => {
      await page.reload();
      await expect(page.getByText(ACCOUNTS.patient.email)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Reenviar código em 0:[0-5][0-9]$/ })).toBeDisabled();
    });

    await test.step('an expired code', async () => {
      await page.clock.fastForward('11:00');
      await portal.control('clock', new Date(Date.now() + 11 * 60_000).toISOString());
      await page.getByLabel(code).fill(first);
      await expect(page.getByText(refused)).toBeVisible();
    });

    await test.step('a code from another e-mail signs in', async () => {
      await page.getByRole('button', { name: 'Reenviar código' }).click();
      await expect(page.getByRole('button', { name: /^Reenviar código em/ })).toBeVisible();
      await expect.poll(() => codeInMailTo(portal.origin, ACCOUNTS.patient.email)).not.toBe(first);
      await page.getByLabel(code).fill(await codeInMailTo(portal.origin, ACCOUNTS.patient.email));
      await expect(page).toHaveURL(/\/patient\/search$/);
      await expect(page.getByText('Acesso realizado com sucesso!')).toBeVisible();
    });
  });
});

test('a magic link signs in the browser that opens it, even a different one', async ({
  page,
  portal,
  openAs,
}) => {
  await page.goto('/auth?next=%2Fpatient%2Fappointments');
  await page.getByText('Sem senha').click();
  await page.getByLabel('E-mail').fill(ACCOUNTS.patient.email);
  await page.getByRole('button', { name: 'Receber magic link' }).click();
  await expect(page.getByText('Magic link enviado!')).toBeVisible();

  const phone = await openAs('visitor');
  await phone.goto(await linkInMailTo(portal.origin, ACCOUNTS.patient.email));
  await expect(phone.getByText('Login realizado com sucesso!')).toBeVisible();
  await expect(phone).toHaveURL(/\/patient\/appointments$/);
  await expect(page.getByText(ACCOUNTS.patient.email)).toBeVisible(); // the first browser is still signed out
});

test('a visitor signs up without a password', async ({ page, portal }) => {
  const email = 'lia.matos@exemplo.com.br';
  await page.goto('/auth?mode=signup');
  await page.getByRole('button', { name: 'Cadastrar sem senha' }).click();
  await page.getByLabel('Nome completo').fill('Lia Matos');
  await page.getByLabel('CPF').fill('52998224725');
  await page.getByLabel('Telefone').fill('11987650000');
  await page.getByLabel('E-mail').fill(email);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: 'Criar Conta' }).click();
  await page.getByLabel(code).fill(await codeInMailTo(portal.origin, email));
  await expect(page).toHaveURL(/\/patient\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Olá, Lia' })).toBeVisible();
});
