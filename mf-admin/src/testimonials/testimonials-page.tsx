import { useSearchParams } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { Tabs } from '../parts/tabs';
import { copy } from './copy';
import { TestimonialList } from './testimonial-list';
import { addressOf, statusFrom, TESTIMONIAL_STATUSES } from './testimonial-status';
import { usePendingTestimonials } from './use-testimonials';

export function TestimonialsPage() {
  const [params] = useSearchParams();
  const status = statusFrom(params);
  const pending = usePendingTestimonials();
  return (
    <PageLayout width="fluid" title={copy.title} subtitle={copy.subtitle}>
      <Tabs
        label={copy.tabs}
        tabs={TESTIMONIAL_STATUSES.map((known) => ({
          to: addressOf(known),
          label: copy.statuses[known].tab,
          current: known === status,
          count: known === 'pending' ? pending : undefined,
        }))}
      >
        <TestimonialList key={status} status={status} />
      </Tabs>
    </PageLayout>
  );
}
