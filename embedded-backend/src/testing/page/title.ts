/** The name of one row of `it.each`: `%s`, `%j` and `%p` stand for its values, as in Jest. */
export function titleOf(pattern: string, values: readonly unknown[]): string {
  const left = [...values];
  return pattern.replaceAll(/%([sjp%])/g, (_all, kind: string) =>
    kind === '%' ? '%' : textOf(kind, left.shift()),
  );
}

const textOf = (kind: string, value: unknown): string =>
  kind === 's' || value === undefined ? String(value) : JSON.stringify(value);
