import type { Locator } from '@playwright/test';

/** More presses than any screen has controls. */
const MOST_PRESSES = 120;

/** Presses a key until the target has the focus; it may not be on the page before. Throws when that never comes. */
async function pressUntilFocused(target: Locator, key: string): Promise<void> {
  const hasFocus = async () =>
    (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus()) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Goes from control to control until the target has the focus. Throws when the way leads past it. */
export const tabTo = (target: Locator): Promise<void> => pressUntilFocused(target, 'Tab');

/** Goes back from control to control. */
export const tabBackTo = (target: Locator): Promise<void> => pressUntilFocused(target, 'Shift+Tab');

/** Goes on inside a control: the days of a calendar, the radios of a group. */
export const arrowTo = (target: Locator): Promise<void> => pressUntilFocused(target, 'ArrowRight');

/** Goes to a control and presses it. */
export async function pressWithKeyboard(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Goes to a field and writes over what stands there. */
export async function writeWithKeyboard(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Control+A');
  await target.page().keyboard.type(text);
}
