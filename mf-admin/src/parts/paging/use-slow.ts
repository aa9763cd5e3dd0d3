import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 4000;

/** Turns true once something has been pending long enough to show a message. */
export function useSlow(isUnderWay: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return slow;
}
