import { useEffect, useRef } from 'react';

/** Ref for what replaces another page at the same address: it takes the focus. */
export function useTakeFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
