import { ACCESS, type AreaManifest } from 'shared-portal/manifest';

const { applicants, signedIn, professionals, practising } = ACCESS;

export const manifest: AreaManifest = {
  name: 'mf-professional',
  routes: [
    { path: '/professional/apply', access: applicants, title: 'Cadastro profissional' },
    { path: '/apply-professional', access: applicants, title: 'Cadastro profissional' },
    { path: '/professional/pending', access: signedIn, title: 'Sua solicitação' },
    {
      path: '/professional/dashboard',
      access: professionals,
      title: 'Hoje',
      menu: [{ of: 'professional', label: 'Hoje', icon: 'dashboard', order: 0 }],
    },
    {
      path: '/professional/agenda',
      access: practising,
      title: 'Agenda',
      menu: [{ of: 'professional', label: 'Agenda', icon: 'calendar', order: 10, isSection: true }],
    },
    { path: '/professional/agenda/horarios', access: practising, title: 'Horários de atendimento' },
    { path: '/professional/notificacoes', access: practising, title: 'Notificações' },
    {
      path: '/professional/pacientes',
      access: practising,
      title: 'Pacientes',
      menu: [{ of: 'professional', label: 'Pacientes', icon: 'people', order: 20 }],
    },
    {
      path: '/professional/mensagens',
      access: practising,
      title: 'Mensagens',
      menu: [
        {
          of: 'professional',
          label: 'Mensagens',
          icon: 'message',
          order: 30,
          isSection: true,
          badge: 'messages',
        },
      ],
    },
    { path: '/professional/mensagens/:id', access: practising, title: 'Mensagens' },
    {
      path: '/professional/financeiro',
      access: practising,
      title: 'Financeiro',
      menu: [{ of: 'professional', label: 'Financeiro', icon: 'wallet', order: 40, isMinor: true }],
    },
    { path: '/professional/perfil', access: practising, title: 'Perfil público' },
  ],
  screens: {
    apply: { data: 'patient', loading: 'slow', empty: null, failing: 'unreachable' },
    pending: { data: 'pending', loading: 'slow', empty: 'none', failing: 'unreachable' },
    dashboard: { data: 'busy', loading: 'slow', empty: 'beginner', failing: 'unreachable' },
    agenda: { data: 'busy', loading: 'slow', empty: 'emptyWeek', failing: 'unreachable' },
    notifications: { data: 'all', loading: 'slow', empty: 'empty', failing: 'unreachable' },
    messages: { data: 'list', loading: 'slow', empty: 'empty', failing: 'unreachable' },
    patients: { data: 'few', loading: 'slow', empty: 'none', failing: 'unreachable' },
    earnings: { data: 'month', loading: 'slow', empty: 'none', failing: 'unreachable' },
    'public-profile': { data: 'published', loading: 'slow', empty: 'bare', failing: 'unreachable' },
    hours: { data: 'exceptions', loading: 'slow', empty: 'closed', failing: 'unreachable' },
  },
};
