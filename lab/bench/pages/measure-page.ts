import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { roundsOf, type Transfer } from './rounds.ts';
import type { Vitals } from './score.ts';

export interface PageFigure extends Vitals {
  /** Transferred kilobytes of everything. */
  readonly totalKb: number;
  /** Length of the longest chain of dependent requests. */
  readonly rounds: number;
  /** Transferred kilobytes of JavaScript. */
  readonly scriptKb: number;
  /** Scripts that had arrived before the largest paint and may have delayed it. */
  readonly scriptsBefore: number;
}

/** Lighthouse's phone: a slow 4G connection, a processor four times slower than this one. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWDOWN = 4;

/** How long a loaded page is observed for late changes, in milliseconds. */
const QUIET_MS = 2000;

interface Seen {
  largestPaint: number;
  shift: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
}

/** Records paints, shifts and long tasks from the start. */
function watch(): void {
  const seen: Seen = { largestPaint: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, duration }));
}

export type StorageState = Exclude<BrowserContextOptions['storageState'], undefined>;

/** Loads a page in a fresh browser profile with only `storageState`, and measures it. */
export async function measurePage(
  browser: Browser,
  address: string,
  storageState: StorageState,
): Promise<PageFigure> {
  const context = await browser.newContext({ ...PHONE, locale: 'pt-BR', storageState });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', NETWORK);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    return await figureOf(page);
  } finally {
    await context.close();
  }
}

async function figureOf(page: Page): Promise<PageFigure> {
  const { transfers, ...figure } = await page.evaluate(() => {
    const { largestPaint, shift, tasks } = (window as unknown as { seen: Seen }).seen;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const documents = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    // A file that a hint has fetched is read from the browser's cache, without another transfer.
    const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ transferSize }) => transferSize > 0,
    );
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const late = tasks.filter(({ start }) => start >= firstPaint);
    const kb = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
    return {
      firstPaint,
      largestPaint,
      shift,
      blocking: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      totalKb: kb([...documents, ...resources]),
      scriptKb: kb(scripts),
      scriptsBefore: scripts.filter(({ responseEnd }) => responseEnd < largestPaint).length,
      transfers: resources.map(({ startTime, responseEnd }): Transfer => ({
        start: startTime,
        end: responseEnd,
      })),
    };
  });
  return { ...figure, rounds: roundsOf(transfers) };
}
