import { ConsultationFigures } from './consultation-figures';
import styles from './consultation-filters.module.css';
import { ConsultationFilters } from './consultation-filters';
import { ConsultationList } from './consultation-list';
import type { Export } from './export/use-export';
import { useListState } from './use-list-state';

export function ConsultationsPanel({ exporting }: { readonly exporting: Export }) {
  const { state, filter, goTo } = useListState();
  return (
    <div className={styles.panel}>
      <ConsultationFigures />
      <ConsultationFilters state={state} exporting={exporting} onFilter={filter} />
      <ConsultationList
        state={state}
        onSort={(sort) => filter({ sort })}
        onPage={goTo}
        onClear={() => filter({ search: '', status: null })}
      />
    </div>
  );
}
