import { bodyOf, optionalText } from '../_shared/body.ts';
import { callerToken } from '../_shared/caller.ts';
import type { FunctionContext } from '../_shared/context.ts';
import { handler } from '../_shared/handler.ts';
import type { PhotoCodec } from '../_shared/photos/codec.ts';
import { fileAt, ORIGINALS, PHOTOS, removePhotos, SIZES } from '../_shared/photos/files.ts';
import { sweep } from '../_shared/photos/sweep.ts';
import { Refusal } from '../_shared/refusal.ts';
import { restAs, type Rest } from '../_shared/rest.ts';
import { removeFiles, storageAs, storeAsService } from '../_shared/storage.ts';
import { jpegSize } from './jpeg-size.ts';

/** Sides of an accepted photo, which is square, in pixels. */
const SMALLEST_SIDE = 256;
const LARGEST_SIDE = 1024;

/** For what the answer does not depend on. */
const log = (error: unknown) => console.error(error);

/**
 * Publishes a photo that a professional has sent (`path` in the bucket profile-photos-in) in three sizes, as WebP
 * without metadata, and removes what was sent, also when it is refused: 415 for anything but a square JPEG of 256 to
 * 1024 pixels, 429 for the eleventh in 24 hours, 401 without an active login session, 403 to all but approved
 * professionals, 404 for a file of another user, 501 on a host without an image codec. A second request for the same
 * photo gets the same address.
 */
export const publishPhoto = handler(async (request, context) => {
  const token = callerToken(request, context);
  const path = optionalText(await bodyOf(request), 'path');
  if (!path) throw new Refusal(400, 'invalid_body', 'path is required.');
  const caller = restAs(context, context.publishableKey, token);
  const objectId = await caller.call<string>('begin_photo', { path });
  const service = restAs(context, context.secretKey, context.secretKey);
  try {
    const codec = await codecOf(context).catch(async (error: unknown) => {
      await service.call('uncount_photo', { object_id: objectId }).catch(log);
      throw error;
    });
    const files = await webpFiles(codec, await fileOf(context, token, path));
    const address = await addressOf(path, objectId, files);
    const url = await publishFiles(context, service, { objectId, address, files });
    // The photo before it.
    context.afterAnswer?.(async () => void (await sweep(context)));
    return Response.json({ success: true, data: { url } });
  } finally {
    // What stays is removed by sweep-photos; the answer is about the photo.
    await removeFiles(context, ORIGINALS, [path]).catch(log);
  }
});

/** The host's codec, loaded. Where that fails, no photo is to blame. */
async function codecOf({ photos }: FunctionContext): Promise<PhotoCodec> {
  if (!photos)
    throw new Refusal(501, 'photos_unavailable', 'This host has no image codec (FunctionContext.photos).');
  await photos.load();
  return photos;
}

/** The API's origin, where pages have another: they would look for the file at their own. */
const foreignOrigin = ({ apiUrl, siteUrl }: FunctionContext) => {
  const { origin } = new URL(apiUrl);
  return origin === new URL(siteUrl).origin ? '' : origin;
};

async function fileOf(context: FunctionContext, token: string, path: string) {
  const route = `authenticated/${ORIGINALS}/${path}`;
  const answer = await storageAs(context, token)('GET', route);
  if (!answer.ok) throw new Refusal(404, 'photo_not_found', 'There is no such photo of the caller.');
  return new Uint8Array(await answer.arrayBuffer());
}

async function webpFiles({ decode, resize, encode }: PhotoCodec, jpeg: Uint8Array<ArrayBuffer>) {
  const refusal = new Refusal(415, 'photo_not_supported', 'Not a square JPEG of 256 to 1024 pixels.');
  const size = jpegSize(jpeg);
  if (!size || size.width !== size.height || size.width < SMALLEST_SIDE || size.width > LARGEST_SIDE)
    throw refusal;
  const pixels = await decode(jpeg).catch(() => null);
  // What was decoded may differ from what the header states first.
  if (pixels?.width !== size.width || pixels.height !== size.height) throw refusal;
  const files: Uint8Array<ArrayBuffer>[] = [];
  for (const width of SIZES) files.push(await encode(await resize(pixels, width)));
  return files;
}

/** Owner and hash of the files. The upload's identifier keeps two uploads of the same picture apart. */
async function addressOf(path: string, objectId: string, files: readonly Uint8Array<ArrayBuffer>[]) {
  const salted = await new Blob([objectId, ...files]).arrayBuffer();
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', salted)).subarray(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${path.split('/')[0]}/${hash}`;
}

interface Photo {
  readonly objectId: string;
  readonly address: string;
  readonly files: readonly Uint8Array<ArrayBuffer>[];
}

/** Writes the files and shows them in the profile; returns their URL. Files that are not shown are swept. */
async function publishFiles(context: FunctionContext, service: Rest, { objectId, address, files }: Photo) {
  const upload = { object_id: objectId, address };
  const before = await service.call<string | null>('stage_photo', upload);
  if (before !== null) return before;
  for (const [index, size] of SIZES.entries()) {
    const file = { bytes: files[index] ?? new Uint8Array(), type: 'image/webp', maxAge: 86_400 };
    const answer = await storeAsService(context, `${PHOTOS}/${fileAt(address, size)}`, file);
    await answer.body?.cancel();
    if (!answer.ok) throw new Refusal(502, 'storage_failed', 'The storage server did not store the photo.');
  }
  return service
    .call<string>('publish_photo', { ...upload, origin: foreignOrigin(context) })
    .catch(async (error: unknown) => {
      // Suspended or erased meanwhile: at once. After other faults another request may be about to show the same files.
      if (error instanceof Refusal && error.code === 'not_allowed')
        await removePhotos(context, [address]).catch(log);
      throw error;
    });
}
