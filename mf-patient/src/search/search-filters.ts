import type { Cents } from 'shared-domain/money';
import { MAX_PRICE_OPTIONS } from 'shared-domain/consultation-price';
import { isSpecialty, type Specialty } from 'shared-domain/specialties';
import { dayWishFrom, periodWishFrom, type DayWish, type PeriodWish } from 'shared-domain/time-wishes';
import { useFilterParams } from 'shared-data/filter-params';

/** The search filters, stored in the address so that they survive a reload and can be shared. */
export interface SearchFilters {
  readonly text: string;
  readonly specialty: Specialty | null;
  readonly maxPrice: Cents | null;
  readonly city: string | null;
  readonly day: DayWish | null;
  readonly period: PeriodWish | null;
  /** Whether those with the next free time come first; a day or a period does the same. */
  readonly isByTime: boolean;
}

const PARAMS = {
  text: 'q',
  specialty: 'especialidade',
  maxPrice: 'preco',
  city: 'cidade',
  day: 'dia',
  period: 'periodo',
  order: 'ordem',
} as const;
const BY_TIME = 'proximo';

/** Reads the filters from an address; ignores unknown values. */
function filtersFrom(params: URLSearchParams): SearchFilters {
  const specialty = params.get(PARAMS.specialty);
  const reais = Number(params.get(PARAMS.maxPrice));
  return {
    text: params.get(PARAMS.text) ?? '',
    specialty: isSpecialty(specialty) ? specialty : null,
    maxPrice: MAX_PRICE_OPTIONS.find((price) => price === reais * 100) ?? null,
    city: params.get(PARAMS.city) || null,
    day: dayWishFrom(params.get(PARAMS.day)),
    period: periodWishFrom(params.get(PARAMS.period)),
    isByTime: params.get(PARAMS.order) === BY_TIME,
  };
}

/** Writes the filters to a query; empty ones are omitted. */
export function paramsOf(filters: SearchFilters): URLSearchParams {
  const { text, specialty, maxPrice, city, day, period, isByTime } = filters;
  const params = new URLSearchParams();
  if (text) params.set(PARAMS.text, text);
  if (specialty) params.set(PARAMS.specialty, specialty);
  if (maxPrice !== null) params.set(PARAMS.maxPrice, String(maxPrice / 100));
  if (city) params.set(PARAMS.city, city);
  if (day) params.set(PARAMS.day, day);
  if (period) params.set(PARAMS.period, period);
  if (isByTime) params.set(PARAMS.order, BY_TIME);
  return params;
}

export const NO_FILTERS: SearchFilters = {
  text: '',
  specialty: null,
  maxPrice: null,
  city: null,
  day: null,
  period: null,
  isByTime: false,
};

/** Whether the list is one of times. */
export const hasTimes = ({ day, period, isByTime }: SearchFilters): boolean =>
  day !== null || period !== null || isByTime;

/** The filters in the current address and how to change them. */
export function useSearchFilters(): [SearchFilters, (change: Partial<SearchFilters>) => void] {
  const [params, setParams] = useFilterParams();
  const filters = filtersFrom(params);
  const change = (changed: Partial<SearchFilters>) =>
    setParams((now) => paramsOf({ ...filtersFrom(now), ...changed }));
  return [filters, change];
}
