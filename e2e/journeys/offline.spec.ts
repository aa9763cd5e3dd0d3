import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { chooseDay } from '../support/booking.ts';
import { nextTuesday } from '../support/days.ts';
import { expectAbove, expectInThumbReach, SMALL_PHONE } from '../support/thumb-reach.ts';

test.use({ as: 'patient', expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });

test('booking works on a small phone; losing the connection before confirming shows an error and keeps the input', async ({
  page,
  context,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(`/patient/booking/${PEOPLE.marina.id}`);
  const next = page.getByRole('button', { name: 'Continuar' });
  const back = page.getByRole('button', { name: 'Voltar' });
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  await chooseDay(page, nextTuesday(), async () => {
    await expectInThumbReach(next);
  });
  await expectInThumbReach(back);
  await page.getByText('14:00', { exact: true }).click();
  await expectInThumbReach(next);
  await page.goBack(); // the phone's back button leads to the previous step
  await expect(page.getByText('Qual dia fica melhor?')).toBeInViewport();
  await page.goForward();
  await expectInThumbReach(next);
  await next.click();
  await expect(page.getByText('Confira sua consulta')).toBeInViewport();
  await expectInThumbReach(confirm);
  await page.setViewportSize({ ...SMALL_PHONE, height: 740 });
  await back.click();
  await next.click();
  const rule = page.getByText('até 24h antes, sem custo.');
  await rule.evaluate((text) => text.scrollIntoView({ block: 'center' })); // Below the repetition.
  await expectAbove(rule, confirm);
  await page.setViewportSize(SMALL_PHONE);

  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByRole('alert').getByText('Erro ao agendar')).toBeVisible();
  await expect(page.getByText('Consulta agendada com sucesso!')).toBeHidden();
  await expect(page.getByText('14:00')).toBeVisible();

  await context.setOffline(false);
  await confirm.dblclick();
  await expect(page.getByText('Consulta agendada com sucesso!')).toBeVisible();
  await page.waitForURL(/\?pagamento=/);
  await page.goto('/patient/appointments');
  await expect(page.getByText('14:00')).toHaveCount(1);
});

test('losing the connection in the feedback form keeps every answer and shows no confirmation', async ({
  page,
  context,
}) => {
  await page.goto(`/feedback?consultation=${CONSULTATIONS.completed.id}`);
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

test('losing the connection before signing out shows an error and keeps the user signed in', async ({
  page,
  context,
}) => {
  await page.goto('/patient/appointments');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByText('Sua conta continua aberta neste aparelho')).toBeVisible();
  await expect(page.getByText('Oops! Algo deu errado')).toBeHidden();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a list that failed without a connection loads once the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/patient/search');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Nome ou especialidade' }).fill('Marina Azevedo');
  await expect(page.getByText('Sem conexão.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar Novamente' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Conexão de volta.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar Novamente' })).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('files that do not load', () => {
  // The federation runtime warns about each retry of an area, and React logs the missing file of a screen.
  test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED|Federation Runtime|ChunkLoadError/ });

  test('an area and a screen that failed without a connection load once the connection is back', async ({
    page,
    context,
  }) => {
    for (const [path, heading] of [
      ['/contato', 'Fale com a gente'], // another area
      ['/patient/historico', 'Histórico'], // another screen
    ] as const) {
      await page.goto('/patient/appointments');
      await expect(page.getByRole('article').first()).toBeVisible();
      await context.setOffline(true);
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByRole('button', { name: 'Tentar Novamente' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });
});
