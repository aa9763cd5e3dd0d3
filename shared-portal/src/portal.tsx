import type { Account } from 'shared-domain/roles';
import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Portal, PortalClient, ServedData } from './contract';
import { readyAccount, type SessionState } from './session';
import type { ToastRequest } from './toasts';

const PortalContext = createContext<Portal | null>(null);

/** Provides the portal to the hooks below. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

const ServedContext = createContext<ServedData | null>(null);

/** Provides the data of a page that was rendered on the server. */
export function ServedProvider({ served, children }: { served: ServedData | null; children: ReactNode }) {
  return <ServedContext value={served}>{children}</ServedContext>;
}

/** The data with which the server rendered this area; null if it did not. */
export function useServed(): ServedData | null {
  return use(ServedContext);
}

/** The portal of the current area. Throws outside a `PortalProvider`: a programming error. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal outside a PortalProvider');
  return portal;
}

/** The current session; rerenders when it changes. */
export function useSession(): SessionState {
  return useStore(usePortal().session);
}

/** Id of the signed-in user, null for a visitor. Data hooks wait for it before they send requests. */
export function useUserId(): string | null {
  const session = useSession();
  return session.phase === 'signed-in' ? session.userId : null;
}

/** Account of the signed-in user once read, otherwise null. */
export function useAccount(): Account | null {
  return readyAccount(useSession());
}

/** Shows a toast. */
export function useToast(): (toast: ToastRequest) => void {
  return usePortal().toasts.getState().show;
}

/** Returns the page's Supabase client, for data hooks. */
export function useSupabase(): () => Promise<PortalClient> {
  return usePortal().supabase;
}
