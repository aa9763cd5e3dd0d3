export const copy = { waiting: 'Entrando...' } as const;
