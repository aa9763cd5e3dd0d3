import { sharedPhoto } from 'shared-domain/photo';
import { isNewOnPlatform } from 'shared-domain/rating';
import type { Profession } from 'shared-domain/specialties';
import { useServed } from 'shared-portal/portal';
import type { Profile } from './profile';

const TYPES: Record<Profession, string> = { psychologist: 'MedicalBusiness', psychiatrist: 'Physician' };
const COUNCILS: Record<Profession, string> = { psychologist: 'CRP', psychiatrist: 'CRM' };

/**
 * Schema.org data of a profile for search engines. Without a rating while the page shows "Novo na
 * plataforma": few ratings are not meaningful, and the stated 5.0 is an estimate. Without the price: the
 * professional code forbids to advertise with it.
 * @param address absolute URL of the profile
 */
export function structuredProfile(profile: Profile, address: string) {
  const { profession, name, bio, topics, place, photoUrl, rating, reviews, registration } = profile;
  const image = sharedPhoto(photoUrl, address);
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[profession],
    name,
    url: address,
    ...(bio && { description: bio }),
    ...(image && { image }),
    ...(place && { address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'BR' } }),
    identifier: { '@type': 'PropertyValue', propertyID: COUNCILS[profession], value: registration },
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
  // The server writes it into the page's head.
  if (useServed()) return null;
  const data = structuredProfile(profile, `${location.origin}/professional/profile/${profile.userId}`);
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
