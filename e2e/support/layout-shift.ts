import { expect, type Page } from '@playwright/test';

/** One jump of what was already on the screen: how much, by Chromium's count, and of what. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Keeps the jumps of the pages that `page` opens from now on. Those that answer what a person did do not count. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}` : '?';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The jumps so far, however small. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);

/** How much may move while a screen of a person's own data comes: what the web calls good. */
const MOVED_BY_DATA = 0.1;

/** Nothing has moved, however little. */
export async function expectStill(page: Page): Promise<void> {
  expect(await shiftsOf(page)).toEqual([]);
}

/** Nothing has moved much, also while the data came. */
export async function expectNearlyStill(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const all = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(all, `what moved: ${JSON.stringify(shifts)}`).toBeLessThan(MOVED_BY_DATA);
}
