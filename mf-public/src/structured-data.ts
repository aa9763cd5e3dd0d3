import { PRODUCT_NAME } from 'shared-domain/product';

/** Something told to search engines in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Stands for the portal's origin, which the build does not know. */
const ORIGIN = '{origin}';

/** Who runs the portal. */
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

/** A page with questions and their answers. */
export const questionsPage = (entries: readonly Question[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
