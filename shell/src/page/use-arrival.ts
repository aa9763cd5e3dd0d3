import { useEffect, useRef } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation } from 'shared-portal/router';

/** How long to wait for the new screen's heading, in milliseconds. */
const HEADING_TIMEOUT_MS = 5000;

/** After a path change: scrolls to the top and moves the focus to the new content. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // On back navigation the browser restores the position itself.
    if (portalHistory().get().action !== 'POP') window.scrollTo(0, 0);
    return focusNewScreen();
  }, [pathname]);
}

/** Focuses the content, then the new heading as soon as it appears. Returns a cancel function. */
function focusNewScreen(): () => void {
  const main = document.querySelector('main');
  main?.focus({ preventScroll: true });
  const old = document.querySelector('main h1');
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    const hasMoved = ![main, old, document.body].includes(document.activeElement as HTMLElement);
    if (hasMoved) return stop();
    if (!heading || heading === old) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    stop();
  };
  const observer = new MutationObserver(look);
  const limit = setTimeout(() => stop(), HEADING_TIMEOUT_MS);
  const stop = () => {
    clearTimeout(limit);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
