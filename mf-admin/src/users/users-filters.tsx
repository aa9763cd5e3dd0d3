import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Select, DatePicker } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { Field } from 'shared-ui/field';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { SearchBox } from 'shared-ui/search-box';
import { Chips } from '../parts/chips/chips';
import { ACCOUNT_LABELS, ACCOUNT_STATES, LISTED_ROLES, ROLE_LABELS } from '../parts/account/account';
import { copy } from './copy';
import { useUserCounts, type UserCounts } from './use-users';
import styles from './users.module.css';
import { NO_FILTER, SORT_NAMES, sortName, sortNamed, type UsersFilter, type UsersState } from './users-state';

/** The view of all accounts with one role or one state. */
const VIEWS: readonly (readonly [name: keyof UserCounts, filter: Pick<UsersFilter, 'role' | 'state'>])[] = [
  ['total', { role: null, state: null }],
  ['patients', { role: 'patient', state: null }],
  ['professionals', { role: 'professional', state: null }],
  ['in_review', { role: null, state: 'in_review' }],
  ['blocked', { role: null, state: 'blocked' }],
  ['team', { role: 'admin', state: null }],
];

const ANY = '';
const ROLES = [
  { value: ANY, label: copy.anyRole },
  ...LISTED_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
] as const;
const STATES = [
  { value: ANY, label: copy.anyState },
  ...ACCOUNT_STATES.map((value) => ({ value, label: ACCOUNT_LABELS[value].text })),
] as const;

interface UsersFiltersProps {
  readonly state: UsersState;
  readonly findsCpf: boolean;
  readonly onFilter: (change: Partial<UsersFilter & Pick<UsersState, 'sort'>>) => void;
}

/** The search and the views; the other filters in a row, on narrow screens in a sheet. */
export function UsersFilters({ state, findsCpf, onFilter }: UsersFiltersProps) {
  const counts = useUserCounts();
  const [asks, setAsks] = useState(false);
  const typed = useDebouncedText(state.search, (search) => onFilter({ search }));
  const chosen = [state.role, state.state, state.since, state.until].filter(Boolean).length;
  return (
    <>
      <Chips
        label={copy.views}
        chips={VIEWS.map(([name, view]) => ({
          key: name,
          label: copy.viewNames[name],
          count: { data: counts.data?.[name], isError: counts.isError },
          isCurrent: view.role === state.role && view.state === state.state,
          onSelect: () => onFilter(view),
        }))}
      />
      <form role="search" className={styles.filters}>
        <SearchBox
          label={copy.search}
          placeholder={findsCpf ? copy.searchPlaceholderCpf : copy.searchPlaceholder}
          typed={typed}
        />
        <Button
          variant="outline"
          className={styles.toggle}
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setAsks(true)}
        >
          {copy.filtersOf(chosen)}
        </Button>
        <div className={styles.fields}>
          <FilterFields state={state} onFilter={onFilter} />
        </div>
      </form>
      <PlainDialog
        open={asks}
        sheet
        title={copy.filters}
        onClose={() => setAsks(false)}
        footer={<Button onClick={() => setAsks(false)}>{copy.show}</Button>}
      >
        <div className={styles.fields}>
          <FilterFields state={state} onFilter={onFilter} />
        </div>
      </PlainDialog>
    </>
  );
}

function FilterFields({ state, onFilter }: Omit<UsersFiltersProps, 'findsCpf'>) {
  const isFiltered = [state.search, state.role, state.state, state.since, state.until].some(Boolean);
  return (
    <>
      <Field label={copy.role}>
        <Select
          value={state.role ?? ANY}
          onChange={(role) => onFilter({ role: role === ANY ? null : role })}
          options={ROLES}
        />
      </Field>
      <Field label={copy.state}>
        <Select
          value={state.state ?? ANY}
          onChange={(chosen) => onFilter({ state: chosen === ANY ? null : chosen })}
          options={STATES}
        />
      </Field>
      <Field label={copy.since}>
        <DatePicker
          value={state.since ?? ''}
          last={state.until ?? undefined}
          onChange={(since) => onFilter({ since })}
        />
      </Field>
      <Field label={copy.until}>
        <DatePicker
          value={state.until ?? ''}
          first={state.since ?? undefined}
          onChange={(until) => onFilter({ until })}
        />
      </Field>
      <Field label={copy.order} className={styles.order}>
        <Select
          value={sortName(state.sort)}
          onChange={(name) => onFilter({ sort: sortNamed(name) })}
          options={SORT_NAMES.map((name) => ({ value: name, label: copy.orders[name] ?? name }))}
        />
      </Field>
      {isFiltered && (
        <Button variant="text" className={styles.clear} onClick={() => onFilter(NO_FILTER)}>
          {copy.clear}
        </Button>
      )}
    </>
  );
}
