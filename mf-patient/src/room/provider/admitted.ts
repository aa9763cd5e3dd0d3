import { readFromTab, storeInTab } from 'shared-portal/browser-storage';

const nameOf = (consultationId: string) => `room-admitted-${consultationId}`;

/** Whether the professional has let the patient in, in this tab: a reload does not close the door. */
export const wasAdmitted = (consultationId: string): boolean =>
  readFromTab(nameOf(consultationId)) === 'true';

export const rememberAdmitted = (consultationId: string): void => storeInTab(nameOf(consultationId), 'true');
