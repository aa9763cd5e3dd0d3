import { EmptyPanel } from 'shared-ui/panel';
import { NoMatch } from '../../parts/no-match';
import type { Export } from '../../parts/export/use-export';
import { PagedView } from '../../parts/paging/paged-view';
import { useChargesState } from '../address';
import type { Period } from '../period';
import { ChargeFilters } from './charge-filters';
import { ChargeTable, ChargeTableSkeleton } from './charge-table';
import styles from './charges.module.css';
import { copy } from './copy';
import { useCharges, type ChargeQuery } from './use-charges';

interface ChargesSectionProps {
  readonly period: Period;
  readonly exporting: Export<ChargeQuery>;
}

/** The charges of the period, or of all time. */
export function ChargesSection({ period: { first, last }, exporting }: ChargesSectionProps) {
  const { state, filter, goTo } = useChargesState();
  const query: ChargeQuery = {
    search: state.search,
    state: state.state,
    days: state.isWhenever ? null : { first, last },
  };
  const isFiltered = state.search !== '' || state.state !== null;
  return (
    <section aria-labelledby="cobrancas" className={styles.section}>
      <h2 id="cobrancas">{copy.title}</h2>
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
            <NoMatch
              title={copy.noMatch}
              clear={copy.clear}
              onClear={() => filter({ search: '', state: null, isWhenever: false })}
            />
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
