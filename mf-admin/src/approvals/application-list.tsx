import { EmptyPanel } from 'shared-ui/panel';
import { CardList, CardListSkeleton } from '../parts/card-list';
import { NoMatch } from '../parts/no-match';
import type { Page } from '../parts/paging/page';
import { PagedView } from '../parts/paging/paged-view';
import type { ApplicationView } from './application-address';
import { ApplicationCard } from './application-card';
import { copy } from './copy';
import { useApplications, type Application } from './use-applications';
import { useMarks } from './use-marks';

interface ApplicationListProps {
  readonly view: ApplicationView;
  readonly search: string;
  readonly page: Page;
  readonly onPage: (page: Page) => void;
  readonly onClear: () => void;
}

export function ApplicationList({ view, search, page, onPage, onClear }: ApplicationListProps) {
  return (
    <PagedView
      query={useApplications(view, search, page)}
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
          <EmptyPanel card {...copy.emptyViews[view]} />
        )
      }
    >
      {(applications) => <Cards applications={applications} />}
    </PagedView>
  );
}

function Cards({ applications }: { readonly applications: readonly Application[] }) {
  const open = applications.filter(({ status }) => status === 'pending' || status === 'needs_info');
  const { data: marks } = useMarks(open.map(({ id }) => id));
  return (
    <CardList label={copy.list} entries={applications}>
      {(application) => <ApplicationCard application={application} mark={marks?.get(application.id)} />}
    </CardList>
  );
}
