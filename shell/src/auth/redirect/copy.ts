export const copy = { documentTitle: 'Entrando', waiting: 'Entrando...' } as const;
