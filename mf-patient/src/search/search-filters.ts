import type { Cents } from 'shared-domain/money';
import { MAX_PRICE_OPTIONS } from 'shared-domain/consultation-price';
import { isSpecialty, type Specialty } from 'shared-domain/specialties';
import { useFilterParams } from 'shared-data/filter-params';

/** The search filters, stored in the address so that they survive a reload and can be shared. */
export interface SearchFilters {
  readonly text: string;
  readonly specialty: Specialty | null;
  readonly maxPrice: Cents | null;
  readonly city: string | null;
}

const PARAMS = { text: 'q', specialty: 'especialidade', maxPrice: 'preco', city: 'cidade' } as const;

/** Reads the filters from an address; ignores unknown values. */
function filtersFrom(params: URLSearchParams): SearchFilters {
  const specialty = params.get(PARAMS.specialty);
  const reais = Number(params.get(PARAMS.maxPrice));
  return {
    text: params.get(PARAMS.text) ?? '',
    specialty: isSpecialty(specialty) ? specialty : null,
    maxPrice: MAX_PRICE_OPTIONS.find((price) => price === reais * 100) ?? null,
    city: params.get(PARAMS.city) || null,
  };
}

/** Writes the filters to a query; empty ones are omitted. */
export function paramsOf(filters: SearchFilters): URLSearchParams {
  const { text, specialty, maxPrice, city } = filters;
  const params = new URLSearchParams();
  if (text) params.set(PARAMS.text, text);
  if (specialty) params.set(PARAMS.specialty, specialty);
  if (maxPrice !== null) params.set(PARAMS.maxPrice, String(maxPrice / 100));
  if (city) params.set(PARAMS.city, city);
  return params;
}

export const NO_FILTERS: SearchFilters = { text: '', specialty: null, maxPrice: null, city: null };

/** The filters in the current address and how to change them. */
export function useSearchFilters(): [SearchFilters, (change: Partial<SearchFilters>) => void] {
  const [params, setParams] = useFilterParams();
  const filters = filtersFrom(params);
  const change = (changed: Partial<SearchFilters>) =>
    setParams((now) => paramsOf({ ...filtersFrom(now), ...changed }));
  return [filters, change];
}
