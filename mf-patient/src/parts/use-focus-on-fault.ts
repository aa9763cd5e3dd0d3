import { useRef, type RefObject } from 'react';

/** A ref for a form, and what moves the focus to its first wrong control once the faults are drawn. */
export function useFocusOnFault(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const focus = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return [form, focus];
}
