import type { StatusLabel } from 'shared-domain/status';
import type { PayoutState, Situation } from './earnings';

const sessions = (n: number) => (n === 1 ? '1 sessão' : `${n} sessões`);
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const copy = {
  title: 'Financeiro',
  back: 'Situação do cadastro',
  zone: (place: string) => `Dias e horários de ${place}.`,
  month: {
    label: 'Mês',
    previous: 'Mês anterior',
    next: 'Próximo mês',
  },
  failedTitle: 'Os números não carregaram',
  failedText: 'Os pagamentos seguem normalmente. Confira a conexão e tente de novo.',
  notices: {
    topic: 'Aviso sobre repasses',
    demonstration: 'Demonstração: os pagamentos são simulados e nenhum dinheiro se move.',
    suspended: 'Repasses retidos',
    suspendedText:
      'Com o cadastro suspenso, os repasses ficam retidos até a equipe liberar. O valor continua seu.',
    team: 'Falar com a equipe',
    noKey: 'Falta a chave Pix para receber',
    noKeyText: (amount: string) => `Há ${amount} esperando. Entram no próximo repasse depois do cadastro.`,
    addKey: 'Cadastrar chave',
    returned: (week: string) => `O repasse da semana até ${week} voltou`,
    returnedText: (amount: string) =>
      `O banco não completou a transferência. Confira a chave: os ${amount} continuam seus e entram no próximo repasse.`,
    returnedSuspended: (amount: string) =>
      `O banco não completou a transferência. Os ${amount} continuam seus, e ficam retidos até a equipe liberar.`,
    fixKey: 'Corrigir chave',
  },
  figures: {
    received: 'Recebido',
    receivedNote: (n: number) =>
      n === 0 ? 'Nenhum repasse deste mês ainda' : `${sessions(n)}, já na sua conta`,
    coming: 'A receber',
    comingNote: (owed: number, held: number, isDebt: boolean) =>
      [
        owed > 0 && counted(owed, 'realizada', 'realizadas'),
        held > 0 && `${counted(held, 'marcada e paga', 'marcadas e pagas')}`,
      ]
        .filter(Boolean)
        .join(', ') || (isDebt ? 'Sai do próximo repasse' : 'Nada a caminho'),
    refunded: 'Devolvido a pacientes',
    refundedNote: (n: number) => (n === 0 ? 'Nenhuma sessão' : sessions(n)),
  },
  weeks: {
    title: 'Por semana',
    unit: 'Em reais, pelo dia da sessão',
    keys: { received: 'Recebido', owed: 'Realizado, a repassar', held: 'Marcado e pago' },
    /** Reais, short enough for the edge of a chart. */
    line: (reais: number) =>
      reais < 1000 ? reais.toLocaleString('pt-BR') : `${(reais / 1000).toLocaleString('pt-BR')} mil`,
    parts: (received: string, owed: string, held: string) =>
      `recebido ${received}, a repassar ${owed}, marcado e pago ${held}`,
  },
  payout: {
    title: 'Próximo repasse',
    held: { text: 'Retido', tone: 'neutral', sign: 'suspended' } satisfies StatusLabel,
    sessions: (n: number) => (n === 1 ? '1 sessão concluída.' : `${n} sessões concluídas.`),
    none: 'Nada a repassar por enquanto.',
    debt: (amount: string) => `${amount} devolvidos a pacientes saem do próximo repasse.`,
    closes: (day: string) => `Fecha ${day}`,
    closesText: 'Entram as sessões concluídas até lá. Faltas entram uma semana depois.',
    sent: (day: string) => `Enviado ${day}`,
    sentText: 'Por Pix, depois que duas pessoas da equipe conferem.',
    arrives: 'Na sua conta',
    arrivesText: 'No dia do envio.',
  },
  payouts: {
    title: 'Repasses',
    none: 'O primeiro aparece aqui na sexta-feira da semana seguinte à primeira sessão paga e concluída.',
    week: (day: string) => `Semana até ${day}`,
    key: (masked: string) => `Chave ${masked}`,
    reason: (text: string) => `Motivo: ${text}`,
    simulated: 'Demonstração',
    states: {
      ready: () => ({ text: 'Em preparo', tone: 'pending' }),
      held: () => ({ text: 'Retido', tone: 'neutral', sign: 'suspended' }),
      left_out: () => ({ text: 'Fica para o próximo', tone: 'neutral', sign: 'suspended' }),
      paid: (day) => ({ text: `Enviado ${day}`, tone: 'confirmed', sign: 'done' }),
      returned: (day) => ({ text: `Voltou ${day}`, tone: 'cancelled', sign: 'returned' }),
    } satisfies Record<PayoutState, (day: string) => StatusLabel>,
    holds: {
      suspended: 'Cadastro suspenso.',
      no_key: 'Faltava a chave Pix.',
      by_hand: 'A equipe está conferindo.',
    },
  },
  list: {
    title: 'Sessões do mês',
    search: 'Buscar paciente',
    searchPlaceholder: 'Paciente',
    situation: 'Situação',
    every: 'Todas as situações',
    columns: {
      when: 'Sessão',
      patient: 'Paciente',
      amount: 'Valor',
      situation: 'Situação',
      receipt: 'Receita Saúde',
    },
    at: (day: string, time: string) => `${day}, ${time}`,
    situations: {
      waiting: { text: 'Aguarda Pix', tone: 'pending' },
      held: { text: 'Marcada e paga', tone: 'confirmed' },
      contested: { text: 'Em análise', tone: 'pending' },
      owed: { text: 'A repassar', tone: 'completed', sign: 'reserved' },
      in_payout: { text: 'Em repasse', tone: 'info', sign: 'reserved' },
      received: { text: 'Recebida', tone: 'confirmed', sign: 'done' },
      refunded: { text: 'Reembolsada', tone: 'neutral', sign: 'returned' },
      before_ledger: {
        text: 'Antes do registro',
        tone: 'neutral',
        sign: 'done',
        hint: 'Paga antes de os repasses passarem por esta tela.',
      },
    } satisfies Record<Situation, StatusLabel>,
    absences: {
      reported: 'Ausência informada, a equipe decide',
      refund: 'Ausência confirmada',
      pay: 'Ausência não confirmada, valor mantido',
    },
    noShow: 'Não compareceu, valor mantido',
    lateCancel: 'Cancelada fora do prazo, valor mantido',
    returned: (amount: string) => `${amount} devolvidos`,
    total: (month: string, n: number) => `${month}: ${n === 1 ? '1 sessão paga' : `${n} sessões pagas`}`,
    apart: (refunded: number, waiting: number, earlier: number) => {
      const parts = [
        refunded > 0 && counted(refunded, 'reembolsada', 'reembolsadas'),
        waiting > 0 && `${waiting} aguardando Pix`,
        earlier > 0 && `${earlier} de antes do registro`,
      ].filter((part) => part !== false);
      return parts.length > 0 ? `Fora ${parts.join(', ')}.` : '';
    },
    shown: (from: number, to: number, of: number) => `${from} a ${to} de ${of}`,
    noMatch: 'Nenhuma sessão assim neste mês',
    showAll: 'Mostrar todas',
    emptied: 'Nada nesta página',
    toFirst: 'Voltar à primeira página',
  },
  empty: {
    title: (month: string) => `Nada em ${month}`,
    text: 'As sessões do mês aparecem aqui com o pagamento de cada uma.',
    backTo: (month: string) => `Voltar a ${month}`,
    first: 'Os seus recebimentos aparecem aqui',
    firstText: 'Cada sessão paga entra nesta lista e, depois de concluída, no repasse da semana.',
    hours: 'Definir horários',
  },
} as const;
