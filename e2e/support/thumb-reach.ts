import { expect, type Locator } from '@playwright/test';

/** The height and width of the smallest phones. */
export const SMALL_PHONE = { width: 360, height: 640 };

/**
 * Expects a control within a thumb's reach: completely visible, in the lower two thirds of the screen, and
 * not covered.
 */
export async function expectInThumbReach(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  const box = await control.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(SMALL_PHONE.height / 3);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const isOnTop = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

/** Expects the end of a text on the screen, not covered by the bar of `control`. */
export async function expectAbove(text: Locator, control: Locator): Promise<void> {
  await expect(text).toBeInViewport({ ratio: 1 });
  const [end, bar] = await Promise.all([
    text.evaluate((element) => element.getBoundingClientRect().bottom),
    control.evaluate((element) => element.closest('[data-sticky-foot]')?.getBoundingClientRect().top),
  ]);
  expect(end).toBeLessThanOrEqual(bar ?? 0);
}
