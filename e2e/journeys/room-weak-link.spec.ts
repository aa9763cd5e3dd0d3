import { expect, test } from '../fixtures.ts';
import { expectMedia, expectSound, mediaOf, withFakeDevices } from '../support/media.ts';
import { duringConsultation, startCall } from '../support/room.ts';
import { findTurnServer } from '../support/turn-server.ts';

test.skip(findTurnServer() === null, 'needs coturn');

const DAY_MS = 24 * 60 * 60 * 1000;

/** coturn has the machine's clock, and refuses credentials that have expired by it. */
const TOMORROW = `${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T13:00:00Z`;

/** Lost on the way to the server, and again on the way from it: a fifth of all packets. */
const LOSS = 0.11;
const INTERRUPTED_MS = 10_000;
/** A paused picture is tried again after 15 seconds, then after 30. */
const PAUSE = { timeout: 75_000 };
const SOON = { timeout: 30_000 };

test.use({ as: 'patient', withRelay: true, instant: TOMORROW, launchOptions: withFakeDevices() });

test.describe('through a server that loses packets', () => {
  test.setTimeout(240_000);
  let now: Date;
  test.beforeEach(async ({ portal }) => {
    now = await duringConsultation(portal);
    await portal.control('clock', now.toISOString());
  });
  test.afterEach(async ({ portal, relay }) => {
    relay?.setLoss(0);
    await portal.control('clock');
  });

  test('sound goes on while the picture pauses, and the picture comes back', async ({
    page,
    relay,
    openAs,
  }) => {
    const professional = await openAs('professional');
    await startCall(page, professional, now);

    relay?.setLoss(LOSS);
    await expect(page.getByText('Sua conexão está fraca.')).toBeVisible(SOON);
    await expect(page.getByText('Pausamos a sua imagem', { exact: false })).toBeVisible(SOON);
    await expect(professional.getByText('A imagem de Camila pausou', { exact: false })).toBeVisible(SOON);
    await expectSound(page, professional);

    relay?.setLoss(0);
    await expect(page.getByText('Sua conexão está fraca.')).toBeHidden(PAUSE);
    await expect(professional.getByText('Sua conexão está fraca.')).toBeHidden(PAUSE);
    await expectMedia(page, professional);
  });

  test('an interruption builds the connection again', async ({ page, relay, openAs }) => {
    const professional = await openAs('professional');
    await startCall(page, professional, now);
    const { ufrag } = await mediaOf(page);

    relay?.setLoss(1);
    const since = Date.now();
    await expect(page.getByRole('heading', { name: 'Reconectando' })).toBeVisible(SOON);
    await page.waitForTimeout(Math.max(0, INTERRUPTED_MS - (Date.now() - since)));
    relay?.setLoss(0);
    await expect(page.getByRole('heading', { name: 'Reconectando' })).toBeHidden(SOON);
    expect((await mediaOf(page)).ufrag).not.toBe(ufrag);
    await expectMedia(page, professional);
  });
});
