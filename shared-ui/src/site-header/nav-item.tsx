import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'shared-portal/router';

interface NavWords {
  readonly label: string;
  /** A lucide icon. In a private header it stands for the words on phones. */
  readonly icon?: ReactNode;
}

/** Leads to a portal path. */
export interface NavLinkItem extends NavWords {
  readonly to: string;
  /** This is the page shown. */
  readonly current?: boolean | undefined;
}

/** Does something ("Sair"). */
export interface NavActionItem extends NavWords {
  readonly onSelect: () => void;
}

export type NavItem = NavLinkItem | NavActionItem;

/** A menu on a phone closes once something in it was chosen; elsewhere there is none to close. */
function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
}

interface NavEntryProps {
  readonly item: NavItem;
  readonly className: string | undefined;
}

/** A link or a button of the navigation; either closes the menu it is in. */
export function NavEntry({ item, className }: NavEntryProps) {
  const words = (
    <>
      {item.icon}
      <span>{item.label}</span>
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
