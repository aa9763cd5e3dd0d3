/** Filters under a name. No search text: it may name a person, and a view stays on the device. */
export interface View {
  readonly name: string;
  /** Parameters of the address, as `viewOf` writes them. */
  readonly query: string;
}

const PARAMS = ['periodo', 'estado', 'sempre', 'meio', 'de', 'ate'] as const;
export const VIEW_NAME_MAX_LENGTH = 40;
/** More would fill a phone's screen. */
export const MOST_VIEWS = 10;

/** What a view keeps of an address: its filters in one order, without page and search. */
export function viewOf(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of PARAMS) {
    const value = params.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.toString();
}

const keyOf = (userId: string) => `vinculo.admin.charge-views.${userId}`;

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as View).name === 'string' &&
  typeof (value as View).query === 'string';

/** The views that this user saved on this device. */
export function storedViews(storage: () => Storage, userId: string): readonly View[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(keyOf(userId)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isView)
      .slice(0, MOST_VIEWS)
      .map(({ name, query }) => ({ name, query: viewOf(new URLSearchParams(query)) }));
  } catch {
    return []; // the stored value is invalid, or storage is unavailable
  }
}

/** Stores the views; without storage they last until the page is left. */
export function storeViews(storage: () => Storage, userId: string, views: readonly View[]): void {
  try {
    storage().setItem(keyOf(userId), JSON.stringify(views));
  } catch {
    // storage is full or unavailable
  }
}
