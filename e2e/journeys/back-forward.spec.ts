import type { Page } from '@playwright/test';
import { findWholeBrowser } from '../../tools/testing/browser.ts';
import { expect, test } from '../fixtures.ts';

const wholeBrowser = findWholeBrowser();
test.skip(wholeBrowser === null, 'needs a browser with a back-forward cache; headless shells have none');

// Playwright switches the back-forward cache off.
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const ELSEWHERE = 'data:text/html,<h1>Elsewhere</h1>';

/** How a page came back; `hidden`: nothing of it could be seen at that moment. */
interface Return {
  readonly persisted: boolean;
  readonly hidden: boolean;
}

/** Has the page write down how it comes back, after its own listeners have seen it. */
async function goElsewhere(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const { hidden } = document.documentElement;
      sessionStorage.setItem('return', JSON.stringify({ persisted, hidden }));
    });
  });
  await page.goto(ELSEWHERE);
}

/** Goes back; answers how the page returned, or why the browser had not kept it. */
async function comeBack(page: Page): Promise<Return | readonly string[]> {
  const reasons: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  // A page that was kept loads nothing: there is no event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  const read = () => page.evaluate(() => sessionStorage.getItem('return')).catch(() => null);
  let told: string | null = null;
  await expect
    .poll(async () => (told = await read()) ?? reasons.length > 0, { message: 'the page is back' })
    .toBeTruthy();
  await browser.detach();
  return told === null ? reasons : (JSON.parse(told) as Return);
}

const KEPT = [
  ['visitor', ['/', '/profissionais', '/auth']],
  ['patient', ['/patient/dashboard', '/patient/search', '/patient/profile']],
  ['admin', ['/admin/dashboard']],
] as const;

for (const [as, paths] of KEPT) {
  test.describe(as, () => {
    test.use({ as });

    test('left pages are kept and at once there again', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await goElsewhere(page);
        expect([path, await comeBack(page)]).toEqual([path, { persisted: true, hidden: false }]);
        await page.evaluate(() => sessionStorage.removeItem('return'));
      }
    });
  });
}

test.describe('a person who has left since', () => {
  // The page may ask who it shows before it is made anew.
  test.use({ as: 'patient', expectedComplaints: /status of 401/ });

  test('finds nothing private behind the back button', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/legal', { waitUntil: 'networkidle' });
    await page.goto('/patient/profile', { waitUntil: 'networkidle' });
    await expect(page.getByText('Camila').first()).toBeVisible();
    await goElsewhere(page);
    // Without a word to other tabs: the page itself has to find out.
    await other.evaluate(() => localStorage.clear());
    // What one page takes out of the storage reaches another one's process a moment later.
    await other.waitForTimeout(1000);
    expect(await comeBack(page)).toEqual({ persisted: true, hidden: true });
    await expect(page).toHaveURL(/\/auth\?next=%2Fpatient%2Fprofile$/);
    await expect(page.getByText('Camila')).toHaveCount(0);
  });
});
