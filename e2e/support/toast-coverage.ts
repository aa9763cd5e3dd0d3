import { expect, type Page } from '@playwright/test';

const TOAST = '[role]:has(> [aria-label="Fechar aviso"])';

/** Marks all controls that are visible now, with the height that is cut off at the top. */
export const markPressable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const all = [...top.querySelectorAll('a[href], button, input, select, textarea, label, summary')];
    const pressable = all.filter((element) => {
      const { left, top: above, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, above + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    for (const element of pressable)
      element.setAttribute('data-pressable', String(Math.max(0, -element.getBoundingClientRect().top)));
    return pressable.length;
  });

/**
 * A toast is shown, below the page's header or at the top of the open dialog, and covers nothing that was visible of
 * the marked controls. From then on it stays, as with the pointer on it, so that a slow machine sees it, too.
 */
export async function expectNothingCovered(page: Page): Promise<void> {
  const toast = page.locator(TOAST).first();
  await toast.dispatchEvent('mouseover');
  await expect(toast).toBeVisible();
  const seen = await page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((toast) => toast.getBoundingClientRect());
    const header = [...document.querySelectorAll('header')].find((bar) => !bar.closest('main'));
    const bar = header?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    const covered = [...document.querySelectorAll('[data-pressable]')].filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const visibleTop = top + Number(element.getAttribute('data-pressable'));
      return boxes.some(
        (box) => left < box.right && right > box.left && visibleTop < box.bottom && bottom > box.top,
      );
    });
    return {
      covered: covered.map((element) => element.outerHTML.slice(0, 120)),
      isInDialog: document.querySelector(`dialog[open] ${selector}`) !== null,
      highest: Math.min(...boxes.map(({ top }) => top)),
      bar,
      width: document.documentElement.scrollWidth,
    };
  }, TOAST);
  expect(seen.covered).toEqual([]);
  if (!seen.isInDialog) expect(seen.highest).toBeGreaterThanOrEqual(seen.bar);
  expect(seen.highest).toBeLessThan(200);
  expect(seen.width).toBeLessThanOrEqual(360);
}
