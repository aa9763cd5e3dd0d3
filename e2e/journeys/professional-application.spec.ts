import type { Page } from '@playwright/test';
import { PEOPLE } from 'embedded-backend/seed';
import { expect, test, QUICK } from '../fixtures.ts';
import { pdf, png } from '../support/files.ts';

const NAME = 'Camila Ribeiro dos Santos';

test.use({ as: 'patient' });

/** Decides on Camila's application in the admin's list. */
async function decide(admin: Page, action: string, label: string, text: string, send: string): Promise<void> {
  await admin.goto('/admin/professionals/approval');
  const card = admin.getByRole('article').filter({ hasText: NAME });
  await card.getByRole('button', { name: action }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: label }).fill(text);
  await dialog.getByRole('button', { name: send }).click();
  await expect(admin.getByText('Ação realizada com sucesso!')).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await page.goto('/professional/apply');
  await expect(page.getByRole('textbox', { name: 'Nome completo' })).toHaveValue(NAME);
  await page.getByLabel('Estado').fill('SP');
  await page.getByLabel('Cidade').fill('Campinas');
  await page.getByRole('textbox', { name: 'Número do CRP' }).fill('crp 06/123456');
  await page.getByText('Ansiedade', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Preço por sessão' }).fill('150');
}

test(
  'a patient applies, answers a request for information, is approved, and sets a price that patients see',
  { tag: QUICK },
  async ({ page, openAs }) => {
    test.setTimeout(120_000);
    const admin = await openAs('admin');

    await test.step('apply with three files, and keep the input after a reload', async () => {
      await fillIn(page);
      await page
        .locator('input[type=file]')
        .setInputFiles([pdf('diploma.pdf'), png('CRP frente.png'), png('CRP verso.png')]);
      await expect(page.getByText(/, enviado$/)).toHaveCount(3);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Número do CRP' })).toHaveValue('CRP 06/123456');
      await expect(page.getByLabel('Cidade')).toHaveValue('Campinas');
      await expect(page.getByText(/, enviado$/)).toHaveCount(3);
      await page.getByRole('button', { name: 'Enviar solicitação' }).click();
      await expect(page.getByText('Solicitação enviada com sucesso!')).toBeVisible();
      await expect(page).toHaveURL('/professional/pending');
      await expect(page.getByRole('heading', { name: 'Em análise' })).toBeVisible();
    });

    await test.step('the admin requests information', async () => {
      await decide(
        admin,
        'Solicitar informações',
        'O que está faltando?',
        'A foto da carteira está ilegível.',
        'Enviar pedido',
      );
    });

    await test.step('the applicant corrects the same application', async () => {
      await page.reload();
      await expect(page.getByText('A foto da carteira está ilegível.')).toBeVisible();
      await page.getByRole('link', { name: 'Atualizar informações' }).click();
      await expect(page).toHaveURL('/apply-professional');
      await expect(page.getByText('A foto da carteira está ilegível.')).toBeVisible();
      await page.getByRole('button', { name: 'Remover CRP-frente.png' }).click();
      await page.locator('input[type=file]').setInputFiles([png('CRP frente legível.png')]);
      await expect(page.getByText(/, enviado$/)).toHaveCount(1);
      await page.getByRole('button', { name: 'Enviar solicitação' }).click();
      await expect(page.getByRole('heading', { name: 'Em análise' })).toBeVisible();
    });

    await test.step('the admin approves', async () => {
      await decide(admin, 'Aprovar', 'Observações', 'Tudo certo.', 'Aprovar');
    });

    await test.step('the dashboard opens, and saves a price', async () => {
      await page.reload();
      await expect(page).toHaveURL('/professional/dashboard');
      await expect(page.getByRole('heading', { name: `Olá, Dr(a). ${NAME}` })).toBeVisible();
      await expect(page.getByText('09:00 às 12:20').first()).toBeVisible();
      await page.getByRole('button', { name: /Definir preço/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Preço por sessão' }).fill('89,90');
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText(/Valor da consulta definido para R\$\s89,90\./)).toBeVisible();
      await expect(page.getByRole('button', { name: /Definir preço/ })).toContainText(/R\$\s89,90/);
    });

    await test.step('directory, search and booking show city and price', async () => {
      const other = await openAs('other-patient');
      await other.goto('/profissionais?q=camila');
      await expect(other.getByRole('link', { name: `Ver perfil: ${NAME}` })).toBeVisible();
      await expect(other.getByRole('main')).toContainText(/R\$\s89,90/);
      await other.goto('/patient/search?cidade=Campinas');
      const card = other.getByRole('article').filter({ hasText: NAME });
      await expect(card).toContainText('Campinas, SP');
      await other.goto(`/patient/booking/${PEOPLE.camila.id}`);
      await expect(other.getByRole('main')).toContainText(/R\$\s89,90/);
    });
  },
);

test('a rejected applicant reads the reason, and may apply again', async ({ page, openAs }) => {
  await fillIn(page);
  await page.getByRole('button', { name: 'Enviar solicitação' }).click();
  await expect(page).toHaveURL('/professional/pending');
  const admin = await openAs('admin');
  await decide(admin, 'Rejeitar', 'Motivo da rejeição', 'Registro não encontrado no conselho.', 'Rejeitar');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Não aprovado' })).toBeVisible();
  await expect(page.getByText('Registro não encontrado no conselho.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Atualizar informações' })).toHaveCount(0);
  await page.goto('/professional/apply');
  await expect(page.getByRole('textbox', { name: 'Número do CRP' })).toHaveValue('CRP 06/123456');
  await page.getByRole('button', { name: 'Enviar solicitação' }).click();
  await expect(page.getByRole('heading', { name: 'Em análise' })).toBeVisible();
});
