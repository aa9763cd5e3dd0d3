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
  await expect(page.getByText('Novas mensagens')).toBeVisible();

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

  test('a message stays and is sent once', async ({ page, context }) => {
    await page.goto(CONVERSATION);
    const box = page.getByRole('textbox', { name: 'Mensagem' });
    await box.fill('Chego em cinco minutos.');
    await context.setOffline(true);
    await box.press('Enter');
    await expect(page.getByText('Sua mensagem continua aqui. Tente novamente.')).toBeVisible();
    await expect(box).toHaveValue('Chego em cinco minutos.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Tentar Novamente' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Chego em cinco minutos.' })).toHaveCount(1);
    await expect(box).toHaveValue('');
  });
});
