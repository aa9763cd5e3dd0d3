import type { Locator } from '@playwright/test';

/** More key presses than any screen has controls. */
const MOST_PRESSES = 120;

/** Presses a key until the target has the focus; it may appear later. Throws when it never does. */
async function pressUntilFocused(target: Locator, key: string): Promise<void> {
  const hasFocus = async () =>
    (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus()) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Tabs to the target. Throws when it is not reachable. */
export const tabTo = (target: Locator): Promise<void> => pressUntilFocused(target, 'Tab');

/** Tabs backwards to the target. */
export const tabBackTo = (target: Locator): Promise<void> => pressUntilFocused(target, 'Shift+Tab');

/** Moves inside a control: the days of a calendar, the radios of a group. */
export const arrowTo = (target: Locator): Promise<void> => pressUntilFocused(target, 'ArrowRight');

/** Tabs to a control and presses it. */
export async function pressWithKeyboard(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Tabs to a field and replaces its text. */
export async function writeWithKeyboard(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Control+A');
  await target.page().keyboard.type(text);
}
