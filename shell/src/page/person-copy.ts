/** Texts of the signed-in header, which visitors do not load. */
export const copy = {
  dashboard: 'Painel',
  today: 'Hoje',
  agenda: 'Agenda',
  appointments: 'Minhas Consultas',
  messages: 'Mensagens',
  unread: (count: number) => (count === 1 ? '1 não lida' : `${count} não lidas`),
  patients: 'Pacientes',
  earnings: 'Financeiro',
  profile: 'Perfil',
  editProfile: 'Editar perfil',
  settings: 'Configurações',
  signOut: 'Sair',
} as const;
