import { useEffect, useRef } from 'react';

/**
 * For what is left when an action takes away the button that had the focus: the element takes the focus over once
 * `done` turns true and nothing else has it.
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
