import { format } from 'pretty-format';

/** The name of one row of `it.each`: `%s`, `%j` and `%p` stand for its values, as in Jest. */
export function titleOf(pattern: string, values: readonly unknown[]): string {
  const left = [...values];
  return pattern.replaceAll(/%(?:\.(\d+))?([sjp%])/g, (_all, length: string | undefined, kind: string) => {
    if (kind === '%') return '%';
    const text = textOf(kind, left.shift());
    return length === undefined ? text : text.slice(0, Number(length));
  });
}

function textOf(kind: string, value: unknown): string {
  if (kind === 'p') return format(value, { maxDepth: 1, min: true });
  return kind === 'j' ? JSON.stringify(value) : String(value);
}
