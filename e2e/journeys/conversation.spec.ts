import { CONSULTATIONS } from 'embedded-backend/seed';
import { expect, expectAccessible, test } from '../fixtures.ts';

test.use({ as: 'patient' });

const CONVERSATION = `/chat/${CONSULTATIONS.confirmed.id}`;

test('a patient and a professional exchange messages in two browsers', async ({ page, openAs }) => {
  const professional = await openAs('professional');
  await Promise.all([page.goto(CONVERSATION), professional.goto(CONVERSATION)]);
  await expect(page.getByText('Chat criptografado e confidencial')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Azevedo' })).toBeVisible();
  await expect(professional.getByRole('heading', { level: 1, name: 'Camila Ribeiro' })).toBeVisible();
  await expect(page.getByText('1 nova', { exact: true })).toBeVisible();

  const box = page.getByRole('textbox', { name: 'Mensagem' });
  await box.fill('Consegui dormir ontem.');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(
    professional.getByRole('listitem').filter({ hasText: 'Consegui dormir ontem.' }),
  ).toBeVisible();

  const reply = professional.getByRole('textbox', { name: 'Mensagem' });
  await reply.fill('Que bom! O que ajudou?');
  await reply.press('Enter');
  const arrived = page.getByRole('listitem').filter({ hasText: 'Que bom! O que ajudou?' });
  await expect(arrived).toBeInViewport();
  await expectAccessible(page);

  await page.reload();
  await expect(arrived).toBeInViewport();
  await expect(page.getByRole('listitem').filter({ hasText: 'Consegui dormir ontem.' })).toHaveCount(1);
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('messages wait, also through a reload, and arrive once and in their order', async ({
    page,
    context,
    openAs,
  }) => {
    const professional = await openAs('professional');
    await professional.goto(CONVERSATION);
    const otherTab = await context.newPage();
    await Promise.all([page.goto(CONVERSATION), otherTab.goto(CONVERSATION)]);
    const box = page.getByRole('textbox', { name: 'Mensagem' });
    await expect(otherTab.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
    await context.setOffline(true);
    for (const text of ['Chego em cinco minutos.', 'O ônibus parou.']) {
      await box.fill(text);
      await box.press('Enter');
      await expect(box).toHaveValue('');
      await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Aguardando envio');
    }
    await expect(page.getByText('Você está sem conexão. Enviamos assim que ela voltar.')).toBeVisible();
    // Unsent messages are shown in each tab.
    await expect(otherTab.getByRole('listitem').filter({ hasText: 'O ônibus parou.' })).toBeVisible();
    await context.setOffline(false);
    await page.goto('/patient/profile');
    const arrived = professional.getByRole('listitem').filter({ hasText: /Chego em cinco|O ônibus parou/ });
    await expect(arrived).toHaveText([/Chego em cinco minutos\./, /O ônibus parou\./]);
    await page.goto(CONVERSATION);
    const sent = page.getByRole('listitem').filter({ hasText: /Chego em cinco|O ônibus parou/ });
    await expect(sent).toHaveText([/Chego em cinco minutos\./, /O ônibus parou\./]);
    await expect(page.getByText('Aguardando envio')).toHaveCount(0);
    await expect(otherTab.getByText('Aguardando envio')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the composer stays in view under the notice of a lost connection, and messages with large letters', async ({
    page,
    context,
  }) => {
    await page.goto(`/patient/mensagens/${CONSULTATIONS.confirmed.id}`);
    const box = page.getByRole('textbox', { name: 'Mensagem' });
    const emergency = page.getByText(/^O chat não é um canal de emergência/);
    await expect(emergency).toBeInViewport({ ratio: 0.99 });
    await context.setOffline(true);
    await box.fill('Chego já.');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByText('Sem conexão.', { exact: true })).toBeVisible();
    await expect(emergency).toBeInViewport({ ratio: 0.99 });
    await context.setOffline(false);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const log = page.getByRole('log', { name: 'Mensagens' });
    await expect.poll(async () => (await log.boundingBox())?.height ?? 0).toBeGreaterThan(150);
    await page.setViewportSize({ width: 360, height: 330 });
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await box.click();
    await expect(box).toBeInViewport({ ratio: 0.99 });
  });
});

test('a message shows that it was read; what arrives further down is counted, not read', async ({
  page,
  openAs,
}) => {
  await page.goto(CONVERSATION);
  const box = page.getByRole('textbox', { name: 'Mensagem' });
  for (let line = 1; line <= 12; line += 1) {
    await box.fill(`Anotação ${line}\nDormi às onze.\nAcordei às sete.`);
    await box.press('Enter');
  }
  const last = page.getByRole('listitem').filter({ hasText: 'Anotação 12' });
  await expect(last).toContainText('Entregue');
  const professional = await openAs('professional');
  await professional.goto(CONVERSATION);
  await professional.bringToFront();
  await expect(last).toContainText('Lida');

  await page.bringToFront();
  const log = page.getByRole('log', { name: 'Mensagens' });
  await log.evaluate((element) => (element.scrollTop = -600));
  const above = page.getByRole('listitem').filter({ hasText: 'Anotação 7' });
  const position = await above.boundingBox();
  const reply = professional.getByRole('textbox', { name: 'Mensagem' });
  for (const text of ['Que bom.', 'Continue anotando.']) {
    await reply.fill(text);
    await reply.press('Enter');
  }
  const newest = professional.getByRole('listitem').filter({ hasText: 'Continue anotando.' });
  await expect(newest).toContainText('Entregue');
  const button = page.getByRole('button', { name: '2 novas' });
  await expect(button).toBeVisible();
  expect(await above.boundingBox()).toEqual(position);
  await button.click();
  await expect(page.getByText('Continue anotando.').first()).toBeInViewport();
  await expect(button).toBeHidden();
  await expect(newest).toContainText('Lida');
});
