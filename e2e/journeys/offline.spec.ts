import { expect, test } from '../fixtures.ts';
import { toSummary } from '../support/booking.ts';

test.use({ as: 'patient', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

test('a connection lost before confirming is told, keeps what was chosen, and loses nothing', async ({
  page,
  context,
}) => {
  await toSummary(page);
  const confirm = page.getByRole('button', { name: 'Confirmar' });

  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByRole('alert').getByText('Erro ao agendar')).toBeVisible();
  await expect(page.getByText('Consulta agendada com sucesso!')).toBeHidden();
  await expect(page.getByText('14:00')).toBeVisible();

  await context.setOffline(false);
  await confirm.dblclick();
  await expect(page.getByText('Consulta agendada com sucesso!')).toBeVisible();
  await page.waitForURL('**/patient/appointments');
  await expect(page.getByText('14:00')).toHaveCount(1);
});
