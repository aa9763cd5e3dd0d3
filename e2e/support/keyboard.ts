import type { Locator } from '@playwright/test';

/** More presses than any screen has controls. */
const MOST_PRESSES = 120;

/** Goes from control to control until the target has the focus. Throws when the way leads past it. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

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
