export const copy = {
  slow: 'Está demorando mais que o normal. A lista aparece assim que chegar.',
  perPage: (n: number) => `${n} por página`,
  emptied: 'Nada nesta página',
  emptiedText: 'O que estava aqui saiu da lista ou mudou de lugar.',
  toFirst: 'Voltar à primeira página',
};
