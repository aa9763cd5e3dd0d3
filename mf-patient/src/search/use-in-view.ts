import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Distance below the viewport at which an element counts as visible, so that content is loaded before the
 * user reaches it.
 */
const AHEAD = '600px';

/** Returns a ref; `onSight` is called whenever the element is in or near the viewport, while `active`. */
export function useInView<E extends Element>(active: boolean, onSight: () => void): RefObject<E | null> {
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
