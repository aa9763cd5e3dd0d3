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

  await test.step('find an application, look at it by its keys, and approve it', async () => {
    await writeWithKeyboard(page.getByRole('searchbox', { name: 'Buscar' }), 'Tatiana');
    await expect(page.getByRole('article')).toHaveCount(1);
    await pressWithKeyboard(page.getByRole('link', { name: 'Tatiana Cordeiro' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Tatiana Cordeiro' })).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByText('Com você')).toBeVisible();
    const checked = page.getByRole('region', { name: 'Conferir' }).getByRole('status');
    for (const [place, key] of ['2', '3', '4', '5'].entries()) {
      await page.keyboard.press(key);
      await expect(checked).toHaveText(`${place + 1} de 5`);
    }
    await expectAccessible(page);
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Aprovar profissional' });
    await expect(dialog).toContainText('Falta 1 conferência: Registro ativo no conselho.');
    await tabTo(dialog.getByRole('checkbox', { name: /^Aprovar mesmo assim/ }));
    await page.keyboard.press('Space');
    await writeWithKeyboard(dialog.getByRole('textbox', { name: /Observações/ }), 'Tudo certo.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Profissional aprovado com sucesso. E-mail enviado.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Aprovado', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aprovar', exact: true })).toHaveCount(0);
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
