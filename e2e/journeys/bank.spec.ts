import type { Page } from '@playwright/test';
import { PEOPLE } from 'embedded-backend/seed';
import { expect, test as journey } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import type { TestBank } from '../support/bank.ts';
import { toSummary } from '../support/booking.ts';
import { nextTuesday } from '../support/days.ts';

const PRICE = 15_000;
const A_QUARTER_AND_MORE = 17 * 60_000;

/** Journeys with a bank, from which all money has gone back at the end. */
const test = journey.extend<{ account: TestBank & { readonly pay: () => Promise<void> } }>({
  account: async ({ bank, portal }, use) => {
    if (bank === null) throw new Error('These journeys need a bank.');
    // Also registers the webhook.
    await portal.control('jobs');
    const pay = async () => {
      bank.bank.pay(bank.lastCharge(), PRICE);
      expect(await bank.webhooks.deliver()).toEqual([200]);
    };
    await use({ ...bank, pay });
    bank.holdClock(null);
    await portal.control('clock');
    expect(bank.bank.balance()).toBe(0);
  },
});

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
  const later = new Date(Date.now() + A_QUARTER_AND_MORE);
  account.holdClock(later);
  await portal.control('clock', later.toISOString());
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
