import { PageLayout } from 'shared-ui/page-layout';
import { ConsultationFigures } from './consultation-figures';
import { ConsultationFilters } from './consultation-filters';
import { ConsultationList } from './consultation-list';
import { copy } from './copy';
import { useListState } from './use-list-state';

export function ConsultationsPage() {
  const { state, filter, goTo } = useListState();
  return (
    <PageLayout width="fluid" title={copy.title} subtitle={copy.subtitle}>
      <ConsultationFigures />
      <ConsultationFilters state={state} onFilter={filter} />
      <ConsultationList state={state} onPage={goTo} onClear={() => filter({ search: '', status: null })} />
    </PageLayout>
  );
}
