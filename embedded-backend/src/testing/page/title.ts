/** The name of one row of `it.each`: replaces `%s`, `%j` and `%p` with its values, like Jest. */
export function titleOf(pattern: string, values: readonly unknown[]): string {
  const left = [...values];
  return pattern.replaceAll(/%([sjp%])/g, (_all, kind: string) =>
    kind === '%' ? '%' : textOf(kind, left.shift()),
  );
}

const textOf = (kind: string, value: unknown): string =>
  kind === 's' || value === undefined ? String(value) : JSON.stringify(value);
