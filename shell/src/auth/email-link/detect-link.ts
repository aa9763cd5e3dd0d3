import type { PortalHistory } from 'shared-portal/history';
import type { ToastStore } from 'shared-portal/toasts';

const LINK_PARAMETERS = /[#&](error|error_code|access_token)=/;

/**
 * Detects an e-mail link in the address and loads the code that handles it, which most visits do not need.
 */
export function detectLink(history: PortalHistory, toasts: ToastStore): void {
  if (!LINK_PARAMETERS.test(history.get().location.hash)) return;
  void import('./handle-link').then(({ handleLink }) => handleLink(history, toasts));
}
