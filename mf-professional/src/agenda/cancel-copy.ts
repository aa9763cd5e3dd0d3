import type { CancelReason } from './write-consultation';

export const cancelCopy = {
  title: 'Cancelar sessão',
  titleLate: 'Cancelar com menos de 24h?',
  refund: 'Cancelar e reembolsar',
  late: (isToday: boolean, time: string) =>
    `A sessão é ${isToday ? 'hoje' : 'amanhã'}, às ${time}. Avise também pelo chat, para ninguém ficar esperando.`,
  first: (name: string) => `${name} pode preferir outro horário a ficar sem a sessão.`,
  reason: 'Motivo',
  reasonHint: '(só a equipe lê)',
  reasons: {
    health: 'Saúde',
    unforeseen: 'Imprevisto',
    conflict: 'Conflito de agenda',
    patient_request: 'A pedido do paciente',
    other: 'Outro',
  } satisfies Record<CancelReason, string>,
  message: (name: string) => `Mensagem para ${name}`,
  messageHint: (length: number, most: number) =>
    `Fica no chat de vocês; o e-mail só avisa do cancelamento. ${length} de ${most}`,
  refundTitle: (amount: string) => `Reembolso automático de ${amount}`,
  refundText: (name: string) => `Volta por Pix para ${name} em até 2 dias úteis.`,
  unpaidTitle: 'Nada a reembolsar',
  unpaidText: 'Esta sessão ainda não foi paga.',
  returnedText: 'O valor pago já foi devolvido.',
  faults: {
    reason: 'Escolha o motivo.',
    short: (least: number, length: number) =>
      length === 0
        ? `Escreva uma mensagem de pelo menos ${least} letras.`
        : `A mensagem tem pelo menos ${least} letras; faltam ${least - length}.`,
  },
  done: (name: string, amount: string | null) => ({
    title: 'Sessão cancelada',
    text: amount === null ? `Avisamos ${name}.` : `Avisamos ${name}. ${amount} voltam em até 2 dias úteis.`,
  }),
};
