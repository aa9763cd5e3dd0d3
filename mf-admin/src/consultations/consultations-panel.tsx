import type { Export } from '../parts/export/use-export';
import { ConsultationFigures } from './consultation-figures';
import styles from './consultation-filters.module.css';
import { ConsultationFilters } from './consultation-filters';
import { ConsultationList } from './consultation-list';
import { NO_FILTER, type ListState } from './list-state';
import { useListState } from './use-list-state';

export function ConsultationsPanel({ exporting }: { readonly exporting: Export<ListState> }) {
  const { state, filter, goTo } = useListState();
  return (
    <div className={styles.panel}>
      <ConsultationFigures />
      <ConsultationFilters state={state} exporting={exporting} onFilter={filter} />
      <ConsultationList
        state={state}
        onSort={(sort) => filter({ sort })}
        onPage={goTo}
        onClear={() => filter(NO_FILTER)}
      />
    </div>
  );
}
