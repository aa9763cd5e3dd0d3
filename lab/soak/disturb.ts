import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { mediaOf } from '../../e2e/support/media.ts';
import { enter } from '../../e2e/support/room.ts';

export interface DisturbedSide {
  readonly name: string;
  readonly page: Page;
  readonly socket: { readonly cut: () => Promise<void>; readonly restore: () => void };
}

const DISTURBANCES = ['reload', 'cut the socket', 'restart ICE'] as const;
type Disturbance = (typeof DISTURBANCES)[number];

const CUT_MS = 2000;
const POLL_MS = 50;
const LIMIT_MS = 30_000;

/** Numbers from 0 to 1 that depend on the seed alone: a linear congruential generator. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function disturb({ page, socket }: DisturbedSide, disturbance: Disturbance): Promise<void> {
  switch (disturbance) {
    case 'reload':
      await page.reload();
      return enter(page);
    case 'cut the socket':
      await socket.cut();
      await pause(CUT_MS);
      return socket.restore();
    case 'restart ICE':
      return page.evaluate(() => {
        const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] };
        connections.at(-1)?.restartIce();
      });
  }
}

/** Milliseconds until every page receives sound and pictures that it had not received before. */
async function recovery(pages: readonly Page[]): Promise<number> {
  const start = performance.now();
  const before = await Promise.all(pages.map(mediaOf));
  while (performance.now() - start < LIMIT_MS) {
    const now = await Promise.all(pages.map(mediaOf));
    const isMoving = now.every(({ frames, energy, ufrag }, side) => {
      const known = before[side];
      const isSame = ufrag === known?.ufrag;
      return frames > (isSame ? known.frames : 0) && energy > (isSame ? known.energy : 0);
    });
    if (isMoving) return performance.now() - start;
    await pause(POLL_MS);
  }
  throw new Error(`A side receives nothing after ${LIMIT_MS / 1000} seconds.`);
}

/**
 * Disturbs a call again and again, one side or both at once, in the order of a seed.
 * @returns milliseconds of each recovery, sorted
 */
export async function disturbCall(
  sides: readonly DisturbedSide[],
  {
    count,
    seed,
    log,
  }: { readonly count: number; readonly seed: number; readonly log: (line: string) => void },
): Promise<readonly number[]> {
  const next = numbersFrom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const recoveries: number[] = [];
  for (let done = 0; done < count; done++) {
    const disturbed = next() < 0.25 ? sides : [pick(sides)];
    const planned = disturbed.map((side) => ({ side, disturbance: pick(DISTURBANCES) }));
    await Promise.all(planned.map(({ side, disturbance }) => disturb(side, disturbance)));
    const ms = await recovery(sides.map(({ page }) => page));
    recoveries.push(ms);
    const what = planned.map(({ side, disturbance }) => `${side.name}: ${disturbance}`).join(', ');
    log(`${String(done + 1).padStart(3)} ${(ms / 1000).toFixed(1)} s after ${what}`);
    await pause(next() * 1000);
  }
  return recoveries.toSorted((a, b) => a - b);
}
