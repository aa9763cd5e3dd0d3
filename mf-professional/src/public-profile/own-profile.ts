import { cents, type Cents } from 'shared-domain/money';
import {
  ABOUT_MAX_LENGTH,
  ABOUT_MIN_LENGTH,
  APPROACHES_MAX_COUNT,
  HEADLINE_MAX_LENGTH,
  NOT_ATTENDED_MAX_LENGTH,
  publishedDetailsFrom,
  SESSION_TEXT_MAX_LENGTH,
  type HistoryEntry,
  type PublishedDetailsRow,
} from 'shared-domain/published-profile';
import {
  PROFESSION_FIELDS,
  professionTitle,
  type FormOfAddress,
  type Profession,
} from 'shared-domain/specialties';
import { lengthFault, lengthOf } from 'shared-domain/text-length';
import type { FormErrors } from 'shared-ui/form';
import type { ProfilePart, PublicProfile } from 'shared-ui/public-profile';
import { copy } from './copy';

/** The result of `own_public_profile`. */
export interface OwnProfileAnswer {
  readonly user_id: string;
  readonly full_name: string;
  readonly registration: string;
  readonly profession: Profession;
  readonly city: string | null;
  readonly state: string | null;
  readonly price_per_session: number | null;
  readonly profile_image_url: string | null;
  readonly rating: number;
  readonly total_reviews: number;
  readonly is_approved: boolean;
  readonly has_hours: boolean;
  readonly form_of_address: FormOfAddress;
  readonly headline: string | null;
  readonly bio: string | null;
  readonly specialties: readonly string[];
  readonly details: PublishedDetailsRow;
  readonly published_at: string | null;
}

/** What the professional edits. */
export interface ProfileDraft {
  readonly headline: string;
  readonly about: string;
  readonly approaches: readonly string[];
  readonly sessionText: string;
  readonly education: readonly HistoryEntry[];
  readonly experience: readonly HistoryEntry[];
  readonly specialties: readonly string[];
  readonly languages: readonly string[];
  readonly audiences: readonly string[];
  readonly accommodations: readonly string[];
  readonly notAttended: string;
  /** The publication that the draft started from; null before the first. */
  readonly base: string | null;
}

export type ProfileField = Exclude<keyof ProfileDraft, 'base'>;

/** One's own public profile as published. */
export interface OwnProfile {
  readonly userId: string;
  /** Not suspended. */
  readonly isApproved: boolean;
  /** Weekly hours, days opened by an exception, or the usual hours. */
  readonly hasHours: boolean;
  readonly name: string;
  readonly registration: string;
  readonly place: string | null;
  readonly title: string;
  readonly field: string;
  readonly photoUrl: string | null;
  readonly rating: number;
  readonly reviews: number;
  readonly price: Cents | null;
  readonly publishedAt: string | null;
  readonly draft: ProfileDraft;
}

/** Converts the result of `own_public_profile`. */
export function ownProfileFrom(row: OwnProfileAnswer): OwnProfile {
  const { sessionText, notAttended, ...lists } = publishedDetailsFrom(row.details);
  return {
    userId: row.user_id,
    isApproved: row.is_approved,
    hasHours: row.has_hours,
    name: row.full_name,
    registration: row.registration,
    place: [row.city, row.state].filter(Boolean).join(', ') || null,
    title: professionTitle(row.profession, row.form_of_address),
    field: PROFESSION_FIELDS[row.profession],
    photoUrl: row.profile_image_url,
    rating: row.rating,
    reviews: row.total_reviews,
    price: row.price_per_session === null ? null : cents(row.price_per_session),
    publishedAt: row.published_at,
    draft: {
      headline: row.headline ?? '',
      about: row.bio ?? '',
      specialties: row.specialties,
      ...lists,
      sessionText: sessionText ?? '',
      notAttended: notAttended ?? '',
      base: row.published_at,
    },
  };
}

const FIELDS = [
  'headline',
  'about',
  'approaches',
  'sessionText',
  'education',
  'experience',
  'specialties',
  'languages',
  'audiences',
  'accommodations',
  'notAttended',
] as const satisfies readonly ProfileField[];

/** Text in form fields has blanks around it until it is published. */
const stored = (value: ProfileDraft[ProfileField]) =>
  JSON.stringify(typeof value === 'string' ? value.trim() : value);

/** The fields in which a draft differs from the published profile, in the order of the screen. */
export const changedFields = (published: ProfileDraft, draft: ProfileDraft): readonly ProfileField[] =>
  FIELDS.filter((field) => stored(published[field]) !== stored(draft[field]));

/** The fields' names in `publish_profile`; its refusals are named after them. */
const COLUMNS: Readonly<Record<ProfileField, string>> = {
  headline: 'headline',
  about: 'bio',
  approaches: 'approaches',
  sessionText: 'session_text',
  education: 'education',
  experience: 'experience',
  specialties: 'specialties',
  languages: 'languages',
  audiences: 'audiences',
  accommodations: 'accommodations',
  notAttended: 'not_attended',
};

/** The argument of `publish_profile`: the changed fields. */
export const publicationOf = (published: ProfileDraft, draft: ProfileDraft) =>
  Object.fromEntries(
    changedFields(published, draft).map((field) => {
      const value = draft[field];
      return [COLUMNS[field], typeof value === 'string' ? value : value.map(entryForSending)];
    }),
  );

const entryForSending = (entry: string | HistoryEntry) => (typeof entry === 'string' ? entry : { ...entry });

/** The messages of a draft's fields that cannot be published. An earlier text of another length may stay. */
export function profileFaults(published: ProfileDraft, draft: ProfileDraft): FormErrors<ProfileDraft> {
  return {
    headline: lengthFault(draft.headline, HEADLINE_MAX_LENGTH),
    about: stored(draft.about) === stored(published.about) ? null : aboutFault(draft.about),
    approaches: draft.approaches.length > APPROACHES_MAX_COUNT ? copy.work.tooMany : null,
    sessionText: lengthFault(draft.sessionText, SESSION_TEXT_MAX_LENGTH),
    languages: draft.languages.length === 0 ? copy.topics.noLanguage : null,
    audiences: draft.audiences.length === 0 ? copy.audience.none : null,
    notAttended: lengthFault(draft.notAttended, NOT_ATTENDED_MAX_LENGTH),
  };
}

function aboutFault(about: string): string | null {
  if (lengthOf(about.trim()) < ABOUT_MIN_LENGTH) return copy.presentation.tooShort;
  return lengthFault(about, ABOUT_MAX_LENGTH);
}

/** The profile as visitors would see the draft. */
export function previewOf(profile: OwnProfile, draft: ProfileDraft): PublicProfile {
  const { headline, about, sessionText, notAttended, specialties, ...lists } = draft;
  return {
    ...profile,
    ...lists,
    headline: headline.trim() || null,
    bio: about.trim() || null,
    sessionText: sessionText.trim() || null,
    notAttended: notAttended.trim() || null,
    topics: specialties.length > 0 ? specialties : [profile.field],
  };
}

const PARTS: Readonly<Record<ProfileField, ProfilePart>> = {
  headline: 'headline',
  about: 'bio',
  approaches: 'work',
  sessionText: 'work',
  education: 'education',
  experience: 'experience',
  specialties: 'topics',
  languages: 'audience',
  audiences: 'audience',
  accommodations: 'audience',
  notAttended: 'audience',
};

/** The parts of the preview that show changed fields. */
export const changedParts = (fields: readonly ProfileField[]): ReadonlySet<ProfilePart> =>
  new Set(fields.map((field) => PARTS[field]));
