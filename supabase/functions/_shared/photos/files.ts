import type { FunctionContext } from '../context.ts';
import { removeFiles } from '../storage.ts';

/** Where professionals send photos, and where these are published. */
export const ORIGINALS = 'profile-photos-in';
export const PHOTOS = 'profile-photos';

/** Widths of the published files in pixels, the largest last. */
export const SIZES = [96, 256, 512] as const;

/** The path of a published file. `address`: owner and hash. */
export const fileAt = (address: string, size: number) => `${address}-${size}.webp`;

export const removePhotos = (context: FunctionContext, addresses: readonly string[]) =>
  removeFiles(
    context,
    PHOTOS,
    addresses.flatMap((address) => SIZES.map((size) => fileAt(address, size))),
  );
