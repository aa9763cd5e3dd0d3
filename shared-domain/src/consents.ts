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
    version: '2026-11-30',
    sha256: '5fb517095d540b92005650ea9b85d099a926820f81f1b64cb6067492bd913b28',
  },
  demonstrationTerms: {
    version: '2026-11-26',
    sha256: '234bc5547ba562563d860b6b0192e002ce9e9b943146cc46589ba7aeac0dc8fd',
  },
  serviceTerms: {
    version: '2026-11-26-service',
    sha256: '216f0a8c4b2da5d461d927175d4e542288cff3b24a14f2db01c4d97529f4f79d',
  },
} as const satisfies Record<string, PublishedText>;

/**
 * The text that a patient agrees to before the first consultation by video. A changed text needs a new version and hash here,
 * and a row of both in private.telehealth_texts (a migration).
 */
export const TELEHEALTH_TEXT = {
  version: '2026-11-28',
  sha256: 'af27e5e23dc036b936b7d80a1f0534afcff2db4faf31ca99442bd259a0f7f3ba',
} as const satisfies PublishedText;

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
