export const copy = { back: { to: '/professional/dashboard', label: 'Hoje' } } as const;
