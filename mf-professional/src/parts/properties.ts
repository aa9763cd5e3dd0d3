import type { CSSProperties } from 'react';

/** A style that sets CSS custom properties. */
export const properties = (values: Readonly<Record<`--${string}`, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
