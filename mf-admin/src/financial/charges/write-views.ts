import { AppError, toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import type { DeviceView } from './device-views';
import { filterOf, VIEW_NAME_MAX_LENGTH, type View } from './saved-views';

/** Saves filters for the team. Throws an `AppError`. */
export async function saveView(client: PortalClient, { id, name, query }: View): Promise<void> {
  const { error } = await client.rpc('save_view', { id, page: 'charges', name, filter: filterOf(query) });
  if (error) throw toAppError(error);
}

/** Removes a view of the team, if it still exists. Throws an `AppError`. */
export async function deleteView(client: PortalClient, id: string): Promise<void> {
  const { error } = await client.rpc('delete_view', { id });
  if (error) throw toAppError(error);
}

const isRefusal = (error: unknown, ...codes: readonly string[]) =>
  error instanceof AppError && codes.includes(error.code);

/**
 * Moves views of a device to the team. Skips those with filters that the team already has, and renames those whose name
 * is taken. Returns how many were moved. Throws an `AppError` if the team's views cannot be written.
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
        // It cannot become a view of the team: dropped.
        if (isRefusal(error, 'view_exists', 'view_invalid', 'name_invalid', 'too_many_views')) break;
        throw error;
      }
    }
  }
  return moved;
}
