import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** So far below the window an element counts as in sight already: what comes is there before one arrives. */
const AHEAD = '600px';

/** A ref for an element; `onSight` is called each time it comes into sight, or nearly, while `active`. */
export function useInSight<E extends Element>(active: boolean, onSight: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const see = useEffectEvent(onSight);
  useEffect(() => {
    if (!active || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) see();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [active]);
  return element;
}
