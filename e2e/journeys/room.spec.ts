import { expect, test } from '../fixtures.ts';
import { cuttableSocket } from '../support/cut-socket.ts';
import { expectMedia, hasReleased, mediaOf, withFakeDevices } from '../support/media.ts';
import {
  admit,
  askForServers,
  duringConsultation,
  enter,
  joinRoom,
  openRoom,
  ROOM,
  showControls,
} from '../support/room.ts';

const CUT_MS = 10_000;

test.use({ as: 'patient', launchOptions: withFakeDevices() });

test('patient and professional see and hear each other in the room', async ({ page, portal, openAs }) => {
  test.slow();
  const now = await duringConsultation(portal);
  await portal.control('clock', now.toISOString());
  try {
    const professional = await openAs('professional');
    const socket = await cuttableSocket(page);

    await openRoom(page, now);
    await expect(page.getByRole('checkbox', { name: 'Li e aceito ter sessões por vídeo.' })).toBeVisible();
    await enter(page);
    await expect(page.getByRole('heading', { name: 'Marina ainda não entrou' })).toBeVisible();

    await openRoom(professional, now);
    await enter(professional);
    const door = professional.getByRole('region', { name: 'Porta da sala' });
    await expect(door.getByText('Camila está esperando')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Marina já vai abrir a porta' })).toBeVisible();
    expect((await mediaOf(page)).frames).toBe(0);

    await admit(professional);
    await expectMedia(page, professional);

    // A reload of the professional's page: the door stays open.
    await professional.reload();
    await enter(professional);
    await expectMedia(page, professional);

    // The socket is cut; the call goes on, and so it does over a restart of ICE afterwards.
    await socket.cut();
    await expect(page.getByText('A chamada continua, mas o portal está sem conexão.')).toBeVisible();
    const cutAt = Date.now();
    await expectMedia(page, professional);
    await page.waitForTimeout(Math.max(0, CUT_MS - (Date.now() - cutAt)));
    socket.restore();
    await expect(page.getByText('A chamada continua, mas o portal está sem conexão.')).toBeHidden({
      timeout: 20_000,
    });
    const { ufrag } = await mediaOf(page);
    await professional.evaluate(() => {
      const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] };
      connections.at(-1)?.restartIce();
    });
    await expect.poll(async () => (await mediaOf(page)).ufrag).not.toBe(ufrag);
    await expectMedia(page, professional);

    // The patient goes on with another device.
    const phone = await openAs('patient');
    await openRoom(phone, now);
    await enter(phone);
    await expect(
      page.getByRole('heading', { name: 'Você já está na sala em outra aba ou aparelho' }),
    ).toBeVisible();
    await expectMedia(phone, professional);
    expect(await hasReleased(page)).toBe(true);

    await showControls(professional);
    await professional.getByRole('button', { name: 'Encerrar', exact: true }).click();
    await professional.getByRole('button', { name: 'Encerrar sessão' }).click();
    await expect(professional.getByRole('heading', { name: 'Sessão encerrada' })).toBeVisible();
    await expect(phone.getByRole('heading', { name: /^Que bom que você veio/ })).toBeVisible();
    for (const each of [phone, professional]) expect(await hasReleased(each)).toBe(true);
  } finally {
    await portal.control('clock');
  }
});

test('a late patient is let in, comes back after a reload, and after leaving', async ({
  page,
  portal,
  openAs,
}) => {
  test.slow();
  const now = await duringConsultation(portal);
  await portal.control('clock', now.toISOString());
  try {
    const professional = await openAs('professional');
    await openRoom(professional, now);
    await enter(professional);
    const door = professional.getByRole('region', { name: 'Porta da sala' });
    await expect(door.getByText('Camila ainda não entrou')).toBeVisible();

    await openRoom(page, now);
    await enter(page);
    await expect(door.getByText('Camila está esperando')).toBeVisible();
    await admit(professional);
    const admittedAt = Date.now();
    await expect.poll(async () => (await mediaOf(page)).frames, { intervals: [50] }).toBeGreaterThan(0);
    // The budget is 3 s, which a busy machine may exceed.
    const description = `${Date.now() - admittedAt} ms after admitting`;
    test.info().annotations.push({ type: 'first remote frame', description });
    await expectMedia(page, professional);

    await page.reload();
    await enter(page);
    await expectMedia(page, professional);

    await showControls(page);
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Você saiu da sala' })).toBeVisible();
    expect(await hasReleased(page)).toBe(true);
    await page.getByRole('button', { name: 'Entrar de novo' }).click();
    await expectMedia(page, professional);

    // A page that is closed has left, also for the database.
    await page.close();
    await expect(door.getByText('Camila saiu da conversa')).toBeVisible({ timeout: 20_000 });
  } finally {
    await portal.control('clock');
  }
});

test('a patient who looks at another tab is let in, also after the socket was lost', async ({
  page,
  portal,
  openAs,
}) => {
  test.slow();
  const now = await duringConsultation(portal);
  await portal.control('clock', now.toISOString());
  try {
    const professional = await openAs('professional');
    const socket = await cuttableSocket(page);
    await openRoom(professional, now);
    await enter(professional);
    await openRoom(page, now);
    await enter(page);
    const door = professional.getByRole('region', { name: 'Porta da sala' });
    await expect(door.getByText('Camila está esperando')).toBeVisible();

    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await socket.cut();
    await expect(door.getByText('Camila não aparece nesta sala agora')).toBeVisible();
    socket.restore();
    // Hidden pages try it every ten seconds.
    await expect(door.getByText('Camila está esperando')).toBeVisible({ timeout: 20_000 });
    await admit(professional);
    await expectMedia(page, professional);
  } finally {
    await portal.control('clock');
  }
});

test('nobody else finds the room, admins included', async ({ portal, openAs }) => {
  const now = await duringConsultation(portal);
  await portal.control('clock', now.toISOString());
  try {
    for (const person of ['other-patient', 'admin'] as const) {
      const page = await openAs(person);
      await page.clock.setFixedTime(now);
      await page.goto(ROOM);
      await expect(page.getByRole('heading', { name: 'Sala não encontrada' })).toBeVisible();
      // Nor do its channel and its servers let them in without the page.
      expect(await joinRoom(portal, person)).toMatch(/Unauthorized/);
      expect(await askForServers(portal, person)).toBe('consultation_not_found');
    }
    expect(await joinRoom(portal, 'patient')).toBe('SUBSCRIBED');
    expect(await askForServers(portal, 'patient')).toBe('ok');
  } finally {
    await portal.control('clock');
  }
});
