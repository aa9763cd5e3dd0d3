import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';

/** Shows a toast each time `failed` becomes true; removes it on retry. */
export function useFailureToast(failed: boolean, title: string, text: string): void {
  const toast = useToast();
  const { track, dismiss } = useErrorToasts();
  const wasShown = useRef(false);
  const show = useEffectEvent(() => track(() => toast({ kind: 'error', title, text })));
  const clear = useEffectEvent(dismiss);
  useEffect(() => {
    if (failed && !wasShown.current) show();
    if (!failed) clear();
    wasShown.current = failed;
  }, [failed]);
}
