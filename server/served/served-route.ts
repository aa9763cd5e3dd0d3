import type { ServedRoute } from 'shared-portal/contract';

/** Longer values and paths get the page that the browser renders, so that strangers cannot fill the cache. */
const MAX_VALUE_LENGTH = 80;
const MAX_PATH_LENGTH = 200;
const CONTROL = /\p{Cc}/u;

/** A page to render: its route, and its address with the route's parameters in their order. */
export interface ServedAddress {
  readonly route: ServedRoute;
  /** Equal for equal pages. */
  readonly key: string;
}

/** Returns null if no route matches, or a value is too long or has control characters. */
export function servedAddress(routes: readonly ServedRoute[], url: URL): ServedAddress | null {
  const path = url.pathname.replace(/(?<!^)\/+$/, '');
  const route = routes.find((each) => matches(each.path, path));
  if (!route || path.length > MAX_PATH_LENGTH) return null;
  const values = route.query.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  // Postgres refuses U+0000.
  if (values.some(([, value = '']) => value.length > MAX_VALUE_LENGTH || CONTROL.test(value))) return null;
  const query = new URLSearchParams(values).toString();
  return { route, key: query ? `${path}?${query}` : path };
}

function matches(pattern: string, path: string): boolean {
  const [parts, segments] = [pattern.split('/'), path.split('/')];
  return (
    parts.length === segments.length &&
    parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
  );
}
