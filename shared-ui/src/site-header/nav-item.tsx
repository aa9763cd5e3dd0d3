import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'shared-portal/router';
import styles from './site-header.module.css';

interface NavWords {
  readonly label: string;
  /** A lucide icon. In a private header it replaces the text on phones. */
  readonly icon?: ReactNode;
  /** A count after the label; on phones on the icon's corner. */
  readonly badge?: ReactNode;
  /** Left out on phones, where another screen offers it. */
  readonly wideOnly?: boolean | undefined;
}

/** Links to a portal path. */
export interface NavLinkItem extends NavWords {
  readonly to: string;
  /** The current page. */
  readonly current?: boolean | undefined;
}

/** Performs an action ("Sair"). */
export interface NavActionItem extends NavWords {
  readonly onSelect: () => void;
}

export type NavItem = NavLinkItem | NavActionItem;

/** Closes the phone menu after a selection; elsewhere there is none. */
function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
}

interface NavEntryProps {
  readonly item: NavItem;
  readonly className: string | undefined;
}

/** A link or button of the navigation; both close the menu they are in. */
export function NavEntry({ item, className }: NavEntryProps) {
  const words = (
    <>
      {item.icon}
      <span className={styles.label}>{item.label}</span>
      {item.badge && <span className={styles.badge}>{item.badge}</span>}
    </>
  );
  if ('to' in item) {
    return (
      <Link
        to={item.to}
        className={className}
        aria-current={item.current ? 'page' : undefined}
        onClick={closeMenu}
      >
        {words}
      </Link>
    );
  }
  const choose = (event: MouseEvent<HTMLElement>) => {
    closeMenu(event);
    item.onSelect();
  };
  return (
    <button type="button" className={className} onClick={choose}>
      {words}
    </button>
  );
}
