import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { cuttableSocket } from '../../e2e/support/cut-socket.ts';
import { expectMedia, withFakeDevices } from '../../e2e/support/media.ts';
import { admit, duringConsultation, enter, openRoom } from '../../e2e/support/room.ts';
import { startWorkerPortal, type WorkerPortal } from '../../e2e/support/worker-portal.ts';
import { disturbCall, type DisturbedSide } from './disturb.ts';
import { usageOf } from './process-tree.ts';

const SIDES = ['patient', 'professional'] as const;
const SAMPLE_MS = 10_000;

interface Traffic {
  readonly sent: number;
  readonly received: number;
  readonly frames: number;
}

export interface CallSoak {
  readonly minutes: number;
  /** Disturbances, instead of a quiet call. */
  readonly disturbances: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

/** A call in the room between two browsers with fake devices, over the last build. Logs a line for each side and sample. */
export async function soakCall({ minutes, disturbances, seed, log }: CallSoak): Promise<void> {
  const portal = await startWorkerPortal();
  try {
    const now = await duringConsultation(portal);
    await portal.control('clock', now.toISOString());
    const [patient, professional] = await Promise.all(SIDES.map((side) => openSide(portal, side, now)));
    if (!patient || !professional) throw new Error('A browser did not start.');
    try {
      await admit(professional.page);
      await expectMedia(patient.page, professional.page);
      if (disturbances === 0)
        return void (await Promise.all([patient, professional].map((side) => watch(side, minutes, log))));
      const sorted = await disturbCall([patient, professional], { count: disturbances, seed, log });
      const seconds = (ms = 0) => (ms / 1000).toFixed(1);
      log(`median ${seconds(sorted[sorted.length >> 1])} s, slowest ${seconds(sorted.at(-1))} s`);
    } finally {
      await Promise.all([patient, professional].map(({ close }) => close()));
    }
  } finally {
    await portal.stop();
  }
}

interface Side extends DisturbedSide {
  readonly name: (typeof SIDES)[number];
  /** Process of the browser. */
  readonly pid: number;
  readonly close: () => Promise<void>;
}

/** A browser of its own, in the room. */
async function openSide(portal: WorkerPortal, name: Side['name'], now: Date): Promise<Side> {
  const server = await chromium.launchServer(withFakeDevices());
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ baseURL: portal.origin, storageState: portal.states[name] });
  const page = await context.newPage();
  const socket = await cuttableSocket(page);
  await openRoom(page, now);
  await enter(page);
  return { name, page, socket, pid: server.process().pid ?? 0, close: () => server.close() };
}

async function watch({ name, page, pid }: Side, minutes: number, log: (line: string) => void): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  let [at, usage, traffic] = [performance.now(), usageOf(pid), await trafficOf(page)];
  while (at < end) {
    await pause(SAMPLE_MS);
    const next = { at: performance.now(), usage: usageOf(pid), traffic: await trafficOf(page) };
    const seconds = (next.at - at) / 1000;
    const rate = (key: keyof Traffic) => (next.traffic[key] - traffic[key]) / seconds;
    log(
      `${name.padEnd(12)} CPU ${((next.usage.cpuSeconds - usage.cpuSeconds) / seconds).toFixed(2)} of one core, ` +
        `${(next.usage.bytes / 1e6).toFixed(0)} MB, sent ${(rate('sent') * 0.008).toFixed(0)} kbit/s, ` +
        `received ${(rate('received') * 0.008).toFixed(0)} kbit/s, ${rate('frames').toFixed(1)} frames a second`,
    );
    ({ at, usage, traffic } = next);
  }
}

/** Bytes and frames of a page's present connection so far. */
const trafficOf = (page: Page): Promise<Traffic> =>
  page.evaluate(async () => {
    const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] };
    const seen = { sent: 0, received: 0, frames: 0 };
    const stats = await connections.findLast((one) => one.connectionState === 'connected')?.getStats();
    stats?.forEach((stat: Record<string, unknown>) => {
      if (stat['type'] === 'transport') {
        seen.sent = Number(stat['bytesSent']);
        seen.received = Number(stat['bytesReceived']);
      }
      if (stat['type'] === 'inbound-rtp' && stat['kind'] === 'video')
        seen.frames = Number(stat['framesDecoded']);
    });
    return seen;
  });
