import { toAppError } from 'shared-domain/errors';
import { PROFILE_REVIEWS } from 'shared-domain/rating';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
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

/** A possible start of a consultation, in São Paulo time. */
export interface FreeSlot {
  readonly date: IsoDay;
  /** '11:30' */
  readonly time: string;
}

/** A professional's first free time in the next 60 days; null if there is none. */
export function useNextSlot(userId: string) {
  return usePublicRead({
    key: ['next-slot', userId],
    enabled: isUuid(userId),
    read: async (client): Promise<FreeSlot | null> => {
      const { data, error } = await client.rpc('next_available_slot', { professional_user_id: userId });
      if (error) throw toAppError(error);
      return data && { date: data.date as IsoDay, time: data.time };
    },
  });
}
