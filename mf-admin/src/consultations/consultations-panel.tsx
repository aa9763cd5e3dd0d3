import { ConsultationFigures } from './consultation-figures';
import { ConsultationFilters } from './consultation-filters';
import { ConsultationList } from './consultation-list';
import { useListState } from './use-list-state';

export function ConsultationsPanel() {
  const { state, filter, goTo } = useListState();
  return (
    <>
      <ConsultationFigures />
      <ConsultationFilters state={state} onFilter={filter} />
      <ConsultationList
        state={state}
        onSort={(sort) => filter({ sort })}
        onPage={goTo}
        onClear={() => filter({ search: '', status: null })}
      />
    </>
  );
}
