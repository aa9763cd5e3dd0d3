import { useLayoutEffect, useRef } from 'react';

/** Opens and closes the browser's modal as `open` says; the heading is read first. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    heading.current?.focus();
    // Gives the focus back to where it was, also when the whole dialog goes away.
    return () => element.close();
  }, [open]);
  return { dialog, heading };
}
