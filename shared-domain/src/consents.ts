/** Documents a person accepts on signing up, each in its own box. */
export const CONSENT_DOCUMENTS = ['privacy', 'terms'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/**
 * Versions of the texts shown now, recorded with each consent. A text that changes gets a new version here, its hash
 * below, and a row of both in private.consent_texts (a migration); tests hold the three together.
 */
export const CONSENT_VERSIONS: Readonly<Record<ConsentDocument, string>> = {
  privacy: '2026-11',
  terms: '2026-11',
};

/** SHA-256 of the words of each text, as the page test of `/legal` puts them together. */
export const CONSENT_HASHES: Readonly<Record<ConsentDocument, string>> = {
  privacy: '9702d2d7e1e64508c6f0338daee0226c8b524af47bf36353d4275b460ac5b211',
  terms: '6fda061e02a8213d60bb33d8384247ccc96136d3848139afedbda2864f6f7b78',
};
