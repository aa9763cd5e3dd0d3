export const copy = {
  title: 'Há uma versão nova desta parte do portal.',
  update: 'Atualizar',
} as const;
