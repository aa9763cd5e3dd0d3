import type { UserEvent } from '@testing-library/user-event';

/** More than the number of controls on any screen. */
const MAX_PRESSES = 120;

/** Tabs until a control has the focus. Throws if it is not reached. */
export async function tabTo(user: UserEvent, control: HTMLElement): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await user.tab();
    if (document.activeElement === control) return;
  }
  throw new Error(`Tab does not lead to ${control.outerHTML.slice(0, 120)}`);
}

/** Presses Tab once for each name and expects that control to be focused. */
export async function tabThrough(user: UserEvent, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName(name);
  }
}
