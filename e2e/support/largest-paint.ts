import type { Page } from '@playwright/test';

/** Chromium's largest contentful paint of a page: the element and its size in square pixels. */
export interface LargestPaint {
  readonly element: string;
  readonly size: number;
}

interface LargestPaintEntry extends PerformanceEntry {
  readonly element: Element | null;
  readonly size: number;
}

/** Records the largest paint of the pages that `page` opens from now on. */
export const watchLargestPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { element, size } of list.getEntries() as LargestPaintEntry[])
        Object.assign(window, {
          largestPaint: { element: `${element?.tagName} ${element?.textContent.slice(0, 30)}`, size },
        });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** The largest paint so far, with the page's own fonts; null before the first one. */
export const largestPaintOf = (page: Page): Promise<LargestPaint | null> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { largestPaint?: LargestPaint }).largestPaint ?? null;
  });
