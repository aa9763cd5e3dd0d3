/** Accepted kinds of documents. */
export type DocumentKind = 'application/pdf' | 'image/jpeg' | 'image/png';

/** First bytes of each kind. */
const SIGNATURES: readonly (readonly [DocumentKind, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The kind of a file by its first bytes; null for any other. */
export function kindOf(bytes: Uint8Array): DocumentKind | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  return found ? found[0] : null;
}
