import { useLocation, Link } from 'shared-portal/router';
import { copy } from './copy';
import { MENU_GROUPS, type MenuEntry } from './menu-groups';
import styles from './sidebar-menu.module.css';

/** The admin's screens in their groups. Collapsed, each is its icon, named for those who hover or listen. */
export function SidebarMenu({ collapsed }: { collapsed: boolean }) {
  const { pathname } = useLocation();
  const current = pathname.replace('/admin/consultas', '/admin/consultations');
  return (
    <nav aria-label={copy.menu} className={collapsed ? styles.collapsed : styles.menu}>
      {MENU_GROUPS.map(({ label, entries }) => (
        <div key={label} className={styles.group}>
          {label && !collapsed && <p className={styles.label}>{label}</p>}
          {entries.map((entry) => (
            <Entry key={entry.to} entry={entry} current={entry.to === current} collapsed={collapsed} />
          ))}
        </div>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly current: boolean;
  readonly collapsed: boolean;
}

function Entry({ entry: { to, label, icon: Icon }, current, collapsed }: EntryProps) {
  return (
    <Link
      to={to}
      className={styles.entry}
      aria-current={current ? 'page' : undefined}
      {...(collapsed && { 'aria-label': label, title: label })}
    >
      <Icon aria-hidden="true" />
      {!collapsed && label}
    </Link>
  );
}
