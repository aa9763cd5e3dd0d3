import { usePortal } from 'shared-portal/portal';
import { copy } from './copy';

/** Signs out and goes to `to`, or says that it did not work. */
export function useSignOut(to: '/auth' | '/'): () => void {
  const portal = usePortal();
  const leave = async () => {
    if (await portal.signOut(to)) return;
    // Words of its own: without a connection, the catalogue of errors could not be loaded to say so.
    portal.toasts.getState().show({ kind: 'error', ...copy.notSignedOut });
  };
  return () => void leave();
}
