import { expect, expectAccessible, test } from '../fixtures.ts';
import { linkInMailTo } from '../support/mail.ts';

const EMAIL = 'renata.prado@exemplo.com.br';

test('a psychologist signs up, confirms, and continues to the application', async ({
  page,
  portal,
  openAs,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sou Profissional' }).first().click();
  await expect(page.getByText('Ganhe R$5.000+ por mês atendendo online')).toBeVisible();
  await page.getByLabel('Nome completo').fill('Renata Prado');
  await page.getByLabel('CPF').pressSequentially('52998224725');
  await expect(page.getByText('CPF válido')).toBeVisible();
  await page.getByLabel('Telefone').pressSequentially('11987650000');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Número do CRP').pressSequentially('2512345');
  await page.getByLabel('CNPJ').pressSequentially('11222333000181');

  await test.step('switching to sign-in and back keeps the input', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
    await page.getByRole('link', { name: 'Criar Conta' }).click();
    await expect(page.getByLabel('Número do CRP')).toHaveValue('CRP-25/12345');
  });

  await page.getByLabel('Senha', { exact: true }).fill('uma-senha-boa');
  await page.getByLabel('Confirmar senha').fill('uma-senha-boa');
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar Conta' }).click();
  await expect(page).toHaveURL(/\/welcome\?.*role=professional/);
  await expect(page.getByText('Envie a solicitação')).toBeVisible();

  await test.step('open the link on a phone', async () => {
    const phone = await openAs('visitor');
    await phone.goto(await linkInMailTo(portal.origin, EMAIL));
    await expect(phone.getByRole('heading', { name: 'Que bom ter você aqui, Renata' })).toBeVisible();
    await phone.getByRole('link', { name: 'Fazer cadastro profissional' }).click();
    await expect(phone).toHaveURL(/\/professional\/apply$/);
    await expect(phone.getByLabel('CPF')).toHaveValue('529.982.247-25');
    await expect(phone.getByLabel('Número do CRP')).toHaveValue('CRP 25/12345');
  });
});
