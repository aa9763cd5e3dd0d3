import type { Instant } from 'shared-domain/schedule';
import { readFromTab, storeInTab } from 'shared-portal/browser-storage';

const nameOf = (consultationId: string) => `room-admitted-${consultationId}`;

/**
 * Whether the professional has let the patient in, in this tab: a reload does not close the door. At another time, after a
 * move, it is closed again.
 */
export const wasAdmitted = (consultationId: string, startsAt: Instant): boolean =>
  readFromTab(nameOf(consultationId)) === startsAt;

export const rememberAdmitted = (consultationId: string, startsAt: Instant): void =>
  storeInTab(nameOf(consultationId), startsAt);
