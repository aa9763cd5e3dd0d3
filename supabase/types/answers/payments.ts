import { TEXT_OR_NULL, type Shape } from './shape.ts';

/** The result of private.patient_refunds. */
const REFUNDS: Shape = {
  list: {
    fields: {
      amount_cents: 'number',
      cause: 'string',
      state: 'string',
      decided_at: 'string',
      sent_at: TEXT_OR_NULL,
      done_at: TEXT_OR_NULL,
      by_team: 'boolean',
      until: 'string',
    },
  },
};

/** The JSON results about patients' payments. */
export const PAYMENT_ANSWERS = {
  'patient_history.refunds': REFUNDS,
  payment_confirmation: {
    fields: {
      number: 'string',
      paid_at: 'string',
      amount_cents: 'number',
      starts_at: 'string',
      ends_at: 'string',
      professional_name: 'string',
      registration: TEXT_OR_NULL,
      patient_name: 'string',
      patient_cpf: TEXT_OR_NULL,
      transfer: TEXT_OR_NULL,
      is_simulated: 'boolean',
      refunded_at: TEXT_OR_NULL,
      refunds: REFUNDS,
    },
  },
  read_payment: {
    fields: {
      payment_id: 'string',
      consultation_id: 'string',
      professional_id: 'string',
      professional_name: 'string',
      starts_at: 'string',
      free_until: 'string',
      amount_cents: 'number',
      charge_number: 'number',
      state: 'string',
      code: TEXT_OR_NULL,
      expires_at: 'string',
      opens_at: TEXT_OR_NULL,
      paid_at: TEXT_OR_NULL,
      refunded_at: TEXT_OR_NULL,
      refund_due: 'boolean',
      renewal_refusal: TEXT_OR_NULL,
      arrival: {
        nullable: {
          fields: {
            class: 'string',
            amount_cents: 'number',
            refund_cents: 'number',
            refund_done: 'boolean',
            in_suspense: 'boolean',
          },
        },
      },
      refunds: REFUNDS,
      now: 'string',
    },
  },
  remind_of_payment: { fields: { consultation_id: 'string', reminded_at: 'string', again_at: 'string' } },
} satisfies Readonly<Record<string, Shape>>;
