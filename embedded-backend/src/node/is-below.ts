import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Whether a place is in a folder, by links too. The place itself may not exist yet. */
export const isBelow = (place: string, folder: string): boolean =>
  `${realPlace(place)}${path.sep}`.startsWith(`${realPlace(folder)}${path.sep}`);

function realPlace(place: string): string {
  if (existsSync(place)) return realpathSync(place);
  const parent = path.dirname(place);
  return parent === place ? place : path.join(realPlace(parent), path.basename(place));
}
