import { useEffect, useRef } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';

/** Computes the next parameters from the current address, which may not be rendered yet. */
export type ParamsChange = (now: URLSearchParams) => URLSearchParams;

/** State of the history entry that the first filter added. */
interface FilterEntry {
  readonly isFiltered: true;
}

const isFilterEntry = (state: unknown): state is FilterEntry =>
  typeof state === 'object' && state !== null && 'isFiltered' in state;

/** PostgreSQL has no text with U+0000: a request with it is refused. */
function withoutNul(params: URLSearchParams): URLSearchParams {
  const query = params.toString();
  return query.includes('%00') ? new URLSearchParams(query.replaceAll('%00', '')) : params;
}

/**
 * The address's parameters, and a setter that adds at most one history entry: the first filter adds it, later
 * ones replace it, and clearing all filters goes back to the previous entry. Back therefore clears the
 * filters first and then leaves the page.
 * @param others names of parameters that are not filters, such as a tab or a page
 */
export function useFilterParams(
  others: readonly string[] = [],
): [URLSearchParams, (change: ParamsChange) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  // Going back is asynchronous, and the button may be clicked again before it is done.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  const navigate = useNavigate();
  const isFiltered = (of: URLSearchParams) => [...of.keys()].some((name) => !others.includes(name));
  const change = (nextOf: ParamsChange) => {
    const { search, state } = portalHistory().get().location;
    const now = withoutNul(new URLSearchParams(search));
    const next = nextOf(now);
    if (!isFiltered(next) && isFilterEntry(state)) {
      if (!isLeaving.current) void navigate(-1);
      isLeaving.current = true;
    } else if (!isFiltered(now) && isFiltered(next))
      setParams(next, { state: { isFiltered: true } satisfies FilterEntry });
    else setParams(next, { replace: true, state });
  };
  return [withoutNul(params), change];
}
