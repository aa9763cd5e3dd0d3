export const copy = {
  slow: 'Está demorando mais que o normal. A lista aparece assim que chegar.',
  perPage: (n: number) => `${n} por página`,
  first: 'Primeira',
  previous: 'Anterior',
  next: 'Próxima',
  last: 'Última',
  paging: 'Páginas',
  emptied: 'Nada nesta página',
  emptiedText: 'O que estava aqui saiu da lista ou mudou de lugar.',
  toFirst: 'Voltar à primeira página',
};
