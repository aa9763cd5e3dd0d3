/** A refusal of Supabase's storage server: HTTP 400, with the real status in the body. */
export class StorageError extends Error {
  readonly statusCode: string;
  /** The server's name for the error, as storage-js reports it. */
  readonly code: string;
  /** An older name, if there was one. */
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

/** No such file, or none that the caller may read. */
export const notFound = () => new StorageError(404, 'NoSuchKey', 'Object not found', 'not_found');
/** No such bucket, or none that the caller may read. */
export const bucketNotFound = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
/** The path exists, and overwriting was not requested. */
export const duplicate = () =>
  new StorageError(409, 'KeyAlreadyExists', 'The resource already exists', 'Duplicate');
/** A policy on storage.objects refuses the caller. */
export const unauthorized = () =>
  new StorageError(403, 'AccessDenied', 'new row violates row-level security policy', 'Unauthorized');
/** More bytes than the bucket accepts. */
export const tooLarge = () =>
  new StorageError(
    413,
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
    'Payload too large',
  );
/** A declared type that the bucket does not accept. */
export const invalidMimeType = (mimeType: string) =>
  new StorageError(415, 'InvalidMimeType', `mime type ${mimeType} is not supported`, 'invalid_mime_type');
