import { toAppError } from 'shared-domain/errors';
import { PROFILE_REVIEWS } from 'shared-domain/rating';
import type { Instant } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import type { WeeklyRange } from 'shared-domain/weekly-hours';
import { useUserId } from 'shared-portal/portal';
import { readFreeTimes } from 'shared-data/free-times';
import { usePublicRead } from 'shared-data/query';
import { profileFrom, type Profile } from './profile';

/** An approved professional's profile; null if no approved professional has this id. */
export function useProfile(userId: string) {
  return usePublicRead({
    key: ['profile', userId],
    read: async (client): Promise<Profile | null> => {
      if (!isUuid(userId)) return null;
      const { data, error } = await client
        .from('professionals_public')
        .select('*')
        .eq('user_id', userId)
        .maybeSingle();
      if (error) throw toAppError(error);
      return data && profileFrom(data);
    },
  });
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

/** The newest published reviews of a professional, at most three. */
export function usePublicReviews(userId: string) {
  return usePublicRead({
    key: ['public-reviews', userId],
    enabled: isUuid(userId),
    read: async (client): Promise<PublicReview[]> => {
      const { data, error } = await client
        .from('public_reviews')
        .select('id, rating, comment, patient_name, created_at')
        .eq('professional_id', userId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(PROFILE_REVIEWS);
      if (error) throw toAppError(error);
      return data.map(({ patient_name: author, created_at: writtenAt, ...review }) => ({
        ...review,
        author,
        writtenAt,
      }));
    },
  });
}

/** What a patient can book in the next 62 days, local to the professional. */
export function useFreeDays(userId: string) {
  const viewer = useUserId();
  return usePublicRead({
    key: ['free-days', userId, viewer],
    enabled: isUuid(userId),
    read: (client) => readFreeTimes(client, { professionalUserId: userId, since: null }),
  });
}

/** The weekly hours in which a professional takes bookings. */
export function useWeeklyHours(userId: string) {
  return usePublicRead({
    key: ['weekly-hours', userId],
    enabled: isUuid(userId),
    read: async (client): Promise<WeeklyRange[]> => {
      const { data, error } = await client
        .from('weekly_availability')
        .select('day_of_week, start_time, end_time')
        .eq('user_id', userId);
      if (error) throw toAppError(error);
      return data.map(({ day_of_week: weekday, start_time: from, end_time: to }) => ({
        weekday,
        from: from.slice(0, 5),
        to: to.slice(0, 5),
      }));
    },
  });
}
