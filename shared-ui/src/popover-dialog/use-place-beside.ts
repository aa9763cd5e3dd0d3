import { useLayoutEffect, type RefObject } from 'react';

const GAP = 8;
const EDGE = 16;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The top left corner beside an element: at its right if it fits, else at its left, else over it; inside the window. A row
 * that is wider than the panel has it below its end, or above.
 */
export function placeBeside(
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  panel: Size,
  view: Size,
): { readonly left: number; readonly top: number } {
  const right = anchor.right + GAP;
  const left = anchor.left - GAP - panel.width;
  const fits = right + panel.width + EDGE <= view.width;
  const within = (start: number, size: number, all: number) =>
    Math.max(EDGE, Math.min(start, all - size - EDGE));
  if (!fits && anchor.right - anchor.left > panel.width) {
    const below = anchor.bottom + GAP;
    const above = anchor.top - GAP - panel.height;
    const isAbove = below + panel.height + EDGE > view.height && above >= EDGE;
    return {
      left: within(anchor.right - panel.width, panel.width, view.width),
      top: within(isAbove ? above : below, panel.height, view.height),
    };
  }
  return {
    left: within(fits ? right : left, panel.width, view.width),
    top: within(anchor.top, panel.height, view.height),
  };
}

/** Puts an open panel beside the element with this id, also when the panel grows or the window changes. */
export function usePlaceBeside(panel: RefObject<HTMLElement | null>, open: boolean, anchorId: string): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const place = () => {
      const view = { width: window.innerWidth, height: window.innerHeight };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const anchor = document.getElementById(anchorId)?.getBoundingClientRect();
      const { left, top } = anchor
        ? placeBeside(anchor, size, view)
        : { left: (view.width - size.width) / 2, top: Math.max(EDGE, (view.height - size.height) / 2) };
      element.style.setProperty('--left', `${left}px`);
      element.style.setProperty('--top', `${top}px`);
    };
    place();
    window.addEventListener('resize', place);
    const observer = 'ResizeObserver' in window ? new ResizeObserver(place) : null;
    observer?.observe(element);
    return () => {
      window.removeEventListener('resize', place);
      observer?.disconnect();
    };
  }, [panel, open, anchorId]);
}
