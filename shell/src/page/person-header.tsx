import { useEffect, type ComponentType } from 'react';
import {
  CalendarDays,
  LayoutDashboard,
  LogOut,
  MessageCircle,
  Settings,
  UserRound,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { isAdmin, isApprovedProfessional, type Account } from 'shared-domain/roles';
import { UNFINISHED } from 'shared-domain/unfinished';
import { useAccount, useToast } from 'shared-portal/portal';
import { useLocation } from 'shared-portal/router';
import { areaAt, type AreaRoutes, type MenuEntry, type MenuIcon } from 'shared-portal/routes';
import type { Side } from 'shared-data/conversations';
import { SiteHeader, type NavItem } from 'shared-ui/site-header';
import { copy as words } from './person-copy';
import { knowAreas } from '../remotes/load-area';
import { useSignOut } from '../session/use-sign-out';
import styles from './person-header.module.css';
import { useLoaded } from './use-loaded';
import { useRouteTable } from './use-route';

const PROFESSIONAL_DASHBOARD = '/professional/dashboard';

/** Pages where the professional header is shown: work pages, conversations, own data, plans, contact and texts. */
const PROFESSIONAL_PATHS =
  /^\/(professional|chat|patient\/profile|planos(-profissionais)?|contato|legal|transparencia)(\/|$)/;

const ICONS: Record<MenuIcon, LucideIcon> = {
  calendar: CalendarDays,
  dashboard: LayoutDashboard,
  message: MessageCircle,
  person: UserRound,
  people: UsersRound,
  wallet: Wallet,
};

const loadBell = async () => (await import('./bell')).Bell;
const loadQuestion = async () => (await import('./bell')).UnsentQuestion;
const loadUnread: Record<Side, () => Promise<ComponentType>> = {
  patient: async () => (await import('./bell')).PatientUnread,
  professional: async () => (await import('./bell')).ProfessionalUnread,
};

/** Loaded after the header, which does not wait for them. */
function LazyActions() {
  const bell = useLoaded(loadBell, true);
  const question = useLoaded(loadQuestion, true);
  return (
    <>
      {bell ? <bell.Component /> : <span className={styles.bell} />}
      {question && <question.Component />}
    </>
  );
}

function LazyUnread({ side }: { readonly side: Side }) {
  const unread = useLoaded(loadUnread[side], true);
  return unread && <unread.Component />;
}

/** Header of a signed-in patient or professional: the entries of the areas' manifests. */
export function PersonHeader() {
  const { pathname } = useLocation();
  const account = useAccount();
  const toast = useToast();
  const { areas, isComplete } = useRouteTable();
  // Only an area's page reads them for itself.
  const mustRead = !isComplete && areaAt(pathname) === null;
  useEffect(() => {
    if (mustRead) void knowAreas();
  }, [mustRead]);
  // The specification links the search to the landing page.
  const signOut = useSignOut(pathname === '/patient/search' ? '/' : '/auth');
  const notBuilt = () => toast({ kind: 'info', ...UNFINISHED });
  const home = dashboardOf(account);
  const isOnDashboard = pathname === PROFESSIONAL_DASHBOARD;
  const isAtWork = isOnDashboard || (home === PROFESSIONAL_DASHBOARD && PROFESSIONAL_PATHS.test(pathname));
  const side: Side = isAtWork ? 'professional' : 'patient';

  const itemOf = ({ to, label, icon, badge, isSection, isMinor }: Place): NavItem => {
    const Icon = ICONS[icon];
    return {
      to,
      label,
      icon: <Icon aria-hidden="true" />,
      current: pathname === to || (isSection === true && pathname.startsWith(`${to}/`)),
      ...(badge && { badge: <LazyUnread key={side} side={side} /> }),
      ...(isMinor && { wideOnly: !isOnDashboard }),
    };
  };
  const places = placesOf(areas);
  const settings: NavItem = {
    label: words.settings,
    icon: <Settings aria-hidden="true" />,
    onSelect: notBuilt,
    wideOnly: true,
  };
  const leave: NavItem = {
    label: words.signOut,
    icon: <LogOut aria-hidden="true" />,
    onSelect: signOut,
    wideOnly: true, // On phones it is in the profile.
  };
  const items = [
    ...places.filter(({ to, order }) => order === 0 && to === home && !isOnDashboard),
    ...places.filter(({ of, order }) => of === side && order > 0),
  ].map(itemOf);
  return (
    <SiteHeader
      variant="private"
      items={[...items, ...(isAtWork ? [settings] : []), leave]}
      actions={<LazyActions />}
    />
  );
}

/** A menu entry with its address. */
interface Place extends MenuEntry {
  readonly to: string;
}

const placesOf = (areas: readonly AreaRoutes[]): readonly Place[] =>
  areas
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, menu = [] }) => menu.map((entry) => ({ ...entry, to: path })))
    .toSorted((a, b) => a.order - b.order);

/** Address of the user's dashboard; the patient's until the account is read. */
function dashboardOf(account: Account | null): string {
  if (account && isAdmin(account)) return '/admin/dashboard';
  return account && isApprovedProfessional(account) ? PROFESSIONAL_DASHBOARD : '/patient/dashboard';
}
