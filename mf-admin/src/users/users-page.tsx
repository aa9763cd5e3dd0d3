import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { PageLayout } from 'shared-ui/page-layout';
import { NoMatch } from '../parts/no-match';
import { PagedView } from '../parts/paging/paged-view';
import { PlannedCard } from '../parts/planned/planned-card';
import { useMay } from '../parts/team/use-team-access';
import { copy } from './copy';
import { useUserCount, useUsers } from './use-users';
import { UsersFilters } from './users-filters';
import styles from './users.module.css';
import { UsersTable, UsersTableSkeleton } from './users-table';
import { isDigits, NO_FILTER, useUsersState, type UsersFilter, type UsersState } from './users-state';

/** All accounts: filters in the address, except digits, which may be a CPF. */
export function UsersPage() {
  const { state: inAddress, filter, goTo } = useUsersState();
  const [digits, setDigits] = useState('');
  const state: UsersState = digits ? { ...inAddress, search: digits } : inAddress;
  const findsCpf = useMay()('people.identity');
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
        <ButtonLink variant="outline" to="/admin/equipe" icon={<ShieldCheck aria-hidden="true" />}>
          {copy.team}
        </ButtonLink>
      }
    >
      <div className={styles.page}>
        <UsersFilters state={state} findsCpf={findsCpf} onFilter={change} />
        {isDigits(state.search) && !findsCpf ? (
          <EmptyPanel card title={copy.none} text={copy.noCpf} />
        ) : (
          <UserList state={state} onFilter={change} onPage={goTo} />
        )}
      </div>
      <PlannedCard path="/admin/users" />
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
