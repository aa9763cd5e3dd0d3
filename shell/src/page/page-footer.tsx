import { SiteFooter, type SiteFooterProps } from 'shared-ui/site-footer';
import type { PageKind } from './page-kind';

const VARIANTS: Record<PageKind, SiteFooterProps['variant'] | null> = {
  landing: 'landing',
  public: 'default',
  private: 'default',
  'sign-in': 'minimal',
  'not-found': 'minimal',
  'own-frame': null,
};

export function PageFooter({ kind }: { readonly kind: PageKind }) {
  const variant = VARIANTS[kind];
  return variant ? <SiteFooter variant={variant} /> : null;
}
