import type { ProfileDraft } from './own-profile';

/** The fields of the refusals of `publish_profile`. */
export const refusedFields: Readonly<Record<string, keyof ProfileDraft & string>> = {
  headline_invalid: 'headline',
  bio_invalid: 'about',
  approaches_invalid: 'approaches',
  session_text_invalid: 'sessionText',
  education_invalid: 'education',
  experience_invalid: 'experience',
  specialties_invalid: 'specialties',
  languages_invalid: 'languages',
  audiences_invalid: 'audiences',
  accommodations_invalid: 'accommodations',
  not_attended_invalid: 'notAttended',
};
