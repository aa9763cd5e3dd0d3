import { RECOVERED } from 'shared-portal/recovered';
import type { ToastStore } from 'shared-portal/toasts';
import { report } from '../telemetry/report';
import { copy } from './copy';

/**
 * Shows a toast for uncaught errors and unhandled promise rejections. Events without an `Error` are browser
 * notices and are ignored. Errors that React recovered from are reported without a toast.
 */
export function watchErrors(toasts: ToastStore, page: Pick<Window, 'addEventListener'> = window): void {
  const showToast = (event: Event, error: unknown) => {
    if (!(error instanceof Error)) return;
    event.preventDefault();
    report({ kind: 'error', name: error.name });
    if (error.name === RECOVERED) return;
    toasts.getState().show({ kind: 'error', title: copy.screenFault.title });
  };
  page.addEventListener('error', (event) => showToast(event, event.error));
  page.addEventListener('unhandledrejection', (event) => showToast(event, event.reason));
}
