import { toAppError } from 'shared-domain/errors';
import type { Cents } from 'shared-domain/money';
import type { PortalClient } from 'shared-portal/contract';
import type { EntryKind } from './use-bank';

export interface NewEntry {
  /** The same for a repeated call. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly amount: Cents;
  readonly day: string;
  readonly reason: string;
}

export async function recordEntry(client: PortalClient, { amount, ...entry }: NewEntry): Promise<void> {
  const { error } = await client.rpc('record_bank_entry', { ...entry, amount_cents: amount });
  if (error) throw toAppError(error);
}

export interface Reversal {
  /** The same for a repeated call. */
  readonly id: string;
  readonly entryId: string;
  readonly reason: string;
}

export async function reverseEntry(client: PortalClient, { id, entryId, reason }: Reversal): Promise<void> {
  const { error } = await client.rpc('reverse_bank_entry', { id, entry_id: entryId, reason });
  if (error) throw toAppError(error);
}
