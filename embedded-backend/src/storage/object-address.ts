import { StorageError } from './storage-error.ts';

/** Bucket and name of a file in a request. */
export interface ObjectAddress {
  readonly bucket: string;
  readonly name: string;
}

/** Valid names according to Supabase's storage server (its `isValidKey`). */
const NAME = /^[\w/!\-.*'() &$@=;:+,?]*$/;

/** Splits the decoded `bucket/folder/file` after a route. Refuses names that the storage server refuses. */
export function addressOf(path: string): ObjectAddress {
  const slash = path.indexOf('/');
  const bucket = decoded(slash < 0 ? path : path.slice(0, slash));
  const name = slash < 0 ? '' : decoded(path.slice(slash + 1));
  if (name === '' || !isName(name)) throw new StorageError(400, 'InvalidKey', `Invalid key: ${name}`);
  return { bucket, name };
}

/** Whether a file name is valid. */
export const isName = (name: string) =>
  NAME.test(name) &&
  name.length <= 1024 &&
  !name.split('/').some((part) => part === '' || part === '.' || part === '..');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageError(400, 'InvalidKey', `Invalid key: ${text}`);
  }
}
