/** The bucket for photos that `publish-photo` has not published yet. */
export const PHOTO_BUCKET = 'profile-photos-in';

/** Sides of the square JPEG that `publish-photo` accepts, in pixels. */
export const PHOTO_MIN_SIDE = 256;
export const PHOTO_MAX_SIDE = 1024;

/** Size of that JPEG at most, in bytes. */
export const PHOTO_MAX_BYTES = 1024 * 1024;

/** Types of files that a photo may be cropped from. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

const FILE_MAX_BYTES = 5 * 1024 * 1024;

export type PhotoFault = 'type' | 'too-large' | 'too-small' | 'unreadable';

/** Why no photo can be cropped from a file; null if its type and size are accepted. */
export function photoFileFault({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): PhotoFault | null {
  if (!PHOTO_TYPES.includes(type)) return 'type';
  return size > FILE_MAX_BYTES ? 'too-large' : null;
}

/** Why no photo can be cropped from an image of this size in pixels; null if one can. */
export const photoSideFault = (width: number, height: number): PhotoFault | null =>
  Math.min(width, height) < PHOTO_MIN_SIDE ? 'too-small' : null;

/** Widths of the published files, in pixels. */
const WIDTHS = [96, 256, 512];

const LARGEST = /-512\.webp$/;

/** The `srcset` of a published photo; undefined for any other address. */
export function photoSources(url: string): string | undefined {
  if (!LARGEST.test(url)) return undefined;
  return WIDTHS.map((width) => `${url.replace(LARGEST, `-${width}.webp`)} ${width}w`).join(', ');
}

/**
 * The absolute address of a photo for link previews and search engines; null if there is none, or a drawing in the
 * address itself.
 * @param origin of the portal
 */
export function sharedPhoto(url: string | null, origin: string): string | null {
  if (url === null || url.startsWith('data:')) return null;
  return new URL(url, origin).href;
}
