import { DOCUMENT_EXTENSIONS } from 'shared-domain/application';
import { DOCUMENTS_BUCKET } from 'shared-domain/document-path';
import { AppError, toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { postFile } from './post-file';

const CONTENT_TYPES: Readonly<Record<(typeof DOCUMENT_EXTENSIONS)[number], string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Error codes of storage and `verify-document`, by HTTP status. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'not_authenticated',
  403: 'document_refused',
  413: 'document_too_large',
  415: 'document_not_supported',
};

/** Supabase storage answers many errors with 400 and puts the real status in the body. */
const ALREADY_STORED = 409;

export interface DocumentToSend {
  readonly file: File;
  /** From `documentPath`. Retrying with the same path after a lost response finds the stored file. */
  readonly path: string;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
  /** The upload is complete and the file is being verified. */
  readonly onArrived: () => void;
}

/**
 * Stores a document and has it verified. Throws an `AppError`; a retry does not help with `document_…` codes.
 */
export async function sendDocument(client: PortalClient, document: DocumentToSend): Promise<void> {
  await store(client, document);
  document.onArrived();
  const { path, signal } = document;
  const { error } = await client.functions.invoke('verify-document', { body: { path }, signal });
  if (!error) return;
  const { status } = (error as { context?: { status?: number } }).context ?? {};
  throw status === undefined ? toAppError(error) : refusal(status);
}

/** Deletes a stored document, if it exists and no application lists it. Failures are ignored. */
export async function discardDocument(client: PortalClient, path: string): Promise<void> {
  await client.storage.from(DOCUMENTS_BUCKET).remove([path]);
}

async function store(client: PortalClient, { file, path, signal, onProgress }: DocumentToSend) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new AppError('not_authenticated');
  const { status, body } = await postFile({
    // The client's own upload reports no progress, so this makes the same request directly.
    address: `${client['storageUrl'].href}/object/${DOCUMENTS_BUCKET}/${path}`,
    headers: {
      apikey: client['supabaseKey'],
      authorization: `Bearer ${data.session.access_token}`,
      'content-type': contentTypeOf(path),
      'x-upsert': 'false',
    },
    file,
    signal,
    onProgress,
  });
  const answered = status === 400 ? statedStatus(body) : status;
  if (answered >= 300 && answered !== ALREADY_STORED) throw refusal(answered);
}

const refusal = (status: number) => new AppError(REFUSALS[status] ?? 'server_unavailable');

function contentTypeOf(path: string): string {
  const extension = DOCUMENT_EXTENSIONS.find((known) => path.endsWith(`.${known}`));
  return extension ? CONTENT_TYPES[extension] : 'application/octet-stream';
}

function statedStatus(body: string): number {
  try {
    return Number((JSON.parse(body) as { statusCode?: unknown }).statusCode) || 400;
  } catch {
    return 400;
  }
}
