import type { Page } from '@playwright/test';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { chooseDay } from '../support/booking.ts';
import { nextTuesday } from '../support/days.ts';

test.use({ as: 'patient' });

const marinas = 'Marina Azevedo';

/** Chooses an entry of the menu of Marina's consultation. */
async function chooseAction(page: Page, entry: string) {
  await page.getByRole('button', { name: new RegExp(`^Mais ações da consulta com ${marinas}`) }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a patient reschedules a confirmed consultation, then cancels it and gets a refund', async ({
  page,
}) => {
  const day = nextTuesday();
  await page.goto('/patient/appointments');
  await chooseAction(page, 'Reagendar');
  await expect(page.getByRole('heading', { name: 'Remarcar Consulta' })).toBeVisible();
  await chooseDay(page, day);
  await page.getByText('14:00', { exact: true }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Antes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Consulta remarcada com sucesso!')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: marinas });
  await expect(card.getByText('14:00', { exact: true })).toBeVisible();
  await expect(card.getByText('Confirmada')).toBeVisible();

  await chooseAction(page, 'Cancelar');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/voltam inteiros por Pix/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar e receber de volta' }).click();
  await expect(page.getByText('Consulta cancelada')).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto('/patient/historico');
  const row = page.getByRole('listitem').filter({ hasText: /R\$\s150,00 (a caminho|devolvidos) pelo Pix/ });
  await expect(row.getByText('Cancelada', { exact: true })).toBeVisible();
});

test('in the last 24 hours moving is unavailable, and cancelling refunds by the rule', async ({
  page,
  portal,
}) => {
  const read = async () => {
    const answer = await fetch(
      `${portal.origin}/rest/v1/consultations?select=starts_at&id=eq.${CONSULTATIONS.confirmed.id}`,
      {
        headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('patient')}` },
      },
    );
    const [row] = (await answer.json()) as { starts_at: string }[];
    return Date.parse(row?.starts_at ?? '');
  };
  const twentyHoursBefore = new Date((await read()) - 20 * 3_600_000);
  await portal.control('clock', twentyHoursBefore.toISOString());
  try {
    await page.clock.install({ time: twentyHoursBefore });
    await page.goto('/patient/appointments');
    const card = page.getByRole('article').filter({ hasText: marinas });
    await expect(card.getByText('Faltam menos de 24h: não dá mais para remarcar.')).toBeVisible();
    await expect(card.getByRole('link', { name: /Entrar na sessão/ })).toBeVisible();
    await card.getByRole('button', { name: /^Mais ações/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Reagendar' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Cancelar' }).click();
    // Booked less than seven days ago.
    await expect(page.getByRole('button', { name: 'Cancelar e receber de volta' })).toBeVisible();
    await page.goto(`/patient/booking/${PEOPLE.marina.id}?consulta=${CONSULTATIONS.confirmed.id}`);
    await expect(page.getByText('O prazo para remarcar é de até 24h antes.')).toBeVisible();
  } finally {
    await portal.control('clock');
  }
});
