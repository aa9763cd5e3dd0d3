import { useEffect, useState } from 'react';
import { useServerClock } from './server-clock';

/** The server's time, rendered again after each interval. */
export function useNow(everyMs: number): Date {
  const clock = useServerClock();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return clock.now();
}
