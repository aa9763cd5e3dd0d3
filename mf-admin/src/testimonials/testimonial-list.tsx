import { EmptyPanel } from 'shared-ui/panel';
import { CardList, CardListSkeleton } from '../parts/card-list';
import { PagedView } from '../parts/paging/paged-view';
import { usePage } from '../parts/paging/use-page';
import { copy } from './copy';
import { TestimonialCard } from './testimonial-card';
import type { TestimonialStatus } from './testimonial-status';
import { useTestimonials } from './use-testimonials';

export function TestimonialList({ status }: { status: TestimonialStatus }) {
  const [page, goTo] = usePage();
  const { empty, emptyText } = copy.statuses[status];
  return (
    <PagedView
      query={useTestimonials(status, page)}
      page={page}
      onPage={goTo}
      card
      skeleton={<CardListSkeleton cards={2} />}
      failureText={copy.failedText}
      empty={<EmptyPanel card title={empty} text={emptyText} />}
    >
      {(testimonials) => (
        <CardList label={copy.list} entries={testimonials}>
          {(testimonial) => <TestimonialCard testimonial={testimonial} status={status} />}
        </CardList>
      )}
    </PagedView>
  );
}
