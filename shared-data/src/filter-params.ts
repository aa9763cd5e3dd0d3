import { useEffect, useRef } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';

/** Makes the next parameters from those in the address now, which may not be rendered yet. */
export type ParamsChange = (now: URLSearchParams) => URLSearchParams;

/** What the history entry keeps that the first filter added. */
interface FilterEntry {
  readonly isFiltered: true;
}

const isFilterEntry = (state: unknown): state is FilterEntry =>
  typeof state === 'object' && state !== null && 'isFiltered' in state;

/**
 * The address's parameters, and a way to change them that adds one entry to the browser's history at most: the first
 * filter adds it, later ones replace it, and without a filter the page goes back to the entry before. Back therefore leaves
 * the filters first and then the page.
 *
 * @param others names of parameters that are no filters, such as a tab or a page
 */
export function useFilterParams(
  others: readonly string[] = [],
): [URLSearchParams, (change: ParamsChange) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  // Going back takes a moment, in which the button may be pressed again.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  const navigate = useNavigate();
  const isFiltered = (of: URLSearchParams) => [...of.keys()].some((name) => !others.includes(name));
  const change = (nextOf: ParamsChange) => {
    const { search, state } = portalHistory().get().location;
    const now = new URLSearchParams(search);
    const next = nextOf(now);
    if (!isFiltered(next) && isFilterEntry(state)) {
      if (!isLeaving.current) void navigate(-1);
      isLeaving.current = true;
    } else if (!isFiltered(now) && isFiltered(next))
      setParams(next, { state: { isFiltered: true } satisfies FilterEntry });
    else setParams(next, { replace: true, state });
  };
  return [params, change];
}
