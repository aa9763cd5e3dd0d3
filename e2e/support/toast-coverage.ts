import { expect, type Page } from '@playwright/test';

const TOAST = '[role]:has(> [aria-label="Fechar aviso"])';

/** Marks all controls that are visible now. */
export const markPressable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const all = [...top.querySelectorAll('a[href], button, input, select, textarea, label, summary')];
    const pressable = all.filter((element) => {
      const { left, top: above, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, above + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    for (const element of pressable) element.setAttribute('data-pressable', '');
    return pressable.length;
  });

/**
 * A toast is shown, below the page's header or at the top of the open dialog, and covers no marked control, once the
 * dialog has made room for it.
 */
export async function expectNothingCovered(page: Page): Promise<void> {
  await expect(page.locator(TOAST).first()).toBeVisible();
  await expect(() => measure(page)).toPass({ timeout: 2000 });
}

async function measure(page: Page): Promise<void> {
  const seen = await page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((toast) => toast.getBoundingClientRect());
    const header = [...document.querySelectorAll('header')].find((bar) => !bar.closest('main'));
    const bar = header?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    const covered = [...document.querySelectorAll('[data-pressable]')].filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return boxes.some(
        (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
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
