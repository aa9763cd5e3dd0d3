import { useEffect, useState, type RefObject } from 'react';

/**
 * A function that focuses an element after the state changes made with it are shown: while a dialog is open,
 * nothing outside it can be focused.
 */
export function useFocusLater(element: RefObject<HTMLElement | null>): () => void {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) element.current?.focus();
  }, [element, calls]);
  return () => setCalls((before) => before + 1);
}
