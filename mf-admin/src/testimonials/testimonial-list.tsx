import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
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
  const testimonials = useTestimonials(status);
  const { empty, emptyText } = copy.statuses[status];
  return (
    <RemoteView
      query={testimonials}
      card
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      isEmpty={({ pages }) => pages.every((page) => page.length === 0)}
      empty={<EmptyPanel card title={empty} text={emptyText} />}
    >
      {({ pages }) => (
        <>
          <ul className={styles.list} aria-label={copy.list}>
            {pages.flat().map((testimonial) => (
              <li key={testimonial.id}>
                <TestimonialCard testimonial={testimonial} status={status} onDecided={onDecided} />
              </li>
            ))}
          </ul>
          {testimonials.hasNextPage && (
            <div className={styles.more}>
              <Button
                variant="outline"
                loading={testimonials.isFetchingNextPage}
                onClick={() => void testimonials.fetchNextPage()}
              >
                {copy.more}
              </Button>
            </div>
          )}
        </>
      )}
    </RemoteView>
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
