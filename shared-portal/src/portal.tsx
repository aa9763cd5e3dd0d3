import type { Account } from 'shared-domain/roles';
import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Portal, PortalClient } from './contract';
import { readyAccount, type SessionState } from './session';
import type { ToastRequest } from './toasts';

const PortalContext = createContext<Portal | null>(null);

/** Gives the portal to what is inside, for the hooks below. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** The portal an area runs in. Throws outside a `PortalProvider`: that is a mistake in the code. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal outside a PortalProvider');
  return portal;
}

/** Who is signed in, as the portal knows it now; renders anew when that changes. */
export function useSession(): SessionState {
  return useStore(usePortal().session);
}

/** Id of the signed-in person, null for a visitor. Data hooks wait for it before they ask the server. */
export function useUserId(): string | null {
  const session = useSession();
  return session.phase === 'signed-in' ? session.userId : null;
}

/** Account of the signed-in person once it has been read, otherwise null. */
export function useAccount(): Account | null {
  return readyAccount(useSession());
}

/** Shows a toast in the portal's one stack. */
export function useToast(): (toast: ToastRequest) => void {
  return usePortal().toasts.getState().show;
}

/** Gives the page's Supabase client, for data hooks. */
export function useSupabase(): () => Promise<PortalClient> {
  return usePortal().supabase;
}
