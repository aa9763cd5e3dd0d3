import { CalendarDays, LayoutDashboard, LogOut, Settings, UserRound } from 'lucide-react';
import { isAdmin, isApprovedProfessional, type Account } from 'shared-domain/roles';
import { UNFINISHED } from 'shared-domain/unfinished';
import { useAccount, useToast } from 'shared-portal/portal';
import { useLocation } from 'shared-portal/router';
import { SiteHeader, type NavItem } from 'shared-ui/site-header';
import { copy as words } from './person-copy';
import { useSignOut } from '../parts/use-sign-out';

const PROFESSIONAL_DASHBOARD = '/professional/dashboard';
/** Everybody's own data, a professional's too. */
const PROFILE = '/patient/profile';

/** Where professionals are at work: their own pages, conversations, their own data. */
const AT_WORK = /^\/(professional|chat)(\/|$)|^\/patient\/profile$/;

/** The bar of a signed-in person: a patient's, or a professional's at work. */
export function PersonHeader() {
  const { pathname } = useLocation();
  const account = useAccount();
  const toast = useToast();
  // The specification lets people leave the search for the start page.
  const signOut = useSignOut(pathname === '/patient/search' ? '/' : '/auth');
  const notBuilt = () => toast({ kind: 'info', ...UNFINISHED });
  const link = (to: string, label: string, icon: NavItem['icon']): NavItem => ({
    to,
    label,
    icon,
    current: pathname === to,
  });

  const leave: NavItem = { label: words.signOut, icon: <LogOut aria-hidden="true" />, onSelect: signOut };
  const isOnDashboard = pathname === PROFESSIONAL_DASHBOARD;
  const home = dashboardOf(account);
  const dashboard = link(home, words.dashboard, <LayoutDashboard aria-hidden="true" />);
  if (isOnDashboard || (home === PROFESSIONAL_DASHBOARD && AT_WORK.test(pathname))) {
    const items: NavItem[] = [
      ...(isOnDashboard ? [] : [dashboard]),
      link(PROFILE, words.editProfile, <UserRound aria-hidden="true" />),
      { label: words.settings, icon: <Settings aria-hidden="true" />, onSelect: notBuilt },
      leave,
    ];
    return <SiteHeader variant="private" items={items} />;
  }
  const items: NavItem[] = [
    dashboard,
    link('/patient/appointments', words.appointments, <CalendarDays aria-hidden="true" />),
    link(PROFILE, words.profile, <UserRound aria-hidden="true" />),
    leave,
  ];
  return <SiteHeader variant="private" items={items} />;
}

/** Where a person's own dashboard is; a patient's until the account was read. */
function dashboardOf(account: Account | null): string {
  if (account && isAdmin(account)) return '/admin/dashboard';
  return account && isApprovedProfessional(account) ? PROFESSIONAL_DASHBOARD : '/patient/dashboard';
}
