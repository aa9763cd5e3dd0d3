import { documentFault, DOCUMENT_MAX_COUNT, type DocumentFault } from 'shared-domain/application';
import { documentPath, shownDocumentName } from 'shared-domain/document-path';

/** Problem of a document: known before the upload, or found by the server. */
export type DocumentProblem = DocumentFault | 'content' | 'refused' | 'broken' | 'offline';

export type UploadState =
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'checking' }
  | { readonly kind: 'faulty'; readonly problem: DocumentProblem };

/** A chosen file that is not, or not yet, a stored document. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly name: string;
  /** Its storage path; null if it is not uploaded. */
  readonly path: string | null;
  readonly state: UploadState;
}

export const isUnderWay = ({ state }: Upload): boolean => state.kind !== 'faulty';

const PROBLEM_OF: Readonly<Record<string, DocumentProblem>> = {
  document_too_large: 'too-large',
  document_not_supported: 'content',
  document_refused: 'refused',
  network: 'offline',
};

/** Maps a failed upload to the problem shown to the user. */
export const problemOf = (code: string): DocumentProblem => PROBLEM_OF[code] ?? 'broken';

/** Whether the same file may be accepted on the next attempt. */
export const mayRetry = (problem: DocumentProblem): boolean => problem === 'broken' || problem === 'offline';

let lastTimestamp = 0;

/** Milliseconds, unique for each file. */
const nextTimestamp = () => (lastTimestamp = Math.max(Date.now(), lastTimestamp + 1));

function uploadOf(userId: string, file: File): Upload {
  const timestamp = nextTimestamp();
  const path = documentPath(userId, file.name, timestamp);
  const fault = documentFault(file) ?? (path === null ? 'type' : null);
  const common = { file, name: shownDocumentName(file.name) };
  return fault || path === null
    ? { ...common, id: `${timestamp}`, path: null, state: { kind: 'faulty', problem: fault ?? 'type' } }
    : { ...common, id: path, path, state: { kind: 'sending', percent: 0 } };
}

/**
 * Turns chosen files into uploads: invalid ones are listed with the reason, and valid ones are uploaded up to
 * the limit of an application, minus the `taken` ones. `left` is the number of files over the limit.
 */
export function uploadsOf(userId: string, files: readonly File[], taken: number) {
  const all = files.map((file) => uploadOf(userId, file));
  const fit = new Set(all.filter(isUnderWay).slice(0, Math.max(0, DOCUMENT_MAX_COUNT - taken)));
  const uploads = all.filter((upload) => fit.has(upload) || !isUnderWay(upload));
  return { uploads, left: all.length - uploads.length };
}
