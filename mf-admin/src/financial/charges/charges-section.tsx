import { parseAmountInput } from 'shared-domain/money';
import type { IsoDay } from 'shared-domain/schedule';
import { EmptyPanel } from 'shared-ui/panel';
import { NoMatch } from '../../parts/no-match';
import type { Export } from '../../parts/export/use-export';
import { PagedView } from '../../parts/paging/paged-view';
import { NO_FILTER, useChargesState } from '../address';
import type { Period } from '../period';
import { ChargeFilters } from './charge-filters';
import { ChargeTable, ChargeTableSkeleton } from './charge-table';
import styles from './charges.module.css';
import { copy } from './copy';
import { ViewBar } from './view-bar';
import { useCharges, type ChargeQuery } from './use-charges';

interface ChargesSectionProps {
  readonly period: Period;
  readonly today: IsoDay;
  readonly exporting: Export<ChargeQuery>;
}

/** The charges of the period, of today, or of all time. */
export function ChargesSection({ period: { first, last }, today, exporting }: ChargesSectionProps) {
  const { state, filter, goTo } = useChargesState();
  const query: ChargeQuery = {
    search: state.search,
    state: state.state,
    days: { period: { first, last }, today: { first: today, last: today }, whenever: null }[state.when],
    way: state.way,
    min: parseAmountInput(state.min),
    max: parseAmountInput(state.max),
  };
  const isFiltered = [query.search, query.state, query.way, query.min, query.max].some(Boolean);
  return (
    <section aria-labelledby="cobrancas" className={styles.section}>
      <h2 id="cobrancas">{copy.title}</h2>
      <ViewBar />
      <ChargeFilters state={state} query={query} exporting={exporting} onFilter={filter} />
      <PagedView
        query={useCharges(query, state.page)}
        page={state.page}
        onPage={goTo}
        card
        skeleton={<ChargeTableSkeleton />}
        failureText={copy.failedText}
        empty={
          isFiltered ? (
            <NoMatch title={copy.noMatch} clear={copy.clear} onClear={() => filter(NO_FILTER)} />
          ) : (
            <EmptyPanel card title={copy.none} />
          )
        }
      >
        {(charges) => <ChargeTable charges={charges} />}
      </PagedView>
    </section>
  );
}
