/** The team's decision on a testimonial; `none`: a review without one. */
export const TESTIMONIAL_STATUSES = ['pending', 'published', 'refused', 'none'] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** The view of each status in the address; the first has none. */
const VIEWS: Readonly<Record<TestimonialStatus, string | null>> = {
  pending: null,
  published: 'publicados',
  refused: 'ocultos',
  none: 'sem-depoimento',
};

/** The view in the address; `pending` by default. */
export const statusFrom = (params: URLSearchParams): TestimonialStatus =>
  TESTIMONIAL_STATUSES.find((status) => VIEWS[status] === params.get('aba')) ?? 'pending';

/** Path and query of a view. */
export const addressOf = (status: TestimonialStatus): string => {
  const view = VIEWS[status];
  return `/admin/depoimentos${view === null ? '' : `?aba=${view}`}`;
};
