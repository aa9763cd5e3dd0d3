import { formatBrl } from 'shared-domain/money';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import type { Step } from 'shared-ui/steps';
import { isOverdue, type Refund } from './refund';

/** "seg., 16 nov., 10:12" */
const moment = (at: Instant): string => `${formatDayShort(dayOf(at))}, ${timeOf(at)}`;

const BACK = {
  bank: 'devolvidos pelo seu banco',
  team: 'devolvidos pela equipe',
  pix: 'devolvidos pelo Pix',
} as const;

const back = ({ cause, isByTeam }: Refund) => BACK[cause === 'bank' ? 'bank' : isByTeam ? 'team' : 'pix'];

/** The state of a refund in one sentence. */
export function refundSentence(refund: Refund, now: Date): string {
  const { amount, state, until, doneAt } = refund;
  const money = formatBrl(amount);
  const onTheWay = isOverdue(refund, now)
    ? `${money} a caminho pelo Pix. Está demorando mais que o previsto.`
    : `${money} a caminho pelo Pix, na conta que pagou, até ${formatDayShort(until)}`;
  return {
    waiting: `${money}: a equipe está conferindo o reembolso.`,
    due: onTheWay,
    sent: onTheWay,
    retrying: onTheWay,
    refused: `${money}: o banco não aceitou a devolução. A equipe vai devolver por outro caminho.`,
    manual: `${money}: a equipe vai devolver e avisa você.`,
    done: `${money} ${back(refund)}${doneAt === null ? '' : ` em ${moment(doneAt)}`}.`,
  }[state];
}

const CAUSE: Readonly<Record<Refund['cause'], string>> = {
  cancelled: 'Cancelamento registrado',
  late: 'Pix recebido depois do prazo',
  extra: 'Pix a mais recebido',
  team: 'Reembolso aprovado pela equipe',
  bank: 'Pedido feito ao seu banco',
};

const SENT = 'Pedido enviado ao banco';

/** The steps of a refund, and which one is current. */
export function refundSteps(
  refund: Refund,
  now: Date,
): { readonly steps: readonly Step[]; readonly now: number } {
  const { cause, state, decidedAt, sentAt, doneAt, isByTeam, until } = refund;
  const first: Step =
    state === 'waiting'
      ? { title: 'Em conferência pela equipe', text: 'Outra pessoa da equipe confirma o reembolso.' }
      : { title: CAUSE[cause], text: moment(decidedAt) };
  const sending: Readonly<Record<Refund['state'], Step>> = {
    waiting: { title: SENT },
    due: { title: SENT, text: 'Em instantes' },
    sent: at(SENT, sentAt),
    retrying: { title: SENT, text: 'O banco não aceitou. Estamos tentando de novo.' },
    refused: {
      title: 'Com a equipe',
      text: 'O banco não aceitou a devolução. Vamos devolver por outro caminho.',
    },
    manual: { title: 'Com a equipe', text: 'Esta devolução não é automática. Vamos fazer e avisar você.' },
    done: isByTeam ? { title: 'Enviado pela equipe' } : at(SENT, sentAt),
  };
  const isPromised = state === 'due' || state === 'sent' || state === 'retrying';
  const arrival = isOverdue(refund, now)
    ? 'Está demorando mais que o previsto.'
    : `até ${formatDayShort(until)}`;
  return {
    steps: [
      first,
      sending[state],
      doneAt === null
        ? { title: 'Dinheiro na sua conta', text: isPromised ? arrival : 'Avisamos aqui e por e-mail.' }
        : { title: 'Dinheiro na sua conta', text: moment(doneAt) },
    ],
    now: { waiting: 0, due: 1, retrying: 1, refused: 1, manual: 1, sent: 2, done: 3 }[state],
  };
}

const at = (title: string, instant: Instant | null): Step =>
  instant === null ? { title } : { title, text: moment(instant) };

export const copy = {
  title: (refund: Refund) => `Reembolso de ${formatBrl(refund.amount)}`,
  ask: 'Falar com a equipe',
};
