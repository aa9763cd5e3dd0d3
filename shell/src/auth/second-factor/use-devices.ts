import { useCallback, useEffect, useState } from 'react';
import type { Portal } from 'shared-portal/contract';
import { usePortal } from 'shared-portal/portal';
import { readyAccount } from 'shared-portal/session';
import { withTimeLimit } from 'shared-portal/time-limit';
import { readDevices, type Device } from './factors';

/** Timeout for reading the devices, after which a retry is offered, in seconds. */
const READ_SECONDS = 10;

export type DevicesView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isRetrying: boolean }
  | { readonly state: 'ready'; readonly devices: readonly Device[] };

/** The user's devices and a function to read them again; the known list stays visible while loading. */
export function useDevices(): { readonly view: DevicesView; readonly reload: () => Promise<void> } {
  const portal = usePortal();
  const [view, setView] = useState<DevicesView>({ state: 'loading' });
  const load = useCallback(() => readView(portal).then(setView), [portal]);
  useEffect(() => void load(), [load]);
  const reload = () => {
    setView((before) => (before.state === 'failed' ? { state: 'failed', isRetrying: true } : before));
    return load();
  };
  return { view, reload };
}

async function readView(portal: Portal): Promise<DevicesView> {
  try {
    const devices = await withTimeLimit(readDevices(portal), READ_SECONDS);
    if (devices.length === 0) {
      const refreshed = portal.refreshAccount();
      // The account requires a code of a device that no longer exists: without it there is no code to ask for.
      if (readyAccount(portal.session.getState())?.missingFactor === 'code') await refreshed;
    }
    return { state: 'ready', devices };
  } catch {
    return { state: 'failed', isRetrying: false };
  }
}
