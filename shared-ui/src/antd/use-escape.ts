import { useRef, type KeyboardEvent } from 'react';

/** Esc closes a picker's list. Without these handlers, it would also close the dialog around the field. */
export function useEscape() {
  const isOpen = useRef(false);
  return {
    onOpenChange: (open: boolean) => {
      isOpen.current = open;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen.current) event.preventDefault();
    },
  };
}
