import type { RefObject } from 'react';

/** Brings a person to the first control that needs correcting, once its error is on the screen. */
export function focusFirstFault(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
