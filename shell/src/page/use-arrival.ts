import { useEffect, useRef } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation } from 'shared-portal/router';

/** How long a new screen's heading is waited for, in milliseconds. */
const HEADING_PATIENCE = 5000;

/** After a change of path: to the top of the page, and the focus to what is new there. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Going back, the browser itself returns to where the person was.
    if (portalHistory().get().action !== 'POP') window.scrollTo(0, 0);
    return focusNewScreen();
  }, [pathname]);
}

/** Focuses the page's content, then its heading as soon as the new one is there. Answers how to stop. */
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
  const limit = setTimeout(() => stop(), HEADING_PATIENCE);
  const stop = () => {
    clearTimeout(limit);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
