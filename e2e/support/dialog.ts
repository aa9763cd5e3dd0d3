import { expect, type Locator, type Page } from '@playwright/test';
import { problemsOnPhone } from './page-problems.ts';

/** An overlay with the button that opens it. */
export interface Opened {
  readonly opener: Locator;
  /** The entry of the menu that the button opens, if the overlay is behind it. */
  readonly entry?: string | undefined;
  /** Its kind: a dialog, a drawer, a menu. */
  readonly box: Locator;
  /** An element that appears when its content has loaded. Default: nothing to wait for. */
  readonly ready?: Locator;
}

/**
 * Opens an overlay by keyboard on a phone, checks it, goes through all its controls and closes it with Esc:
 * the focus stays inside while it is open, and returns to the button afterwards.
 */
export async function expectAccessibleOverlay(
  page: Page,
  { opener, entry, box, ready }: Opened,
): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  if (entry !== undefined) await chooseByKeyboard(page, entry);
  await expect(ready ?? box).toBeVisible();
  await expect.poll(() => focusOf(box)).toBe('inside');
  expect(await problemsOnPhone(page)).toEqual([]);
  // Rules for icons around the opener must not apply to its dialog.
  for (const icon of await box.getByRole('button', { name: 'Fechar' }).locator('svg').all())
    await expect(icon).toBeVisible();
  const controls = await box.locator('a[href], button, input, select, textarea, [tabindex]').count();
  for (let press = 0; press <= controls; press += 1) {
    await page.keyboard.press('Tab');
    expect(await focusOf(box)).not.toBe('behind');
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Chooses an entry of the open menu with arrows and Enter. */
async function chooseByKeyboard(page: Page, name: string): Promise<void> {
  const entries = page.getByRole('menuitem');
  // A menu that was open before opens at its last entry.
  await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(entries.first()).toBeFocused();
  const wanted = await entries.evaluateAll(
    (all, text) => all.findIndex(({ textContent }) => textContent === text),
    name,
  );
  for (let press = 0; press < wanted; press += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(press + 1)).toBeFocused();
  }
  await page.keyboard.press('Enter');
}

/**
 * The focusable frame of a drawer. After the last control the browser's own toolbar has the focus, before it
 * returns to the first.
 */
const focusOf = (box: Locator): Promise<'inside' | 'browser' | 'behind'> =>
  box.evaluate((element) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'browser';
    return element.contains(focused) || focused.contains(element) ? 'inside' : 'behind';
  });
