import { leaveScreen } from 'shared-portal/leaving';
import { usePortal } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { copy } from './copy';

/** Signs out and goes to `to`, with `state` in the new entry of the history, or says that it did not work. A screen with unsaved changes asks first. */
export function useSignOut(to: string, state?: unknown): () => void {
  const portal = usePortal();
  const errorToasts = useErrorToasts();
  const leave = async () => {
    if (await portal.signOut(to, state)) return errorToasts.dismiss();
    // Words of its own: without a connection, the catalogue of errors could not be loaded to say so.
    errorToasts.show(copy.notSignedOut);
  };
  return () => leaveScreen(() => void leave());
}
