/** Texts of the signed-in header, which visitors do not load. */
export const copy = {
  unread: (count: number) => (count === 1 ? '1 não lida' : `${count} não lidas`),
  settings: 'Configurações',
  signOut: 'Sair',
} as const;
