import { countOf, toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import type { Page, RowKey } from '../parts/paging/page';
import { usePagedQuery } from '../parts/paging/use-paged-query';
import type { TestimonialStatus } from './testimonial-status';

export const TESTIMONIALS_KEY = 'admin-testimonials';

/** A patient's review. */
export interface Testimonial {
  readonly key: RowKey;
  readonly id: string;
  /** The text to publish; null: none. */
  readonly text: string | null;
  readonly rating: number;
  /** The name as published. */
  readonly patientName: string;
  readonly professionalName: string;
  readonly sentAt: Instant;
  readonly emotion: string | null;
  readonly recommends: boolean;
  readonly positiveAspects: string | null;
  readonly improvements: string | null;
}

/** One page of the reviews with one status, newest first. Each pending one notifies the admins. */
export function useTestimonials(status: TestimonialStatus, page: Page) {
  useLive(useOwnTopic(), ['notifications'], [TESTIMONIALS_KEY]);
  return usePagedQuery({
    key: [TESTIMONIALS_KEY, status],
    page,
    read: async (client, { cursor, newer, size, signal }): Promise<Testimonial[]> => {
      const { data, error } = await client
        .rpc('list_reviews', {
          status,
          cursor_created_at: cursor?.at ?? null,
          cursor_id: cursor?.id ?? null,
          newer,
          page_size: size,
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data.map((row) => ({
        key: { at: row.created_at, id: row.id },
        id: row.id,
        text: row.public_testimonial,
        rating: row.rating,
        patientName: row.patient_name,
        professionalName: row.professional_name,
        sentAt: row.created_at as Instant,
        emotion: row.emotion,
        recommends: row.would_recommend,
        positiveAspects: row.positive_aspects,
        improvements: row.improvements,
      }));
    },
  });
}

/** Number of pending testimonials. */
export function usePendingTestimonials() {
  return useRead({
    key: [TESTIMONIALS_KEY, 'count'],
    read: async (client): Promise<number> => {
      return countOf(
        await client
          .from('reviews')
          .select('id', { count: 'exact', head: true })
          .eq('testimonial_status', 'pending'),
      );
    },
  });
}
