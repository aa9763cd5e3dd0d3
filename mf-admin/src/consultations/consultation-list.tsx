import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { ConsultationTable, ConsultationTableSkeleton } from './consultation-table';
import { copy } from './copy';
import { EmptiedPage } from './emptied-page';
import { isOutermost, type ListState, type Page, type Sort } from './list-state';
import { Pager } from './pager';
import { useConsultations } from './use-consultations';

interface ConsultationListProps {
  readonly state: ListState;
  readonly onSort: (sort: Sort) => void;
  readonly onPage: (page: Page) => void;
  readonly onClear: () => void;
}

export function ConsultationList({ state, onSort, onPage, onClear }: ConsultationListProps) {
  const filtered = state.search !== '' || state.status !== null;
  return (
    <RemoteView
      query={useConsultations(state)}
      card
      skeleton={<ConsultationTableSkeleton />}
      failureText={copy.failedText}
      failureToast
      isEmpty={({ entries }) => entries.length === 0 && isOutermost(state.page)}
      empty={
        filtered ? (
          <EmptyPanel
            card
            title={copy.noMatch}
            action={
              <Button variant="outline" onClick={onClear}>
                {copy.clear}
              </Button>
            }
          />
        ) : (
          <EmptyPanel card title={copy.none} />
        )
      }
    >
      {(page) =>
        page.entries.length === 0 ? (
          <EmptiedPage onPage={onPage} />
        ) : (
          <>
            <ConsultationTable entries={page.entries} sort={state.sort} onSort={onSort} />
            <Pager page={page} onPage={onPage} />
          </>
        )
      }
    </RemoteView>
  );
}
