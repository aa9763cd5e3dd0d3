import { BUILT_FOR_DEMONSTRATION } from './demonstration';

/** Documents that a user accepts at sign-up, each with its own checkbox. */
export const CONSENT_DOCUMENTS = ['privacy', 'terms'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

interface PublishedText {
  /** Date of publication. Terms outside a demo have the suffix "-service", since both kinds may share a date. */
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
    version: '2026-11-23',
    sha256: 'b942815be9145d8f5a64bb372052f14418df1eda2a8197d613fd661a3ffaa90e',
  },
  serviceTerms: {
    version: '2026-11-23-service',
    sha256: '830709f773669cf2a2cbe2da90003a601dffd9dfa81f614d2891c87b16f008a1',
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
