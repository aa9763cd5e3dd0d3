import { isUuid } from 'shared-domain/uuid';
import { useFilterParams } from 'shared-data/filter-params';
import type { Period, PastConsultationFilters } from '../parts/past-consultation';

const PARAMS = { professionalId: 'profissional', period: 'periodo' } as const;

/** Period names in the address. */
const SLUGS: Record<Period, string> = {
  this_month: 'este-mes',
  last_month: 'mes-passado',
  this_year: 'este-ano',
};

export const PERIODS = Object.keys(SLUGS) as Period[];

export const NO_FILTERS: PastConsultationFilters = { professionalId: null, period: null };

/** Reads the filters from an address; ignores unknown values. */
function filtersFrom(params: URLSearchParams): PastConsultationFilters {
  const professional = params.get(PARAMS.professionalId) ?? '';
  return {
    professionalId: isUuid(professional) ? professional : null,
    period: PERIODS.find((period) => SLUGS[period] === params.get(PARAMS.period)) ?? null,
  };
}

function paramsOf({ professionalId, period }: PastConsultationFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (professionalId) params.set(PARAMS.professionalId, professionalId);
  if (period) params.set(PARAMS.period, SLUGS[period]);
  return params;
}

/** The filters in the current address, and how to change them. */
export function useHistoryFilters(): [
  PastConsultationFilters,
  (change: Partial<PastConsultationFilters>) => void,
] {
  const [params, setParams] = useFilterParams();
  const filters = filtersFrom(params);
  const change = (changed: Partial<PastConsultationFilters>) =>
    setParams((now) => paramsOf({ ...filtersFrom(now), ...changed }));
  return [filters, change];
}
