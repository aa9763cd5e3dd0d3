import type { FunctionContext } from '../context.ts';
import { restAs } from '../rest.ts';
import { removeFiles } from '../storage.ts';
import { ORIGINALS, removePhotos } from './files.ts';

interface Sweep {
  readonly originals: readonly string[];
  /** Owner and hash of each. */
  readonly photos: readonly string[];
}

/** Removes the files that `sweep_photos` lists; returns how many photos they are. */
export async function sweep(context: FunctionContext): Promise<number> {
  const service = restAs(context, context.secretKey, context.secretKey);
  const { originals, photos } = await service.call<Sweep>('sweep_photos', { at_most: 100 });
  await removeFiles(context, ORIGINALS, originals);
  await removePhotos(context, photos);
  if (photos.length > 0) await service.call('photos_swept', { addresses: photos });
  return originals.length + photos.length;
}
