/** Identifier of a professional ("a"), a patient ("b") or a consultation ("c"). */
export const idOf = (kind: 'a' | 'b' | 'c', n: number) =>
  `f${kind}000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;

/** The professional whose starts are asked for, and who asks. */
export const PROFESSIONAL = idOf('a', 0);
export const VIEWER = idOf('b', 0);
