import type { ComponentType } from 'react';
import {
  CalendarDays,
  LayoutDashboard,
  LogOut,
  MessageCircle,
  Settings,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { isAdmin, isApprovedProfessional, type Account } from 'shared-domain/roles';
import { UNFINISHED } from 'shared-domain/unfinished';
import { useAccount, useToast } from 'shared-portal/portal';
import { useLocation } from 'shared-portal/router';
import type { Side } from 'shared-data/conversations';
import { SiteHeader, type NavItem } from 'shared-ui/site-header';
import { copy as words } from './person-copy';
import { useSignOut } from '../session/use-sign-out';
import styles from './person-header.module.css';
import { useLoaded } from './use-loaded';

const PROFESSIONAL_DASHBOARD = '/professional/dashboard';
const AGENDA = '/professional/agenda';
/** The user's own data, for professionals too. */
const PROFILE = '/patient/profile';

/** Pages where the professional header is shown: work pages, conversations, own data, plans, contact and texts. */
const PROFESSIONAL_PATHS =
  /^\/(professional|chat|patient\/profile|planos(-profissionais)?|contato|legal|transparencia)(\/|$)/;

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

/** Header of a signed-in patient or professional. */
export function PersonHeader() {
  const { pathname } = useLocation();
  const account = useAccount();
  const toast = useToast();
  // The specification links the search to the landing page.
  const signOut = useSignOut(pathname === '/patient/search' ? '/' : '/auth');
  const notBuilt = () => toast({ kind: 'info', ...UNFINISHED });
  const link = (to: string, label: string, icon: NavItem['icon']): NavItem => ({
    to,
    label,
    icon,
    current: pathname === to,
  });

  const messages = (side: Side): NavItem => {
    const to = `/${side}/mensagens`;
    return {
      ...link(to, words.messages, <MessageCircle aria-hidden="true" />),
      current: pathname === to || pathname.startsWith(`${to}/`),
      badge: <LazyUnread key={side} side={side} />,
    };
  };

  const leave: NavItem = {
    label: words.signOut,
    icon: <LogOut aria-hidden="true" />,
    onSelect: signOut,
    wideOnly: true, // On phones it is in the profile.
  };
  const isOnDashboard = pathname === PROFESSIONAL_DASHBOARD;
  const home = dashboardOf(account);
  const dashboard = link(
    home,
    home === PROFESSIONAL_DASHBOARD ? words.today : words.dashboard,
    <LayoutDashboard aria-hidden="true" />,
  );
  if (isOnDashboard || (home === PROFESSIONAL_DASHBOARD && PROFESSIONAL_PATHS.test(pathname))) {
    const items: NavItem[] = [
      ...(isOnDashboard ? [] : [dashboard]),
      {
        ...link(AGENDA, words.agenda, <CalendarDays aria-hidden="true" />),
        // The working hours belong to it.
        current: pathname.startsWith(AGENDA),
      },
      link('/professional/pacientes', words.patients, <UsersRound aria-hidden="true" />),
      messages('professional'),
      {
        ...link('/professional/financeiro', words.earnings, <Wallet aria-hidden="true" />),
        // Phones have no room for it beside "Hoje", which links to it.
        wideOnly: !isOnDashboard,
      },
      link(PROFILE, words.editProfile, <UserRound aria-hidden="true" />),
      {
        label: words.settings,
        icon: <Settings aria-hidden="true" />,
        onSelect: notBuilt,
        wideOnly: true,
      },
      leave,
    ];
    return <SiteHeader variant="private" items={items} actions={<LazyActions />} />;
  }
  const items: NavItem[] = [
    dashboard,
    link('/patient/appointments', words.appointments, <CalendarDays aria-hidden="true" />),
    messages('patient'),
    link(PROFILE, words.profile, <UserRound aria-hidden="true" />),
    leave,
  ];
  return <SiteHeader variant="private" items={items} actions={<LazyActions />} />;
}

/** Address of the user's dashboard; the patient's until the account is read. */
function dashboardOf(account: Account | null): string {
  if (account && isAdmin(account)) return '/admin/dashboard';
  return account && isApprovedProfessional(account) ? PROFESSIONAL_DASHBOARD : '/patient/dashboard';
}
