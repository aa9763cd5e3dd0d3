import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { ApplicationCard } from './application-card';
import styles from './application-list.module.css';
import { copy } from './copy';
import { useApplications } from './use-applications';

interface ApplicationListProps {
  readonly search: string;
  readonly onClear: () => void;
}

export function ApplicationList({ search, onClear }: ApplicationListProps) {
  const applications = useApplications(search);
  return (
    <RemoteView
      query={applications}
      card
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      failureToast
      isEmpty={({ pages }) => pages.every((page) => page.length === 0)}
      empty={
        search ? <NoMatch onClear={onClear} /> : <EmptyPanel card title={copy.none} text={copy.noneText} />
      }
    >
      {({ pages }) => (
        <>
          <ul className={styles.list} aria-label={copy.list}>
            {pages.flat().map((application) => (
              <li key={application.id}>
                <ApplicationCard application={application} />
              </li>
            ))}
          </ul>
          {applications.hasNextPage && (
            <div className={styles.more}>
              <Button
                variant="outline"
                loading={applications.isFetchingNextPage}
                onClick={() => void applications.fetchNextPage()}
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
