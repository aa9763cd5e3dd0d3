export const copy = {
  area: 'Há uma versão nova desta parte do portal.',
  shell: 'Há uma versão nova do portal.',
  update: 'Atualizar',
} as const;
