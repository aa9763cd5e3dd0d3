import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What each key does while the focus is in the agenda and in no field. */
export type AgendaKeys = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** Single keys, only inside the agenda: elsewhere they belong to the browser and to speech input. */
export function useAgendaKeys(part: RefObject<HTMLElement | null>, keys: AgendaKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!act || ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const element = part.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [part]);
}
