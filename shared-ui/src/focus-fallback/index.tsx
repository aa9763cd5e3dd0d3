import { useEffect, useRef, type RefObject } from 'react';

const sections = new WeakSet<Node>();

/**
 * Ref for a section whose controls come and go. When the focused control is removed, the section takes the
 * focus, so that keyboard and screen reader continue there instead of at the top of the page. Of several around
 * the control, the innermost that is still there does.
 */
export function useFocusFallback<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part) return undefined;
    let last: EventTarget | null = null;
    sections.add(part);
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
    const observer = new MutationObserver((changes) => {
      if (!(last instanceof Node) || last.isConnected) return;
      const place = placeOf(last, changes);
      last = null;
      if (document.activeElement === document.body) focusOnce(innermost(place) ?? part);
    });
    part.addEventListener('focusin', remember);
    part.addEventListener('focusout', forget);
    observer.observe(part, { childList: true, subtree: true });
    return () => {
      part.removeEventListener('focusin', remember);
      part.removeEventListener('focusout', forget);
      observer.disconnect();
      sections.delete(part);
    };
  }, []);
  return ref;
}

/** From where a control was removed. */
const placeOf = (control: Node, changes: readonly MutationRecord[]): Node | undefined =>
  changes.find(({ removedNodes }) => Array.from(removedNodes).some((node) => node.contains(control)))?.target;

/** The innermost section around a place; undefined: none, or the place is gone too. */
function innermost(place: Node | undefined): HTMLElement | undefined {
  if (!place?.isConnected) return undefined;
  let node: Node | null = place;
  while (node && !sections.has(node)) node = node.parentNode;
  return node instanceof HTMLElement ? node : undefined;
}

/** Focusable only now: a click into it must not move the focus there. */
function focusOnce(part: HTMLElement) {
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  part.focus({ preventScroll: true });
}
