export const RATING_MAX = 5;
/** Shown for a professional without reviews. */
export const DEFAULT_RATING = 5;
/** Shown on a professional's own dashboard without reviews. */
export const DEFAULT_DASHBOARD_RATING = 4.8;
/** Minimum number of ratings to be meaningful. */
const MIN_RATINGS = 5;

/** Whether a professional has too few ratings for stars and their distribution. */
export const isNewOnPlatform = (ratings: number): boolean => ratings < MIN_RATINGS;

/** Shown next to or instead of the rating in that case. */
export const NEW_ON_PLATFORM = 'Novo na plataforma';

/** A rating with one decimal and a dot: "4.8", "5.0". */
export const formatRating = (rating: number): string => rating.toFixed(1);

/** "127 avaliações", "1 avaliação" */
export const formatReviewCount = (count: number): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? 'avaliação' : 'avaliações'}`;
