import type { PublishedDetails } from 'shared-domain/published-profile';

export { copy as publicProfileCopy } from './copy';
export { ProfileDetails } from './profile-details';
export { ProfileHeading } from './profile-heading';
export { ProfileSection } from './profile-section';

/** What the public profile shows besides times, price and reviews. */
export interface PublicProfile extends PublishedDetails {
  readonly name: string;
  readonly photoUrl: string | null;
  /** "Psicóloga" */
  readonly title: string;
  /** "São Paulo, SP", or null if neither is known. */
  readonly place: string | null;
  /** "CRP 06/112233" */
  readonly registration: string;
  readonly headline: string | null;
  readonly bio: string | null;
  /** The specialties; the field of work if there are none. */
  readonly topics: readonly string[];
  readonly rating: number;
  readonly reviews: number;
}

/** The parts of a profile that an editor may highlight. */
export type ProfilePart =
  'title' | 'headline' | 'topics' | 'bio' | 'work' | 'audience' | 'education' | 'experience';
