import type { Conversation, Obstacle } from 'shared-data/conversation';
import { copy } from './copy';

/** Why writing is disabled, and what the user can do. */
export interface Closed {
  readonly text: string;
  readonly way?: { readonly to: string; readonly label: string } | undefined;
}

const SEARCH = { to: '/patient/search', label: copy.search };

/** What a patient can do. */
const PATIENT_WAYS: Record<Obstacle, (conversation: Conversation) => Closed['way']> = {
  unpaid: () => ({ to: '/patient/appointments', label: copy.pay }),
  idle: ({ listed, professionalId }) =>
    listed ? { to: `/patient/booking/${professionalId}`, label: copy.book } : SEARCH,
  ended: () => SEARCH,
  suspended: () => SEARCH,
};

const OWN_SUSPENSION = { to: '/professional/pending', label: copy.suspensionReason };

/** Why writing is disabled; null: enabled. */
export function closedReason(conversation: Conversation): Closed | null {
  const { side, obstacle } = conversation;
  if (obstacle === null) return null;
  const text = copy.closed[obstacle];
  if (side === 'patient') return { text, way: PATIENT_WAYS[obstacle](conversation) };
  return { text, way: obstacle === 'suspended' ? OWN_SUSPENSION : undefined };
}
