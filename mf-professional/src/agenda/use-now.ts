import { useEffect, useState } from 'react';
import { serverTime, type Agenda } from './agenda';

const EVERY_MS = 10_000;

/** The server's time, for the line of now and for what may be done. */
export function useNow(agenda: Agenda): Date {
  const [now, setNow] = useState(() => serverTime(agenda));
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime(agenda)), EVERY_MS);
    return () => clearInterval(timer);
  }, [agenda]);
  return now;
}
