import { PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { expectNothingCovered, markPressable } from '../support/toast-coverage.ts';
import { settled } from '../support/settled.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.describe('toasts on a phone cover no control', () => {
  test.use({ expectedConsoleErrors: /the server responded with a status of (400|500)/ });

  test('at the sign-in page, whose header scrolls away', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(PEOPLE.camila.email);
    await page.getByLabel('Senha', { exact: true }).fill('outra-senha');
    await markPressable(page);
    await page.getByLabel('Senha', { exact: true }).press('Enter');
    await expect(page.getByText('Credenciais inválidas')).toBeVisible();
    await expectNothingCovered(page);
    await page.mouse.wheel(0, 300);
    await expect(page.getByText('Credenciais inválidas')).toBeInViewport();
  });

  test.describe('for a patient', () => {
    test.use({ as: 'patient' });

    test('in the middle of a long page', async ({ page }) => {
      await page.goto('/patient/profile');
      const save = page.getByRole('button', { name: 'Salvar alterações' });
      await page.getByLabel('Telefone').first().fill('11987654321');
      await save.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 60);
      await expect(save).toBeInViewport();
      expect(await markPressable(page)).toBeGreaterThan(3);
      await save.click();
      await expect(page.getByText('Perfil atualizado!')).toBeVisible();
      await expectNothingCovered(page);
    });

    for (const [where, scrolled] of [
      ['an open dialog', 0],
      ['a dialog scrolled to its end', 1000],
    ] as const)
      test(`of an error in ${where}`, async ({ page }) => {
        await page.goto('/patient/dashboard');
        await page.getByRole('button', { name: 'Editar perfil' }).first().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Nome completo').fill('');
        await expect(dialog.getByText('Alterações não salvas')).toBeVisible();
        await dialog.evaluate((element, top) => element.scrollTo({ top }), scrolled);
        expect(await markPressable(page)).toBeGreaterThan(3);
        await dialog.getByRole('button', { name: 'Salvar' }).click();
        await expect(page.getByText('Nome obrigatório')).toBeVisible();
        await expectNothingCovered(page);
      });
  });

  test.describe('for an admin', () => {
    test.use({ as: 'admin' });

    test('under the header of the admin area, and in a dialog', async ({ page }) => {
      await page.route('**/functions/v1/**', (route) =>
        route.request().postDataJSON()?.action === 'update_fee'
          ? route.fulfill({ status: 500 })
          : route.continue(),
      );
      await page.goto('/admin/platform-fees');
      await page.getByLabel('Nova taxa').fill('0.6');
      await page.getByRole('button', { name: 'Atualizar taxa' }).click();
      await markPressable(page);
      await page.getByRole('button', { name: 'Confirmar alteração' }).click();
      await expect(page.getByText('Falha ao atualizar taxa da plataforma.')).toBeVisible();
      await expectNothingCovered(page);
      await page.getByRole('button', { name: 'Voltar' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(
        page.getByRole('banner').getByText('Falha ao atualizar taxa da plataforma.'),
      ).toBeVisible();
    });

    test('in the open menu, above its mask', async ({ page }) => {
      await page.route('**/rpc/list_payments', (route) => route.fulfill({ status: 500 }));
      await page.goto('/admin/consultations?aba=pagamentos');
      // The page also shows the message in an alert, which stays.
      const toast = page.getByRole('alert').filter({ has: page.getByLabel('Fechar aviso') });
      await expect(page.getByRole('banner').locator(toast)).toBeVisible();
      await page.getByRole('button', { name: 'Mostrar ou esconder o menu' }).click();
      const menu = page.getByRole('dialog');
      await expect(menu.locator(toast)).toBeVisible();
      await expect(menu.getByRole('button', { name: 'Fechar o menu' })).toBeInViewport();
      await menu.getByRole('button', { name: 'Fechar aviso' }).click();
      await expect(toast).toBeHidden();
      await expect(menu.getByRole('link', { name: 'Visão Geral' })).toBeVisible();
    });
  });
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });

  for (const [as, path, kept] of [
    ['patient', '/patient/appointments', 'Marina Azevedo'],
    ['professional', '/professional/dashboard', 'Camila Ribeiro'],
    ['admin', '/admin/dashboard', 'Aguardam aprovação'],
  ] as const) {
    test.describe(`${as}`, () => {
      test.use({ as });

      test('one banner appears below the header, loaded data stays, and a message follows when the connection returns', async ({
        page,
        context,
      }) => {
        await page.goto(path);
        await expect(page.getByText(kept).first()).toBeVisible();
        await context.setOffline(true);
        const banner = page.getByRole('banner').getByText('Sem conexão.');
        await expect(banner).toBeVisible();
        await expect(page.getByText('Sem conexão.')).toHaveCount(1);
        await expect(page.getByText(kept).first()).toBeVisible();
        await expect(page.getByText('Erro ao carregar')).toBeHidden();
        await context.setOffline(false);
        await expect(page.getByText('Conexão de volta.')).toBeVisible();
        await expect(page.getByText('Conexão de volta.')).toBeHidden();
      });
    });
  }

  test('a visitor of the landing page sees it, too', async ({ page, context }) => {
    await page.goto('/');
    await settled(page);
    await context.setOffline(true);
    await expect(page.getByRole('banner').getByText('Sem conexão.')).toBeVisible();
  });
});

test("a reload keeps a sign-up form's input, except the passwords", async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Nome completo').fill('Nova Pessoa');
  await page.getByLabel('CPF').fill('52998224725');
  await page.getByLabel('E-mail').fill('nova.pessoa@vinculo.example');
  await page.getByLabel('Senha', { exact: true }).fill('senha-de-teste');
  await page.reload();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Nova Pessoa');
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(page.getByLabel('E-mail')).toHaveValue('nova.pessoa@vinculo.example');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
});
