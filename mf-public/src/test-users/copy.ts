import type { TestRole } from './test-accounts';

export const copy = {
  title: 'Contas de teste',
  subtitle: 'Uma de cada papel, para conhecer o portal por dentro. Só existe na demonstração.',
  failedText: 'Não foi possível saber se esta é uma demonstração.',
  shortcuts: 'Atalhos',
  signIn: 'Entrar',
  home: 'Voltar ao Início',
  roles: {
    admin: 'Administração',
    professional: 'Profissional',
    patient: 'Paciente',
  } satisfies Record<TestRole, string>,
  headings: {
    before: (count: number) => ({
      title: `${count === 3 ? 'Três' : 'Duas'} contas, um clique`,
      text: 'Cada uma recebe uma senha de 12 caracteres.',
    }),
    running: { title: 'Criando as contas', text: 'Uma por vez, com uma pausa de 1,5 s entre elas.' },
    ready: { title: 'Contas prontas', text: 'Copie as senhas antes de sair desta página.' },
    partly: (failed: number) => ({
      title: 'Quase tudo pronto',
      text: failed === 1 ? 'Uma conta não foi criada.' : `${failed} contas não foram criadas.`,
    }),
  },
  count: (done: number, all: number) => `${done} de ${all}`,
  progress: 'Contas criadas',
  states: { idle: '', waiting: 'Na fila', creating: 'Criando…', done: 'Criada', failed: 'Não foi criada' },
  others: 'As outras contas seguem normalmente.',
  password: (role: string) => `Senha de ${role}`,
  copy: 'Copiar',
  copied: 'Copiada',
  copyLabel: (role: string) => `Copiar a senha de ${role}`,
  copyFailed: { kind: 'error', title: 'Erro ao copiar', text: 'Tente copiar manualmente a senha.' },
  create: 'Criar contas de teste',
  creating: 'Criando contas…',
  retry: 'Tentar Novamente',
  enter: 'Entrar com uma delas',
  created: (role: string, password: string) => ({
    title: `Conta criada: ${role}`,
    text: `Senha: ${password}`,
  }),
  finished: (done: number) => ({
    title: 'Processo concluído!',
    text: done === 1 ? '1 conta criada.' : `${done} contas criadas.`,
  }),
  passwordsStay: {
    title: 'As senhas também ficam na página.',
    text: 'O aviso some em 10 s; aqui elas continuam até você sair.',
  },
  realAccounts: 'São contas de verdade no banco da demonstração. Não coloque dados de pacientes nelas.',
} as const;
