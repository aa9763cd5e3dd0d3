export const copy = { back: { to: '/professional/dashboard', label: 'Painel' } } as const;
