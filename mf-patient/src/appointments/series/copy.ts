import type { OffReason } from './running-series';

const sessions = (n: number) => (n === 1 ? '1 sessão' : `${n} sessões`);

const OFF: Record<OffReason, string> = {
  busy_professional: 'Horário ocupado',
  busy_patient: 'Outro compromisso',
  closed: 'Não atende',
  holiday: 'Feriado',
  no_such_time: 'Não existe neste dia',
  past: 'Ficou de fora',
  skipped: 'Pulada por você',
  by_professional: 'Cancelada',
  by_platform: 'Cancelada',
  unpaid: 'Não foi paga',
};

export const copy = {
  failedText: 'Não foi possível agrupar as suas séries. As consultas delas estão na lista.',
  every: (weekday: string, time: string) => `${MASCULINE.has(weekday) ? 'Todo' : 'Toda'} ${weekday}, ${time}`,
  everySecond: (weekday: string, time: string) => `A cada 15 dias, ${weekday}, ${time}`,
  dates: (title: string) => `Datas da série: ${title}`,
  number: (number: number, all: number) => `${number} de ${all}`,
  move: 'Mudar horário',
  moveLabel: (title: string, name: string) => `Mudar horário da série com ${name}: ${title}`,
  moveOnly: 'Remarcar só esta',
  end: 'Encerrar série',
  endLabel: (title: string, name: string) => `Encerrar série com ${name}: ${title}`,
  more: (n: number) => (n === 1 ? 'Ver mais 1 data' : `Ver mais ${n} datas`),
  fewer: 'Ver menos datas',
  paid: 'Paga',
  running: 'Em andamento',
  proposalOpen: 'Proposta aberta',
  answer: 'Responder',
  answerLabel: (day: string) => `Responder à proposta para ${day}`,
  reserved: 'Reservada',
  chargeOn: (day: string) => `O Pix chega em ${day}`,
  toPay: 'A pagar',
  payUntil: (when: string) => `Pague até ${when}`,
  payOver: 'O prazo do Pix terminou',
  later: 'Prevista',
  laterText: 'Reservada oito semanas antes',
  off: OFF,
  otherDay: 'Outro dia',
  otherDayLabel: (day: string) => `Agendar outro dia no lugar de ${day}`,
  restore: 'Retomar',
  restoreLabel: (day: string) => `Retomar a data de ${day}`,
  restored: (when: string) => `Data retomada: ${when}`,
  restoredText: 'O horário está reservado para você de novo.',
  restoredLater: 'Ela é reservada oito semanas antes.',
  undo: 'Desfazer',
  skip: (weekday: string) => `Pular ${MASCULINE.has(weekday) ? 'este' : 'esta'} ${weekday}`,
  skipTitle: (day: string) => `Pular ${day}?`,
  skipAction: 'Pular',
  cancelTitle: (day: string) => `Cancelar ${day}`,
  scope: 'O que cancelar',
  only: 'Só esta sessão',
  onlyText: 'As outras datas continuam.',
  following: 'Esta e as seguintes',
  followingText: (n: number, until: string | null) =>
    until === null ? `${sessions(n)}. A série termina.` : `${sessions(n)}. A série termina em ${until}.`,
  endTitle: 'Encerrar a série?',
  endText: (n: number, name: string) =>
    n === 1
      ? `A sessão que falta sai da sua agenda e o horário volta para a agenda de ${name}.`
      : `As ${n} sessões que faltam saem da sua agenda e os horários voltam para a agenda de ${name}.`,
  keep: 'Manter série',
  unpaid: (n: number) => (n === 1 ? 'Uma sessão não foi paga' : `${n} sessões não foram pagas`),
  nothingCharged: 'nada é cobrado',
  endActions: {
    unpaid: 'Encerrar série',
    refunded: 'Encerrar e receber de volta',
    late: 'Encerrar sem reembolso',
    mixed: 'Encerrar com reembolso parcial',
  },
  ended: 'Série encerrada',
  endedText: (n: number, isRefundDue: boolean) =>
    [
      n > 0 && `${sessions(n)} ${n === 1 ? 'cancelada' : 'canceladas'}.`,
      isRefundDue && 'O reembolso está nos detalhes de cada consulta.',
    ]
      .filter(Boolean)
      .join(' '),
};

const MASCULINE: ReadonlySet<string> = new Set(['sábado', 'domingo']);
