import { expect, type Page } from '@playwright/test';

/** Runs in the page: whether React has hydrated or rendered the heading. It sets this property on every node it owns. */
export const isHydrated = () => {
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
};

/** Waits until the page reacts to input and shows its data. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
