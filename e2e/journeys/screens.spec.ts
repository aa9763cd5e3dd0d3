import { problemsOf } from '../support/page-problems.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoShift, watchShifts } from '../support/layout-shift.ts';
import { SCREENS } from '../support/screens.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

for (const { path, as, ready } of SCREENS) {
  test.describe(path, () => {
    test.use({ as });
    test('is accessible, reflows, has large targets, does not shift, and logs nothing', async ({ page }) => {
      await watchShifts(page);
      // Shifts while loading depend on the width; visitors wait for a page after a search.
      for (const size of as === 'visitor' ? [PHONE, DESKTOP] : [DESKTOP]) {
        await page.setViewportSize(size);
        await page.goto('about:blank');
        await page.goto(path);
        await expect(page.getByText(ready).first()).toBeVisible();
        if (as === 'visitor') await expectNoShift(page);
      }
      expect(await problemsOf(page)).toEqual([]);
    });
  });
}
