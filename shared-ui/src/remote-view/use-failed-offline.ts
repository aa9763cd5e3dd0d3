import { useState } from 'react';

/**
 * Whether the last request failed without a connection. Remains true while the request is repeated once the
 * connection is back.
 */
export function useFailedOffline(isError: boolean, isFetching: boolean): boolean {
  const [wasFetching, setWasFetching] = useState(isFetching);
  const [failedOffline, setFailedOffline] = useState(isError && !navigator.onLine);
  if (isFetching !== wasFetching) {
    setWasFetching(isFetching);
    if (!isFetching) setFailedOffline(isError && !navigator.onLine);
  }
  return failedOffline;
}
