import type { MailContent } from '../_shared/mail-page.ts';
import type { CalendarData } from './calendar-part.ts';
import { when, type ToldTime } from './consultation-times.ts';

/** A date that a professional booked for a patient, with the time in which it can be paid. UTC ISO instants. */
export interface BookedDate {
  readonly starts_at: string;
  readonly opens_at: string;
  readonly expires_at: string;
  /** Whether it can be paid now. */
  readonly is_open: boolean;
}

/** The data of an e-mail about a consultation in private.mail_outbox. */
export interface ConsultationMailData extends ToldTime, CalendarData {
  readonly professional_id?: string | null;
  readonly patient_name: string;
  readonly professional_name: string;
  readonly amount_cents: number;
  readonly session_link: string | null;
  /** Money is to go back and is not back yet: so many centavos, in e-mails that were queued since they say so. */
  readonly refund_due: boolean | null;
  readonly refund_cents?: number | null;
  /** All that had to go back is back. */
  readonly refunded?: boolean | null;
  /** An admin had marked it as paid by mistake. */
  readonly mark_undone?: boolean | null;
  /** UTC ISO instant after which the e-mail is obsolete: for `booking`, the end of its payment. */
  readonly not_after?: string | null;
  /** Of a cancelled consultation; `team`: an admin. */
  readonly cancelled_by?: 'patient' | 'professional' | 'platform' | 'team' | 'absence' | 'absent' | null;
  /** UTC ISO instants until which the patient can move it, and cancel it with refund. Null: not any more. */
  readonly move_until: string | null;
  readonly free_until: string | null;
  /** Whether an admin chose its present time. */
  readonly moved_by_team: boolean;
  /** UTC ISO instant until which it can be paid. */
  readonly expires_at?: string | null;
  /** Of `booked_for_you`: what was booked together, by start. */
  readonly dates?: readonly BookedDate[] | null;
  /** Of `booked_for_you`: the series that the dates belong to. */
  readonly series?: { readonly every_weeks: number; readonly occurrences: number } | null;
  /** Of `time_proposed`. */
  readonly proposal?: MailProposal | null;
}

export interface MailProposal {
  readonly id: string;
  /** UTC ISO instants; none where the patient chooses in a period. */
  readonly times: readonly string[];
  /** The first and the last day of the period. */
  readonly from_day: string | null;
  readonly to_day: string | null;
  readonly professional_id: string;
  readonly expires_at: string;
}

/** The preview is shown on locked screens: it names neither of the two. */
export type MailText = Omit<MailContent, 'to' | 'foot'> & { readonly preview: string };

export type Writer = (data: ConsultationMailData, siteUrl: string) => MailText;

const MONEY = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const inReais = (cents: number) => MONEY.format(cents / 100);

/** "R$ 150,00" */
export const price = ({ amount_cents }: ConsultationMailData): string => inReais(amount_cents);

/** Its time to pay ran out, after an admin had marked it as paid by mistake. */
export const isUnpaid = (data: ConsultationMailData): boolean =>
  Boolean(data.mark_undone) && !data.cancelled_by && !data.refund_due && !data.refunded;

/** The same time zone, another instant. */
export const at = ({ time_zone }: ConsultationMailData, instant: string): ToldTime => ({
  starts_at: instant,
  time_zone,
});

/** What the patient can still change, and until when. */
export function changesUntil(data: ConsultationMailData): string {
  const { move_until, free_until } = data;
  if (!free_until) return 'Não dá mais para remarcar, nem para cancelar com reembolso.';
  const free = when(at(data, free_until));
  const refund = 'cancelar e receber o valor de volta';
  if (!move_until) return `Não dá mais para remarcar. Até ${free}, você pode ${refund}.`;
  const move = when(at(data, move_until));
  return move === free
    ? `Até ${free}, você pode remarcar, ou ${refund}.`
    : `Até ${move}, você pode remarcar. Até ${free}, pode ${refund}.`;
}

/** Instants as a list, one a line. */
export const list = (data: ConsultationMailData, instants: readonly string[]): string =>
  instants.map((instant) => `• ${when(at(data, instant))}`).join('\n');

type Button = NonNullable<MailContent['button']>;

export const consultationsButton = (siteUrl: string, label = 'Ver minhas consultas'): Button => ({
  label,
  href: `${siteUrl}/patient/appointments`,
});

/** Opens the payment of the consultation. */
export const payButton = (data: ConsultationMailData, siteUrl: string): Button => ({
  label: 'Pagar com Pix',
  // E-mails that were queued before have no professional.
  href: data.professional_id
    ? `${siteUrl}/patient/booking/${data.professional_id}?pagamento=${data.consultation_id}`
    : `${siteUrl}/patient/appointments`,
});

export const searchButton = (siteUrl: string, label: string): Button => ({
  label,
  href: `${siteUrl}/patient/search`,
});

/** Opens the room of the consultation, for its two participants. */
export const roomButton = ({ consultation_id }: ConsultationMailData, siteUrl: string): Button => ({
  label: 'Entrar na sessão',
  href: `${siteUrl}/sala/${consultation_id}`,
});

export const dashboardButton = (siteUrl: string): Button => ({
  label: 'Abrir painel',
  href: `${siteUrl}/professional/dashboard`,
});

export const agendaButton = (siteUrl: string): Button => ({
  label: 'Abrir agenda',
  href: `${siteUrl}/professional/agenda`,
});

/** What goes back of what was paid; nothing where nothing has to. */
export function refundLine(data: ConsultationMailData): string[] {
  const { amount_cents, refund_due, refunded, refund_cents: cents } = data;
  if (refunded) return ['O valor pago já voltou para você.'];
  if (!refund_due) return [];
  return !cents || cents === amount_cents
    ? ['O valor pago volta por Pix, em até 2 dias úteis.']
    : [`${inReais(cents)} voltam por Pix, em até 2 dias úteis.`];
}
