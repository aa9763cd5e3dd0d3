import { StorageError, tooLarge } from './storage-error.ts';

/** An uploaded file. */
export interface ReceivedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: string;
  readonly cacheControl: string;
}

/** Maximum size of the multipart form around a file, in bytes. */
const FORM_BYTES = 65_536;

/**
 * Reads the file of an upload: a raw body, or the form that storage-js sends for a Blob. Refuses more than
 * `maxBytes` by Content-Length, or as soon as they have arrived; the rest is not read.
 */
export async function receivedFile(request: Request, maxBytes: number): Promise<ReceivedFile> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('multipart/form-data')) {
    return {
      bytes: await readBytes(request, maxBytes),
      mimeType: bareType(type),
      cacheControl: keptFor(/^max-age=(\d+)$/.exec(request.headers.get('cache-control') ?? '')?.[1]),
    };
  }
  const body = await readBytes(request, maxBytes + FORM_BYTES);
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
  const file = [...(form?.values() ?? [])].find((value) => typeof value !== 'string');
  if (!form || !file) throw new StorageError(400, 'InvalidRequest', 'The form has no file');
  if (file.size > maxBytes) throw tooLarge();
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mimeType: bareType(file.type || 'application/octet-stream'),
    cacheControl: keptFor(form.get('cacheControl')),
  };
}

/** Accepts seconds only: the value becomes a header of every response with this file. */
const keptFor = (seconds: unknown): string =>
  typeof seconds === 'string' && /^\d{1,9}$/.test(seconds) ? `max-age=${seconds}` : 'no-cache';

async function readBytes({ headers, body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Removes parameters: `text/html; charset=utf-8` becomes text/html. */
const bareType = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';
