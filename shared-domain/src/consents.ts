/** Documents a person accepts on signing up, each in its own box. */
export const CONSENT_DOCUMENTS = ['privacy', 'terms'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/**
 * Versions of the texts shown now, recorded with each consent. A text that changes gets a new version here, its hash
 * below, and a row of both in private.consent_texts (a migration); tests hold the three together.
 */
export const CONSENT_VERSIONS: Readonly<Record<ConsentDocument, string>> = {
  privacy: '2026-11-21',
  terms: '2026-11-21',
};

/** SHA-256 of the words of each text, as the page test of `/legal` puts them together. */
export const CONSENT_HASHES: Readonly<Record<ConsentDocument, string>> = {
  privacy: '3655fc4602035eced282db2168d51591207286dcce51524f3860518bc6d379c9',
  terms: '4cfc803435ad0a3a20799cd777cfdab7ce6cc8ff09d18ee501e94931b0b1f691',
};
