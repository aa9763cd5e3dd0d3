import {
  Bell,
  CalendarDays,
  ChartColumn,
  HandHeart,
  Inbox,
  LayoutDashboard,
  MessageSquareQuote,
  Percent,
  Settings,
  UserRoundCheck,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

export interface MenuEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

export interface MenuGroup {
  /** The first group has none. */
  readonly label: string | null;
  readonly entries: readonly MenuEntry[];
}

export const APPROVALS_PATH = '/admin/professionals/approval';

/** The sidebar: main, Gestão, Financeiro, Sistema. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  { label: null, entries: [{ to: '/admin/dashboard', label: 'Visão Geral', icon: LayoutDashboard }] },
  {
    label: 'Gestão',
    entries: [
      { to: '/admin/users', label: 'Usuários', icon: UsersRound },
      { to: APPROVALS_PATH, label: 'Aprovar Profissionais', icon: UserRoundCheck },
      { to: '/admin/consultations', label: 'Consultas', icon: CalendarDays },
      { to: '/admin/depoimentos', label: 'Depoimentos', icon: MessageSquareQuote },
      { to: '/admin/mensagens', label: 'Mensagens', icon: Inbox },
    ],
  },
  {
    label: 'Financeiro',
    entries: [
      { to: '/admin/financial', label: 'Financeiro', icon: Wallet },
      { to: '/admin/social-impact', label: 'Impacto Social', icon: HandHeart },
      { to: '/admin/reports', label: 'Relatórios', icon: ChartColumn },
      { to: '/admin/platform-fees', label: 'Taxas', icon: Percent },
    ],
  },
  {
    label: 'Sistema',
    entries: [
      { to: '/admin/notifications', label: 'Notificações', icon: Bell },
      { to: '/admin/settings', label: 'Configurações', icon: Settings },
    ],
  },
];
