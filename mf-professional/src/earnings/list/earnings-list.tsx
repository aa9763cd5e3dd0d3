import { useEffect, useRef } from 'react';
import { formatBalance } from 'shared-domain/money';
import type { IsoDay } from 'shared-domain/schedule';
import { Select } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { Field } from 'shared-ui/field';
import { Pager } from 'shared-ui/pager';
import { EmptyPanel } from 'shared-ui/panel';
import { SearchBox } from 'shared-ui/search-box';
import { copy } from '../copy';
import { SITUATIONS, type Situation } from '../earnings';
import { capitalized, monthText } from '../months';
import type { EarningsMonth } from '../use-earnings';
import styles from './earnings-list.module.css';
import { EarningsTable } from './earnings-table';
import { matching, PAGE_SIZE, type ListState } from './list-state';
import { useListState } from './use-list-state';

const words = copy.list;

const EVERY = 'every';
const OPTIONS: readonly { readonly value: Situation | typeof EVERY; readonly label: string }[] = [
  { value: EVERY, label: words.every },
  ...SITUATIONS.map((value) => ({ value, label: words.situations[value].text })),
];

interface EarningsListProps {
  readonly month: EarningsMonth;
  readonly today: IsoDay;
}

/** The month's consultations with their money, filtered and in pages. */
export function EarningsList({ month, today }: EarningsListProps) {
  const { state, filter, goTo } = useListState();
  const typed = useDebouncedText(state.search, (search) => filter({ search }));
  const found = matching(month.earnings, state);
  const { list, turn } = useTurning(state.page, goTo);
  return (
    <section aria-labelledby="earnings-list" className={styles.section}>
      <h2 id="earnings-list">{words.title}</h2>
      <form role="search" className={styles.filters}>
        <SearchBox label={words.search} placeholder={words.searchPlaceholder} typed={typed} />
        <Field label={words.situation}>
          <Select
            value={state.situation ?? EVERY}
            onChange={(value) => filter({ situation: value === EVERY ? null : value })}
            options={OPTIONS}
          />
        </Field>
      </form>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {found.length === 0 ? (
          <EmptyPanel
            card
            level={3}
            title={words.noMatch}
            action={
              <Button variant="outline" onClick={() => filter({ search: '', situation: null })}>
                {words.showAll}
              </Button>
            }
          />
        ) : (
          <Page found={found} page={state.page} month={month} today={today} onPage={turn} />
        )}
      </div>
    </section>
  );
}

interface PageProps extends EarningsListProps {
  readonly found: EarningsMonth['earnings'];
  readonly page: number;
  readonly onPage: (page: ListState['page']) => void;
}

function Page({ found, page, month, today, onPage }: PageProps) {
  const skipped = (page - 1) * PAGE_SIZE;
  const shown = found.slice(skipped, skipped + PAGE_SIZE);
  const last = Math.ceil(found.length / PAGE_SIZE);
  if (shown.length === 0)
    return (
      <EmptyPanel
        card
        level={3}
        title={words.emptied}
        action={
          <Button variant="outline" onClick={() => onPage(1)}>
            {words.toFirst}
          </Button>
        }
      />
    );
  return (
    <>
      <EarningsTable earnings={shown} month={month} />
      <Total month={month} today={today} />
      <Pager
        note={<p>{words.shown(skipped + 1, skipped + shown.length, found.length)}</p>}
        onFirst={page > 1 ? () => onPage(1) : null}
        onPrevious={page > 1 ? () => onPage(page - 1) : null}
        onNext={page < last ? () => onPage(page + 1) : null}
        onLast={page < last ? () => onPage(last) : null}
      />
    </>
  );
}

/** The whole month, whatever is filtered. */
function Total({ month: { month, earnings, received, owed, held }, today }: EarningsListProps) {
  const countOf = (...wanted: readonly Situation[]) =>
    earnings.filter(({ situation }) => wanted.includes(situation)).length;
  return (
    <p className={styles.total}>
      <strong>
        {words.total(
          capitalized(monthText(month, today)),
          countOf('held', 'contested', 'owed', 'in_payout', 'received'),
        )}
      </strong>
      <strong>{formatBalance(received.cents + owed.cents + held.cents)}</strong>
      <span>{words.apart(countOf('refunded'), countOf('waiting'), countOf('before_ledger'))}</span>
    </p>
  );
}

/** Focuses the list after turning a page, because the pager is below it. */
function useTurning(page: number, onPage: (page: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  const turn = (next: number) => {
    turned.current = true;
    onPage(next);
  };
  return { list, turn };
}
