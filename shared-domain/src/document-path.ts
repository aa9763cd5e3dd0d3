import { DOCUMENT_EXTENSIONS } from './application';
import { withoutAccents } from './text';

/** The private bucket of applications' documents. */
export const DOCUMENTS_BUCKET = 'professional-documents';

/** Longest name kept of a file, before its ending. */
const MAX_LENGTH = 80;

/**
 * Where a document of an application is stored: `<user id>/<timestamp>-<safe name>`, the only form that the bucket
 * takes. Of the name the person chose, letters without accents, digits, dots, hyphens and underscores remain: no
 * folders, no marks that turn the reading direction. `timestamp` in milliseconds, different for each of two files of
 * one name. Null when the name does not end as a document's does.
 */
export function documentPath(userId: string, fileName: string, timestamp: number): string | null {
  const [, stem = '', ending = ''] = /^(.*)\.([^.]+)$/s.exec(fileName) ?? [];
  const extension = DOCUMENT_EXTENSIONS.find((known) => known === ending.toLowerCase());
  return extension ? `${userId}/${timestamp}-${safeName(stem)}.${extension}` : null;
}

/** The name a person sees of a stored document: "crp.pdf" of "<user id>/1794567890123-crp.pdf". */
export const documentName = (path: string): string => path.replace(/^.*\//, '').replace(/^[0-9]+-/, '');

/** A file's name as it may be shown: without folders, and without characters that nobody sees or that turn it round. */
export const shownDocumentName = (fileName: string): string =>
  fileName.replace(/^.*[\\/]/s, '').replace(/\p{C}/gu, '') || 'documento';

function safeName(stem: string): string {
  const safe = withoutAccents(stem)
    .replace(/\p{C}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/-{2,}|\.{2,}/g, (repeated) => repeated.charAt(0))
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, MAX_LENGTH)
    .replace(/[^A-Za-z0-9]+$/, '');
  return safe || 'documento';
}
