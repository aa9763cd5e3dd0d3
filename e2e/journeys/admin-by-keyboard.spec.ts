import { expect, expectAccessible, test } from '../fixtures.ts';
import { pressWithKeyboard, tabTo, writeWithKeyboard } from '../support/keyboard.ts';

test.use({ as: 'admin' });

test('an admin decides on an application and sets the fee by keyboard', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const menu = page.getByRole('navigation', { name: 'Administração' });
  await expect(page.getByText('Aguardam aprovação')).toBeVisible();

  await test.step('open the applications in the menu, and collapse it', async () => {
    await pressWithKeyboard(menu.getByRole('link', { name: /^Aprovar Profissionais/ }));
    await expect(page).toHaveURL('/admin/professionals/approval');
    const sidebar = menu.locator('..');
    await expect(sidebar).toHaveCSS('width', '256px');
    await page.keyboard.press('Control+B');
    await expect(sidebar).toHaveCSS('width', '48px');
    await page.keyboard.press('Control+B');
    await expect(sidebar).toHaveCSS('width', '256px');
  });

  await test.step('find an application and approve it', async () => {
    await writeWithKeyboard(page.getByRole('searchbox', { name: 'Buscar' }), 'Tatiana');
    await expect(page.getByRole('article')).toHaveCount(1);
    const card = page.getByRole('article');
    await pressWithKeyboard(card.getByRole('button', { name: /^Ver detalhes/ }));
    await expect(card.getByText('CPF ou CNPJ')).toBeVisible();
    await pressWithKeyboard(card.getByRole('button', { name: 'Aprovar' }));
    const dialog = page.getByRole('dialog');
    await writeWithKeyboard(dialog.getByRole('textbox', { name: /Observações/ }), 'Tudo certo.');
    await pressWithKeyboard(dialog.getByRole('button', { name: 'Aprovar' }));
    await expect(page.getByText('Profissional aprovado com sucesso. E-mail enviado.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tatiana Cordeiro' })).toBeFocused();
  });

  await test.step('enter the fee, confirm it and check that it is stored', async () => {
    await pressWithKeyboard(menu.getByRole('link', { name: 'Visão Geral' }));
    await pressWithKeyboard(page.getByRole('link', { name: /^Taxas da Plataforma/ }));
    await writeWithKeyboard(page.getByRole('spinbutton', { name: 'Nova taxa' }), ',65');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('0.650%');
    await pressWithKeyboard(dialog.getByRole('button', { name: 'Confirmar alteração' }));
    await expect(page.getByText('Taxa da plataforma atualizada com sucesso.')).toBeVisible();
  });
});

const BRAND = 'rgb(15, 95, 89)';

test('the focus is visible on tabs and in an open list, which shows every status', async ({ page }) => {
  await page.goto('/admin/consultations');
  const tab = page.getByRole('tab', { name: 'Pagamentos' });
  await tabTo(page.getByRole('tab', { name: 'Consultas' }));
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  await expect(tab).toHaveCSS('outline-color', BRAND);

  await tabTo(page.getByRole('combobox', { name: 'Status' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.ant-select-item-option', { hasText: 'Expirada' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.ant-select-item-option-active')).toHaveCSS(
    'box-shadow',
    `${BRAND} 0px 0px 0px 2px inset`,
  );
});
