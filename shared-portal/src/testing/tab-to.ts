import type { UserEvent } from '@testing-library/user-event';

/** More presses than any screen has controls. */
const MOST_PRESSES = 120;

/** Goes from control to control until one has the focus. Throws when it is not on the way. */
export async function tabTo(user: UserEvent, control: HTMLElement): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await user.tab();
    if (document.activeElement === control) return;
  }
  throw new Error(`Tab does not lead to ${control.outerHTML.slice(0, 120)}`);
}

/** Presses Tab once for each of the controls' names, and expects to be there. */
export async function tabThrough(user: UserEvent, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName(name);
  }
}
