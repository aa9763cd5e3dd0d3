import { bodyOf, optionalText } from '../_shared/body.ts';
import { callerToken } from '../_shared/caller.ts';
import type { FunctionContext } from '../_shared/context.ts';
import { handler } from '../_shared/handler.ts';
import type { PhotoCodec } from '../_shared/photos/codec.ts';
import { fileAt, ORIGINALS, PHOTOS, removeFiles, removePhotos, SIZES } from '../_shared/photos/files.ts';
import { sweep } from '../_shared/photos/sweep.ts';
import { Refusal } from '../_shared/refusal.ts';
import { restAs } from '../_shared/rest.ts';
import { storageAs, storeAsService } from '../_shared/storage.ts';
import { jpegSize } from './jpeg-size.ts';

/** Sides of an accepted photo, which is square, in pixels. */
const SMALLEST_SIDE = 256;
const LARGEST_SIDE = 1024;

/**
 * Publishes a photo that a professional has sent (`path` in the bucket profile-photos-in) in three sizes, as WebP
 * without metadata, and removes what was sent, also when it is refused: 415 for anything but a square JPEG of 256 to
 * 1024 pixels, 429 for the eleventh in 24 hours, 401 without an active login session, 403 to all but approved
 * professionals, 404 for a file of another user, 501 on a host without an image codec.
 */
export const publishPhoto = handler(async (request, context) => {
  const token = callerToken(request, context);
  const path = optionalText(await bodyOf(request), 'path');
  if (!path) throw new Refusal(400, 'invalid_body', 'path is required.');
  const caller = restAs(context, context.publishableKey, token);
  const objectId = await caller.call<string>('begin_photo', { path });
  try {
    const address = await written(context, { path, objectId, jpeg: await fileOf(context, token, path) });
    const service = restAs(context, context.secretKey, context.secretKey);
    const parameters = { object_id: objectId, address, origin: foreignOrigin(context) };
    const url = await service.call<string>('publish_photo', parameters).catch(async (error: unknown) => {
      await removePhotos(context, [address]);
      throw error;
    });
    // The photo before it.
    context.afterAnswer?.(async () => void (await sweep(context)));
    return Response.json({ success: true, data: { url } });
  } finally {
    // What stays is removed by sweep-photos; the answer is about the photo.
    await removeFiles(context, ORIGINALS, [path]).catch((error: unknown) => console.error(error));
  }
});

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

interface Original {
  readonly path: string;
  readonly objectId: string;
  readonly jpeg: Uint8Array<ArrayBuffer>;
}

/** Writes the files; returns their address. The identifier keeps two uploads of the same picture apart. */
async function written(context: FunctionContext, { path, objectId, jpeg }: Original): Promise<string> {
  if (!context.photos)
    throw new Refusal(501, 'photos_unavailable', 'This host has no image codec (FunctionContext.photos).');
  const files = await webpFiles(context.photos, jpeg);
  const salted = await new Blob([objectId, ...files]).arrayBuffer();
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', salted)).subarray(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const address = `${path.split('/')[0]}/${hash}`;
  const service = restAs(context, context.secretKey, context.secretKey);
  await service.call('stage_photo', { object_id: objectId, address });
  for (const [index, size] of SIZES.entries()) {
    const file = { bytes: files[index] ?? new Uint8Array(), type: 'image/webp', maxAge: 86_400 };
    const answer = await storeAsService(context, `${PHOTOS}/${fileAt(address, size)}`, file);
    await answer.body?.cancel();
    if (!answer.ok) throw new Refusal(502, 'storage_failed', 'The storage server did not store the photo.');
  }
  return address;
}

async function webpFiles({ load, decode, resize, encode }: PhotoCodec, jpeg: Uint8Array<ArrayBuffer>) {
  const refusal = new Refusal(415, 'photo_not_supported', 'Not a square JPEG of 256 to 1024 pixels.');
  const size = jpegSize(jpeg);
  if (!size || size.width !== size.height || size.width < SMALLEST_SIDE || size.width > LARGEST_SIDE)
    throw refusal;
  // A host that cannot load its codec fails here: the photo is not to blame.
  await load();
  const pixels = await decode(jpeg).catch(() => null);
  // What was decoded may differ from what the header states first.
  if (pixels?.width !== size.width || pixels.height !== size.height) throw refusal;
  const files: Uint8Array<ArrayBuffer>[] = [];
  for (const width of SIZES) files.push(await encode(await resize(pixels, width)));
  return files;
}
