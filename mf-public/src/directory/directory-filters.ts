import { cents, parsePriceInput, type Cents } from 'shared-domain/money';
import { isProfession, isSpecialty, type Profession, type Specialty } from 'shared-domain/specialties';
import { useFilterParams } from 'shared-data/filter-params';
import { useIsLive } from '../parts/use-is-live';

/** What a visitor is looking for. It lives in the address, so that it survives reload and can be shared. */
export interface DirectoryFilters {
  readonly text: string;
  readonly specialty: Specialty | Profession | null;
  /** As typed, in reais. */
  readonly minPrice: string;
  readonly maxPrice: string;
}

const PARAMS = { text: 'q', specialty: 'especialidade', minPrice: 'de', maxPrice: 'ate' } as const;

export const NO_FILTERS: DirectoryFilters = { text: '', specialty: null, minPrice: '', maxPrice: '' };

/** Reads the filters from an address; a specialty that is none of the options is ignored. */
export function filtersFrom(params: URLSearchParams): DirectoryFilters {
  const specialty = params.get(PARAMS.specialty);
  return {
    text: params.get(PARAMS.text) ?? '',
    specialty: isSpecialty(specialty) || isProfession(specialty) ? specialty : null,
    minPrice: params.get(PARAMS.minPrice) ?? '',
    maxPrice: params.get(PARAMS.maxPrice) ?? '',
  };
}

/** Writes the filters as an address would carry them; empty ones are left out. */
function paramsOf(filters: DirectoryFilters): URLSearchParams {
  const entries = Object.entries(PARAMS).map(
    ([name, param]) => [param, filters[name as keyof DirectoryFilters] ?? ''] as const,
  );
  return new URLSearchParams(entries.filter(([, value]) => value !== '').map((entry) => [...entry]));
}

const ZERO = /^0+([.,]0{0,2})?$/;

/** Whether the lowest price is above the highest: nobody can be found. */
export function areSwapped({ minPrice, maxPrice }: Pick<DirectoryFilters, 'minPrice' | 'maxPrice'>): boolean {
  const [min, max] = [limitOf(minPrice), limitOf(maxPrice)];
  return min != null && max != null && min > max;
}

/** A typed limit in centavos: null without one, undefined while it is not an amount. */
export function limitOf(typed: string): Cents | null | undefined {
  if (typed.trim() === '') return null;
  return parsePriceInput(typed) ?? (ZERO.test(typed.trim()) ? cents(0) : undefined);
}

export interface DirectorySearch {
  readonly filters: DirectoryFilters;
  /** The address has been read; the page as built knows none. */
  readonly isKnown: boolean;
  readonly change: (change: Partial<DirectoryFilters>) => void;
}

/** The filters of the present address. */
export function useDirectoryFilters(): DirectorySearch {
  const [params, setParams] = useFilterParams();
  const isKnown = useIsLive();
  const filters = isKnown ? filtersFrom(params) : NO_FILTERS;
  const change = (changed: Partial<DirectoryFilters>) =>
    setParams((now) => paramsOf({ ...filtersFrom(now), ...changed }));
  return { filters, isKnown, change };
}
