import { expect, test } from '../fixtures.ts';
import { MARINA } from '../support/booking.ts';

test('a visitor finds a profile, and books after signing in', async ({ page, portal }) => {
  await page.goto('/profissionais?q=marina');
  await page.getByRole('link', { name: 'Ver perfil: Marina Azevedo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Azevedo' })).toBeVisible();
  await expect(page.getByText('“Muito respeitosa com o meu tempo, sem pressa.”')).toBeVisible();
  await expect(page.getByText('Próximo horário livre')).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    'ProfessionalService',
  );

  await page.getByRole('link', { name: 'Agendar Consulta' }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await page.getByLabel('E-mail').fill('paciente@vinculo.example');
  await page.getByLabel('Senha', { exact: true }).fill(portal.demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(`/patient/booking/${MARINA}`);
  await expect(page.getByText('Qual dia fica melhor?')).toBeVisible();
});

test('an address of nobody says so', async ({ page }) => {
  await page.goto('/professional/profile-public/ninguem');
  await expect(page.getByRole('heading', { level: 1, name: 'Profissional não encontrado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver profissionais' }).click();
  await expect(page).toHaveURL('/profissionais');
});
