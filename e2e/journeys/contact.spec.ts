import { PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';

test('a visitor writes to the team after a failed attempt without a connection', async ({
  page,
  portal,
  context,
}) => {
  await page.goto('/contato');
  await page.getByLabel('Nome completo').fill('Ana Prado');
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByText('Profissional', { exact: true }).click();
  await page.getByLabel('Assunto').fill('Recibo');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Por favor, preencha todos os campos obrigatórios.')).toBeVisible();
  await expect(page.getByLabel('Mensagem')).toBeFocused();

  await page.getByLabel('Mensagem').fill('Como recebo o recibo da consulta?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Erro ao enviar mensagem. Tente novamente mais tarde.')).toBeVisible();
  await expect(page.getByLabel('Mensagem')).toHaveValue('Como recebo o recibo da consulta?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Recebemos a sua mensagem')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue('');

  const response = await fetch(`${portal.origin}/rest/v1/contact_messages?email=eq.ana@exemplo.com.br`, {
    headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('admin')}` },
  });
  expect(await response.json()).toMatchObject([
    { full_name: 'Ana Prado', user_type: 'professional', subject: 'Recibo' },
  ]);
});

test.describe('a user whose session was ended elsewhere', () => {
  test.use({ as: 'patient', expectedConsoleErrors: /status of 40[0134]/ });

  test('writes to the team at the first attempt, as a visitor', async ({ page, portal }) => {
    await page.goto('/contato');
    // Text typed earlier could be overwritten by the prefilled data.
    await expect(page.getByLabel('E-mail')).toHaveValue(PEOPLE.camila.email);
    await page.getByLabel('Assunto').fill('Recibo');
    await page.getByLabel('Mensagem').fill('Como recebo o recibo da consulta?');
    await fetch(`${portal.origin}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('patient')}` },
    });
    await portal.control('clock', new Date(Date.now() + 2 * 3_600_000).toISOString());
    try {
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await expect(page.getByText('Recebemos a sua mensagem')).toBeVisible();
    } finally {
      await portal.control('clock');
    }
  });
});

test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });
