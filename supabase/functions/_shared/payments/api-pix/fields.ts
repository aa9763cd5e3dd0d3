/** An answer that lacks what the standard requires. */
export class UnreadableAnswer extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A value that the standard requires. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new UnreadableAnswer(`The answer has no valid ${name}.`);
  return value;
}

/** An RFC 3339 instant as UTC ISO; null without a zone or for anything else. */
export function instantOf(value: unknown): string | null {
  const text = textOf(value);
  if (text === null || !/T.+(?:Z|[+-][0-9]{2}:?[0-9]{2})$/i.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
