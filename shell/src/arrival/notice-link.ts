import type { PortalHistory } from 'shared-portal/history';
import type { ToastStore } from 'shared-portal/toasts';

const TRACES = /[#&](error|error_code|access_token)=/;

/** Looks whether an e-mail's link led here, and deals with it. Rarely so: the rest is loaded when it did. */
export function noticeLink(history: PortalHistory, toasts: ToastStore): void {
  if (!TRACES.test(history.get().location.hash)) return;
  void import('./handle-link').then(({ handleLink }) => handleLink(history, toasts));
}
