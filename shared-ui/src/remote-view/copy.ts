export const copy = {
  loading: 'Carregando',
  retry: 'Tentar Novamente',
};
