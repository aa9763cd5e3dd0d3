import { useLocation, Link } from 'shared-portal/router';
import { copy } from './copy';
import { APPROVALS_PATH, MENU_GROUPS, type MenuEntry } from './menu-groups';
import { useApplicationCounts } from '../parts/use-application-counts';
import styles from './sidebar-menu.module.css';

/** The admin's screens in their groups. Collapsed, each is its icon, named for those who hover or listen. */
export function SidebarMenu({ collapsed }: { collapsed: boolean }) {
  const { pathname } = useLocation();
  const pending = useApplicationCounts().data?.pending ?? 0;
  const current = pathname.replace('/admin/consultas', '/admin/consultations');
  return (
    <nav aria-label={copy.menu} className={collapsed ? styles.collapsed : styles.menu}>
      {MENU_GROUPS.map(({ label, entries }) => (
        <div key={label} className={styles.group}>
          {label && !collapsed && <p className={styles.label}>{label}</p>}
          {entries.map((entry) => (
            <Entry
              key={entry.to}
              entry={entry}
              waiting={entry.to === APPROVALS_PATH ? pending : 0}
              current={entry.to === current}
              collapsed={collapsed}
            />
          ))}
        </div>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  /** How many wait for somebody there. */
  readonly waiting: number;
  readonly current: boolean;
  readonly collapsed: boolean;
}

function Entry({ entry: { to, label, icon: Icon }, waiting, current, collapsed }: EntryProps) {
  const name = waiting > 0 ? `${label} ${waiting} ${copy.waiting(waiting)}` : label;
  return (
    <Link
      to={to}
      className={styles.entry}
      aria-current={current ? 'page' : undefined}
      {...(collapsed && { 'aria-label': name, title: name })}
    >
      <Icon aria-hidden="true" />
      {!collapsed && label}
      {!collapsed && waiting > 0 && (
        <>
          {' '}
          <span className={styles.waiting}>
            {waiting} <span className="visually-hidden">{copy.waiting(waiting)}</span>
          </span>
        </>
      )}
    </Link>
  );
}
