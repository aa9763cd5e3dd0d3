import { EmptyPanel } from 'shared-ui/panel';
import { CardList, CardListSkeleton } from '../parts/card-list';
import { NoMatch } from '../parts/no-match';
import type { Page } from '../parts/paging/page';
import { PagedView } from '../parts/paging/paged-view';
import { ApplicationCard } from './application-card';
import { copy } from './copy';
import { useApplications } from './use-applications';

interface ApplicationListProps {
  readonly search: string;
  readonly page: Page;
  readonly onPage: (page: Page) => void;
  readonly onClear: () => void;
}

export function ApplicationList({ search, page, onPage, onClear }: ApplicationListProps) {
  return (
    <PagedView
      query={useApplications(search, page)}
      page={page}
      onPage={onPage}
      card
      skeleton={<CardListSkeleton cards={3} avatar />}
      failureText={copy.failedText}
      failureToast
      empty={
        search ? (
          <NoMatch title={copy.noMatch} text={copy.noMatchText} clear={copy.clear} onClear={onClear} />
        ) : (
          <EmptyPanel card title={copy.none} text={copy.noneText} />
        )
      }
    >
      {(applications) => (
        <CardList label={copy.list} entries={applications}>
          {(application) => <ApplicationCard application={application} />}
        </CardList>
      )}
    </PagedView>
  );
}
