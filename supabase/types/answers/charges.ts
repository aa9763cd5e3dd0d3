import { CONSULTATION_STATUS, NUMBER_OR_NULL, TEXT_OR_NULL, type Shape } from './shape.ts';

/** Money of a period. */
const MONEY_BETWEEN: Shape = {
  fields: { received_cents: 'number', refunded_cents: 'number', fee_cents: 'number' },
};

/** A payment with what happened to its money. */
const CHARGE_DETAILS: Shape = {
  fields: {
    id: 'string',
    consultation_id: 'string',
    patient_name: 'string',
    patient_email: 'string',
    professional_name: 'string',
    starts_at: 'string',
    consultation_status: CONSULTATION_STATUS,
    amount_cents: 'number',
    state: 'string',
    status: { oneOf: 'payment_status' },
    paid_at: TEXT_OR_NULL,
    expires_at: 'string',
    opens_at: TEXT_OR_NULL,
    is_simulated: 'boolean',
    fee_cents: 'number',
    returned_cents: 'number',
    due_cents: 'number',
    professional_cents: 'number',
    refundable_cents: 'number',
    refunded_by_team: 'boolean',
    decided_cents: 'number',
    undo_until: TEXT_OR_NULL,
    refunds: {
      list: {
        fields: {
          id: 'string',
          amount_cents: 'number',
          state: 'string',
          decided_by: 'string',
          problem: TEXT_OR_NULL,
          created_at: 'string',
          is_simulated: 'boolean',
          can_close: 'boolean',
        },
      },
    },
    decisions: {
      list: {
        fields: {
          id: 'string',
          amount_cents: 'number',
          reason: 'string',
          borne_by: 'string',
          decided_by_name: TEXT_OR_NULL,
          is_own: 'boolean',
          created_at: 'string',
        },
      },
    },
    events: {
      list: {
        fields: {
          at: 'string',
          kind: 'string',
          detail: TEXT_OR_NULL,
          code: TEXT_OR_NULL,
          amount_cents: NUMBER_OR_NULL,
          person: TEXT_OR_NULL,
        },
      },
    },
  },
};

/** The JSON results about charges, for admins. */
export const CHARGE_ANSWERS = {
  charge_details: CHARGE_DETAILS,
  charge_counts: { fields: { refund_due: 'number', unproven: 'number', expired_today: 'number' } },
  financial_figures: {
    fields: {
      now: MONEY_BETWEEN,
      before: MONEY_BETWEEN,
      fee_percentage: 'number',
      days: {
        list: {
          fields: {
            day: 'string',
            received_cents: 'number',
            returned_cents: 'number',
            refunded_cents: 'number',
            earlier_cents: 'number',
          },
        },
      },
    },
  },
  money_counts: {
    fields: {
      decisions: 'number',
      refunds: 'number',
      suspense: 'number',
      absences: 'number',
      payouts: 'number',
      failing: 'number',
    },
  },
  paid_revenue: { fields: { payments: 'number', revenue_cents: 'number' } },
} satisfies Readonly<Record<string, Shape>>;
