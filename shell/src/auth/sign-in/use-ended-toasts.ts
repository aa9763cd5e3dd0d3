import { useEffect } from 'react';
import { usePortal } from 'shared-portal/portal';
import { ENDED, type RedirectReason } from './sign-in-reason';

/**
 * Removes the toast of the request that failed when the session ended: /auth shows a permanent note with the
 * same text.
 */
export function useEndedToasts(note: RedirectReason | null): void {
  const { toasts } = usePortal();
  const hasNote = note?.title === ENDED;
  useEffect(() => {
    if (!hasNote) return undefined;
    const removeThem = () => {
      const state = toasts.getState();
      for (const { id, title } of state.toasts) if (title === ENDED) state.dismiss(id);
    };
    removeThem();
    return toasts.subscribe(removeThem);
  }, [hasNote, toasts]);
}
