import { within } from '@testing-library/react';

/** The labels and values of the description lists in an element, such as `{ Total: '7' }`. */
export function figuresIn(element: HTMLElement): Readonly<Record<string, string | null>> {
  const values = within(element).getAllByRole('definition');
  const labels = within(element).getAllByRole('term');
  return Object.fromEntries(
    labels.map(({ textContent }, i) => [textContent, values[i]?.textContent ?? null]),
  );
}
