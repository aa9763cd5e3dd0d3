import { expect, test } from '../fixtures.ts';
import { pdf } from '../support/files.ts';
import { pressWithKeyboard, tabTo, writeWithKeyboard } from '../support/keyboard.ts';

test.describe('an applicant', () => {
  test.use({ as: 'patient' });

  test('fills in the form, is led to the missing field, and submits it', async ({ page }) => {
    await page.goto('/professional/apply');
    const registration = page.getByRole('textbox', { name: 'Número do CRP' });
    await expect(registration).toBeVisible();
    await tabTo(page.getByRole('textbox', { name: 'Nome completo' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Preencha todos os campos obrigatórios.')).toBeVisible();
    await expect(registration).toBeFocused();
    await page.keyboard.type('crp 06/123456');
    const anxiety = page.getByRole('checkbox', { name: 'Ansiedade' });
    await pressWithKeyboard(anxiety, 'Space');
    await expect(anxiety).toBeChecked();
    await writeWithKeyboard(page.getByRole('textbox', { name: 'Preço por sessão' }), '150');

    const chooser = page.waitForEvent('filechooser');
    await pressWithKeyboard(page.getByRole('button', { name: 'Escolher arquivos' }));
    await (await chooser).setFiles([pdf('diploma.pdf'), pdf('errado.pdf')]);
    await expect(page.getByText(/, enviado$/)).toHaveCount(2);
    await pressWithKeyboard(page.getByRole('button', { name: 'Remover errado.pdf' }));
    await expect(page.getByText(/, enviado$/)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeFocused();

    await pressWithKeyboard(page.getByRole('button', { name: 'Enviar solicitação' }));
    await expect(page.getByRole('heading', { name: 'Em análise' })).toBeVisible();
    await pressWithKeyboard(page.getByRole('link', { name: 'Painel do paciente' }));
    await expect(page).toHaveURL(/^[^?]*\/patient\/dashboard/);
  });
});

test.describe('a professional', () => {
  test.use({ as: 'professional' });

  test('sets a price, opens the consultations, and reads the coming-soon notices', async ({ page }) => {
    await page.goto('/professional/dashboard');
    const open = page.getByRole('button', { name: /Definir preço/ });
    await expect(open).toBeEnabled();
    await pressWithKeyboard(open);
    await writeWithKeyboard(
      page.getByRole('dialog').getByRole('textbox', { name: 'Preço por sessão' }),
      '89,90',
    );
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Valor da consulta definido para R\$\s89,90\./)).toBeVisible();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(open).toBeFocused();

    await tabTo(page.getByRole('link', { name: 'Iniciar sessão com Camila Ribeiro dos Santos' }).first());
    await tabTo(page.getByRole('link', { name: 'Chat com Camila Ribeiro dos Santos' }).first());
    await pressWithKeyboard(page.getByRole('button', { name: 'Ver todas' }));
    await expect(page.getByText('Em desenvolvimento', { exact: true })).toBeVisible();
    await pressWithKeyboard(page.getByRole('link', { name: 'Editar', exact: true }));
    await expect(page.getByRole('heading', { name: 'Horários de atendimento' })).toBeVisible();
  });
});
