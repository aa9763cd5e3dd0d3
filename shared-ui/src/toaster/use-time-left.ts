import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `seconds` have passed, not counting the time in which `held` was true. */
export function useTimeLeft(seconds: number, held: boolean, onEnd: () => void): void {
  const left = useRef(seconds * 1000);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [held]);
}
