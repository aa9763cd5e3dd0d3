import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import type { AgendaBlock } from './agenda';

/** Opens blocked times again. Throws an `AppError`. */
export async function removeBlocks(client: PortalClient, blocks: readonly AgendaBlock[]): Promise<void> {
  for (const { id } of blocks) {
    const { error } = await client.rpc('remove_block', { id });
    if (error) throw toAppError(error);
  }
}

/** Blocks times, all of them or none; the same ids twice block once. Throws an `AppError`. */
export async function addBlocks(client: PortalClient, blocks: readonly AgendaBlock[]): Promise<void> {
  const added: AgendaBlock[] = [];
  for (const block of blocks) {
    const { id, startsAt, endsAt, note } = block;
    const { error } = await client.rpc('add_block', { id, starts_at: startsAt, ends_at: endsAt, note });
    if (error) {
      await removeBlocks(client, added).catch(() => undefined);
      throw toAppError(error);
    }
    added.push(block);
  }
}
