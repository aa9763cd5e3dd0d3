/** Named filters that the whole team uses. No search text: it may name a person. */
export interface View {
  readonly id: string;
  readonly name: string;
  /** Parameters of the address, as `viewOf` writes them. */
  readonly query: string;
}

const PARAMS = ['periodo', 'estado', 'sempre', 'hoje', 'meio', 'de', 'ate'] as const;
export const VIEW_NAME_MAX_LENGTH = 40;
/** The database's limit. */
export const MOST_VIEWS = 20;

/** What a view keeps of an address: its filters in one order, without page and search. */
export function viewOf(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of PARAMS) {
    const value = params.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.toString();
}

/** A filter as the database stores it. */
export const filterOf = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query));

/** The query of a stored filter. */
export const queryOf = (filter: unknown): string =>
  typeof filter === 'object' && filter !== null
    ? viewOf(new URLSearchParams(filter as Record<string, string>))
    : '';
