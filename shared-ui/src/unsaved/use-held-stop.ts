import { useEffect } from 'react';

/**
 * Keeps the shell from stopping the area while something is unsaved. The shell asks with an event that only scripts make;
 * a reload, which the browser announces by the same event, goes on.
 */
export function useHeldStop(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: Event) => {
      if (!event.isTrusted) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
}
