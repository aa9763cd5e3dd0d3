import { useEffect, useRef } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation } from 'shared-portal/router';

/** How long to follow the new screen's headings, in milliseconds. */
const HEADING_TIMEOUT_MS = 20_000;

/** After a path change: scrolls to the top and moves the focus to the new content. */
export function useNavigationFocus(): void {
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

/**
 * Focuses the content, then the new heading as soon as it appears, and any heading that replaces it while the page
 * loads. Returns a cancel function.
 */
function focusNewScreen(): () => void {
  const main = document.querySelector('main');
  main?.focus({ preventScroll: true });
  let latest = document.querySelector<HTMLElement>('main h1');
  const look = () => {
    const hasMoved = ![main, latest, document.body].includes(document.activeElement as HTMLElement);
    if (hasMoved) return stop();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || heading === latest) return;
    latest = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
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
