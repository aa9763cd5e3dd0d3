export const copy = {
  loading: 'Carregando',
  failed: 'Erro ao carregar',
  retry: 'Tentar Novamente',
};
