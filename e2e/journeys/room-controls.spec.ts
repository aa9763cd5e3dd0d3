import type { Page } from '@playwright/test';
import { ACCOUNTS } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { callWith, renewedToken } from '../support/api.ts';
import { expectMedia, expectSoundAlone, pictureWidth, withFakeDevices } from '../support/media.ts';
import { duringConsultation, enter, openRoom, showControls, startCall } from '../support/room.ts';

/** Cameras send at most this many columns; a shared screen has more. */
const CAMERA_WIDTH = 640;

test.use({ as: 'patient', launchOptions: withFakeDevices() });

let now: Date;
test.beforeEach(async ({ portal }) => {
  test.slow();
  now = await duringConsultation(portal);
  await portal.control('clock', now.toISOString());
});
test.afterEach(async ({ portal }) => portal.control('clock'));

const press = async (page: Page, name: string) => {
  await showControls(page);
  await page.getByRole('button', { name, exact: true }).click();
};

test('a shared screen moves on the other side until it is stopped', async ({ page, openAs }) => {
  const professional = await openAs('professional');
  await startCall(page, professional, now);

  await press(professional, 'Tela');
  await expect(page.getByLabel('Tela de Marina')).toBeVisible();
  await expect(professional.getByText('Você está mostrando a tela').first()).toBeVisible();
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(CAMERA_WIDTH);
  await expectMedia(page, professional);

  await press(professional, 'Tela');
  await expect(page.getByLabel('Vídeo de Marina')).toBeVisible();
  await expect.poll(() => pictureWidth(page)).toBeLessThanOrEqual(CAMERA_WIDTH);
  await expectMedia(page, professional);
});

test('"Só voz" sends and asks for no picture, also after the other side comes back', async ({
  page,
  openAs,
}) => {
  const professional = await openAs('professional');
  await startCall(page, professional, now);

  await press(professional, 'Mais');
  await professional.getByRole('button', { name: 'Continuar só com voz' }).click();
  await expect(page.getByText('Marina está sem câmera.')).toBeVisible();
  await expect(professional.getByText('A conversa está só com voz.', { exact: false })).toBeVisible();
  await expectSoundAlone(page, professional);

  await page.reload();
  await enter(page);
  await expect(page.getByText('Marina está sem câmera.')).toBeVisible();
  await expectSoundAlone(page, professional);

  await professional.getByRole('button', { name: 'Ligar o vídeo' }).click();
  await expectMedia(page, professional);
});

test('both write in the chat of the call', async ({ page, openAs }) => {
  const professional = await openAs('professional');
  await startCall(page, professional, now);

  await press(page, 'Chat');
  const box = page.getByRole('textbox', { name: 'Mensagem' });
  await box.fill('Segue o nome do livro.');
  await box.press('Enter');
  await expect(professional.getByText('1 mensagem nova')).toBeAttached();
  await press(professional, 'Chat');
  await expect(
    professional.getByRole('listitem').filter({ hasText: 'Segue o nome do livro.' }),
  ).toBeVisible();
  const reply = professional.getByRole('textbox', { name: 'Mensagem' });
  await reply.fill('Anotei.');
  await reply.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Anotei.' })).toBeVisible();
  await expectMedia(page, professional);
});

test('the emergency line below the chat is never covered', async ({ page }) => {
  await openRoom(page, now);
  await enter(page);
  await expect(page.getByRole('heading', { name: 'Marina ainda não entrou' })).toBeVisible();
  await press(page, 'Chat');
  const line = page.getByRole('link', { name: '188', exact: true });
  for (const size of [page.viewportSize(), { width: 360, height: 740 }, { width: 740, height: 360 }]) {
    if (size) await page.setViewportSize(size);
    await expect(page.getByLabel('Sua imagem')).toBeVisible();
    // Fails where something else would be pressed.
    await line.click({ trial: true });
  }
});

test('the professional opens a room again that ended early, and both come back', async ({ page, openAs }) => {
  const professional = await openAs('professional');
  await startCall(page, professional, now);

  await press(professional, 'Encerrar');
  await professional.getByRole('button', { name: 'Encerrar sessão' }).click();
  await expect(page.getByRole('heading', { name: /^Que bom que você veio/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar de novo' })).toBeHidden();

  await professional.getByRole('button', { name: 'Abrir a sala de novo' }).click();
  await page.getByRole('button', { name: 'Entrar de novo' }).click();
  await expectMedia(page, professional);
});

test('the external link is the way out, with the consent that covers it', async ({ page, openAs }) => {
  const professional = await openAs('professional');
  await openRoom(professional, now);
  await openRoom(page, now);
  await page.getByRole('button', { name: 'Usar o link externo' }).click();
  await expect(
    page.getByText('Você escolheu a sala de vídeo fora do portal.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('O outro serviço tem regras próprias', { exact: false })).toBeVisible();
  const link = page.getByRole('link', { name: 'Abrir a sala de vídeo' });
  await page.getByRole('button', { name: 'Entrar na sala' }).click();
  await expect(page.getByText('Marque o acordo para entrar.')).toBeVisible();
  await expect(link).toBeHidden();
  await page.getByRole('checkbox', { name: 'Li e aceito ter sessões por vídeo.' }).check();
  await page.getByRole('button', { name: 'Entrar na sala' }).click();
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(professional.getByText('Já entrou na sala')).toBeVisible();

  await page.getByRole('button', { name: 'Voltar à sala do portal' }).click();
  await expect(professional.getByText('Saiu da sala')).toBeVisible();
  await enter(page);
  await enter(professional);
  const door = professional.getByRole('region', { name: 'Porta da sala' });
  await expect(door.getByText('Camila está esperando')).toBeVisible();
});

test('a call goes on when an account in it is blocked', async ({ page, portal, openAs }) => {
  const professional = await openAs('professional');
  await startCall(page, professional, now);
  await press(professional, 'Chat');
  await professional.getByRole('textbox', { name: 'Mensagem' }).fill('Está ouvindo?');
  await professional.keyboard.press('Enter');
  await expect(page.getByText('1 mensagem nova')).toBeAttached();
  // Other consultations of the patient are cancelled, so that the page reads the room again.
  const read = page.waitForResponse((answer) => answer.url().endsWith('/rpc/read_room'));
  const block = { user_id: ACCOUNTS.patient.id, reason: 'Ofensas no contato' };
  await callWith(portal, await renewedToken(portal, 'admin'), 'block_person', block);
  expect((await read).status()).toBe(200);
  const marked = page.waitForResponse((answer) => answer.url().endsWith('/rpc/mark_conversation_read'));
  await showControls(page);
  await page.getByRole('button', { name: /^Chat/ }).click();
  expect((await marked).ok()).toBe(true);
  await expectMedia(page, professional);
});
