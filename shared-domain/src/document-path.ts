import { DOCUMENT_EXTENSIONS } from './application';
import { withoutAccents } from './text';

/** The private bucket of application documents. */
export const DOCUMENTS_BUCKET = 'professional-documents';

/** Maximum length of a stored file name, without its extension. */
const MAX_LENGTH = 80;

/**
 * Storage path of an application document: `<user id>/<timestamp>-<safe name>`, the only form the bucket
 * accepts. Of the file name, ASCII letters, digits, dots, hyphens and underscores remain: no folders, no
 * bidirectional control characters. `timestamp` in milliseconds, unique among files of the same name. Null if
 * the extension is not allowed.
 */
export function documentPath(userId: string, fileName: string, timestamp: number): string | null {
  const [, stem = '', ending = ''] = /^(.*)\.([^.]+)$/s.exec(fileName) ?? [];
  const extension = DOCUMENT_EXTENSIONS.find((known) => known === ending.toLowerCase());
  return extension ? `${userId}/${timestamp}-${safeName(stem)}.${extension}` : null;
}

/** The displayed name of a stored document: "crp.pdf" of "<user id>/1794567890123-crp.pdf". */
export const documentName = (path: string): string => path.replace(/^.*\//, '').replace(/^[0-9]+-/, '');

/** A displayable file name: without folders, invisible characters and bidirectional controls. */
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
