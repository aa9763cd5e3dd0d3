import { ACCESS, type AreaManifest } from 'shared-portal/manifest';

const { patients } = ACCESS;

export const manifest: AreaManifest = {
  name: 'mf-patient',
  routes: [
    {
      path: '/patient/dashboard',
      access: patients,
      title: 'Painel',
      menu: [{ of: 'patient', label: 'Painel', icon: 'dashboard', order: 0 }],
    },
    { path: '/patient/search', access: patients, title: 'Com quem você quer conversar?' },
    { path: '/patient/booking/:id', access: patients, title: 'Agendar Consulta' },
    {
      path: '/patient/appointments',
      access: patients,
      title: 'Minhas Consultas',
      menu: [{ of: 'patient', label: 'Minhas Consultas', icon: 'calendar', order: 10 }],
    },
    {
      path: '/patient/profile',
      access: patients,
      title: 'Meu perfil',
      menu: [
        { of: 'patient', label: 'Perfil', icon: 'person', order: 30 },
        { of: 'professional', label: 'Editar perfil', icon: 'person', order: 50 },
      ],
    },
    { path: '/patient/notificacoes', access: patients, title: 'Notificações' },
    {
      path: '/patient/mensagens',
      access: patients,
      title: 'Mensagens',
      menu: [
        { of: 'patient', label: 'Mensagens', icon: 'message', order: 20, isSection: true, badge: 'messages' },
      ],
    },
    { path: '/patient/mensagens/:id', access: patients, title: 'Mensagens' },
    { path: '/patient/historico', access: patients, title: 'Histórico' },
    { path: '/patient/comprovante/:id', access: patients, title: 'Comprovante de pagamento' },
    { path: '/feedback', access: patients, title: 'Como foi a sua sessão?' },
    { path: '/chat/:id', access: patients, title: 'Mensagens' },
    { path: '/sala/:id', access: patients, title: 'Sessão' },
  ],
  screens: {
    dashboard: { data: 'busy', loading: 'slow', empty: 'empty', failing: 'unreachable' },
    search: { data: 'unfiltered', loading: 'slow', empty: 'noResults', failing: 'unreachable' },
    booking: { data: 'free', loading: 'slow', empty: 'full', failing: 'unreachable' },
    confirmation: { data: 'paid', loading: 'slow', empty: 'unpaid', failing: 'unreachable' },
    payment: { data: 'open', loading: 'slow', empty: null, failing: 'unreachable' },
    'appointments/series': { data: 'running', loading: 'slow', empty: null, failing: 'unreachable' },
    appointments: { data: 'upcoming', loading: 'slow', empty: 'empty', failing: 'unreachable' },
    profile: { data: 'filled', loading: 'slow', empty: 'bare', failing: 'unreachable' },
    history: { data: 'everything', loading: 'slow', empty: 'empty', failing: 'unreachable' },
    feedback: { data: 'form', loading: 'slow', empty: 'nothing', failing: 'unreachable' },
    notifications: { data: 'all', loading: 'slow', empty: 'empty', failing: 'unreachable' },
    messages: { data: 'list', loading: 'slow', empty: 'empty', failing: 'unreachable' },
    room: { data: 'open', loading: 'slow', empty: null, failing: 'unreachable' },
    chat: { data: 'patient', loading: 'slow', empty: 'empty', failing: 'unreachable' },
  },
  parts: ['profile/devices', 'profile/your-data'],
};
