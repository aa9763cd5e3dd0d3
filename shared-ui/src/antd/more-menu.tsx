import { Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button';
import styles from './more-menu.module.css';

export interface MenuAction {
  readonly key: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly onSelect?: () => void;
  /** Why it cannot be chosen here. */
  readonly fault?: string;
  /** Ends something: shown last, in red. */
  readonly danger?: boolean;
}

interface MoreMenuProps {
  /** Accessible name: what the actions concern. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** The actions of a row that have no button of their own. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const isDanger = ({ danger = false }: MenuAction) => danger;
  const items = [
    ...actions.filter((action) => !isDanger(action)).map(itemOf),
    ...(actions.some(isDanger) ? [{ type: 'divider' as const }] : []),
    ...actions.filter(isDanger).map(itemOf),
  ];
  return (
    <Dropdown
      trigger={['click']}
      // Otherwise arrow keys scroll the page until Tab enters the menu.
      autoFocus
      menu={{
        items,
        onClick: ({ key }) => {
          // A dialog opened by an entry returns the focus here.
          opener.current?.focus();
          actions.find((action) => action.key === key)?.onSelect?.();
        },
      }}
    >
      <IconButton
        ref={opener}
        label={label}
        variant="outline"
        className={styles.more}
        aria-haspopup="menu"
        icon={<Ellipsis aria-hidden="true" />}
      />
    </Dropdown>
  );
}

const itemOf = ({ key, icon, text, fault, danger = false }: MenuAction) => ({
  key,
  icon,
  danger,
  disabled: fault !== undefined,
  label: fault ? (
    <>
      {text}
      <small className={styles.fault}>{fault}</small>
    </>
  ) : (
    text
  ),
});
