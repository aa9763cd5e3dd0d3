import { BUILT_FOR_DEMONSTRATION } from './demonstration';

/** Documents that a user accepts at sign-up, each with its own checkbox. */
export const CONSENT_DOCUMENTS = ['privacy', 'terms'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

interface PublishedText {
  /** Date of publication. */
  readonly version: string;
  /** SHA-256 of its text, as assembled by the page test of `/legal`. */
  readonly sha256: string;
}

/**
 * The current texts. The terms of a demo state that it is one. A changed text needs a new version and hash
 * here, and a row of both in private.consent_texts (a migration); tests compare the three.
 */
export const PUBLISHED_TEXTS = {
  privacy: {
    version: '2026-11-23',
    sha256: '10b7d62f4b94f8a1d3d1536d7f123a7ccd18acd258505b2c1da2f73cf44454e2',
  },
  demonstrationTerms: {
    version: '2026-11-21',
    sha256: '4cfc803435ad0a3a20799cd777cfdab7ce6cc8ff09d18ee501e94931b0b1f691',
  },
  serviceTerms: {
    version: '2026-11-22',
    sha256: '54b1eba3050d8b733130b0948b101a6b5198026d62bda6a2c277306317f224a6',
  },
} as const satisfies Record<string, PublishedText>;

const TEXTS: Readonly<Record<ConsentDocument, PublishedText>> = {
  privacy: PUBLISHED_TEXTS.privacy,
  terms: BUILT_FOR_DEMONSTRATION ? PUBLISHED_TEXTS.demonstrationTerms : PUBLISHED_TEXTS.serviceTerms,
};

/** Versions of the texts in this build, recorded with each consent. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentDocument, string>> = {
  privacy: TEXTS.privacy.version,
  terms: TEXTS.terms.version,
};

/**
 * Hashes of the texts in this build: tests compare them with texts and database.
 * @public
 */
export const CONSENT_HASHES: Readonly<Record<ConsentDocument, string>> = {
  privacy: TEXTS.privacy.sha256,
  terms: TEXTS.terms.sha256,
};
