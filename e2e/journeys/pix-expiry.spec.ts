import { expect, test } from '../fixtures.ts';
import { toSummary } from '../support/booking.ts';

test.use({ as: 'patient' });

const MINUTE = 60_000;

test('a Pix code expires, even while the computer sleeps, and a new one is paid', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await toSummary(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForURL(/\?pagamento=/);
  await expect(page.getByText(/A consulta é confirmada automaticamente após o pagamento\./)).toBeVisible();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^1[45]:\d\d$/);

  await test.step('five minutes of sleep and a reload do not stop the countdown', async () => {
    await portal.control('clock', new Date(Date.now() + 5 * MINUTE).toISOString());
    await page.clock.fastForward(5 * MINUTE);
    await expect(timer).toHaveText(/^(9|10):\d\d$/);
    await page.reload();
    await expect(timer).toHaveText(/^(9|10):\d\d$/);
  });

  await test.step('after fifteen minutes the code has expired', async () => {
    await portal.control('clock', new Date(Date.now() + 16 * MINUTE).toISOString());
    await page.clock.fastForward(11 * MINUTE);
    await portal.control('jobs');
    await expect(page.getByRole('heading', { name: 'Este código expirou' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toHaveCount(0);
  });

  await test.step('a new code is paid', async () => {
    await page.getByRole('button', { name: 'Gerar novo código' }).click();
    await expect(timer).toHaveText(/^1[45]:\d\d$/);
    await page.getByRole('button', { name: 'Marcar como pago (simulação)' }).click();
    await expect(page.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Minhas Consultas' }).last().click();
    const card = page.getByRole('article').filter({ hasText: '14:00' });
    await expect(card.getByText('Confirmada')).toBeVisible();
  });
  await portal.control('clock');
});
