import type { StatusLabel } from 'shared-domain/status';

export const copy = {
  list: 'Pagamentos',
  search: 'Buscar',
  searchPlaceholder: 'Nome do paciente ou do profissional',
  columns: {
    patient: 'Paciente',
    professional: 'Profissional',
    consultation: 'Consulta',
    status: 'Status',
    action: 'Ação',
  },
  refundDue: { text: 'A reembolsar', tone: 'info' } satisfies StatusLabel,
  markPaid: 'Marcar como pago',
  markPaidOf: (name: string) => `Marcar como pago o pagamento de ${name}`,
  confirmText:
    'Confira no banco se o valor chegou. A consulta é confirmada se o horário ainda estiver livre.',
  confirmNote: 'Fica registrado quem marcou e quando.',
  amount: 'Valor',
  cancel: 'Cancelar',
  done: 'Pagamento marcado como confirmado',
  refundText: 'A consulta continua cancelada: o valor está a reembolsar.',
  empty: 'Nenhuma consulta encontrada',
  clear: 'Limpar busca',
  failedText: 'Não foi possível carregar as consultas',
};
