import { useEffect, useRef } from 'react';

/**
 * Focuses the element once `done` turns true and nothing else has the focus, for actions that remove the
 * focused button.
 */
export function useFocusOnce<Element extends HTMLElement>(done: boolean) {
  const element = useRef<Element>(null);
  const before = useRef(done);
  useEffect(() => {
    if (done && !before.current && document.activeElement === document.body) element.current?.focus();
    before.current = done;
  }, [done]);
  return element;
}
