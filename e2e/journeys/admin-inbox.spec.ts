import { PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../support/files.ts';

test.use({ as: 'admin' });

test('a rejected testimonial is hidden, and visitors read it once it is published', async ({
  page,
  openAs,
  portal,
}) => {
  const words = 'Gostei bastante. Só o vídeo travou no começo.';
  await page.goto('/admin/dashboard');
  const menu = page.getByRole('navigation', { name: 'Administração' });
  await menu.getByRole('link', { name: /^Depoimentos/ }).click();
  const visitor = await openAs('visitor');
  const read = async () => {
    const response = await visitor.request.get(
      `/rest/v1/public_reviews?professional_id=eq.${PEOPLE.marina.id}&select=comment`,
      { headers: { apikey: portal.publishableKey } },
    );
    return JSON.stringify(await response.json());
  };
  const card = page.getByRole('article').filter({ hasText: words });
  await card.getByRole('button', { name: 'Não publicar' }).click();
  await expect(page.getByText('Depoimento oculto')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await read()).not.toContain(words);

  await page.getByRole('tab', { name: 'Ocultos' }).click();
  await card.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Depoimento publicado')).toBeVisible();
  expect(await read()).toContain(words);
});

test('opening a message marks it as read', async ({ page }) => {
  await page.goto('/admin/mensagens');
  const line = page.getByRole('link', { name: /Paulo Menezes/ });
  await expect(line).toContainText('Não lida');
  await line.click();
  await expect(page.getByText('Cancelei uma consulta ontem.')).toBeVisible();
  await expect(line).not.toContainText('Não lida');
  await page.reload();
  await expect(page.getByText('Cancelei uma consulta ontem.')).toBeVisible();
});

test('a document opens through a link that is valid for this file only', async ({ page, openAs }) => {
  const patient = await openAs('patient');
  await patient.goto('/professional/apply');
  await patient.getByLabel('Estado').fill('SP');
  await patient.getByLabel('Cidade').fill('Campinas');
  await patient.getByRole('textbox', { name: 'Número do CRP' }).fill('CRP 06/123456');
  await patient.getByRole('textbox', { name: 'Preço por sessão' }).fill('150');
  await patient.locator('input[type=file]').setInputFiles([pdf('diploma.pdf')]);
  await expect(patient.getByText(/, enviado$/)).toHaveCount(1);
  await patient.getByRole('button', { name: 'Enviar solicitação' }).click();
  await expect(patient).toHaveURL('/professional/pending');

  await page.goto('/admin/professionals/approval?busca=camila');
  await page.getByRole('button', { name: /^Ver detalhes e documentos/ }).click();
  const link = page.getByRole('link', { name: 'diploma.pdf' });
  const address = (await link.getAttribute('href')) ?? '';
  const opened = await page.request.get(address);
  expect(opened.status()).toBe(200);
  expect(opened.headers()['content-type']).toContain('application/pdf');
  expect((await page.request.get(address.replace('diploma', 'outro'))).ok()).toBe(false);
  expect((await page.request.get(address.replace(/token=.*/, ''))).ok()).toBe(false);
});

test('the navigation works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Em Desenvolvimento' })).toBeVisible();
  const entry = page.getByRole('link', { name: 'Usuários' });
  await expect(entry).toHaveText('Usuários');
  await page.keyboard.press('Control+b');
  await expect(entry).toHaveText('');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Usuários' })).toHaveText('');
  await page.getByRole('button', { name: /^Notificações:/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notificações' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notificações:/ })).toBeFocused();
  await page.getByRole('button', { name: /^Conta/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
});

test('below 768 px the menu is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/dashboard');
  const toggle = page.getByRole('button', { name: 'Mostrar ou esconder o menu' });
  await expect(page.getByRole('navigation', { name: 'Administração' })).toHaveCount(0);
  await toggle.click();
  const drawer = page.getByRole('dialog');
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Relatórios' }).click();
  await expect(page).toHaveURL('/admin/reports');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
