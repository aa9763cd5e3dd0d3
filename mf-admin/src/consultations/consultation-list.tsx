import { EmptyPanel } from 'shared-ui/panel';
import { NoMatch } from '../parts/no-match';
import type { Page } from '../parts/paging/page';
import { PagedView } from '../parts/paging/paged-view';
import { ConsultationTable, ConsultationTableSkeleton } from './consultation-table';
import { copy } from './copy';
import { isFiltered, type ListState, type Sort } from './list-state';
import { useConsultations } from './use-consultations';

interface ConsultationListProps {
  readonly state: ListState;
  readonly onSort: (sort: Sort) => void;
  readonly onPage: (page: Page) => void;
  readonly onClear: () => void;
}

export function ConsultationList({ state, onSort, onPage, onClear }: ConsultationListProps) {
  return (
    <PagedView
      query={useConsultations(state)}
      page={state.page}
      onPage={onPage}
      card
      skeleton={<ConsultationTableSkeleton />}
      failureText={copy.failedText}
      failureToast
      empty={
        isFiltered(state) ? (
          <NoMatch title={copy.noMatch} clear={copy.clear} onClear={onClear} />
        ) : (
          <EmptyPanel card title={copy.none} />
        )
      }
    >
      {(entries) => <ConsultationTable entries={entries} sort={state.sort} onSort={onSort} />}
    </PagedView>
  );
}
