import type { CSSProperties } from 'react';

/** Custom properties of an element. */
export const properties = (values: Readonly<Record<`--${string}`, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
