import { expect, type Locator } from '@playwright/test';

/** As low as telephones are, and as narrow. */
export const SMALL_PHONE = { width: 360, height: 640 };

/** Expects a thumb to reach a control as the page stands: whole on the screen, in its lower two thirds, on top. */
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
