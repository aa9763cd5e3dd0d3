import { lazy, Suspense } from 'react';
import { addDays, dayOf, formatDayNumeric, type IsoDay } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { Avatar } from 'shared-ui/avatar';
import { StatusBadge } from 'shared-ui/status-badge';
import { Tag } from 'shared-ui/tag';
import { ACCOUNT_LABELS, roleText, roleTone } from '../parts/account/account';
import { copy } from './copy';
import type { ListedUser } from './use-users';
import styles from './users.module.css';
import type { Sort } from './users-state';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu')).UserMenu }));

const { person, role, state, consultations, lastSeen, since } = copy.columns;

interface UsersTableProps {
  readonly users: readonly ListedUser[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The accounts. A column is first sorted in descending order, then in the other. */
export function UsersTable({ users, sort, onSort }: UsersTableProps) {
  const today = dayOf(new Date());
  const sortable = (by: Sort['by']) => ({
    key: by,
    sorter: true,
    sortDirections: ['descend', 'ascend', 'descend'] as ('ascend' | 'descend')[],
    sortOrder: sort.by === by ? (sort.ascending ? ('ascend' as const) : ('descend' as const)) : null,
  });
  return (
    <ListTable<ListedUser>
      label={copy.title}
      className={styles.cells}
      rowKey={({ id }) => id}
      entries={users}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = [sorter].flat()[0] ?? {};
        onSort({
          by: columnKey === 'created_at' ? columnKey : 'last_seen_on',
          ascending: order === 'ascend',
        });
      }}
      columns={[
        { title: person, className: styles.person, render: (_, user) => <Person user={user} /> },
        {
          title: role,
          className: styles.role,
          render: (_, user) => <Tag tone={roleTone(user.role)}>{roleText(user)}</Tag>,
        },
        {
          title: state,
          className: styles.state,
          render: (_, user) => <StatusBadge label={ACCOUNT_LABELS[user.state]} />,
        },
        {
          title: consultations,
          className: styles.consultations,
          render: (_, user) => <Labelled label={consultations}>{user.consultations ?? '–'}</Labelled>,
        },
        {
          ...sortable('last_seen_on'),
          title: lastSeen,
          className: styles.figures,
          render: (_, user) => <Labelled label={lastSeen}>{seenText(user.lastSeenOn, today)}</Labelled>,
        },
        {
          ...sortable('created_at'),
          title: since,
          className: `${styles.figures} ${styles.since}`,
          render: (_, user) => <Labelled label={since}>{formatDayNumeric(dayOf(user.createdAt))}</Labelled>,
        },
        {
          title: <span className="visually-hidden">{copy.actions}</span>,
          className: styles.menu,
          render: (_, user) =>
            user.state !== 'erased' && (
              <Suspense fallback={<span className={styles.menuPlace} />}>
                <UserMenu user={user} />
              </Suspense>
            ),
        },
      ]}
    />
  );
}

function Person({ user: { id, fullName, email, state: is } }: { readonly user: ListedUser }) {
  const erased = is === 'erased';
  return (
    <div className={styles.line}>
      <Avatar name={erased ? '' : fullName} size="sm" />
      <div>
        {erased ? (
          <span className={styles.erased}>{copy.erased}</span>
        ) : (
          <>
            <Link to={`/admin/users/${id}`} className={styles.name}>
              {fullName || email}
            </Link>
            <span className={styles.sub}>{email}</span>
          </>
        )}
      </div>
    </div>
  );
}

/** The card layout has no column heads. */
function Labelled({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <>
      <span className={styles.label}>{label} </span>
      {children}
    </>
  );
}

/** "hoje", "ontem", "25/11/2026", "nunca entrou". */
function seenText(day: IsoDay | null, today: IsoDay): string {
  if (day === null) return copy.never;
  if (day === today) return copy.today;
  return day === addDays(today, -1) ? copy.yesterday : formatDayNumeric(day);
}

export function UsersTableSkeleton() {
  return (
    <ListTableSkeleton
      className={styles.cells}
      columns={[
        [person, '13rem'],
        [role, '5.5rem'],
        [state, '6.25rem'],
        [consultations, '2rem'],
        [lastSeen, '5.5rem'],
        [since, '5.5rem'],
      ]}
    />
  );
}
