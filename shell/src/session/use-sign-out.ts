import { NO_CONNECTION } from 'shared-domain/errors';
import { leaveScreen } from 'shared-portal/leaving';
import { usePortal } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { copy } from './copy';

/**
 * Signs out and opens `to` with `state` in the history entry, or reports a failure. Screens with unsaved
 * changes ask first.
 */
export function useSignOut(to: string, state?: unknown): () => void {
  const portal = usePortal();
  const errorToasts = useErrorToasts();
  const leave = async () => {
    if (await portal.signOut(to, state)) return errorToasts.dismiss();
    // Uses its own text: offline, the error catalogue cannot be loaded.
    errorToasts.show(
      navigator.onLine ? copy.notSignedOut : { title: copy.stillSignedIn, text: NO_CONNECTION },
    );
  };
  return () => leaveScreen(() => void leave());
}
