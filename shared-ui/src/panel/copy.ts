export const copy = {
  faultTitle: 'Erro ao carregar',
  retry: 'Tentar Novamente',
  home: 'Voltar ao Início',
  restingTitle: 'Esta área está indisponível no momento',
  restingText: (area: string) => `A área ${area} não abriu. O resto do portal continua funcionando.`,
  restingOffline: (area: string) =>
    `Sem conexão, esta parte da área ${area} não abre. Tente novamente quando a conexão voltar.`,
  waiting: 'Verificando permissões...',
};
