import { professionalFrom, type Professional, type ProfessionalRow } from 'shared-domain/professional';
import type { Profession } from 'shared-domain/specialties';

/** A row of `professionals_public`, as the profile reads it. */
export interface ProfileRow extends ProfessionalRow {
  readonly bio: string | null;
  readonly profession: Profession;
  readonly registration: string;
  readonly specialties: readonly string[];
  readonly rating_counts: readonly number[];
}

/** What the public profile shows of a professional. */
export interface Profile extends Professional {
  readonly bio: string | null;
  readonly profession: Profession;
  /** "CRP 06/112233" */
  readonly registration: string;
  /** What the professional works with; the field of work where none was chosen. */
  readonly topics: readonly string[];
  /** How many reviews gave one to five stars, in this order. */
  readonly starCounts: readonly number[];
}

/** Turns a row of `professionals_public` into a profile. */
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

/** One line of the distribution: how many percent of the reviews gave so many stars. */
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
