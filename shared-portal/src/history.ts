import type { Location, Navigator, To } from './router';

export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

export interface HistorySnapshot {
  readonly location: Location;
  readonly action: HistoryAction;
}

/** The page's only history: every root's router reads and writes it. */
export interface PortalHistory {
  readonly navigator: Navigator;
  readonly get: () => HistorySnapshot;
  /** Calls back after each change; returns an unsubscribe function. */
  readonly listen: (listener: (snapshot: HistorySnapshot) => void) => () => void;
}

interface StoredState {
  usr?: unknown;
  key?: string;
}

/** Formats an address. */
export const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

const newKey = () => Math.random().toString(36).slice(2, 10);

/** A history over the browser's own, shared by all React roots of the page. */
export function createPortalHistory(page: Window): PortalHistory {
  const read = (): Location => {
    const { pathname, search, hash } = page.location;
    const stored = (page.history.state ?? {}) as StoredState;
    return { pathname, search, hash, state: stored.usr ?? null, key: stored.key ?? 'default' } as Location;
  };
  let snapshot: HistorySnapshot = { location: read(), action: 'POP' };
  const listeners = new Set<(snapshot: HistorySnapshot) => void>();
  const emit = (action: HistoryAction) => {
    snapshot = { location: read(), action };
    for (const listener of [...listeners]) listener(snapshot);
  };
  const resolve = (to: To) => new URL(hrefOf(to), page.location.href);
  const stateOf = (state: unknown): StoredState => ({ usr: state ?? null, key: newKey() });

  page.addEventListener('popstate', () => emit('POP'));
  return {
    get: () => snapshot,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigator: {
      createHref: hrefOf,
      encodeLocation: (to) => {
        const { pathname, search, hash } = resolve(to);
        return { pathname, search, hash };
      },
      go: (delta) => page.history.go(delta),
      push: (to, state) => {
        page.history.pushState(stateOf(state), '', resolve(to));
        emit('PUSH');
      },
      replace: (to, state) => {
        page.history.replaceState(stateOf(state), '', resolve(to));
        emit('REPLACE');
      },
    },
  };
}

let ofThisPage: PortalHistory | undefined;

/** The history of this page, created at the first call. */
export function portalHistory(): PortalHistory {
  return (ofThisPage ??= createPortalHistory(window));
}
