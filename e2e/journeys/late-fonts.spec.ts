import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoShift, watchShifts } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

const PAGES = ['/', '/auth', '/auth?mode=signup', '/auth?mode=signup&role=professional', '/esqueci-senha'];

/** The fonts that the browser uses for the first heading. */
async function fontsOfHeading(page: Page): Promise<readonly string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of PAGES) {
      test(`late fonts cause no layout shift on ${path}`, async ({ page }) => {
        let release = () => {};
        const isDrawn = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\.woff2$/, async (route) => {
          await isDrawn;
          await route.continue();
        });
        await watchShifts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const late = page.waitForResponse(/\.woff2$/);
        release();
        await late;
        await settled(page);
        await page.evaluate(() => document.fonts.ready);
        await expectNoShift(page);
      });
    }
  });
}

test('fonts that arrive in time are used', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  // The second time they come from the browser's cache, regardless of load.
  await page.reload();
  await expect.poll(() => fontsOfHeading(page)).toEqual(['Rosario']);
});
