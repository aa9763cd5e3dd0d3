import { useEffect, useRef } from 'react';
import { useUserId } from 'shared-portal/portal';
import { Button, ButtonLink } from 'shared-ui/button';
import { Pager } from 'shared-ui/pager';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { copy } from './copy';
import { FIRST_PAGE, type ListState, type Page } from './list-state';
import styles from './patient-list.module.css';
import { PatientTable, PatientTableSkeleton } from './patient-table';
import type { PatientPage, usePatients } from './use-patients';

interface PatientListProps {
  readonly query: ReturnType<typeof usePatients>;
  readonly state: ListState;
  readonly isSuspended: boolean;
  readonly onFilter: (change: Partial<Omit<ListState, 'page'>>) => void;
  readonly onPage: (page: Page) => void;
}

/** A page of the list with its pager, or why there is none. */
export function PatientList({ query, state, isSuspended, onFilter, onPage }: PatientListProps) {
  const { list, turn } = useTurning(query.isPlaceholderData, onPage);
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <RemoteView
        query={query}
        card
        skeleton={<PatientTableSkeleton />}
        failureTitle={copy.failedTitle}
        failureText={copy.failedText}
        isEmpty={({ total }) => total === 0}
        empty={<NoPatients isSuspended={isSuspended} />}
      >
        {(page) =>
          page.listed === 0 ? (
            <NoMatch state={state} onFilter={onFilter} />
          ) : page.patients.length === 0 ? (
            <EmptiedPage onPage={turn} />
          ) : (
            <>
              <PatientTable page={page} />
              <PagerOf page={page} onPage={turn} />
            </>
          )
        }
      </RemoteView>
    </div>
  );
}

/** Focuses the list once another page is loaded, because the pager is below it. */
function useTurning(isOld: boolean, onPage: (page: Page) => void) {
  const list = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (isOld || !turned.current) return;
    turned.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  });
  const turn = (page: Page) => {
    turned.current = true;
    onPage(page);
  };
  return { list, turn };
}

function PagerOf({ page, onPage }: { readonly page: PatientPage; readonly onPage: (page: Page) => void }) {
  const { patients, skipped, listed } = page;
  const end = skipped + patients.length;
  const [top, bottom] = [patients[0], patients.at(-1)];
  const hasNext = end < listed;
  return (
    <Pager
      note={<p>{copy.shown(skipped + 1, end, listed)}</p>}
      onFirst={skipped > 0 ? () => onPage(FIRST_PAGE) : null}
      onPrevious={skipped > 0 && top ? () => onPage({ at: 'before', id: top.id }) : null}
      onNext={hasNext && bottom ? () => onPage({ at: 'after', id: bottom.id }) : null}
      onLast={hasNext ? () => onPage({ at: 'last' }) : null}
    />
  );
}

function NoPatients({ isSuspended }: { readonly isSuspended: boolean }) {
  const userId = useUserId();
  return (
    <EmptyPanel
      card
      title={copy.none}
      text={copy.noneText}
      action={
        !isSuspended && (
          <>
            <ButtonLink to="/professional/agenda/horarios">{copy.hours}</ButtonLink>
            <ButtonLink variant="outline" to={`/professional/profile/${userId}`}>
              {copy.profile}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

function NoMatch({ state: { search, situation }, onFilter }: Pick<PatientListProps, 'state' | 'onFilter'>) {
  const isSearch = search !== '';
  const title = isSearch || situation === 'all' ? copy.notFound(search) : copy.noneOf[situation];
  return (
    <EmptyPanel
      card
      title={title}
      text={isSearch ? copy.notFoundText : undefined}
      action={
        <Button variant="outline" onClick={() => onFilter({ search: '', situation: 'all' })}>
          {isSearch ? copy.clear : copy.showAll}
        </Button>
      }
    />
  );
}

function EmptiedPage({ onPage }: { readonly onPage: (page: Page) => void }) {
  return (
    <EmptyPanel
      card
      title={copy.emptied}
      text={copy.emptiedText}
      action={
        <Button variant="outline" onClick={() => onPage(FIRST_PAGE)}>
          {copy.toFirst}
        </Button>
      }
    />
  );
}
