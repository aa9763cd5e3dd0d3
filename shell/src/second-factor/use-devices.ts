import { useCallback, useEffect, useState } from 'react';
import { usePortal } from 'shared-portal/portal';
import { readDevices, type Device } from './factors';

export type DevicesView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isRetrying: boolean }
  | { readonly state: 'ready'; readonly devices: readonly Device[] };

/** The person's devices, and how to read them again; what was known stays in sight meanwhile. */
export function useDevices(): { readonly view: DevicesView; readonly reload: () => Promise<void> } {
  const portal = usePortal();
  const [view, setView] = useState<DevicesView>({ state: 'loading' });
  const reload = useCallback(async () => {
    setView((before) => (before.state === 'failed' ? { state: 'failed', isRetrying: true } : before));
    try {
      const devices = await readDevices(portal);
      // The account was asked for a code of a device that is gone meanwhile.
      if (devices.length === 0) await portal.refreshAccount();
      setView({ state: 'ready', devices });
    } catch {
      setView({ state: 'failed', isRetrying: false });
    }
  }, [portal]);
  useEffect(() => void reload(), [reload]);
  return { view, reload };
}
