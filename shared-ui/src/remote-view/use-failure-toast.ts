import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from 'shared-portal/portal';

/** Tells title and text once each time `failed` becomes true. */
export function useFailureToast(failed: boolean, title: string, text: string): void {
  const toast = useToast();
  const told = useRef(false);
  const tell = useEffectEvent(() => toast({ kind: 'error', title, text }));
  useEffect(() => {
    if (failed && !told.current) tell();
    told.current = failed;
  }, [failed]);
}
