import { formatPrice } from 'shared-domain/money';
import { isNewOnPlatform } from 'shared-domain/rating';
import type { Profession } from 'shared-domain/specialties';
import type { Profile } from './profile';

const TYPES: Record<Profession, string> = { psychologist: 'ProfessionalService', psychiatrist: 'Physician' };

/**
 * Schema.org data of a profile for search engines. Without a rating while the page shows "Novo na
 * plataforma": few ratings are not meaningful, and the stated 5.0 is an estimate.
 */
function structuredProfile(profile: Profile, address: string) {
  const { profession, name, bio, topics, place, price, photoUrl, rating, reviews } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[profession],
    name,
    url: address,
    ...(bio && { description: bio }),
    ...(photoUrl && { image: photoUrl }),
    ...(place && { address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'BR' } }),
    ...(price !== null && { priceRange: formatPrice(price) }),
    knowsAbout: topics,
    ...(!isNewOnPlatform(reviews) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: reviews,
        bestRating: 5,
      },
    }),
  };
}

/** A data block: browsers never execute it, so the policy against inline scripts does not apply. */
export function StructuredData({ profile }: { readonly profile: Profile }) {
  const data = structuredProfile(profile, `${location.origin}/professional/profile/${profile.userId}`);
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
