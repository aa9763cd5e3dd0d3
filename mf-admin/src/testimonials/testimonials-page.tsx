import { useRef } from 'react';
import { useSearchParams } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { OverviewCrumb } from '../parts/overview-crumb';
import { Tabs } from '../parts/tabs';
import { copy } from './copy';
import { TestimonialList } from './testimonial-list';
import { addressOf, statusFrom, TESTIMONIAL_STATUSES } from './testimonial-status';
import styles from './testimonials-page.module.css';
import { usePendingTestimonials } from './use-testimonials';

export function TestimonialsPage() {
  const [params] = useSearchParams();
  const status = statusFrom(params);
  const { data: pending } = usePendingTestimonials();
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <OverviewCrumb />
      <PageLayout width="fluid" title={copy.title} subtitle={copy.subtitle}>
        <Tabs
          label={copy.tabs}
          tabs={TESTIMONIAL_STATUSES.map((known) => ({
            to: addressOf(known),
            label: copy.statuses[known].tab,
            current: known === status,
            count: known === 'pending' ? pending : undefined,
          }))}
        />
        {/* What is decided leaves the list, and its buttons with it: the list takes the focus over. */}
        <div ref={list} tabIndex={-1} className={styles.view}>
          <TestimonialList key={status} status={status} onDecided={() => list.current?.focus()} />
        </div>
      </PageLayout>
    </>
  );
}
