export const copy = {
  faultTitle: 'Erro ao carregar',
  retry: 'Tentar Novamente',
  home: 'Voltar ao Início',
  waiting: 'Verificando permissões...',
};
