import { useId, type ReactNode } from 'react';
import { Menu } from 'lucide-react';
import { ButtonLink } from '../button';
import { classNames } from '../class-names';
import { LogoLink } from '../logo';
import { NavEntry, type NavItem } from './nav-item';
import styles from './site-header.module.css';

export type { NavItem } from './nav-item';

export interface SiteHeaderProps {
  /**
   * `private`: white bar with a border; on phones its items show only icons. `public`: the page's background;
   * on phones the items collapse into a menu. `plain`: like public with only a back link, neither sticky nor
   * collapsed.
   */
  readonly variant: 'public' | 'private' | 'plain';
  readonly items: readonly NavItem[];
  /** The filled button after the items ("Cadastrar"); in the menu on phones. */
  readonly primary?: { readonly to: string; readonly label: string } | undefined;
  /** The outlined button that stays next to the menu on phones ("Entrar"). */
  readonly secondary?: { readonly to: string; readonly label: string } | undefined;
  /** Extra content at the end (a bell, an account menu). */
  readonly actions?: ReactNode;
}

/** The bar at the top of every page: logo, then navigation. */
export function SiteHeader(props: SiteHeaderProps) {
  const { variant, items, primary, secondary, actions } = props;
  const menuId = useId();
  const folds = variant === 'public' && items.length > 0;
  return (
    <header className={classNames(styles.header, styles[variant])}>
      <div className={classNames('wrap', styles.bar)}>
        <LogoLink />
        <nav className={styles.nav} aria-label="Principal">
          {secondary && (
            <ButtonLink variant="outline" to={secondary.to} className={styles.secondary}>
              {secondary.label}
            </ButtonLink>
          )}
          {folds && (
            <button type="button" className={styles.toggle} popoverTarget={menuId} aria-label="Menu">
              <Menu aria-hidden="true" />
            </button>
          )}
          <ul id={menuId} className={styles.items} popover={folds ? 'auto' : undefined}>
            {items.map((item) => (
              <li key={item.label} className={classNames(item.wideOnly && styles.wideOnly)}>
                <NavEntry
                  item={item}
                  className={classNames(styles.item, item.icon != null && styles.withIcon)}
                />
              </li>
            ))}
            {primary && (
              <li>
                <NavEntry item={primary} className={classNames(styles.item, styles.primary)} />
              </li>
            )}
          </ul>
          {actions}
        </nav>
      </div>
    </header>
  );
}
