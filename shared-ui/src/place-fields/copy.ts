export const copy = { city: 'Cidade', state: 'Estado' } as const;
