import { usePortal } from 'shared-portal/portal';

/** Signs out and goes to `to`, or says that it did not work. */
export function useSignOut(to: '/auth' | '/'): () => void {
  const portal = usePortal();
  const leave = async () => {
    if (await portal.signOut(to)) return;
    // The catalogue of errors is not part of what every visitor loads.
    const { describeError } = await import('shared-domain/errors');
    portal.toasts.getState().show({ kind: 'error', ...describeError('unexpected', 'sign-out') });
  };
  return () => void leave();
}
