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

test('a connection lost in the feedback form keeps every answer, and thanks nobody', async ({
  page,
  context,
}) => {
  await page.goto('/feedback?consultation=d0000003-0000-4000-8000-000000000003');
  await page.getByRole('radio', { name: '5 de 5' }).check({ force: true });
  await page.getByLabel('O que foi bom?').fill('Pude falar sem pressa.');
  await page.getByText('Sim', { exact: true }).click();
  const send = page.getByRole('button', { name: 'Enviar avaliação' });

  await context.setOffline(true);
  await send.click();
  await expect(page.getByText('Erro ao enviar feedback. Tente novamente.')).toBeVisible();
  await expect(page.getByText('Obrigado por contar como foi')).toBeHidden();
  await expect(page.getByLabel('O que foi bom?')).toHaveValue('Pude falar sem pressa.');
  await expect(page.getByRole('radio', { name: '5 de 5' })).toBeChecked();

  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Obrigado por contar como foi' })).toBeVisible();
});
