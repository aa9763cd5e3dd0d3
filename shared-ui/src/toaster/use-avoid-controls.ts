import { useEffect, type RefObject } from 'react';
import { isNarrow, topDialog } from './use-toast-container';

const PRESSABLE =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="option"], [role="tab"]';
const STEP = 8; // CSS pixels

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** How far a box must move up or, if there is no room above, to the left to touch none of `obstacles`. Zero if neither helps. */
export function freePlace(
  box: Box,
  obstacles: readonly Box[],
): { readonly up: number; readonly left: number } {
  const isFree = (up: number, left: number) =>
    !obstacles.some((obstacle) =>
      overlap(obstacle, {
        left: box.left - left,
        right: box.right - left,
        top: box.top - up,
        bottom: box.bottom - up,
      }),
    );
  for (let left = 0; left <= box.left; left += STEP)
    for (let up = 0; up <= box.top; up += STEP) if (isFree(up, left)) return { up, left };
  return { up: 0, left: 0 };
}

/** Moves the stack from the bottom right to the nearest place where it covers no control. */
function moveToFreePlace(stack: HTMLElement): void {
  if (stack.matches(':hover, :focus-within')) return;
  stack.style.translate = '';
  if (isNarrow()) return;
  const controls = [...(topDialog() ?? document).querySelectorAll(PRESSABLE)];
  const { up, left } = freePlace(
    stack.getBoundingClientRect(),
    controls.flatMap((control) => (stack.contains(control) ? [] : [control.getBoundingClientRect()])),
  );
  if (up > 0 || left > 0) stack.style.translate = `${-left}px ${-up}px`;
}

/** Keeps toasts on wide screens from covering controls, also when the page changes. */
export function useAvoidControls(stack: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  useEffect(() => {
    const element = stack.current;
    if (!element || toasts.length === 0) return;
    moveToFreePlace(element);
    let frame = 0;
    const moveSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => moveToFreePlace(element));
    };
    const observer = new MutationObserver(moveSoon);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'class'] });
    window.addEventListener('resize', moveSoon);
    document.addEventListener('scrollend', moveSoon, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', moveSoon);
      document.removeEventListener('scrollend', moveSoon, true);
    };
  }, [stack, toasts]);
}
