import { useMatches } from '../parts/use-matches';

/** Whether the screen is too narrow for a week: a day is shown instead. */
export const useIsNarrow = (): boolean => useMatches('(max-width: 767px)');
