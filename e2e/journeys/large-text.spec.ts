import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { SCREENS } from '../support/screens.ts';

const WIDTH = 360;

/** What ends beside the screen, outermost first: its tag, classes and the beginning of its text. */
const thingsBeside = (page: Page) =>
  page.evaluate((width) => {
    const isBeside = (element: Element) => element.getBoundingClientRect().right > width + 1;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isBeside(element) && !element.closest('.visually-hidden'))
      .slice(0, 12)
      .map(
        (element) =>
          `${Math.round(element.getBoundingClientRect().right)} ${element.tagName} ${element.getAttribute('class')} ${element.textContent.slice(0, 40)}`,
      );
  }, WIDTH);

for (const { path, as, ready } of SCREENS) {
  test.describe(path, () => {
    test.use({ as, viewport: { width: WIDTH, height: 780 } });

    test('stays on a telephone with letters of twice their size', async ({ page }) => {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      );
      await page.goto(path);
      await expect(page.getByText(ready).first()).toBeVisible();
      expect(await thingsBeside(page)).toEqual([]);
    });
  });
}
