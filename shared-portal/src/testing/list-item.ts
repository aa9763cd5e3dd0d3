import { screen, within } from '@testing-library/react';

/** The list item with a heading. */
export async function findListItem(heading: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: heading });
  const items = screen.getAllByRole('listitem');
  const found = items.find((item) => within(item).queryByRole('heading', { name: heading }));
  if (!found) throw new Error(`The heading "${heading}" is in no list item.`);
  return found;
}
