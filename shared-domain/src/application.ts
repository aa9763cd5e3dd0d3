/** Stated time for checking the registration number, in hours; the whole review takes longer. */
export const VERIFICATION_HOURS = 24;
/** Stated duration of the whole review, in business days. */
export const REVIEW_BUSINESS_DAYS = { min: 2, max: 5 } as const;
/** Text for a professional whose approval was revoked, where "first review" would be wrong. */
export const APPROVAL_WITHDRAWN_TEXT =
  'Seu cadastro profissional está sendo analisado de novo pela equipe. Você recebe um e-mail assim que houver resposta.';
/** Toast after sending an application, in seconds. */
export const APPLICATION_SENT_TOAST_SECONDS = 5;

/** Maximum length of the bio, in characters. */
export const BIO_MAX_LENGTH = 4000;

export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png'] as const;
/** Maximum number of documents per application. */
export const DOCUMENT_MAX_COUNT = 20;

export type DocumentFault = 'type' | 'empty' | 'too-large';

/** Validates a document; null if valid. `size` in bytes. */
export function documentFault(file: { readonly name: string; readonly size: number }): DocumentFault | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!DOCUMENT_EXTENSIONS.some((known) => known === extension)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > DOCUMENT_MAX_BYTES ? 'too-large' : null;
}
