import { toAppError } from 'shared-domain/errors';
import { PROFILE_REVIEWS } from 'shared-domain/rating';
import { useRead } from 'shared-data/query';

/** A patient's review of the professional. */
export interface ReceivedReview {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly positiveAspects: string | null;
  readonly improvements: string | null;
  /** Abbreviated. */
  readonly patientName: string;
  /** UTC ISO. */
  readonly createdAt: string;
}

/** The newest reviews of the professional. */
export function useReceivedReviews() {
  return useRead({
    key: ['received-reviews'],
    read: async (client): Promise<ReceivedReview[]> => {
      const { data, error } = await client.rpc('received_reviews', { page_size: PROFILE_REVIEWS });
      if (error) throw toAppError(error);
      return data.map((row) => ({
        id: row.id,
        rating: row.rating,
        positiveAspects: row.positive_aspects,
        improvements: row.improvements,
        patientName: row.patient_name,
        createdAt: row.created_at,
      }));
    },
  });
}
