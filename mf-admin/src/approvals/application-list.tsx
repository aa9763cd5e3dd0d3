import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { SkeletonCard } from 'shared-ui/skeleton';
import type { Page } from '../parts/paging/page';
import { PagedView } from '../parts/paging/paged-view';
import { ApplicationCard } from './application-card';
import styles from './application-list.module.css';
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
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      failureToast
      empty={
        search ? <NoMatch onClear={onClear} /> : <EmptyPanel card title={copy.none} text={copy.noneText} />
      }
    >
      {(applications) => (
        <ul className={styles.list} aria-label={copy.list}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} />
            </li>
          ))}
        </ul>
      )}
    </PagedView>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyPanel
      card
      title={copy.noMatch}
      text={copy.noMatchText}
      action={
        <Button variant="outline" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: 3 }, (_, card) => (
        <SkeletonCard key={card} avatar foot />
      ))}
    </div>
  );
}
