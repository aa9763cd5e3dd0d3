import { StorageError } from './storage-error.ts';

/** A file as it came in. */
export interface ReceivedFile {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly cacheControl: string;
}

/** Reads the file of an upload: a raw body, or the form that storage-js sends for a Blob. */
export async function receivedFile(request: Request): Promise<ReceivedFile> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('multipart/form-data')) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return {
      bytes,
      mimeType: bareType(type),
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    };
  }
  const form = await request.formData().catch(() => null);
  const file = [...(form?.values() ?? [])].find((value) => typeof value !== 'string');
  if (!form || !file) throw new StorageError(400, 'InvalidRequest', 'The form has no file');
  const cacheControl = form.get('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mimeType: bareType(file.type || 'application/octet-stream'),
    cacheControl: typeof cacheControl === 'string' ? `max-age=${cacheControl}` : 'no-cache',
  };
}

/** `text/html; charset=utf-8` is text/html. */
const bareType = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';
