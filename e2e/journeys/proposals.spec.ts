import type { Page } from '@playwright/test';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { problemsOnPhone } from '../support/page-problems.ts';

const MESSAGE = 'Vou dar uma aula nesse dia. Consegue em outro horário?';

/** The professional proposes the first free time that the dialog offers, with a message. */
async function propose(page: Page) {
  await page.goto(`/professional/agenda?sessao=${CONSULTATIONS.confirmed.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Remarcar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propor outro horário' });
  await dialog.getByRole('button', { name: 'Próxima semana' }).click();
  await dialog.getByRole('group', { name: 'Dia' }).locator('button:not([disabled])').first().click();
  await dialog
    .getByRole('group', { name: /^Horários livres em/ })
    .getByRole('button')
    .first()
    .click();
  await dialog.getByLabel('Mensagem para Camila').fill(MESSAGE);
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click();
  await expect(page.getByText('Proposta enviada')).toBeVisible();
}

test('a patient accepts another time that the professional proposes', async ({ openAs }) => {
  await propose(await openAs('professional'));
  const page = await openAs('patient');
  await page.goto('/patient/appointments');
  const proposal = page.getByRole('region', { name: 'Marina propôs outro horário' });
  await expect(proposal.getByText(MESSAGE)).toBeVisible();
  expect(await problemsOnPhone(page)).toEqual([]);
  const accept = proposal.getByRole('button', { name: /^Aceitar / });
  const time = /\d\d:\d\d$/.exec((await accept.textContent()) ?? '')?.[0] ?? '';
  await accept.dblclick();
  await expect(page.getByText(/^Combinado: /)).toBeVisible();
  await expect(proposal).toHaveCount(0);
  const card = page.getByRole('article', { name: PEOPLE.marina.fullName });
  await expect(card.getByText(time, { exact: true })).toBeVisible();
  await expect(card.getByText('Confirmada')).toBeVisible();
});

test('a patient keeps the present time, and the proposal is over', async ({ openAs }) => {
  const professional = await openAs('professional');
  await propose(professional);
  const page = await openAs('patient');
  await page.goto('/patient/appointments');
  const proposal = page.getByRole('region', { name: 'Marina propôs outro horário' });
  await proposal.getByRole('button', { name: /^Manter / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Marina recebe a sua resposta/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Manter / }).click();
  await expect(page.getByText(/^Fica como está: /)).toBeVisible();
  await expect(proposal).toHaveCount(0);
  const card = page.getByRole('article', { name: PEOPLE.marina.fullName });
  await expect(card.getByText('10:40', { exact: true })).toBeVisible();
  await professional.goto(`/professional/agenda?sessao=${CONSULTATIONS.confirmed.id}`);
  await expect(professional.getByRole('dialog').getByRole('button', { name: 'Remarcar' })).toBeVisible();
});

test('a patient chooses another time in a period that the professional proposes', async ({ openAs }) => {
  const professional = await openAs('professional');
  await professional.goto(`/professional/agenda?sessao=${CONSULTATIONS.confirmed.id}`);
  await professional.getByRole('dialog').getByRole('button', { name: 'Remarcar' }).click();
  const dialog = professional.getByRole('dialog', { name: 'Propor outro horário' });
  await dialog.getByText('Camila escolhe', { exact: true }).click();
  await expect(dialog.getByText(/^\d+ horários livres nesse período$/)).toBeVisible();
  await dialog.getByLabel('Mensagem para Camila').fill(MESSAGE);
  expect(await problemsOnPhone(professional)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enviar convite' }).dblclick();
  await expect(professional.getByText('Convite enviado')).toBeVisible();

  const page = await openAs('patient');
  await page.goto('/patient/appointments');
  const proposal = page.getByRole('region', { name: 'Marina propôs outro horário' });
  await expect(proposal.getByText(MESSAGE)).toBeVisible();
  expect(await problemsOnPhone(page)).toEqual([]);
  await proposal.getByRole('link', { name: 'Escolher horário' }).click();
  await page
    .getByRole('grid')
    .getByRole('button')
    .and(page.locator(':not([disabled], [aria-disabled])'))
    .first()
    .click();
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  const summary = page.getByRole('definition').filter({ hasText: 'horário de Brasília' });
  const time = (await summary.innerText()).slice(0, 'hh:mm'.length);
  expect(await problemsOnPhone(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirmar' }).dblclick();
  await expect(page.getByText('Consulta remarcada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/patient\/appointments$/);
  await expect(proposal).toHaveCount(0);
  const card = page.getByRole('article', { name: PEOPLE.marina.fullName });
  await expect(card.getByText(time, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Confirmar' })).toHaveCount(0);
});
