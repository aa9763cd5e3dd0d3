import { BUILT_FOR_DEMONSTRATION } from './demonstration';

/** Placeholder for a figure that is not measured yet. */
export const NO_FIGURE = '–';

/** Exact figures of the landing page. Not measured: they are shown in a demo only. */
export const HERO_FIGURES = BUILT_FOR_DEMONSTRATION
  ? { professionals: '500+', consultations: '10k+', rating: '4.8' }
  : { professionals: NO_FIGURE, consultations: NO_FIGURE, rating: NO_FIGURE };

/** Price on the sample next-consultation card. */
export const SAMPLE_PRICE = 'R$ 120';

/** Price ranges of the three sample professionals, in order. */
export const SAMPLE_PRICE_RANGES = ['R$120-180', 'R$200-300', 'R$150-220'] as const;

/** Possible monthly earnings of professionals on the landing page; null outside a demo. */
export const EARNINGS_CLAIM: string | null = BUILT_FOR_DEMONSTRATION ? 'R$5.000+' : null;

/** Earnings claim of the pricing page; null outside a demo. */
export const PLANS_EARNINGS_CLAIM: string | null = BUILT_FOR_DEMONSTRATION ? 'até R$ 15.000/mês' : null;
