import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { useServerClock } from 'shared-data/server-clock';
import { dayOf, formatMonthYear } from 'shared-domain/schedule';
import type { PastConsultation, PastConsultationFilters } from '../parts/past-consultation';
import { copy } from './copy';
import { MonthCard } from './month-card';
import styles from './consultation-list.module.css';
import { useHistory } from './use-history';

interface ConsultationListProps {
  readonly filters: PastConsultationFilters;
  readonly onClear: () => void;
}

/** One card per month, latest first. */
export function ConsultationList({ filters, onClear }: ConsultationListProps) {
  const history = useHistory(filters);
  // Prefetched for the rows.
  useServerClock();
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
      isEmpty={(found) => found.pages.every((page) => page.consultations.length === 0)}
      empty={isFiltered ? <NothingMatches onClear={onClear} /> : <NothingYet />}
    >
      {(found) => (
        <>
          <div className={styles.months}>
            {byMonth(found.pages.flatMap((page) => page.consultations)).map(
              ([month, consultations], index, months) => (
                <MonthCard
                  key={month}
                  month={month}
                  consultations={consultations}
                  isWhole={index < months.length - 1 || !history.hasNextPage}
                />
              ),
            )}
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

/** "novembro de 2026" with its consultations, in the given order. */
function byMonth(consultations: readonly PastConsultation[]) {
  const months = new Map<string, PastConsultation[]>();
  for (const consultation of consultations) {
    const month = formatMonthYear(dayOf(consultation.startsAt));
    months.set(month, [...(months.get(month) ?? []), consultation]);
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
