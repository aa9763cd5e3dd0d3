import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page: whether React has hydrated or rendered the heading, which sets this property on all its
 * nodes.
 */
export const isHydrated = () => {
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
};

/** Waits until the page is interactive and shows its data. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
