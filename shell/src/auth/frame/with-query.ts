/** Builds a path with a query of the non-null values: `withQuery('/auth', { mode: 'login', next: null })`. */
export function withQuery(path: string, values: Readonly<Record<string, string | null | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
