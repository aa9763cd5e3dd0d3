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
    '/professional/profile/b0000001-0000-4000-8000-000000000001',
    '/auth',
    '/auth?mode=signup',
  ].map((path) => ({ path, as: 'visitor' }) as const),
  { path: '/patient/search', as: 'patient' },
  { path: '/professional/dashboard', as: 'professional' },
  { path: '/admin/dashboard', as: 'admin' },
];
