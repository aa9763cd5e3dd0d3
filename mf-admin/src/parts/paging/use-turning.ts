import { useEffect, useRef } from 'react';
import type { Page } from './page';

/**
 * Leads the eye and the focus to the beginning of a list once another page of it is there: the buttons that turn
 * pages stand below.
 */
export function useTurning(page: Page, isOld: boolean, onPage: (page: Page) => void) {
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
