import { toAppError } from 'shared-domain/errors';
import type { IsoDay } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import type { Period } from './period-text';

/** A time to keep free. */
export interface BlockWish extends Period {
  readonly id: string;
  readonly note: string | null;
  /** Every week until this day, in place of the following ones of its repetition; null: only this time. */
  readonly until: IsoDay | null;
}

export interface SavedBlocks {
  /** One for each free part. */
  readonly ids: readonly string[];
  /** Consultations in the time, which stay. */
  readonly inside: readonly { readonly id: string; readonly startsAt: string; readonly name: string }[];
}

/**
 * Blocks a time, or changes the block with this id; what is booked in it stays. Throws an `AppError`.
 * @param options preview: changes nothing
 */
export async function saveBlock(
  client: PortalClient,
  { id, startsAt, endsAt, note, until }: BlockWish,
  { preview = false }: { readonly preview?: boolean } = {},
): Promise<SavedBlocks> {
  const { data, error } = await client.rpc('save_block', {
    id,
    starts_at: startsAt,
    ends_at: endsAt,
    note,
    until,
    preview,
  });
  if (error) throw toAppError(error);
  return {
    ids: data.blocks.map((block) => block.id),
    inside: data.consultations.map((row) => ({
      id: row.id,
      startsAt: row.starts_at,
      name: row.patient_name,
    })),
  };
}

/** Opens a blocked time again, with `following` also the later ones of its repetition. Throws an `AppError`. */
export async function removeBlock(client: PortalClient, id: string, following: boolean): Promise<void> {
  const { error } = await client.rpc('remove_block', { id, following });
  if (error) throw toAppError(error);
}
