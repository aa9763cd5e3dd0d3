import { useLayoutEffect, type RefObject } from 'react';

const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

/**
 * Keeps `stack` inside the topmost open dialog, or in `home` when none is open. An open dialog makes the rest
 * of the page inert: a toast outside it would lie under the veil, unheard and out of reach.
 */
export function useAboveDialogs(
  home: RefObject<HTMLElement | null>,
  stack: RefObject<HTMLElement | null>,
  active: boolean,
): void {
  useLayoutEffect(() => {
    const own = home.current;
    const moved = stack.current;
    if (!active || !own || !moved) return;
    const place = () => {
      const target = topDialog() ?? own;
      if (moved.parentElement !== target) target.append(moved);
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => {
      observer.disconnect();
      own.append(moved);
    };
  }, [active, home, stack]);
}
