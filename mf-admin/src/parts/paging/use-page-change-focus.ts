import { useEffect, useRef } from 'react';
import type { Page } from './page';

/**
 * Scrolls to the start of a list and focuses it once another page is loaded, because the pager is below the
 * list.
 */
export function usePageChangeFocus(page: Page, isOld: boolean, onPage: (page: Page) => void) {
  const list = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const shown = JSON.stringify(page);
  useEffect(() => {
    if (isOld || !turned.current) return;
    turned.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [shown, isOld]);
  const turn = (next: Page) => {
    turned.current = true;
    onPage(next);
  };
  return { list, turn };
}
