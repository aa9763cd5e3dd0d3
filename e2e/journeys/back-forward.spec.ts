import type { Page } from '@playwright/test';
import { findFullChromium } from '../../tools/testing/browser.ts';
import { expect, test } from '../fixtures.ts';
import { settled } from '../support/settled.ts';

const fullChromium = findFullChromium();
test.skip(fullChromium === null, 'needs a browser with a back-forward cache; headless shells have none');

// Playwright disables the back-forward cache.
test.use({ launchOptions: { ...fullChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const ELSEWHERE = 'data:text/html,<h1>Elsewhere</h1>';

/** How a page was restored; `hidden`: nothing of it was visible at that moment. */
interface Return {
  readonly persisted: boolean;
  readonly hidden: boolean;
}

/** Records how the page is restored, after its own listeners have run. */
async function goElsewhere(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const { hidden } = document.documentElement;
      sessionStorage.setItem('return', JSON.stringify({ persisted, hidden }));
    });
  });
  await page.goto(ELSEWHERE);
}

/** Goes back; returns how the page was restored, or why the browser had not cached it. */
async function comeBack(page: Page): Promise<Return | readonly string[]> {
  const reasons: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  // A cached page loads nothing, so there is no event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  const read = () => page.evaluate(() => sessionStorage.getItem('return')).catch(() => null);
  let result: string | null = null;
  await expect
    .poll(async () => (result = await read()) ?? reasons.length > 0, { message: 'the page is back' })
    .toBeTruthy();
  await browser.detach();
  return result === null ? reasons : (JSON.parse(result) as Return);
}

const KEPT = [
  ['visitor', ['/', '/profissionais', '/auth']],
  ['patient', ['/patient/dashboard', '/patient/search', '/patient/profile']],
  ['admin', ['/admin/dashboard']],
] as const;

for (const [as, paths] of KEPT) {
  test.describe(as, () => {
    test.use({ as });

    test('pages are cached and restored immediately', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await settled(page);
        await goElsewhere(page);
        expect([path, await comeBack(page)]).toEqual([path, { persisted: true, hidden: false }]);
        await page.evaluate(() => sessionStorage.removeItem('return'));
      }
    });
  });
}

test.describe('after signing out', () => {
  // The page may request the current user before it is rebuilt.
  test.use({ as: 'patient', expectedConsoleErrors: /status of 401/ });

  test('the back button shows no private data', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/legal');
    await page.goto('/patient/profile');
    await settled(page);
    await expect(page.getByText('Camila').first()).toBeVisible();
    await goElsewhere(page);
    // Without a message to other tabs: the page itself must detect it.
    await other.evaluate(() => localStorage.clear());
    // A change of the storage reaches the process of another page a moment later.
    await other.waitForTimeout(1000);
    expect(await comeBack(page)).toEqual({ persisted: true, hidden: true });
    await expect(page).toHaveURL(/\/auth\?next=%2Fpatient%2Fprofile$/);
    await expect(page.getByText('Camila')).toHaveCount(0);
  });
});
