import { ConsultationFigures } from './consultation-figures';
import { ConsultationFilters } from './consultation-filters';
import { ConsultationList } from './consultation-list';
import type { Export } from './export/use-export';
import { useListState } from './use-list-state';

export function ConsultationsPanel({ exporting }: { readonly exporting: Export }) {
  const { state, filter, goTo } = useListState();
  return (
    <>
      <ConsultationFigures />
      <ConsultationFilters state={state} exporting={exporting} onFilter={filter} />
      <ConsultationList
        state={state}
        onSort={(sort) => filter({ sort })}
        onPage={goTo}
        onClear={() => filter({ search: '', status: null })}
      />
    </>
  );
}
