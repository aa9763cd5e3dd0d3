/** Static figures of the landing and plan pages, letter by letter. Not measured: the portal is a demonstration. */
export const HERO_FIGURES = { professionals: '500+', consultations: '10k+', rating: '4.8' } as const;

/** Price on the sample next-consultation card. */
export const SAMPLE_PRICE = 'R$ 120';

/** Price ranges of the three sample professionals, in their order. */
export const SAMPLE_PRICE_RANGES = ['R$120-180', 'R$200-300', 'R$150-220'] as const;

/** What professionals can earn a month, on the landing page. */
export const EARNINGS_CLAIM = 'R$5.000+';

/** What the pricing page claims. */
export const PLANS_EARNINGS_CLAIM = 'até R$ 15.000/mês';
