import { useLocation, Link } from 'shared-portal/router';
import { copy } from './copy';
import { APPROVALS_PATH, MENU_GROUPS, type MenuEntry } from './menu-groups';
import { COUNT_FAILED, isUncounted, type CountQuery } from 'shared-ui/count';
import { useMay, usePageAccess } from '../parts/team/use-team-access';
import { useApplicationCounts } from '../parts/use-application-counts';
import styles from './sidebar-menu.module.css';

const NONE: CountQuery = { data: 0, isError: false };

/** The admin's screens in groups. Collapsed, each is an icon with a tooltip and an accessible name. */
export function SidebarMenu({ collapsed }: { collapsed: boolean }) {
  const { pathname } = useLocation();
  const opens = usePageAccess();
  // Other roles are refused.
  const { data, isError } = useApplicationCounts('', useMay()('approvals.read'));
  const waiting = { data: data?.pending, isError };
  const current = pathname.replace('/admin/consultas', '/admin/consultations');
  return (
    <nav aria-label={copy.menu} className={collapsed ? styles.collapsed : styles.menu}>
      {MENU_GROUPS.map(({ label, entries }) => ({
        label,
        entries: entries.filter(({ to }) => opens(to)),
      }))
        .filter(({ entries }) => entries.length > 0)
        .map(({ label, entries }) => (
          <div key={label} className={styles.group}>
            {label && !collapsed && <p className={styles.label}>{label}</p>}
            {entries.map((entry) => (
              <Entry
                key={entry.to}
                entry={entry}
                waiting={entry.to === APPROVALS_PATH ? waiting : NONE}
                current={entry.to === current || current.startsWith(`${entry.to}/`)}
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
  /** Number of pending items. */
  readonly waiting: CountQuery;
  readonly current: boolean;
  readonly collapsed: boolean;
}

function Entry({ entry: { to, label, icon: Icon }, waiting, current, collapsed }: EntryProps) {
  const count = waiting.data ?? 0;
  const isFailed = isUncounted(waiting);
  const note = isFailed ? COUNT_FAILED : copy.waiting(count);
  const name = isFailed ? `${label}: ${COUNT_FAILED}` : count > 0 ? `${label} ${count} ${note}` : label;
  return (
    <Link
      to={to}
      className={styles.entry}
      aria-current={current ? 'page' : undefined}
      {...(collapsed && { 'aria-label': name, title: name })}
    >
      <Icon aria-hidden="true" />
      {!collapsed && label}
      {!collapsed && (isFailed || count > 0) && (
        <>
          {' '}
          <span className={styles.waiting} title={isFailed ? note : undefined}>
            {isFailed ? <span aria-hidden="true">–</span> : count}{' '}
            <span className="visually-hidden">{note}</span>
          </span>
        </>
      )}
    </Link>
  );
}
