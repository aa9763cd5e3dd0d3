/** What Supabase's storage server answers a refusal with: HTTP 400, and the real status in the body. */
export class StorageError extends Error {
  readonly statusCode: string;
  /** The server's name for it, as storage-js hands it on. */
  readonly code: string;
  /** An older name, where there was one. */
  readonly error: string;

  constructor(statusCode: number, code: string, message: string, error = code) {
    super(message);
    this.name = 'StorageError';
    this.statusCode = String(statusCode);
    this.code = code;
    this.error = error;
  }

  answer(): Response {
    const { statusCode, code, error, message } = this;
    return Response.json({ statusCode, code, error, message }, { status: 400 });
  }
}

/** No such file, or none that the caller may see. */
export const notFound = () => new StorageError(404, 'NoSuchKey', 'Object not found', 'not_found');
/** No such bucket, or none that the caller may see. */
export const bucketNotFound = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
/** The path is taken, and nothing is overwritten. */
export const duplicate = () =>
  new StorageError(409, 'KeyAlreadyExists', 'The resource already exists', 'Duplicate');
/** A policy on storage.objects refuses the caller. */
export const unauthorized = () =>
  new StorageError(403, 'AccessDenied', 'new row violates row-level security policy', 'Unauthorized');
/** More bytes than the bucket takes. */
export const tooLarge = () =>
  new StorageError(
    413,
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
    'Payload too large',
  );
/** A stated type that the bucket does not take. */
export const invalidMimeType = (mimeType: string) =>
  new StorageError(415, 'InvalidMimeType', `mime type ${mimeType} is not supported`, 'invalid_mime_type');
