import { cents, hasThousandsDot, parsePriceInput, type Cents } from 'shared-domain/money';
import { isProfession, isSpecialty, type Profession, type Specialty } from 'shared-domain/specialties';
import { dayWishFrom, periodWishFrom, type DayWish, type PeriodWish } from 'shared-domain/time-wishes';
import { useFilterParams } from 'shared-data/filter-params';
import { useServed } from 'shared-portal/portal';
import { useIsLive } from '../parts/use-is-live';

/** The directory filters, stored in the address so that they survive a reload and can be shared. */
export interface DirectoryFilters {
  readonly text: string;
  readonly specialty: Specialty | Profession | null;
  readonly day: DayWish | null;
  readonly period: PeriodWish | null;
  /** As typed, in reais. */
  readonly minPrice: string;
  readonly maxPrice: string;
}

/** Names of the query parameters. */
export const PARAMS = {
  text: 'q',
  specialty: 'especialidade',
  day: 'dia',
  period: 'periodo',
  minPrice: 'de',
  maxPrice: 'ate',
} as const;

export const NO_FILTERS: DirectoryFilters = {
  text: '',
  specialty: null,
  day: null,
  period: null,
  minPrice: '',
  maxPrice: '',
};

/** Reads the filters from an address; ignores unknown values. */
export function filtersFrom(params: URLSearchParams): DirectoryFilters {
  const specialty = params.get(PARAMS.specialty);
  return {
    text: params.get(PARAMS.text) ?? '',
    specialty: isSpecialty(specialty) || isProfession(specialty) ? specialty : null,
    day: dayWishFrom(params.get(PARAMS.day)),
    period: periodWishFrom(params.get(PARAMS.period)),
    minPrice: params.get(PARAMS.minPrice) ?? '',
    maxPrice: params.get(PARAMS.maxPrice) ?? '',
  };
}

/** Writes the filters to a query; empty ones are omitted. */
export function paramsOf(filters: DirectoryFilters): URLSearchParams {
  const entries = Object.entries(PARAMS).map(
    ([name, param]) => [param, filters[name as keyof DirectoryFilters] ?? ''] as const,
  );
  return new URLSearchParams(entries.filter(([, value]) => value !== '').map((entry) => [...entry]));
}

const ZERO = /^0+([.,]0{0,2})?$/;

/** Whether the minimum price is above the maximum: nothing can match. */
export function areSwapped({ minPrice, maxPrice }: Pick<DirectoryFilters, 'minPrice' | 'maxPrice'>): boolean {
  const [min, max] = [limitOf(minPrice), limitOf(maxPrice)];
  return min != null && max != null && min > max;
}

/** Parses a typed limit to centavos: null if empty, undefined if invalid. */
export function limitOf(typed: string): Cents | null | undefined {
  if (typed.trim() === '') return null;
  if (hasThousandsDot(typed)) return undefined;
  return parsePriceInput(typed) ?? (ZERO.test(typed.trim()) ? cents(0) : undefined);
}

export interface DirectorySearch {
  readonly filters: DirectoryFilters;
  /** The address has been read; the prerendered page has no query. */
  readonly isKnown: boolean;
  readonly change: (change: Partial<DirectoryFilters>) => void;
}

/** The filters in the current address. */
export function useDirectoryFilters(): DirectorySearch {
  const [params, setParams] = useFilterParams();
  const isServed = useServed() !== null;
  const isLive = useIsLive();
  // The server rendered this address with its query.
  const isKnown = isServed || isLive;
  const filters = isKnown ? filtersFrom(params) : NO_FILTERS;
  const change = (changed: Partial<DirectoryFilters>) =>
    setParams((now) => paramsOf({ ...filtersFrom(now), ...changed }));
  return { filters, isKnown, change };
}
