export const copy = {
  title: 'Tarefas de pagamento',
  text: 'Rodam sozinhas. Três falhas seguidas pedem atenção.',
  failedText: 'Não foi possível carregar as tarefas.',
  list: 'Tarefas',
  names: {
    reads: 'Perguntar ao banco por cobranças e reembolsos',
    sweep: 'Procurar Pix que chegaram sem aviso',
    days: 'Conferir de novo os últimos três dias',
    returns: 'Procurar o que voltou em noventa dias',
    webhook: 'Manter o aviso do banco registrado',
    certificate: 'Validade do certificado do banco',
    ledger: 'Conferir cada centavo',
  } as Readonly<Record<string, string>>,
  columns: {
    job: 'Tarefa',
    state: 'Estado',
    last: 'Última vez',
    next: 'Próxima',
    every: 'De quanto em quanto',
  },
  states: {
    fine: { text: 'Em dia', tone: 'confirmed', sign: 'done' },
    running: { text: 'Rodando', tone: 'info' },
    failing: { text: 'Falhando', tone: 'cancelled', sign: 'failed' },
    failed: { text: 'Falhou', tone: 'pending' },
    late: { text: 'Atrasada', tone: 'pending', sign: 'overdue' },
    never: { text: 'Ainda não rodou', tone: 'neutral' },
  },
  /** Before the moments in the card layout. */
  labels: { last: 'última', next: 'próxima' },
  failures: (n: number) => (n === 1 ? '1 falha seguida' : `${n} falhas seguidas`),
  /** Our own codes; others are the bank's. */
  errors: {
    no_answer: 'o banco não respondeu',
    unreadable_answer: 'a resposta do banco não se lê',
    unauthorized: 'o banco não aceitou a chave',
    no_token: 'o banco não aceitou a chave',
    repeated_page: 'o banco repetiu uma página',
    not_recorded: 'a resposta não foi gravada',
    not_finished: 'a tarefa parou no meio',
  } as Readonly<Record<string, string>>,
  certificateEnds: (days: number, day: string) =>
    days === 1 ? `o certificado vence em 1 dia, em ${day}` : `o certificado vence em ${days} dias, em ${day}`,
  answer: (code: string) => `resposta do banco: ${code}`,
  otherKeys: (n: number) =>
    n === 1
      ? '1 Pix de outra chave ficou de fora. A chave do portal está certa?'
      : `${n} Pix de outras chaves ficaram de fora. A chave do portal está certa?`,
  readUntil: (when: string) => `lido até ${when}`,
  none: '–',
  provider: 'Quem recebe',
  providers: { 'api-pix': 'Banco (API Pix)', simulated: 'Simulação' } as Readonly<Record<string, string>>,
  noProvider: 'Ninguém: os pagamentos estão indisponíveis',
  calls: 'Pedidos ao banco na fila',
  notifications: 'Avisos do banco por ler',
  since: (when: string) => `desde ${when}`,
  retried: (n: number) => `${n} já tentados`,
  everyText: (seconds: number) => {
    if (seconds >= 7 * 86_400) return 'toda semana';
    if (seconds >= 86_400) return 'todo dia';
    if (seconds >= 3600) return 'a cada hora';
    return seconds === 60 ? 'a cada minuto' : `a cada ${Math.round(seconds / 60)} minutos`;
  },
};
