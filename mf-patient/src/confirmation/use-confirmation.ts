import { parseCpf, type Cpf } from 'shared-domain/cpf';
import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import { refundsFrom, type Refund } from '../parts/refund';

/** The confirmation of a payment. */
export interface Confirmation {
  readonly number: string;
  readonly paidAt: Instant;
  readonly amount: Cents;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly professionalName: string;
  /** CRP or CRM number; null once the professional is erased. */
  readonly registration: string | null;
  readonly patientName: string;
  readonly patientCpf: Cpf | null;
  /** The transfer's identity; null where it is not known. */
  readonly transfer: string | null;
  readonly isSimulated: boolean;
  /** Decided refunds of the price; not those of money beyond it. */
  readonly refunds: readonly Refund[];
}

/** The confirmation of a consultation's payment; null if it is not the patient's, or not paid. */
export const useConfirmation = (consultationId: string) =>
  useRead<Confirmation | null>({
    key: ['payment-confirmation', consultationId],
    read: async (client) => {
      if (!isUuid(consultationId)) return null;
      const { data, error } = await client.rpc('payment_confirmation', { consultation_id: consultationId });
      if (error && toAppError(error).code === 'payment_not_found') return null;
      if (error) throw toAppError(error);
      return {
        number: data.number,
        paidAt: data.paid_at,
        amount: cents(data.amount_cents),
        startsAt: data.starts_at,
        endsAt: data.ends_at,
        professionalName: data.professional_name,
        registration: data.registration,
        patientName: data.patient_name,
        patientCpf: data.patient_cpf === null ? null : parseCpf(data.patient_cpf),
        transfer: data.transfer,
        isSimulated: data.is_simulated,
        refunds: refundsFrom(data.refunds)
          .filter(({ cause, state }) => cause !== 'extra' && state !== 'waiting')
          // A late transfer goes back whole, with what it had beyond the price.
          .map((refund) => ({ ...refund, amount: cents(Math.min(refund.amount, data.amount_cents)) })),
      };
    },
  });
