import type { Page } from '@playwright/test';
import { ACCOUNTS, CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { problemsOnPhone } from '../support/page-problems.ts';
import { expect, test } from '../fixtures.ts';
import { APPLICATION, callAs } from '../support/api.ts';
import { nextTuesday } from '../support/days.ts';
import { expectAccessibleOverlay } from '../support/dialog.ts';
import { pdf } from '../support/files.ts';
import { signIn } from '../support/worker-portal.ts';
import { settled } from '../support/settled.ts';

// Checks many dialogs with axe.
test.describe.configure({ timeout: 120_000 });
// axe would see half-transparent elements during an animation.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const inDialog = (page: Page, opener: RegExp | string, title: string) => ({
  opener: page.getByRole('button', { name: opener }).first(),
  box: page.getByRole('dialog', { name: title }),
});

test('on a phone and by keyboard, a visitor opens and leaves a plan’s Pix', async ({ page }) => {
  await page.goto('/planos-profissionais');
  await settled(page);
  await expectAccessibleOverlay(page, {
    ...inDialog(page, /^Pagar com Pix o plano/, 'Pagar com Pix'),
    ready: page.getByRole('dialog').getByText('Marcar como pago (simulação)'),
  });
});

test.describe('on a phone and by keyboard, a professional', () => {
  test.use({ as: 'professional' });

  test('opens and leaves every dialog of the dashboard, and reads the coming-soon notices', async ({
    page,
    portal,
  }) => {
    await endFirstSession(page);
    await callAs(portal, 'professional', 'store_recording', {
      consultation_id: CONSULTATIONS.completed.id,
      recording_url: 'https://video.exemplo.com.br/1',
    });
    await page.goto('/professional/dashboard');
    for (const [opener, title] of [
      [/^Definir preço/, 'Definir preço da consulta'],
      [/^Marcar como concluída/, 'Concluir a sessão?'],
      [/^Marcar que não compareceu/, 'O paciente não compareceu?'],
      [/^Adicionar gravação/, 'Adicionar gravação'],
      [/^Remover gravação/, 'Remover a gravação?'],
    ] as const)
      await test.step(title, () => expectAccessibleOverlay(page, inDialog(page, opener, title)));

    await test.step('an error is shown inside the dialog', async () => {
      await page
        .getByRole('button', { name: /^Adicionar gravação/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Informe o endereço da gravação.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Endereço da gravação/ })).toBeFocused();
      expect(await problemsOnPhone(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });

    await test.step('planned features show a notice', async () => {
      const button = page.getByRole('button', { name: 'Ver todas', exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Em desenvolvimento', { exact: true }).first()).toBeVisible();
      await expect(button).toBeFocused();
      expect(await problemsOnPhone(page)).toEqual([]);
    });
  });

  test('reads the reason for the withdrawn approval', async ({ page, portal }) => {
    await callAs(portal, 'admin', 'suspend_professional', {
      professional_user_id: PEOPLE.marina.id,
      reason: 'O registro no conselho venceu em outubro.',
    });
    await page.goto('/professional/dashboard');
    await expect(page.getByText('O registro no conselho venceu em outubro.')).toBeVisible();
    expect(await problemsOnPhone(page)).toEqual([]);
  });
});

test.describe('on a phone and by keyboard, an applicant', () => {
  test.use({ as: 'patient', expectedConsoleErrors: /415/ });

  test("removes documents, and reads the team's request", async ({ page, portal }) => {
    await page.goto('/professional/apply');
    const chooser = page.getByRole('button', { name: 'Escolher arquivos' });
    await page
      .locator('input[type=file]')
      .setInputFiles([
        pdf(`${'diploma-de-graduacao-'.repeat(8)}.pdf`),
        { name: 'mentira.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
      ]);
    await expect(page.getByText(/, enviado$/)).toHaveCount(1);
    await expect(page.getByText(/^O conteúdo não é de um PDF/)).toBeVisible();
    await page.getByRole('button', { name: 'Enviar solicitação' }).click(); // every field shows what is missing
    expect(await problemsOnPhone(page)).toEqual([]);
    for (const name of [/^Remover diploma/, /^Remover mentira/]) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(chooser).toBeFocused();
    }

    const { application_id } = (await callAs(portal, 'patient', 'submit_professional_application', {
      ...APPLICATION,
    })) as { application_id: string };
    await callAs(portal, 'admin', 'request_application_info', {
      application_id,
      admin_notes_text: 'A foto da carteira está ilegível: https://exemplo.com.br/como-fotografar-a-carteira',
    });
    for (const path of ['/professional/pending', '/apply-professional', '/patient/dashboard']) {
      await page.goto(path);
      await expect(page.getByText(/A foto da carteira está ilegível/)).toBeVisible();
      expect(await problemsOnPhone(page), path).toEqual([]);
    }
  });
});

test.describe('on a phone and by keyboard, a patient', () => {
  test.use({ as: 'patient' });

  test('opens and leaves every dialog', async ({ page, portal }) => {
    await callAs(portal, 'patient', 'book_consultation', {
      professional_user_id: PEOPLE.marina.id,
      date: nextTuesday(),
      time: '14:00',
      expected_amount_cents: 15000,
      request_id: crypto.randomUUID(),
    });
    await page.goto('/patient/dashboard');
    await expectAccessibleOverlay(page, {
      ...inDialog(page, 'Editar perfil', 'Editar perfil'),
      ready: page.getByRole('dialog').getByRole('textbox', { name: 'Nome completo' }),
    });
    await page.goto('/patient/appointments');
    for (const [opener, title, ready, entry] of [
      [/^Mais ações da consulta com Marina/, 'Cancelar com Marina?', 'volta para a agenda', 'Cancelar'],
      [/^Mais ações da consulta com Marina/, 'Detalhes da consulta', 'Situação', 'Ver Detalhes'],
    ] as const)
      await test.step(title, () =>
        expectAccessibleOverlay(page, {
          ...inDialog(page, opener, title),
          ready: page.getByRole('dialog').getByText(ready),
          entry,
        }),
      );
    await page.getByRole('tab', { name: /^Histórico/ }).click();
    // Nothing before it: the tabs announce their position in English.
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Histórico \d+$/);
    await expectAccessibleOverlay(page, inDialog(page, /^Ver Detalhes da consulta/, 'Detalhes da consulta'));

    await signIn(portal, ACCOUNTS.patient.email); // on another device
    await page.goto('/patient/profile');
    for (const [opener, title] of [
      [/^Encerrar: /, 'Encerrar acesso'],
      ['Fazer um pedido', 'Pedido sobre seus dados'],
      ['Pedir exclusão da conta', 'Pedir exclusão da conta'],
    ] as const)
      await test.step(title, () => expectAccessibleOverlay(page, inDialog(page, opener, title)));
  });
});

test.describe('on a phone and by keyboard, an admin', () => {
  test.use({ as: 'admin' });

  test('opens and leaves drawer and dialogs', async ({ page, portal }) => {
    await page.goto('/admin/professionals/approval?busca=mirela');
    await expectAccessibleOverlay(page, {
      opener: page.getByRole('button', { name: 'Mostrar ou esconder o menu' }),
      box: page.getByRole('dialog'),
    });
    for (const [opener, title] of [
      ['Aprovar', 'Aprovar profissional'],
      ['Solicitar informações', 'Solicitar informações'],
      ['Rejeitar', 'Rejeitar solicitação'],
    ] as const)
      await test.step(title, () => expectAccessibleOverlay(page, inDialog(page, opener, title)));

    await page.goto('/admin/professionals/approval?aba=aprovados&busca=marina');
    for (const [opener, title] of [
      [/^Suspender/, 'Suspender profissional'],
      [/^Encerrar acessos/, 'Encerrar acessos'],
    ] as const)
      await test.step(title, () => expectAccessibleOverlay(page, inDialog(page, opener, title)));

    await page.goto('/admin/consultations?aba=pagamentos');
    await expectAccessibleOverlay(page, inDialog(page, /^Marcar como pago/, 'Marcar como pago'));

    await page.goto('/admin/platform-fees');
    await page.getByRole('spinbutton', { name: 'Nova taxa' }).fill('0,65');
    await expectAccessibleOverlay(page, inDialog(page, 'Atualizar taxa', 'Confirmar alteração'));

    await page.goto('/admin/mensagens?aba=privacidade');
    await page.getByRole('link', { name: /Bruno Sampaio/ }).click();
    await expectAccessibleOverlay(page, inDialog(page, 'Responder', 'Responder ao pedido'));
    // A paid consultation would prevent the request, and an open refund the erasure.
    await callAs(portal, 'patient', 'cancel_consultation', {
      consultation_id: CONSULTATIONS.confirmed.id,
    });
    await callAs(portal, 'admin', 'mark_refunded', { payment_id: CONSULTATIONS.confirmed.paymentId });
    await callAs(portal, 'patient', 'request_erasure', { reason: null });
    await page.goto('/admin/mensagens?aba=privacidade');
    await page.getByRole('link', { name: /Camila Ribeiro/ }).click();
    await expectAccessibleOverlay(page, {
      ...inDialog(page, 'Concluir exclusão', 'Excluir a conta'),
      ready: page.getByRole('dialog').getByText('Confira antes: o que se apaga de Camila'),
    });
  });
});

/** Moves the page's clock past the end of the professional's next consultation. */
const endFirstSession = (page: Page) =>
  page.route(/\/rest\/v1\/consultations\?.*status=in/, async (route) => {
    if (route.request().method() === 'HEAD') return route.continue();
    const answer = await route.fetch();
    const [first, ...others] = (await answer.json()) as Record<string, unknown>[];
    const past = { starts_at: '2026-11-20T12:00:00+00:00', ends_at: '2026-11-20T12:50:00+00:00' };
    await route.fulfill({ response: answer, json: [{ ...first, ...past }, ...others] });
  });
