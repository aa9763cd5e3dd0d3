import { Plus } from 'lucide-react';
import { ButtonLink } from 'shared-ui/button';
import { PageLayout } from 'shared-ui/page-layout';
import { copy } from './copy';
import { FilterBar } from './filter-bar';
import { NO_FILTERS, useHistoryFilters } from './history-filters';
import { ConsultationList } from './consultation-list';
import { Summary } from './summary';

export function HistoryPage() {
  const [filters, change] = useHistoryFilters();
  return (
    <PageLayout
      title={copy.title}
      subtitle={copy.subtitle}
      action={
        <ButtonLink variant="primary" to="/patient/search" icon={<Plus aria-hidden="true" />}>
          {copy.newBooking}
        </ButtonLink>
      }
    >
      <FilterBar filters={filters} onChange={change} />
      <Summary filters={filters} />
      <ConsultationList filters={filters} onClear={() => change(NO_FILTERS)} />
    </PageLayout>
  );
}
