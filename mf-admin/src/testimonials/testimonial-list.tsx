import { EmptyPanel } from 'shared-ui/panel';
import { SkeletonCard } from 'shared-ui/skeleton';
import { PagedView } from '../parts/paging/paged-view';
import { usePage } from '../parts/paging/use-page';
import { copy } from './copy';
import { TestimonialCard } from './testimonial-card';
import type { TestimonialStatus } from './testimonial-status';
import styles from './testimonials-page.module.css';
import { useTestimonials } from './use-testimonials';

interface TestimonialListProps {
  readonly status: TestimonialStatus;
  readonly onDecided: () => void;
}

export function TestimonialList({ status, onDecided }: TestimonialListProps) {
  const [page, goTo] = usePage();
  const { empty, emptyText } = copy.statuses[status];
  return (
    <PagedView
      query={useTestimonials(status, page)}
      page={page}
      onPage={goTo}
      card
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      empty={<EmptyPanel card title={empty} text={emptyText} />}
    >
      {(testimonials) => (
        <ul className={styles.list} aria-label={copy.list}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} status={status} onDecided={onDecided} />
            </li>
          ))}
        </ul>
      )}
    </PagedView>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: 2 }, (_, card) => (
        <SkeletonCard key={card} foot />
      ))}
    </div>
  );
}
