/** Texts of the signed-in header, which visitors do not load. */
export const copy = {
  dashboard: 'Painel',
  appointments: 'Minhas Consultas',
  profile: 'Perfil',
  editProfile: 'Editar perfil',
  hours: 'Horários',
  settings: 'Configurações',
  signOut: 'Sair',
} as const;
