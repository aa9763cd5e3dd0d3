import type { Page } from '@playwright/test';

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

/**
 * Less than anybody sees: a button that moves by two pixels as its font arrives. A share of the screen, times how far
 * it moved as a share of the screen's height.
 */
const UNSEEN = 0.002;

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

/** The jumps so far that somebody could see. */
export const shiftsOf = async (page: Page): Promise<readonly Shift[]> => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);
  return shifts.filter(({ value }) => value > UNSEEN);
};
