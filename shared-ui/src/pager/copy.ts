export const copy = {
  first: 'Primeira',
  previous: 'Anterior',
  next: 'Próxima',
  last: 'Última',
  paging: 'Páginas',
};
