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

/** What Tab leads to next, so many times: the controls' labels in their order. */
export async function tabThrough(user: UserEvent, times: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let presses = 0; presses < times; presses += 1) {
    await user.tab();
    names.push(nameOf(document.activeElement));
  }
  return names;
}

function nameOf(element: Element | null): string {
  const labels = (element as HTMLInputElement | null)?.labels;
  return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
}
