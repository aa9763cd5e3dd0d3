import { formatPrice } from 'shared-domain/money';
import type { Profession } from 'shared-domain/specialties';
import type { Profile } from './profile';

const TYPES: Record<Profession, string> = { psychologist: 'ProfessionalService', psychiatrist: 'Physician' };

/**
 * What search engines read of a profile, in the words of schema.org. Without its rating where nobody has reviewed:
 * the stated 5.0 is an estimate.
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
    ...(reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: reviews,
        bestRating: 5,
      },
    }),
  };
}

/** A block of data: browsers never run it, so the policy against inline scripts does not concern it. */
export function StructuredData({ profile }: { readonly profile: Profile }) {
  const data = structuredProfile(profile, `${location.origin}/professional/profile/${profile.userId}`);
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
