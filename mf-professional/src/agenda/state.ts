import { hasBegun, hasEnded, nextConfirmed } from 'shared-domain/consultation';
import { CONSULTATION_LABELS, type ConsultationStatus, type StatusLabel } from 'shared-domain/status';
import type { Agenda, AgendaConsultation } from './agenda';

/** What a consultation is at a moment. `ended`: its outcome is missing. */
export type ConsultationState = ConsultationStatus | 'running' | 'ended';

export function stateOf(consultation: AgendaConsultation, now: Date): ConsultationState {
  if (consultation.status !== 'scheduled' || !hasBegun(consultation, now)) return consultation.status;
  return hasEnded(consultation, now) ? 'ended' : 'running';
}

/** Badges. */
export const STATE_LABELS: Readonly<Record<ConsultationState, StatusLabel>> = {
  ...CONSULTATION_LABELS,
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
