import { PRODUCT_NAME } from 'shared-domain/product';

/** Schema.org data for search engines. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Placeholder for the portal's origin, which is unknown at build time. */
const ORIGIN = '{origin}';

/** The organization that runs the portal. */
export const organization = (description: string): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: PRODUCT_NAME,
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/icon-512.png`,
  description,
  areaServed: { '@type': 'Country', name: 'Brasil' },
});

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A page with questions and answers. */
export const questionsPage = (entries: readonly Question[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A page that lists professionals. */
export const collectionPage = (name: string, url: string): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name,
  url,
});
