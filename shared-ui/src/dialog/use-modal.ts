import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/** Presses that follow each other so closely are one double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/** Opens and closes the browser's modal as `open` says; the heading is read first. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    openedAt.current = performance.now();
    heading.current?.focus();
    // Gives the focus back to where it was, also when the whole dialog goes away.
    return () => element.close();
  }, [open]);
  /** Whether a press is the second of the double click that opened the dialog, and so meant for nothing in it. */
  const isOfOpener = (event: MouseEvent) =>
    event.detail > 1 && performance.now() - openedAt.current < DOUBLE_CLICK;
  return { dialog, heading, isOfOpener };
}
