import type { FreeDay } from 'shared-domain/free-times';
import { professionalFrom, type Professional, type ProfessionalRow } from 'shared-domain/professional';
import {
  publishedDetailsFrom,
  type PublishedDetails,
  type PublishedDetailsRow,
} from 'shared-domain/published-profile';
import type { Instant } from 'shared-domain/schedule';
import type { Profession } from 'shared-domain/specialties';
import type { WeeklyRange } from 'shared-domain/weekly-hours';
import { freeDaysFrom, type FreeDayRow } from 'shared-data/free-times';

/** A row of `professionals_public`, as selected for the profile. */
export interface ProfileRow extends ProfessionalRow {
  readonly bio: string | null;
  readonly profession: Profession;
  readonly registration: string;
  readonly specialties: readonly string[];
  readonly rating_counts: readonly number[];
}

/** The result of `public_profile`. */
export interface ProfileAnswer {
  readonly professional: ProfileRow;
  /** Missing in results of a database older than this version. */
  readonly details?: PublishedDetailsRow;
  readonly reviews: readonly {
    readonly id: string;
    readonly rating: number;
    readonly comment: string;
    readonly patient_name: string;
    readonly created_at: string;
  }[];
  readonly hours: readonly {
    readonly day_of_week: number;
    readonly start_time: string;
    readonly end_time: string;
  }[];
  readonly days: readonly FreeDayRow[];
}

/** A published review by a patient. */
export interface PublicReview {
  readonly id: string;
  readonly rating: number;
  readonly comment: string;
  /** "Camila R." */
  readonly author: string;
  readonly writtenAt: Instant;
}

/** The public data of a professional. */
export interface Profile extends Professional, PublishedDetails {
  readonly bio: string | null;
  readonly profession: Profession;
  /** "CRP 06/112233" */
  readonly registration: string;
  /** The specialties; the field of work if there are none. */
  readonly topics: readonly string[];
  /** Number of reviews with one to five stars, in this order. */
  readonly starCounts: readonly number[];
  /** The newest published reviews, at most three. */
  readonly newestReviews: readonly PublicReview[];
  /** When the professional takes bookings. */
  readonly hours: readonly WeeklyRange[];
  /** What visitors can book in the next 62 days, local to the professional. */
  readonly days: readonly FreeDay[];
}

/** Converts the result of `public_profile`. */
export function profileFrom({ professional: row, details, reviews, hours, days }: ProfileAnswer): Profile {
  const professional = professionalFrom(row);
  return {
    ...professional,
    ...publishedDetailsFrom(details),
    bio: row.bio?.trim() || null,
    profession: row.profession,
    registration: row.registration,
    topics: row.specialties.length > 0 ? row.specialties : [professional.specialty],
    starCounts: row.rating_counts,
    newestReviews: reviews.map(({ patient_name: author, created_at: writtenAt, ...review }) => ({
      ...review,
      author,
      writtenAt,
    })),
    hours: hours.map(({ day_of_week: weekday, start_time: from, end_time: to }) => ({
      weekday,
      from: from.slice(0, 5),
      to: to.slice(0, 5),
    })),
    days: freeDaysFrom(days),
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
