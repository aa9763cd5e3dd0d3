import { professionalFrom, type Professional, type ProfessionalRow } from 'shared-domain/professional';
import type { Profession } from 'shared-domain/specialties';

/** A row of `professionals_public`, as selected for the profile. */
export interface ProfileRow extends ProfessionalRow {
  readonly bio: string | null;
  readonly profession: Profession;
  readonly registration: string;
  readonly specialties: readonly string[];
  readonly rating_counts: readonly number[];
}

/** The public data of a professional. */
export interface Profile extends Professional {
  readonly bio: string | null;
  readonly profession: Profession;
  /** "CRP 06/112233" */
  readonly registration: string;
  /** The specialties; the field of work if there are none. */
  readonly topics: readonly string[];
  /** Number of reviews with one to five stars, in this order. */
  readonly starCounts: readonly number[];
}

/** Converts a row of `professionals_public` to a profile. */
export function profileFrom(row: ProfileRow): Profile {
  const professional = professionalFrom(row);
  return {
    ...professional,
    bio: row.bio?.trim() || null,
    profession: row.profession,
    registration: row.registration,
    topics: row.specialties.length > 0 ? row.specialties : [professional.specialty],
    starCounts: row.rating_counts,
  };
}

/** One line of the distribution: the percentage of reviews with this many stars. */
export interface StarShare {
  readonly stars: number;
  /** 0 to 100, rounded. */
  readonly percent: number;
}

/** The shares of five to one stars, in this order; all 0 without reviews. */
export function starShares(counts: readonly number[]): readonly StarShare[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts
    .map((count, index) => ({
      stars: index + 1,
      percent: total === 0 ? 0 : Math.round((count / total) * 100),
    }))
    .reverse();
}
