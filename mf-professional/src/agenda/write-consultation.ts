import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { AgreedSeries } from 'shared-domain/series';
import type { PortalClient } from 'shared-portal/contract';
import type { DayPeriod } from './agenda';
import { seriesArguments } from 'shared-data/series';

/** Why a professional cancels; only the team reads it. */
export const CANCEL_REASONS = ['health', 'unforeseen', 'conflict', 'patient_request', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export interface Cancellation {
  readonly id: string;
  readonly reason: CancelReason;
  /** For the patient. */
  readonly message: string;
  /** With the later dates of its series, which ends. */
  readonly following: boolean;
  /** The same one cancels once. */
  readonly requestId: string;
}

/** Cancels a consultation, or it and the following ones; what was paid is refunded in full. Throws an `AppError`. */
export async function cancelConsultation(client: PortalClient, cancellation: Cancellation): Promise<void> {
  const { id, reason, message, following, requestId } = cancellation;
  const procedure = following ? 'end_series_as_professional' : 'cancel_as_professional';
  const { error } = await client.rpc(procedure, {
    consultation_id: id,
    reason,
    message,
    request_id: requestId,
  });
  if (error) throw toAppError(error);
}

export interface Proposal {
  /** The same one proposes once. */
  readonly id: string;
  readonly consultationId: string;
  readonly times: readonly Instant[];
  /** In place of times: the days in which the patient chooses. */
  readonly period: DayPeriod | null;
  readonly message: string;
}

/** Proposes other times, or a period, to the patient of a consultation. Throws an `AppError`. */
export async function propose(client: PortalClient, proposal: Proposal): Promise<void> {
  const { id, consultationId, times, period, message } = proposal;
  const shared = { id, consultation_id: consultationId, message: message.trim() || null };
  const { error } = period
    ? await client.rpc('propose_period', { ...shared, from_day: period.from, to_day: period.to })
    : await client.rpc('propose_times', { ...shared, times: [...times] });
  if (error) throw toAppError(error);
}

/** Takes an open proposal back. Throws an `AppError`. */
export async function withdrawProposal(client: PortalClient, proposalId: string): Promise<void> {
  const { error } = await client.rpc('withdraw_proposal', { proposal_id: proposalId });
  if (error) throw toAppError(error);
}

/** Reminds the patient of the payment, by e-mail and notification. Throws an `AppError`. */
export async function remindOfPayment(client: PortalClient, id: string): Promise<void> {
  const { error } = await client.rpc('remind_of_payment', { consultation_id: id });
  if (error) throw toAppError(error);
}

export interface Booking {
  readonly patientId: string;
  readonly startsAt: Instant;
  /** Null: once. */
  readonly series: AgreedSeries | null;
  /** The same one books once. */
  readonly requestId: string;
}

/** Books a consultation or a series for a patient of the professional's, all of it or nothing. Throws an `AppError`. */
export async function bookForPatient(client: PortalClient, booking: Booking): Promise<void> {
  const { patientId: patient_id, startsAt, series, requestId: request_id } = booking;
  const { error } = series
    ? await client.rpc('book_series_for_patient', {
        patient_id,
        starts_at: startsAt,
        ...seriesArguments(series),
        request_id,
      })
    : await client.rpc('book_for_patient', { patient_id, starts_at: [startsAt], request_id });
  if (error) throw toAppError(error);
}
