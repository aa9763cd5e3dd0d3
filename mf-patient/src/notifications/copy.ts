export const copy = { back: { to: '/patient/profile', label: 'Perfil' } } as const;
