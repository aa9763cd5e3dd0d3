import { prerenderedPages } from './prerendered-pages';
import { profileFrom, type ProfileRow } from './profile/profile';
import { structuredProfile } from './profile/structured-data';
import { collectionPage } from './structured-data';
import { faultsOf } from './testing/schema-org';

const ADDRESS = 'https://portal.example/professional/profile/a';

const ROW: ProfileRow = {
  user_id: 'a',
  display_name: 'Marina Azevedo',
  specialty: 'Ansiedade',
  profile_image_url: 'https://portal.example/photos/a.webp',
  rating: 4.9,
  total_reviews: 52,
  city: 'São Paulo',
  state: 'SP',
  price_per_session: 15_000,
  bio: 'Atendo adultos.',
  profession: 'psychologist',
  registration: 'CRP 06/112233',
  specialties: ['Ansiedade', 'Depressão'],
  rating_counts: [0, 0, 0, 5, 47],
};

const dataOf = (change: Partial<ProfileRow> = {}) =>
  structuredProfile(
    profileFrom({ professional: { ...ROW, ...change }, reviews: [], hours: [], days: [] }),
    ADDRESS,
  );

describe('the photo of a profile for search engines', () => {
  it.each([
    ['/photos/a.webp', 'https://portal.example/photos/a.webp'],
    ['https://ref.supabase.co/a.webp', 'https://ref.supabase.co/a.webp'],
    ['data:image/svg+xml,%3Csvg/%3E', undefined],
    [null, undefined],
  ])('%p is given as %p', (profile_image_url, image) => {
    expect(dataOf({ profile_image_url }).image).toBe(image);
  });
});

describe("structured data is in schema.org's vocabulary, with what Google requires", () => {
  it.each([
    ['a psychologist', {}],
    ['a psychiatrist', { profession: 'psychiatrist', registration: 'CRM 56789/RS' }],
    [
      'a new professional without texts',
      { total_reviews: 0, bio: null, profile_image_url: null, specialties: [] },
    ],
  ] as const)('for %s', (_, change) => {
    expect(faultsOf(dataOf(change))).toEqual([]);
  });

  it('but for the address of a professional without one', () => {
    expect(faultsOf(dataOf({ city: null, state: null }))).toEqual(['MedicalBusiness: address is missing']);
  });

  it.each(
    prerenderedPages.flatMap(({ path, structuredData }) =>
      structuredData.map((data) => [path, data] as const),
    ),
  )('on %s', (_, data) => {
    expect(faultsOf(data)).toEqual([]);
  });

  it('in the directory', () => {
    expect(faultsOf(collectionPage('Profissionais', 'https://portal.example/profissionais'))).toEqual([]);
  });
});

describe('the check of structured data', () => {
  it.each([
    [
      'another property',
      { priceRange: 'R$ 150' },
      'MedicalBusiness: MedicalBusiness has no property priceRange',
    ],
    ['a relative address', { image: '/a.webp' }, 'MedicalBusiness.image: "/a.webp" is not URL'],
    ['an empty text', { name: ' ' }, 'MedicalBusiness.name: " " is not Text'],
    [
      'a rating without its count',
      { aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } },
      'MedicalBusiness.aggregateRating: reviewCount|ratingCount is missing',
    ],
    [
      'another type',
      { address: { '@type': 'Answer', text: 'x' } },
      'MedicalBusiness.address: Answer is not PostalAddress or Text',
    ],
  ])('finds %s', (_, change, fault) => {
    expect(faultsOf({ ...dataOf(), ...change })).toEqual([fault]);
  });
});
