import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/** Maximum interval of a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/** Opens and closes the native modal according to `open`; the heading is read first. */
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
    // Returns the focus, also when the whole dialog is unmounted.
    return () => element.close();
  }, [open]);
  /**
   * Whether a click is the second of the double click that opened the dialog, and therefore not meant for its
   * content.
   */
  const isOfOpener = (event: MouseEvent) =>
    event.detail > 1 && performance.now() - openedAt.current < DOUBLE_CLICK;
  return { dialog, heading, isOfOpener };
}

/** For `onCancel`: the owner closes the dialog, by its prop only. */
export const askToClose = (onClose: () => void) => (event: SyntheticEvent) => {
  // React passes on the Esc of a dialog, or of a file picker, inside this one.
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  onClose();
};
