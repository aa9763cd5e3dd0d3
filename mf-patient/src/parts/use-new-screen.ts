import { useEffect, useState } from 'react';

/**
 * Whether another screen of the same address was shown before this one: the portal's frame moves the focus with the path
 * only.
 */
export function useHasSwitched(screen: string): boolean {
  const [last, setLast] = useState({ screen, hasSwitched: false });
  if (last.screen !== screen) setLast({ screen, hasSwitched: true });
  return last.hasSwitched || last.screen !== screen;
}

/** Scrolls to the top and focuses the heading of a screen that follows another one at the same address. */
export function useHeadingFocus(isFollowing: boolean): void {
  useEffect(() => {
    if (!isFollowing) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true });
  }, [isFollowing]);
}
