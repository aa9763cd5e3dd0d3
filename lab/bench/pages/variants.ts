import { PEOPLE } from 'embedded-backend/seed';

/** A measured screen and its user. */
export interface MeasuredScreen {
  readonly path: string;
  readonly as: 'visitor' | 'patient' | 'professional' | 'admin';
}

/**
 * The variants of a screen: the portal's, that of a plain single-page application, and a page without
 * scripts.
 */
export const VARIANTS = ['portal', 'single-page', 'static'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The limits apply to the first one. */
export const SCREENS: readonly MeasuredScreen[] = [
  ...[
    '/',
    '/planos-profissionais',
    '/professional/planos',
    '/contato',
    '/legal',
    '/transparencia',
    '/profissionais',
    `/professional/profile/${PEOPLE.marina.id}`,
    '/auth',
    '/auth?mode=signup',
  ].map((path) => ({ path, as: 'visitor' }) as const),
  { path: '/patient/search', as: 'patient' },
  { path: '/professional/dashboard', as: 'professional' },
  { path: '/admin/dashboard', as: 'admin' },
];
