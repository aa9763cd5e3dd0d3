import { CONSULTATION_STATUS, type Shape } from './shape.ts';

/** An admin's refund, in the results of all that decide on it. */
const REFUND_DECISION = {
  fields: { id: 'string', state: 'string', amount_cents: 'number' },
} as const satisfies Shape;

/** The JSON results of what admins decide about money. */
export const DECISION_ANSWERS = {
  assign_suspense: {
    fields: {
      receipt_id: 'string',
      payment_id: 'string',
      status: { oneOf: 'payment_status' },
      consultation_status: CONSULTATION_STATUS,
      refund_due: 'boolean',
    },
  },
  close_refund: { fields: { refund_id: 'string', state: 'string', done_at: 'string' } },
  confirm_refund: REFUND_DECISION,
  decide_refund: REFUND_DECISION,
  decline_refund: REFUND_DECISION,
  keep_suspense: { fields: { receipt_id: 'string', decision: 'string' } },
  return_suspense: REFUND_DECISION,
  undo_payment_mark: {
    fields: {
      payment_id: 'string',
      status: { oneOf: 'payment_status' },
      expires_at: 'string',
      consultation_status: CONSULTATION_STATUS,
    },
  },
  mark_payment_paid: {
    fields: {
      payment_id: 'string',
      status: { oneOf: 'payment_status' },
      paid_at: 'string',
      consultation_status: CONSULTATION_STATUS,
      refund_due: 'boolean',
    },
  },
} satisfies Readonly<Record<string, Shape>>;
