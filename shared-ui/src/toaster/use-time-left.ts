import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `seconds`, not counting the time while `held`. */
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
