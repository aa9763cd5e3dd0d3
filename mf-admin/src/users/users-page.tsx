import { Download, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { PageLayout } from 'shared-ui/page-layout';
import { ExportProgress } from '../parts/export/export-progress';
import { useExport } from '../parts/export/use-export';
import { NoMatch } from '../parts/no-match';
import { PagedView } from '../parts/paging/paged-view';
import { PlannedCard } from '../parts/planned/planned-card';
import { useMay } from '../parts/team/use-team-access';
import { copy } from './copy';
import { EXPORTED_USERS, useUserTotal } from './exported-users';
import { isCpf, useUserCount, useUsers } from './use-users';
import { UsersFilters } from './users-filters';
import styles from './users.module.css';
import { UsersTable, UsersTableSkeleton } from './users-table';
import { isDigits, NO_FILTER, useUsersState, type UsersFilter, type UsersState } from './users-state';

const ExportDialog = lazy(async () => ({
  default: (await import('../parts/export/export-dialog')).ExportDialog,
}));

/** All accounts: filters in the address, except digits, which may be a CPF. */
export function UsersPage() {
  const { state: inAddress, filter, goTo } = useUsersState();
  const [digits, setDigits] = useState('');
  const state: UsersState = digits ? { ...inAddress, search: digits } : inAddress;
  const may = useMay();
  const findsCpf = may('people.identity');
  const exporting = useExport(EXPORTED_USERS);
  const [asks, setAsks] = useState(false);
  const change = ({ search, ...rest }: Partial<UsersFilter & Pick<UsersState, 'sort'>>) => {
    if (search === undefined) return filter(rest);
    const isPrivate = isDigits(search);
    setDigits(isPrivate ? search : '');
    filter({ ...rest, search: isPrivate ? '' : search });
  };
  return (
    <PageLayout
      width="fluid"
      title={copy.title}
      subtitle={copy.subtitle}
      action={
        <div className={styles.actions}>
          {may('people.identity') && !isCpf(state.search) && (
            <Button
              variant="outline"
              icon={<Download aria-hidden="true" />}
              loading={exporting.running !== null}
              onClick={() => setAsks(true)}
            >
              {copy.export}
            </Button>
          )}
          <ButtonLink variant="outline" to="/admin/equipe" icon={<ShieldCheck aria-hidden="true" />}>
            {copy.team}
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.page}>
        <UsersFilters state={state} findsCpf={findsCpf} onFilter={change} />
        <ExportProgress title={copy.exporting} exporting={exporting} useTotal={useUserTotal} />
        {isDigits(state.search) && !findsCpf ? (
          <EmptyPanel card title={copy.none} text={copy.noCpf} />
        ) : (
          <UserList state={state} onFilter={change} onPage={goTo} />
        )}
      </div>
      <PlannedCard path="/admin/users" />
      {asks && (
        <Suspense>
          <ExportDialog
            title={copy.exportTitle}
            text={copy.exportText}
            onExport={(purpose) => exporting.start({ ...state, purpose })}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}

interface UserListProps {
  readonly state: UsersState;
  readonly onFilter: (change: Partial<UsersFilter & Pick<UsersState, 'sort'>>) => void;
  readonly onPage: ReturnType<typeof useUsersState>['goTo'];
}

function UserList({ state, onFilter, onPage }: UserListProps) {
  const { data: count } = useUserCount(state);
  const isWhole = !state.search && !state.since && !state.until;
  return (
    <>
      <p role="status" className={styles.count}>
        {count !== undefined && (isWhole ? copy.counted(count) : copy.count(count))}
      </p>
      <PagedView
        query={useUsers(state)}
        page={state.page}
        onPage={onPage}
        card
        skeleton={<UsersTableSkeleton />}
        failureText={copy.failedText}
        empty={
          <NoMatch
            title={copy.none}
            text={copy.noneText}
            clear={copy.clear}
            onClear={() => onFilter(NO_FILTER)}
          />
        }
      >
        {(users) => <UsersTable users={users} sort={state.sort} onSort={(sort) => onFilter({ sort })} />}
      </PagedView>
    </>
  );
}
