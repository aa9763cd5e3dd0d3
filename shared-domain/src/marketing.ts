import { BUILT_FOR_DEMONSTRATION } from './demonstration';

/** Stands for a figure that is not measured yet. */
export const NO_FIGURE = '–';

/** Figures of the landing page, letter by letter. Not measured: they are shown in a demonstration only. */
export const HERO_FIGURES = BUILT_FOR_DEMONSTRATION
  ? { professionals: '500+', consultations: '10k+', rating: '4.8' }
  : { professionals: NO_FIGURE, consultations: NO_FIGURE, rating: NO_FIGURE };

/** Price on the sample next-consultation card. */
export const SAMPLE_PRICE = 'R$ 120';

/** Price ranges of the three sample professionals, in their order. */
export const SAMPLE_PRICE_RANGES = ['R$120-180', 'R$200-300', 'R$150-220'] as const;

/** What professionals can earn a month, on the landing page; null outside a demonstration. */
export const EARNINGS_CLAIM: string | null = BUILT_FOR_DEMONSTRATION ? 'R$5.000+' : null;

/** What the pricing page claims; null outside a demonstration. */
export const PLANS_EARNINGS_CLAIM: string | null = BUILT_FOR_DEMONSTRATION ? 'até R$ 15.000/mês' : null;
