/** A type of schema.org's vocabulary, as far as the portal uses it. */
interface SchemaType {
  readonly parents: readonly string[];
  /** Expected types by property: other types of this list, or values. */
  readonly properties: Readonly<Record<string, readonly string[]>>;
}

const TEXT = ['Text'];
const URL_VALUE = ['URL'];

/** Excerpt of schema.org 29. */
const VOCABULARY: Readonly<Record<string, SchemaType>> = {
  Thing: {
    parents: [],
    properties: {
      name: TEXT,
      description: TEXT,
      url: URL_VALUE,
      image: URL_VALUE,
      identifier: ['PropertyValue', 'Text', 'URL'],
      mainEntityOfPage: URL_VALUE,
      sameAs: URL_VALUE,
    },
  },
  Organization: {
    parents: ['Thing'],
    properties: {
      address: ['PostalAddress', 'Text'],
      aggregateRating: ['AggregateRating'],
      areaServed: ['AdministrativeArea', 'Place', 'Text'],
      knowsAbout: ['Text', 'Thing', 'URL'],
      logo: URL_VALUE,
    },
  },
  Place: { parents: ['Thing'], properties: {} },
  AdministrativeArea: { parents: ['Place'], properties: {} },
  Country: { parents: ['AdministrativeArea'], properties: {} },
  LocalBusiness: { parents: ['Organization', 'Place'], properties: {} },
  MedicalBusiness: { parents: ['LocalBusiness'], properties: {} },
  Physician: { parents: ['MedicalBusiness'], properties: {} },
  PostalAddress: {
    parents: ['Thing'],
    properties: { addressLocality: TEXT, addressRegion: TEXT, addressCountry: ['Country', 'Text'] },
  },
  PropertyValue: {
    parents: ['Thing'],
    properties: { propertyID: ['Text', 'URL'], value: ['Text', 'Number'] },
  },
  AggregateRating: {
    parents: ['Thing'],
    properties: {
      ratingValue: ['Number', 'Text'],
      bestRating: ['Number', 'Text'],
      worstRating: ['Number', 'Text'],
      reviewCount: ['Integer'],
      ratingCount: ['Integer'],
    },
  },
  CreativeWork: { parents: ['Thing'], properties: { mainEntity: ['Thing'], text: TEXT } },
  WebPage: { parents: ['CreativeWork'], properties: {} },
  CollectionPage: { parents: ['WebPage'], properties: {} },
  FAQPage: { parents: ['WebPage'], properties: {} },
  Question: { parents: ['CreativeWork'], properties: { acceptedAnswer: ['Answer'] } },
  Answer: { parents: ['CreativeWork'], properties: {} },
};

/**
 * Properties without which Google shows no rich result, by type; of alternatives (`a|b`) one is enough.
 * developers.google.com/search/docs/appearance/structured-data: local-business, review-snippet, faqpage, organization.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address'],
  Organization: ['name', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^(https?:\/\/|\{origin\}\/)\S*$/.test(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value) && Number(value) > 0,
};

/** A type with those that it inherits from. */
const lineage = (type: string): readonly string[] => [
  ...new Set([type, ...(VOCABULARY[type]?.parents ?? []).flatMap(lineage)]),
];

type Item = Readonly<Record<string, unknown>>;
const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && '@type' in value;

/** Whatever search engines would refuse or ignore in structured data; an empty list: nothing. */
export function faultsOf(data: Item): readonly string[] {
  const context = data['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org'];
  return [...context, ...faultsOfItem(data, String(data['@type']))];
}

function faultsOfItem({ '@type': type, '@context': _, ...properties }: Item, at: string): readonly string[] {
  if (typeof type !== 'string' || !VOCABULARY[type]) return [`${at}: unknown type ${String(type)}`];
  const types = lineage(type);
  const missing = types
    .flatMap((each) => REQUIRED[each] ?? [])
    .filter((names) => !names.split('|').some((name) => name in properties));
  const faults = Object.entries(properties).flatMap(([name, value]) => {
    const expected = types.flatMap((each) => VOCABULARY[each]?.properties[name] ?? []);
    if (expected.length === 0) return [`${at}: ${type} has no property ${name}`];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((each) => faultsOfValue(each, expected, `${at}.${name}`));
  });
  return [...missing.map((name) => `${at}: ${name} is missing`), ...faults];
}

function faultsOfValue(value: unknown, expected: readonly string[], at: string): readonly string[] {
  if (!isItem(value))
    return expected.some((type) => VALUES[type]?.(value))
      ? []
      : [`${at}: ${JSON.stringify(value)} is not ${expected.join(' or ')}`];
  const types = lineage(String(value['@type']));
  const wrong = types.some((type) => expected.includes(type))
    ? []
    : [`${at}: ${types[0]} is not ${expected.join(' or ')}`];
  return [...wrong, ...faultsOfItem(value, at)];
}
