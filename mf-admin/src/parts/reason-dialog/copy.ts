export const copy = {
  missing: 'Escreva o motivo, com pelo menos 3 letras.',
};
