import { expect, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/testing/browser.ts';

/** A browser with an invented camera and microphone, which every page may use. */
export const withFakeDevices = () => {
  const browser = findBrowser();
  const args = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    // Without a network, the two pages find each other on this machine.
    '--allow-loopback-in-peer-connection',
  ];
  return { ...browser, args: [...(browser?.args ?? []), ...args] };
};

interface WithConnections {
  readonly connections: RTCPeerConnection[];
  readonly tracks: MediaStreamTrack[];
}

/** Makes a context's pages keep their connections and the tracks of their devices, for `mediaOf`. Call it before they load. */
export const keepConnections = (context: BrowserContext) =>
  context.addInitScript(() => {
    const connections: RTCPeerConnection[] = [];
    const tracks: MediaStreamTrack[] = [];
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(globalThis, {
      connections,
      tracks,
      RTCPeerConnection: class extends RTCPeerConnection {
        constructor(configuration?: RTCConfiguration) {
          super(configuration);
          connections.push(this);
        }
      },
    });
  });

/** What a page has received so far in its present connection, and the kinds of candidates that it uses: its own, the other's. */
export const mediaOf = (page: Page) =>
  page.evaluate(async () => {
    const { connections } = globalThis as unknown as WithConnections;
    const connection = connections.findLast(({ connectionState }) => connectionState === 'connected');
    const seen = { frames: 0, energy: 0, ufrag: '', candidates: [] as string[] };
    if (!connection) return seen;
    const stats = (await connection.getStats()) as ReadonlyMap<string, Record<string, unknown>>;
    const of = (id: unknown) => stats.get(String(id)) ?? {};
    stats.forEach((stat) => {
      if (stat['type'] === 'transport') {
        const { localCandidateId, remoteCandidateId } = of(stat['selectedCandidatePairId']);
        seen.candidates = [localCandidateId, remoteCandidateId].map((id) => String(of(id)['candidateType']));
      }
      if (stat['type'] !== 'inbound-rtp') return;
      if (stat['kind'] === 'video') seen.frames = Number(stat['framesDecoded'] ?? 0);
      if (stat['kind'] === 'audio') seen.energy = Number(stat['totalAudioEnergy'] ?? 0);
    });
    seen.ufrag = /ice-ufrag:(\S+)/.exec(connection.localDescription?.sdp ?? '')?.[1] ?? '';
    return seen;
  });

/** Columns of the other side's picture; 0 without one. */
export const pictureWidth = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLVideoElement>('video:has(+ audio)')?.videoWidth ?? 0);

/** A sum over the pixels of the other side's picture; 0 without one. */
const pixelsOf = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement>('video:has(+ audio)');
    if (!video?.videoWidth) return 0;
    const canvas = document.createElement('canvas');
    canvas.width = 32;
    canvas.height = 18;
    const context = canvas.getContext('2d');
    context?.drawImage(video, 0, 0, 32, 18);
    return (
      context?.getImageData(0, 0, 32, 18).data.reduce((sum, value, at) => sum + value * (at % 7), 0) ?? 0
    );
  });

/** Expects that pages receive sound and moving pictures, and show them. */
export async function expectMedia(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect.poll(async () => (await mediaOf(page)).frames, { timeout: 15_000 }).toBeGreaterThan(0);
    const [before, pixels] = [await mediaOf(page), await pixelsOf(page)];
    await expect.poll(async () => (await mediaOf(page)).frames).toBeGreaterThan(before.frames);
    await expect.poll(async () => (await mediaOf(page)).energy).toBeGreaterThan(before.energy);
    await expect.poll(() => pixelsOf(page)).not.toBe(pixels);
  }
}

const A_WHILE_MS = 2000;

/** Expects that pages go on receiving sound. */
export async function expectSound(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const { energy } = await mediaOf(page);
    await expect.poll(async () => (await mediaOf(page)).energy, { timeout: 15_000 }).toBeGreaterThan(energy);
  }
}

/** Expects that pages receive sound and, for a while, not one picture. */
export async function expectSoundAlone(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expectSound(page);
    const before = await mediaOf(page);
    await page.waitForTimeout(A_WHILE_MS);
    const after = await mediaOf(page);
    expect(after.energy).toBeGreaterThan(before.energy);
    expect(after.frames).toBe(before.frames);
  }
}

/** Whether a page has closed all connections and released its devices. */
export const hasReleased = (page: Page) =>
  page.evaluate(() => {
    const { connections, tracks } = globalThis as unknown as WithConnections;
    return (
      connections.every(({ connectionState }) => connectionState === 'closed') &&
      tracks.length > 0 &&
      tracks.every(({ readyState }) => readyState === 'ended') &&
      [...document.querySelectorAll<HTMLMediaElement>('video, audio')].every(
        ({ srcObject }) => srcObject === null,
      )
    );
  });
