import type { Page } from '@playwright/test';
import { PEOPLE } from 'embedded-backend/seed';
import { callAs } from '../support/api.ts';
import { expect, PRICE, test } from '../support/bank-account.ts';
import { toSummary } from '../support/booking.ts';
import { nextTuesday } from '../support/days.ts';

const A_QUARTER_AND_MORE = 17 * 60_000;

test.use({ as: 'patient', withBank: true });

/** Books next Tuesday at 14:00 and waits for the bank's code. Returns the consultation's id. */
async function book(page: Page): Promise<string> {
  await toSummary(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  return new URL(page.url()).searchParams.get('pagamento') ?? '';
}

/** The last step of each refund. */
const lastSteps = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Dinheiro na sua conta' });
/** When it was done. */
const AT = /, \d\d:\d\d$/;

test('a code of the bank is paid twice, then the consultation is cancelled: both payments go back', async ({
  page,
  portal,
  account,
}) => {
  const consultation = await book(page);
  await account.pay();
  await expect(page.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeVisible();

  await account.pay();
  // The notification is read within a second.
  await expect(async () => {
    await portal.control('jobs');
    await page.reload();
    await expect(page.getByText(/R\$\s150,00 devolvidos pelo Pix/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('Você pagou duas vezes')).toBeVisible();

  await callAs(portal, 'patient', 'cancel_consultation', { consultation_id: consultation });
  await portal.control('jobs');
  await page.goto(`/patient/appointments?detalhes=${consultation}`);
  await expect(page.getByText('Cancelamento registrado')).toBeVisible();
  await expect(lastSteps(page)).toHaveText([AT, AT]);
});

test('a code expires, its time is taken, and money that comes late goes back', async ({
  page,
  portal,
  account,
}) => {
  await book(page);
  await account.hold(new Date(Date.now() + A_QUARTER_AND_MORE));
  await portal.control('jobs');
  await expect(page.getByRole('heading', { name: 'Este código expirou' })).toBeVisible();

  await callAs(portal, 'other-patient', 'book_consultation', {
    professional_user_id: PEOPLE.marina.id,
    date: nextTuesday(),
    time: '14:00',
    expected_amount_cents: PRICE,
    request_id: crypto.randomUUID(),
  });
  await account.pay();
  // An expired page asks every ten seconds.
  await expect(page.getByRole('heading', { name: 'Seu Pix chegou depois do prazo' })).toBeVisible({
    timeout: 25_000,
  });
  await expect(lastSteps(page)).toHaveText(/até/);
  await portal.control('jobs');
  await page.reload();
  await expect(lastSteps(page)).toHaveText(AT);
});

test('money that comes late, while the time is still free, confirms the consultation', async ({
  page,
  portal,
  account,
}) => {
  await book(page);
  await account.hold(new Date(Date.now() + A_QUARTER_AND_MORE));
  await portal.control('jobs');
  await expect(page.getByRole('heading', { name: 'Este código expirou' })).toBeVisible();
  await account.pay();
  await expect(page.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeVisible({ timeout: 25_000 });
  await expect(page.getByText('O horário ainda estava livre, e a consulta está confirmada.')).toBeVisible();
  expect(account.bank.balance()).toBe(PRICE);
});

test('a Pix of less than the price goes back, and the exact amount is paid with another code', async ({
  page,
  portal,
  account,
}) => {
  await book(page);
  const first = account.lastCharge();
  await account.pay(PRICE - 1);
  await expect(async () => {
    await portal.control('jobs');
    await expect(page.getByText(/Chegaram R\$\s149,99, e a consulta custa R\$\s150,00\./)).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(
    page.getByText(/R\$\s149,99 devolvidos pelo Pix.*Pague o valor exato com o novo código\./),
  ).toBeVisible({ timeout: 25_000 });
  expect(account.lastCharge()).not.toBe(first);
  await account.pay();
  await expect(page.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeVisible({ timeout: 25_000 });
  await account.settle(PRICE);
});
