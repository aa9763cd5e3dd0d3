import type { FunctionContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { storageAs } from '../storage.ts';

/** Where professionals send photos, and where these are published. */
export const ORIGINALS = 'profile-photos-in';
export const PHOTOS = 'profile-photos';

/** Widths of the published files in pixels, the largest last. */
export const SIZES = [96, 256, 512] as const;

/** The path of a published file. `address`: owner and hash. */
export const fileAt = (address: string, size: number) => `${address}-${size}.webp`;

/** Removes files, if they exist, as the service. */
export async function removeFiles(
  context: FunctionContext,
  bucket: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  const answer = await storageAs(context, context.secretKey)('DELETE', bucket, { prefixes: paths });
  await answer.body?.cancel();
  if (!answer.ok) throw new Refusal(502, 'storage_failed', 'The storage server did not remove the files.');
}

export const removePhotos = (context: FunctionContext, addresses: readonly string[]) =>
  removeFiles(
    context,
    PHOTOS,
    addresses.flatMap((address) => SIZES.map((size) => fileAt(address, size))),
  );
