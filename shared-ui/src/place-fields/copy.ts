export const copy = {
  city: 'Cidade',
  state: 'Estado',
  stateHint: 'SP',
  stateFirst: 'Com a sigla do estado, sugerimos as cidades.',
} as const;
