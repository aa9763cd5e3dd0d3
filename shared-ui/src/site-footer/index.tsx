import { DefaultFooter, MinimalFooter } from './line-footers';
import { LandingFooter } from './landing-footer';

export interface SiteFooterProps {
  /** Landing on /, minimal on the shell's own screens, default elsewhere. */
  readonly variant?: 'minimal' | 'landing' | 'default' | undefined;
}

const FOOTERS = { minimal: MinimalFooter, landing: LandingFooter, default: DefaultFooter };

/** The page footer. */
export function SiteFooter({ variant = 'default' }: SiteFooterProps) {
  const Footer = FOOTERS[variant];
  return <Footer />;
}
