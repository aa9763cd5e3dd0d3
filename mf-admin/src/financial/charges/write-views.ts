import { AppError, toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import type { DeviceView } from './device-views';
import { filterOf, VIEW_NAME_MAX_LENGTH, type View } from './saved-views';

/** Saves filters for the team. Throws an `AppError`. */
export async function saveView(client: PortalClient, { id, name, query }: View): Promise<void> {
  const { error } = await client.rpc('save_view', { id, page: 'charges', name, filter: filterOf(query) });
  if (error) throw toAppError(error);
}

/** Removes a view of the team; one that is gone already is gone. Throws an `AppError`. */
export async function deleteView(client: PortalClient, id: string): Promise<void> {
  const { error } = await client.rpc('delete_view', { id });
  if (error) throw toAppError(error);
}

const isRefusal = (error: unknown, ...codes: readonly string[]) =>
  error instanceof AppError && codes.includes(error.code);

/**
 * Moves views of a device to the team: without those whose filters the team has, and under another name where theirs is
 * taken. Returns how many were moved. Throws if the team's could not be written.
 */
export async function moveViews(client: PortalClient, views: readonly DeviceView[]): Promise<number> {
  let moved = 0;
  for (const { name, query } of views) {
    const short = name.trim().slice(0, VIEW_NAME_MAX_LENGTH - 4);
    for (const free of [name.trim().slice(0, VIEW_NAME_MAX_LENGTH), `${short} (2)`, `${short} (3)`]) {
      try {
        await saveView(client, { id: crypto.randomUUID(), name: free, query });
        moved += 1;
        break;
      } catch (error) {
        if (isRefusal(error, 'view_name_taken')) continue;
        // What cannot be a view of the team is of no use here either.
        if (isRefusal(error, 'view_exists', 'view_invalid', 'name_invalid', 'too_many_views')) break;
        throw error;
      }
    }
  }
  return moved;
}
