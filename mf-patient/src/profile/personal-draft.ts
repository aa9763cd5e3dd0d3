import { formatBirthDate, parseBirthDate } from 'shared-domain/birth-date';
import { formatPhone, parsePhone } from 'shared-domain/phone';
import { NAME_REQUIRED, parseFullName, splitFullName } from 'shared-domain/profile';
import { formatDayNumeric } from 'shared-domain/schedule';
import type { FormErrors } from 'shared-ui/form';
import type { Profile, ProfileChange } from '../parts/profile';
import { cityFault, phoneFault, stateFault } from '../parts/profile-fields';
import { copy } from './copy';

/** The form values of the personal data, masked. */
export interface PersonalDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly city: string;
  readonly state: string;
}

export function draftOf(profile: Profile): PersonalDraft {
  const { first, last } = splitFullName(profile.fullName);
  return {
    firstName: first,
    lastName: last,
    phone: formatPhone(profile.phone),
    birthDate: profile.birthDate ? formatBirthDate(formatDayNumeric(profile.birthDate)) : '',
    city: profile.city,
    state: profile.state,
  };
}

interface Circumstances {
  /** The saved values. */
  readonly profile: Profile;
  readonly isProfessional: boolean;
  readonly now: Date;
}

/** Validation errors that prevent saving. */
export const faultsOf = (
  draft: PersonalDraft,
  { profile, isProfessional, now }: Circumstances,
): FormErrors<PersonalDraft> => ({
  firstName: parseFullName(draft.firstName) ? null : NAME_REQUIRED.text,
  phone: phoneFault(draft.phone),
  birthDate: draft.birthDate && !parseBirthDate(draft.birthDate, now) ? copy.birthDateInvalid : null,
  state: stateFault(draft.state),
  city: isProfessional ? cityFault(draft, profile) : null,
});

/** The draft as stored: digits, trimmed texts, null for empty fields. */
export function changeOf(draft: PersonalDraft, now: Date): ProfileChange {
  return {
    full_name: `${draft.firstName.trim()} ${draft.lastName.trim()}`.trim(),
    phone: parsePhone(draft.phone),
    birth_date: parseBirthDate(draft.birthDate, now),
    city: draft.city.trim() || null,
    state: draft.state || null,
  };
}
