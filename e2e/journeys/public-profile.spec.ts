import { PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { linkInMailTo } from '../support/mail.ts';

test('a visitor finds a profile, and books after signing in', async ({ page, portal }) => {
  await page.goto('/profissionais?q=marina');
  await page.getByRole('link', { name: 'Ver perfil: Marina Azevedo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Azevedo' })).toBeVisible();
  await expect(page.getByText('“Muito respeitosa com o meu tempo, sem pressa.”')).toBeVisible();
  await expect(page.getByText('Próximo horário livre').filter({ visible: true })).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('MedicalBusiness');

  await page.getByRole('link', { name: 'Agendar Consulta' }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await page.getByLabel('E-mail').fill(PEOPLE.camila.email);
  await page.getByLabel('Senha', { exact: true }).fill(portal.demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(`/patient/booking/${PEOPLE.marina.id}`);
  await expect(page.getByText('Qual dia fica melhor?')).toBeVisible();
});

test('a visitor without an account signs up on the way, and returns to the booking', async ({
  page,
  portal,
}) => {
  const email = 'nina.prado@exemplo.com.br';
  await page.goto('/profissionais?q=marina');
  await page.getByRole('link', { name: 'Ver perfil: Marina Azevedo' }).click();
  await page.getByRole('link', { name: 'Agendar Consulta' }).click();
  await test.step('the back button restores each page, with its filters', async () => {
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Marina Azevedo' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Nome ou especialidade')).toHaveValue('marina');
    await page.goForward();
    await page.getByRole('link', { name: 'Agendar Consulta' }).click();
  });
  await page.getByRole('link', { name: 'Criar Conta' }).click();
  await page.getByLabel('Nome completo').fill('Nina Prado');
  await page.getByLabel('CPF').fill('52998224725');
  await page.getByLabel('Telefone').fill('11987650000');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('uma-senha-boa');
  await page.getByLabel('Confirmar senha').fill('uma-senha-boa');
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: 'Criar Conta' }).click();
  await expect(page).toHaveURL(/\/welcome/);
  await page.goto(await linkInMailTo(portal.origin, email));
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(`/patient/booking/${PEOPLE.marina.id}`);
  await expect(page.getByText('Qual dia fica melhor?')).toBeVisible();
});

test('a missing profile shows a not-found message', async ({ page }) => {
  await page.goto('/professional/profile-public/ninguem');
  await expect(page.getByRole('heading', { level: 1, name: 'Profissional não encontrado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver profissionais' }).click();
  await expect(page).toHaveURL('/profissionais');
});
