import { useEffect, useRef, type RefObject } from 'react';

/**
 * Ref for a section whose controls come and go. When the focused control is removed, the section takes the
 * focus, so that keyboard and screen reader continue there instead of at the top of the page.
 */
export function useFocusFallback<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part) return undefined;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const forget = ({ target }: FocusEvent) => {
      // A user who leaves a control that stays is elsewhere now. Checked afterwards, because some browsers
      // fire blur before a removed control is gone; and when the whole window loses focus, the control keeps
      // it.
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

/** Focusable only now: a click into it must not move the focus there. */
function focusOnce(part: HTMLElement) {
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  part.focus({ preventScroll: true });
}
