import { useEffect, useRef, type RefObject } from 'react';

/**
 * A ref for a part of the page whose controls come and go. When the one that has the focus goes, the part takes the
 * focus: keyboard and screen reader go on from here, instead of from the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part) return undefined;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const forget = ({ target }: FocusEvent) => {
      // Whoever leaves a control that stays is elsewhere now. Asked afterwards: some browsers tell of the focus that a
      // control loses by going before it is gone; and where the whole window is left, the control keeps the focus.
      queueMicrotask(() => {
        const stays = target instanceof Node && target.isConnected && target !== document.activeElement;
        if (stays && target === last) last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) focusOnce(part);
    });
    part.addEventListener('focusin', remember);
    part.addEventListener('focusout', forget);
    observer.observe(part, { childList: true, subtree: true });
    return () => {
      part.removeEventListener('focusin', remember);
      part.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, []);
  return ref;
}

/** Only now it may take the focus: a click into it must not move the focus there. */
function focusOnce(part: HTMLElement) {
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  part.focus({ preventScroll: true });
}
