export const copy = {
  faultTitle: 'Erro ao carregar',
  retry: 'Tentar Novamente',
  home: 'Voltar ao Início',
  restingTitle: 'Esta área está indisponível no momento',
  restingText: (subject: string) => `${subject} não abriu. O resto do portal continua funcionando.`,
  offline: { title: 'Você está sem conexão', text: 'Tente novamente quando ela voltar.' },
  waiting: 'Verificando permissões...',
};
