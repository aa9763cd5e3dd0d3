import type { StatusLabel } from 'shared-domain/status';

export const copy = {
  list: 'Pagamentos',
  search: 'Buscar',
  searchPlaceholder: 'Paciente ou profissional',
  status: 'Status',
  anyStatus: 'Todos',
  owedBack: (n: string | null) => (n === null ? 'A reembolsar' : `A reembolsar (${n})`),
  columns: {
    patient: 'Paciente',
    professional: 'Profissional',
    consultation: 'Consulta',
    status: 'Status',
    action: 'Ação',
  },
  refundDue: { text: 'A reembolsar', tone: 'info', sign: 'returned' } satisfies StatusLabel,
  refunded: { text: 'Reembolsado', tone: 'neutral', sign: 'returned' } satisfies StatusLabel,
  /** Before the professional's name in the card layout. */
  with: 'com',
  actions: { pay: 'Marcar como pago', refund: 'Marcar como reembolsado' },
  actionOf: (action: string, name: string) => `${action} o pagamento de ${name}`,
  confirmText:
    'Confira no banco se o valor chegou. A consulta é confirmada se o horário ainda estiver livre.',
  confirmNote: 'Fica registrado quem marcou e quando.',
  amount: 'Valor',
  done: 'Pagamento marcado como confirmado',
  refundText: 'A consulta continua cancelada: o valor está a reembolsar.',
  refundConfirmText:
    'Devolva antes o valor inteiro, pelo mesmo meio. O paciente passa a ver que o valor foi devolvido.',
  refundNoted: 'Reembolso registrado',
  empty: 'Nenhuma consulta encontrada',
  nothingOwed: 'Não há valor a reembolsar.',
  clear: 'Limpar filtros',
  failedText: 'Não foi possível carregar as consultas',
};
