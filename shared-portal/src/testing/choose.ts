import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a select of antd and returns its options by name. */
export async function openSelect(user: UserEvent, name: string) {
  const select = screen.getByRole('combobox', { name });
  await user.click(select);
  const list = document.getElementById(select.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error(`The select "${name}" has not opened.`);
  return within(list);
}

/** Chooses an option of antd's select. */
export async function choose(user: UserEvent, name: string, option: string): Promise<void> {
  const list = await openSelect(user, name);
  await user.click(await list.findByRole('option', { name: option }));
}
