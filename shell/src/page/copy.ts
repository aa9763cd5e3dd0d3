export const copy = {
  skip: 'Ir para o conteúdo',
  loading: 'Carregando...',
  screenFault: { title: 'Oops! Algo deu errado', text: 'Não foi possível abrir esta página.' },
  crash: { title: 'Unexpected Application Error!', reload: 'Recarregar a página' },
  header: {
    plans: 'Planos',
    signIn: 'Entrar',
    signUp: 'Cadastrar',
    home: 'Voltar ao Início',
  },
} as const;
