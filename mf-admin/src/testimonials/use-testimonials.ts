import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useSupabase, useUserId } from 'shared-portal/portal';
import type { TestimonialStatus } from './testimonial-status';

const PAGE_SIZE = 20;
export const TESTIMONIALS_KEY = 'admin-testimonials';

/** A review with a text that its patient wants to be published. */
export interface Testimonial {
  readonly id: string;
  readonly text: string;
  readonly rating: number;
  /** As readers would see the name. */
  readonly patientName: string;
  readonly professionalName: string;
  readonly sentAt: Instant;
  readonly emotion: string | null;
  readonly recommends: boolean;
}

/** Testimonials of one status, newest first, page by page. */
export function useTestimonials(status: TestimonialStatus) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useInfiniteQuery({
    queryKey: [TESTIMONIALS_KEY, userId, status],
    enabled: userId !== null,
    initialPageParam: null as Testimonial | null,
    queryFn: async ({ pageParam }): Promise<Testimonial[]> => {
      const client = await supabase();
      const { data, error } = await client.rpc('list_testimonials', {
        status,
        cursor_created_at: pageParam?.sentAt ?? null,
        cursor_id: pageParam?.id ?? null,
        page_size: PAGE_SIZE,
      });
      if (error) throw toAppError(error);
      return data.map((row) => ({
        id: row.id,
        text: row.public_testimonial,
        rating: row.rating,
        patientName: row.patient_name,
        professionalName: row.professional_name,
        sentAt: row.created_at as Instant,
        emotion: row.emotion,
        recommends: row.would_recommend,
      }));
    },
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1) : null),
  });
}

/** How many testimonials wait to be read. */
export function usePendingTestimonials() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: [TESTIMONIALS_KEY, userId, 'count'],
    enabled: userId !== null,
    queryFn: async (): Promise<number> => {
      const client = await supabase();
      const { count, error } = await client
        .from('reviews')
        .select('id', { count: 'exact', head: true })
        .eq('testimonial_status', 'pending');
      if (error) throw toAppError(error);
      return count ?? 0;
    },
  });
}
