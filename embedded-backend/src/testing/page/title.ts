import { format } from 'pretty-format';

/** The name of one row of `it.each`: `%s`, `%j` and `%p` stand for its values, as in Jest. */
export function titleOf(pattern: string, values: readonly unknown[]): string {
  const left = [...values];
  return pattern.replaceAll(/%([sjp%])/g, (_all, kind: string) =>
    kind === '%' ? '%' : textOf(kind, left.shift()),
  );
}

function textOf(kind: string, value: unknown): string {
  if (kind === 'p') return format(value, { maxDepth: 1, min: true });
  return kind === 'j' ? JSON.stringify(value) : String(value);
}
