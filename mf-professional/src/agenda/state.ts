import { hasBegun, hasEnded, nextConfirmed } from 'shared-domain/consultation';
import type { Instant } from 'shared-domain/schedule';
import { CONSULTATION_LABELS, shownStatus, type ShownStatus, type StatusLabel } from 'shared-domain/status';
import { ABSENCE_LABELS, absenceStateOf, isContested, type AbsenceState } from '../parts/absence';
import { isProposalTime } from '../parts/proposal-time';
import type { Agenda, AgendaConsultation } from './agenda';

/** What a consultation is at a moment. `proposed`: another time waits for an answer; `ended`: its outcome is missing. */
export type ConsultationState = ShownStatus | 'proposed' | 'running' | 'ended';

export function stateOf(consultation: AgendaConsultation, now: Date): ConsultationState {
  if (consultation.status !== 'scheduled') return shownStatus(consultation);
  if (!hasBegun(consultation, now)) return consultation.proposal ? 'proposed' : 'scheduled';
  return hasEnded(consultation, now) ? 'ended' : 'running';
}

/** The state that is shown: a report of the professional's absence takes precedence. */
export type ShownState = ConsultationState | AbsenceState;
export const shownStateOf = (consultation: AgendaConsultation, now: Date): ShownState =>
  absenceStateOf(consultation) ?? stateOf(consultation, now);

/** Badges. */
export const STATE_LABELS: Readonly<Record<ShownState, StatusLabel>> = {
  ...CONSULTATION_LABELS,
  ...ABSENCE_LABELS,
  proposed: { text: 'Aguardando resposta', tone: 'info' },
  running: { text: 'Em andamento', tone: 'confirmed' },
  ended: { text: 'Encerrada', tone: 'neutral', sign: 'overdue' },
};

const SOON_MINUTES = 60;

/** Whole minutes until it begins; null: more than an hour, or it has begun. */
export function minutesUntil({ startsAt }: AgendaConsultation, now: Date): number | null {
  const minutes = Math.ceil((Date.parse(startsAt) - now.getTime()) / 60_000);
  return minutes > 0 && minutes <= SOON_MINUTES ? minutes : null;
}

/** The confirmed consultation in progress, else the one that begins within an hour. */
export function soonOf({ consultations }: Agenda, now: Date): AgendaConsultation | undefined {
  const next = nextConfirmed(consultations, now);
  return next && (hasBegun(next, now) || minutesUntil(next, now) !== null) ? next : undefined;
}

const HOUR_MS = 60 * 60_000;
/** How long before a consultation a proposal is answered at the latest. */
export const REPLY_MS = 24 * HOUR_MS;

/** Whether another time can still be proposed: paid, without an open proposal, at least 26 hours before. */
export const isProposable = (consultation: AgendaConsultation, now: Date): boolean =>
  consultation.status === 'scheduled' && consultation.proposal === null && isProposalTime(consultation, now);

/** Whether another time cannot be proposed only because it begins too soon. */
export const isTooLateToMove = (consultation: AgendaConsultation, now: Date): boolean =>
  consultation.status === 'scheduled' && consultation.proposal === null && !isProposalTime(consultation, now);

/** Whether the patient can pay it now. */
export const isPayable = ({ status, opensAt, expiresAt }: AgendaConsultation, now: Date): boolean =>
  status === 'pending' &&
  (opensAt === null || Date.parse(opensAt) <= now.getTime()) &&
  expiresAt !== null &&
  Date.parse(expiresAt) > now.getTime();

const REMIND_MS = 12 * HOUR_MS;

/** From when on the patient can be reminded of the payment again; null: now. */
export function remindableFrom({ remindedAt }: AgendaConsultation, now: Date): Instant | null {
  if (remindedAt === null) return null;
  const again = Date.parse(remindedAt) + REMIND_MS;
  return again > now.getTime() ? new Date(again).toISOString() : null;
}

/** Whether a recorded outcome can still be corrected. */
export const isCorrectable = (consultation: AgendaConsultation, now: Date): boolean =>
  consultation.correctableUntil !== null &&
  Date.parse(consultation.correctableUntil) > now.getTime() &&
  !isContested(consultation);

/** The last moment at which it can be corrected: the limit itself is midnight. */
export const lastCorrection = (limit: Instant): Instant => new Date(Date.parse(limit) - 1).toISOString();

const ABSENCE_MS = 15 * 60_000;

/** Whether it can be recorded that the patient did not come: from 15 minutes after the start. */
export const isAbsenceDue = (consultation: AgendaConsultation, now: Date): boolean =>
  consultation.status === 'scheduled' &&
  now.getTime() - Date.parse(consultation.startsAt) >= ABSENCE_MS &&
  !isContested(consultation);
