import { cents, type Cents } from './money';

/** Plans of the pricing page (/planos-profissionais, /planos). */
export type PricingPlanId = 'trial' | 'basic' | 'premium';
/** Plans of the comparison page (/professional/planos). */
export type ComparisonPlanId = 'free' | 'professional' | 'premium';

export interface PricingPlan {
  readonly name: string;
  readonly price: Cents;
  readonly period: { readonly kind: 'month' } | { readonly kind: 'days'; readonly days: number };
  readonly limit:
    | { readonly kind: 'patients'; readonly count: number }
    | { readonly kind: 'consultations-a-month'; readonly count: number }
    | { readonly kind: 'unlimited' };
  /** Stated price of one consultation if all are used. */
  readonly perConsultation: string | null;
  readonly annualSavings: Cents | null;
  readonly pixDiscount: boolean;
}

export const PRICING_PLANS: Readonly<Record<PricingPlanId, PricingPlan>> = {
  trial: {
    name: 'Trial',
    price: 0 as Cents,
    period: { kind: 'days', days: 7 },
    limit: { kind: 'patients', count: 3 },
    perConsultation: null,
    annualSavings: null,
    pixDiscount: false,
  },
  basic: {
    name: 'Básico',
    price: 99_00 as Cents,
    period: { kind: 'month' },
    limit: { kind: 'consultations-a-month', count: 20 },
    perConsultation: 'R$ 4,95 por consulta',
    annualSavings: 388_00 as Cents,
    pixDiscount: true,
  },
  premium: {
    name: 'Premium',
    price: 199_00 as Cents,
    period: { kind: 'month' },
    limit: { kind: 'unlimited' },
    perConsultation: null,
    annualSavings: 776_00 as Cents,
    pixDiscount: true,
  },
};

export interface ComparisonPlan {
  readonly name: string;
  /** Per month. */
  readonly price: Cents;
  /** Null: no limit is stated. */
  readonly consultationsAMonth: number | null;
  readonly freeDays: number;
}

export const COMPARISON_PLANS: Readonly<Record<ComparisonPlanId, ComparisonPlan>> = {
  free: { name: 'Gratuito', price: 0 as Cents, consultationsAMonth: 5, freeDays: 0 },
  professional: { name: 'Profissional', price: 39_00 as Cents, consultationsAMonth: null, freeDays: 30 },
  premium: { name: 'Premium', price: 69_00 as Cents, consultationsAMonth: null, freeDays: 30 },
};

export const PIX_DISCOUNT_PERCENT = 5;

/** A paid plan's price by Pix, 5 % less, rounded half up to centavos: R$ 94,05 and R$ 189,05. */
export const pixPrice = (price: Cents): Cents =>
  cents(Math.round((price * (100 - PIX_DISCOUNT_PERCENT)) / 100));
