import { expect, type Locator, type Page } from '@playwright/test';
import { lookOnPhone } from './look.ts';

/** Something that a button opens in front of the page. */
export interface Opened {
  readonly opener: Locator;
  /** What opens: a dialog, a drawer, a menu. */
  readonly box: Locator;
  /** Inside it once what it shows has been loaded. Left out: nothing is. */
  readonly ready?: Locator;
}

/**
 * Opens a box by keyboard on a phone, looks at it, goes through all its controls and leaves it with Esc: the focus is
 * inside as long as it is open, and afterwards where it was.
 */
export async function expectServingBox(page: Page, { opener, box, ready }: Opened): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(ready ?? box).toBeVisible();
  await expect.poll(() => focusOf(box)).toBe('inside');
  expect(await lookOnPhone(page)).toEqual([]);
  const controls = await box.locator('a[href], button, input, select, textarea, [tabindex]').count();
  for (let press = 0; press <= controls; press += 1) {
    await page.keyboard.press('Tab');
    expect(await focusOf(box)).not.toBe('behind');
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
}

/**
 * A drawer's frame, which holds nothing else, may take the focus for it. After the last control the browser's own bar
 * has it, before it comes back to the first.
 */
const focusOf = (box: Locator): Promise<'inside' | 'browser' | 'behind'> =>
  box.evaluate((element) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'browser';
    return element.contains(focused) || focused.contains(element) ? 'inside' : 'behind';
  });
