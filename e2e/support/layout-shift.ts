import { expect, type Page } from '@playwright/test';

/** A layout shift: its score and the shifted elements. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records the layout shifts of the pages that `page` opens from now on, except those after user input. */
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

/** All layout shifts so far. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);

/** Maximum shift while a screen loads a user's data: the web's threshold for "good". */
const MOVED_BY_DATA = 0.1;

/** Expects no layout shift at all. */
export async function expectNoShift(page: Page): Promise<void> {
  expect(await shiftsOf(page)).toEqual([]);
}

/** Expects only small shifts, also while data arrives. */
export async function expectSmallShifts(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const all = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(all, `shifted: ${JSON.stringify(shifts)}`).toBeLessThan(MOVED_BY_DATA);
}
