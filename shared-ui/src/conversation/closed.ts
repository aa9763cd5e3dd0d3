import type { Conversation } from 'shared-data/conversation';
import { copy } from './copy';

/** Why writing is disabled, and where a suspended professional finds details. */
export interface Closed {
  readonly text: string;
  readonly more?: { readonly to: string; readonly label: string };
}

const OWN_SUSPENSION = { to: '/professional/pending', label: copy.suspensionReason };

/** Why writing is disabled; null: enabled. */
export function closedReason({ side, obstacle }: Conversation): Closed | null {
  if (obstacle === null) return null;
  return {
    text: copy.closed[obstacle],
    ...(obstacle === 'suspended' && side === 'professional' && { more: OWN_SUSPENSION }),
  };
}
