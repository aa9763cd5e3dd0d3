export const copy = {
  title: 'Notificações',
  preferencesTitle: 'Preferências de aviso',
  subtitle: 'Você escolhe o que chega por e-mail. Nada de propaganda.',
  show: 'Mostrar',
  notifications: 'Avisos',
  preferences: 'Preferências',
} as const;
