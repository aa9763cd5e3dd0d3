import { useEffect, useRef } from 'react';

/** A field takes letters, and so does an open dialog. */
const takesLetters = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"]')));

/** Calls the action of a single key, as typed: "A", "?", "1". None in a field, a dialog or with Ctrl, Alt or Cmd. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || takesLetters(event.target))
        return;
      const action = latest.current[event.key.toUpperCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
