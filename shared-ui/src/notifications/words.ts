import { cents, formatBrl } from 'shared-domain/money';
import type { Notification, NotificationFacts } from 'shared-domain/notifications';
import { dateBlock, dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { timeInZone, type OwnZone } from 'shared-data/own-zone';

/** "ter., 1º dez., 14:00"; where the zone has to be named "…, 12:00 (Rio Branco)". */
const moment = (at: Instant | null, own: OwnZone): string =>
  at === null ? '' : `${formatDayShort(dayOf(at, own.zone))}, ${timeInZone(at, own)}`;
const amount = ({ amountCents }: NotificationFacts) =>
  amountCents === null ? null : formatBrl(cents(amountCents));
const withWhom = ({ who }: NotificationFacts) => (who === null ? '' : ` com ${who}`);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentences = (...parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(' ');

interface Said {
  /** Default: the stored title. */
  readonly title?: string | false;
  readonly body: string;
}

type Say = (facts: NotificationFacts, start: string, was: string, freeUntil: string) => Said;

const SAY: Readonly<Record<string, Say>> = {
  booked: ({ who, isFirst }, start) => ({
    title: who !== null && (isFirst ? `Primeira consulta com ${who}` : `Consulta com ${who} confirmada`),
    body: `${capitalized(start)}. Pagamento confirmado.`,
  }),
  paid: (facts, start) => ({
    body: sentences(amount(facts) && `${amount(facts)}.`, `Consulta${withWhom(facts)}: ${start}.`),
  }),
  moved: ({ who, by }, start, was, freeUntil) => ({
    title:
      who !== null &&
      (by === 'platform' ? `A equipe mudou a consulta com ${who}` : `Consulta com ${who} remarcada`),
    body: sentences(
      `De ${was} para ${start}.`,
      freeUntil && `Não serve? Até ${freeUntil}, cancele e receba tudo de volta.`,
    ),
  }),
  cancelled: (facts, start) => ({
    title:
      facts.by !== 'platform' &&
      facts.who !== null &&
      `${facts.who} ${facts.by === 'absence' ? 'não veio à' : 'cancelou a'} consulta`,
    body: sentences(
      facts.by === 'platform' ? `A equipe cancelou a consulta${withWhom(facts)}: ${start}.` : `Era ${start}.`,
      facts.by === 'patient' && 'O horário voltou a ficar livre.',
      amount(facts) && `${amount(facts)} voltam em até 2 dias úteis.`,
    ),
  }),
  absence: ({ who }, start) => ({
    title: who !== null && `${who} informou que você não veio`,
    body: `Era ${start}. Responda na agenda: o valor fica retido até a equipe decidir.`,
  }),
  absence_decided: (facts, start) => ({
    body: `O valor da consulta${withWhom(facts)}, ${start}, ${facts.outcome === 'refund' ? 'volta para quem pagou' : 'fica com o profissional'}.`,
  }),
  payment_returned: (facts, start) => ({
    body: `O banco de quem pagou a consulta${withWhom(facts)}, ${start}, pediu o valor de volta. Ela continua marcada até a equipe decidir.`,
  }),
  waited_for: ({ who }) => ({
    title: who !== null && `${who} espera por você na sala`,
    body: 'A sessão já começou.',
  }),
  unpaid: ({ who }, start) => ({
    title: who !== null && `A consulta com ${who} não foi paga`,
    body: `O horário de ${start} foi liberado.`,
  }),
  refund_due: (facts) => ({ body: sentences(amount(facts) && `${amount(facts)}, em até 2 dias úteis.`) }),
  refunded: (facts, start) => ({ body: sentences(amount(facts), `da consulta de ${start}.`) }),
  refund_withdrawn: (facts, start) => ({
    body: `O pagamento da consulta${withWhom(facts)}, ${start}, tinha sido marcado por engano. Se você pagou, fale com a equipe.`,
  }),
  message: ({ who, count }) => ({
    title: who !== null && `Mensagem de ${who}`,
    body: sentences(count > 1 && `${count} mensagens novas.`, 'Abra a conversa para ler.'),
  }),
  review: ({ stars }) => ({
    title: stars !== null && `Nova avaliação, ${stars} ${stars === 1 ? 'estrela' : 'estrelas'}`,
    body: 'Está no seu painel.',
  }),
  booked_for_you: ({ who, count }, start) => ({
    title: who !== null && `${who} marcou ${count > 1 ? `${count} consultas` : 'uma consulta'} para você`,
    body: sentences(`${count > 1 ? 'A primeira' : 'É'}: ${start}.`, 'Veja até quando pagar.'),
  }),
  charge_open: (facts, start) => ({
    body: sentences(
      amount(facts) && `${amount(facts)}.`,
      `Consulta${withWhom(facts)}: ${start}.`,
      'Veja até quando pagar.',
    ),
  }),
  mark_undone: (facts, start) => ({
    body: sentences(
      'O pagamento tinha sido marcado por engano.',
      `Consulta${withWhom(facts)}: ${start}.`,
      amount(facts) && `Para confirmar, pague ${amount(facts)} no prazo.`,
    ),
  }),
  wrong_amount: (facts, start) => ({
    body: sentences(
      amount(facts) && `Pague exatamente ${amount(facts)}.`,
      `Consulta${withWhom(facts)}: ${start}.`,
      'O que chegou volta em até 2 dias úteis.',
    ),
  }),
  payment_reminder: (facts, start) => ({
    body: sentences(
      amount(facts) && `${amount(facts)}.`,
      `Consulta${withWhom(facts)}: ${start}.`,
      'Veja até quando pagar.',
    ),
  }),
  proposed: ({ who }, start) => ({
    title: who !== null && `${who} propôs outro horário`,
    body: `A consulta de ${start} continua valendo até você responder.`,
  }),
  proposal_accepted: ({ who }, start) => ({
    title: who !== null && `${who} aceitou o novo horário`,
    body: `Agora é ${start}.`,
  }),
  proposal_refused: ({ who }, start) => ({
    title: who !== null && `${who} recusou os novos horários`,
    body: `A consulta de ${start} continua valendo.`,
  }),
  proposal_expired: ({ who, by }, start) => ({
    title:
      who !== null &&
      (by === 'professional'
        ? `A proposta de ${who} venceu sem resposta`
        : `${who} não respondeu à proposta`),
    body: `A consulta de ${start} continua valendo.`,
  }),
  proposal_withdrawn: ({ who }, start) => ({
    title: who !== null && `${who} retirou a proposta`,
    body: `A consulta de ${start} continua valendo.`,
  }),
  series_made: ({ who }, start) => ({
    title: who !== null && `Série com ${who} marcada`,
    body: `A primeira: ${start}.`,
  }),
  series_ended: ({ who }) => ({
    title: who !== null && `Série com ${who} encerrada`,
    body: 'As próximas datas não serão marcadas.',
  }),
  series_date_back: ({ who }, start) => ({
    title: who !== null && `${who} retomou uma data da série`,
    body: `${capitalized(start)}. Ainda não foi paga.`,
  }),
  series_date_lost: ({ who }, start) => ({
    title: who !== null && `Uma data da série com ${who} saiu`,
    body: `O horário de ${start} não está mais livre.`,
  }),
};

/** The text of a notification: made of its facts, or the stored one of a kind without facts. */
export function wordsOf(
  { kind, title, body, facts }: Notification,
  own: OwnZone,
): { title: string; body: string } {
  const said = SAY[kind]?.(
    facts,
    moment(facts.startsAt, own),
    moment(facts.wasAt, own),
    moment(facts.freeUntil, own),
  );
  return said ? { title: said.title || title, body: said.body } : { title, body };
}

const DAY_MS = 86_400_000;

/** When it happened: "agora", "14:10" today and yesterday, "seg., 23" of the last week, else "12 nov." */
export function timeLabel(at: Instant, now: Date, zone?: string): string {
  const passed = now.getTime() - Date.parse(at);
  if (passed < 60_000) return 'agora';
  const day = dayOf(at, zone);
  if (day >= dayOf(new Date(now.getTime() - DAY_MS), zone)) return timeOf(at, zone);
  const block = dateBlock(day);
  if (passed < 7 * DAY_MS) return `${block.weekday}, ${block.day}`;
  const year = day.slice(0, 4);
  return `${block.day} ${block.month}${year === dayOf(now, zone).slice(0, 4) ? '' : ` ${year}`}`;
}
