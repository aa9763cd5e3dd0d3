import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { findInMailTo } from '../support/mail.ts';

test.use({ as: 'admin' });

const { confirmed } = CONSULTATIONS;
const ADDRESS = `/admin/consultas/${confirmed.id}`;

test('an admin finds a consultation, resends its link, moves it and cancels it with refund', async ({
  page,
  openAs,
  portal,
}) => {
  const timeline = page.getByRole('region', { name: 'Linha do tempo' });

  await test.step('find it by patient and professional', async () => {
    await page.goto('/admin/consultations?status=scheduled');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('camila');
    await page.getByRole('button', { name: 'Mais filtros' }).click();
    await page.getByRole('searchbox', { name: 'Profissional' }).fill('marina');
    await expect(page).toHaveURL(/busca=camila.*profissional=marina/);
    await expectAccessible(page);
    // By mouse the whole row leads there: its link covers it.
    const row = page.getByRole('row', { name: PEOPLE.camila.fullName }).first();
    await row.getByRole('cell').first().click({ force: true });
    await expect(page).toHaveURL(/\/admin\/consultas\/[0-9a-f-]{36}$/);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Profissional' })).toHaveValue('marina');
    await page.goto(ADDRESS);
    await expect(timeline).toContainText('marcou');
    await expectAccessible(page);
  });

  await test.step('resend the link to the patient', async () => {
    await page.getByRole('button', { name: /^Reenviar o link/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Reenviar o link' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Reenviar' }).click();
    await expect(page.getByRole('status').getByText('Link reenviado')).toBeVisible();
    await portal.control('jobs'); // sends the e-mail
    const link = await findInMailTo(
      portal.origin,
      PEOPLE.camila.email,
      /href="([^"]*\/sala\/[0-9a-f-]{36})"/,
    );
    expect(link).toContain(`/sala/${confirmed.id}`);
  });

  const time = await test.step('move it to the first time that is free for both', async () => {
    await page.getByRole('button', { name: /^Mover/ }).click();
    await expect(page).toHaveURL(`${ADDRESS}?acao=mover`);
    const dialog = page.getByRole('dialog', { name: 'Mover a consulta' });
    const first = dialog.locator('label', { has: page.getByRole('radio') }).first();
    const label = await first.innerText();
    await first.click();
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Pedido por telefone');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Mover para/ }).click();
    await expect(page.getByRole('status').getByText('Consulta movida')).toBeVisible();
    await expect(timeline).toContainText('Pedido por telefone');
    return label.trim();
  });

  await test.step('the patient sees the new time', async () => {
    const patient = await openAs('patient');
    await patient.goto('/patient/appointments');
    await expect(patient.getByText(time).first()).toBeVisible();
  });

  await test.step('cancel it, and open its charge', async () => {
    await page.goto(`${ADDRESS}?acao=cancelar`);
    const dialog = page.getByRole('dialog', { name: 'Cancelar com reembolso' });
    await dialog.locator('label', { hasText: PEOPLE.camila.fullName }).click();
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('A paciente desistiu');
    await dialog.getByRole('button', { name: 'Cancelar e reembolsar' }).click();
    await expect(page.getByRole('status').getByText('Consulta cancelada')).toBeVisible();
    await expect(page).toHaveURL(ADDRESS);
    await expect(timeline).toContainText(`A pedido de ${PEOPLE.camila.fullName}. A paciente desistiu`);
    await page.getByRole('link', { name: 'Abrir a cobrança' }).click();
    await expect(page).toHaveURL(`/admin/financial?cobranca=${confirmed.paymentId}`);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /\d{2}:\d{2}/ })
      .click();
    await expect(page).toHaveURL(ADDRESS);
  });
});
