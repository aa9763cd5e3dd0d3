import { RECOVERED } from 'shared-portal/recovered';
import type { ToastStore } from 'shared-portal/toasts';
import { report } from '../telemetry/report';
import { copy } from './copy';

/**
 * Tells a person that something went wrong which nobody else told about: an error thrown by a handler, a promise that
 * nobody waited for. What broke stays as it was. Errors without an `Error` are the browser's own remarks.
 * What React got over by itself is reported, and frightens nobody.
 */
export function watchErrors(toasts: ToastStore, page: Pick<Window, 'addEventListener'> = window): void {
  const tell = (event: Event, error: unknown) => {
    if (!(error instanceof Error)) return;
    event.preventDefault();
    report({ kind: 'error', name: error.name });
    if (error.name === RECOVERED) return;
    toasts.getState().show({ kind: 'error', title: copy.screenFault.title });
  };
  page.addEventListener('error', (event) => tell(event, event.error));
  page.addEventListener('unhandledrejection', (event) => tell(event, event.reason));
}
