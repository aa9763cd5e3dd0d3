import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { dayOf, formatMonthYear } from 'shared-domain/schedule';
import type { ConsultationRecord, RecordFilters } from '../parts/consultation-record';
import { copy } from './copy';
import { MonthCard } from './month-card';
import styles from './record-list.module.css';
import { useHistory } from './use-history';

interface RecordListProps {
  readonly filters: RecordFilters;
  readonly onClear: () => void;
}

/** One card a month, the latest first. */
export function RecordList({ filters, onClear }: RecordListProps) {
  const history = useHistory(filters);
  const isFiltered = filters.professionalId !== null || filters.period !== null;
  return (
    <RemoteView
      query={history}
      skeleton={
        <Card>
          <AgendaSkeleton />
        </Card>
      }
      failureText={copy.failedText}
      card
      isEmpty={(found) => found.pages.every((page) => page.records.length === 0)}
      empty={isFiltered ? <NothingMatches onClear={onClear} /> : <NothingYet />}
    >
      {(found) => (
        <>
          <div className={styles.months}>
            {byMonth(found.pages.flatMap((page) => page.records)).map(([month, records], index, months) => (
              <MonthCard
                key={month}
                month={month}
                records={records}
                isWhole={index < months.length - 1 || !history.hasNextPage}
              />
            ))}
          </div>
          {history.hasNextPage && (
            <div className={styles.more}>
              <Button
                variant="outline"
                loading={history.isFetchingNextPage}
                onClick={() => void history.fetchNextPage()}
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

/** "novembro de 2026" with its consultations, in the order they came. */
function byMonth(records: readonly ConsultationRecord[]) {
  const months = new Map<string, ConsultationRecord[]>();
  for (const record of records) {
    const month = formatMonthYear(dayOf(record.startsAt));
    months.set(month, [...(months.get(month) ?? []), record]);
  }
  return [...months];
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyPanel
      card
      title={copy.emptyTitle}
      text={copy.filteredText}
      action={
        <Button variant="outline" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    />
  );
}

function NothingYet() {
  return (
    <EmptyPanel
      card
      title={copy.emptyTitle}
      text={copy.emptyText}
      action={
        <ButtonLink variant="primary" to="/patient/search">
          {copy.newBooking}
        </ButtonLink>
      }
    />
  );
}
