/** Documents a person accepts on signing up, each in its own box. */
export const CONSENT_DOCUMENTS = ['privacy', 'terms'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/** Versions of the texts shown now, recorded with each consent. Raise one when its text changes. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentDocument, string>> = {
  privacy: '2026-11',
  terms: '2026-11',
};
