/** What Supabase's storage server answers a refusal with: HTTP 400, and the real status in the body. */
export class StorageError extends Error {
  readonly statusCode: string;
  readonly error: string;

  constructor(statusCode: number, error: string, message: string) {
    super(message);
    this.name = 'StorageError';
    this.statusCode = String(statusCode);
    this.error = error;
  }

  answer(): Response {
    const { statusCode, error, message } = this;
    return Response.json({ statusCode, error, message }, { status: 400 });
  }
}

export const notFound = () => new StorageError(404, 'not_found', 'Object not found');
export const bucketNotFound = () => new StorageError(404, 'Bucket not found', 'Bucket not found');
export const duplicate = () => new StorageError(409, 'Duplicate', 'The resource already exists');
export const unauthorized = () =>
  new StorageError(403, 'Unauthorized', 'new row violates row-level security policy');
