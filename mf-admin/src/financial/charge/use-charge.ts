import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { ConsultationStatus } from 'shared-domain/status';
import { useRead } from 'shared-data/query';
import type { ChargeState } from '../../parts/charge/charge-state';
import { MONEY_KEY } from '../../parts/money-key';

/** What happened to a payment. */
export interface ChargeEvent {
  readonly at: Instant;
  readonly kind: string;
  readonly detail: string | null;
  /** Of a charge, a transfer, or who bears a refund. */
  readonly code: string | null;
  readonly amount: Cents | null;
  /** Who did it, or a problem's name. */
  readonly person: string | null;
}

/** Money that is on its way back. */
export interface OpenRefund {
  readonly id: string;
  readonly amount: Cents;
  readonly state: string;
  readonly decidedBy: string;
  readonly problem: string | null;
  readonly isSimulated: boolean;
  /** An admin may note that they sent it. */
  readonly canClose: boolean;
}

/** A refund that waits for another admin. */
export interface WaitingDecision {
  readonly id: string;
  readonly amount: Cents;
  readonly reason: string;
  readonly borneBy: string;
  readonly decidedBy: string | null;
  /** The caller decided it. */
  readonly isOwn: boolean;
  readonly createdAt: Instant;
}

export interface ChargeDetails {
  readonly id: string;
  readonly consultationId: string;
  readonly patientName: string;
  readonly patientEmail: string;
  readonly professionalName: string;
  readonly startsAt: Instant;
  readonly consultationStatus: ConsultationStatus;
  readonly amount: Cents;
  readonly state: ChargeState;
  readonly fee: Cents;
  readonly returned: Cents;
  readonly toReturn: Cents;
  /** What the professional has of it: held or owed. */
  readonly professional: Cents;
  /** What an admin may still give back. */
  readonly refundable: Cents;
  /** The bank does not send a refund of it by itself: the team does, and notes it. */
  readonly isRefundedByTeam: boolean;
  /** What admins decided to give back so far; from R$ 500 another admin confirms. */
  readonly decided: Cents;
  /** Until when a mark by hand can be taken back; null: it cannot. */
  readonly undoUntil: Instant | null;
  readonly refunds: readonly OpenRefund[];
  readonly decisions: readonly WaitingDecision[];
  readonly events: readonly ChargeEvent[];
}

/** A payment with what happened to it; null if there is none with this id. */
export function useCharge(id: string) {
  return useRead({
    key: [MONEY_KEY, 'charge', id],
    read: async (client, { signal }): Promise<ChargeDetails | null> => {
      const { data, error } = await client.rpc('charge_details', { payment_id: id }).abortSignal(signal);
      if (error) {
        const failure = toAppError(error);
        if (failure.code === 'payment_not_found') return null;
        throw failure;
      }
      return {
        id: data.id,
        consultationId: data.consultation_id,
        patientName: data.patient_name,
        patientEmail: data.patient_email,
        professionalName: data.professional_name,
        startsAt: data.starts_at,
        consultationStatus: data.consultation_status,
        amount: cents(data.amount_cents),
        state: data.state as ChargeState,
        fee: cents(data.fee_cents),
        returned: cents(data.returned_cents),
        toReturn: cents(data.due_cents),
        professional: cents(data.professional_cents),
        refundable: cents(data.refundable_cents),
        isRefundedByTeam: data.refunded_by_team,
        decided: cents(data.decided_cents),
        undoUntil: data.undo_until,
        refunds: data.refunds.map((refund) => ({
          id: refund.id,
          amount: cents(refund.amount_cents),
          state: refund.state,
          decidedBy: refund.decided_by,
          problem: refund.problem,
          isSimulated: refund.is_simulated,
          canClose: refund.can_close,
        })),
        decisions: data.decisions.map((decision) => ({
          id: decision.id,
          amount: cents(decision.amount_cents),
          reason: decision.reason,
          borneBy: decision.borne_by,
          decidedBy: decision.decided_by_name,
          isOwn: decision.is_own,
          createdAt: decision.created_at,
        })),
        events: data.events.map(({ at, kind, detail, code, amount_cents, person }) => ({
          at,
          kind,
          detail,
          code,
          amount: amount_cents === null ? null : cents(amount_cents),
          person,
        })),
      };
    },
  });
}
