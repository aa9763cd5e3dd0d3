export const copy = {
  city: 'Cidade',
  state: 'Estado',
  stateFirst: 'Com o estado preenchido, sugerimos as cidades.',
} as const;
