import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onReach` when the user scrolls to this element; not for what is in view from the start. */
export function useOnReach<Target extends Element>(onReach: (() => void) | undefined) {
  const target = useRef<Target>(null);
  const reach = useEffectEvent(() => onReach?.());
  const isWaiting = onReach !== undefined;
  useEffect(() => {
    const seen = target.current;
    if (!isWaiting || !seen || !('IntersectionObserver' in window)) return;
    let wasHidden = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) wasHidden = true;
      else if (wasHidden) reach();
    });
    observer.observe(seen);
    return () => observer.disconnect();
  }, [isWaiting]);
  return target;
}
