import { TEXT_OR_NULL, type Shape } from './shape.ts';

const KEY = { kind: TEXT_OR_NULL, masked: TEXT_OR_NULL } as const;

/** A batch of payouts, in the results of all that decide on it. */
const PAYOUT_BATCH = {
  fields: {
    id: 'string',
    week_ends: 'string',
    state: 'string',
    is_simulated: 'boolean',
    version: 'number',
    total_cents: 'number',
    ready: 'number',
    held: 'number',
    held_cents: 'number',
    paid: 'number',
    returned: 'number',
    returned_cents: 'number',
    warned: 'number',
    prepared_by: TEXT_OR_NULL,
    prepared_by_name: TEXT_OR_NULL,
    prepared_at: 'string',
    released_by: { list: 'string' },
    approved_by: TEXT_OR_NULL,
    approved_by_name: TEXT_OR_NULL,
    approved_at: TEXT_OR_NULL,
    closed_at: TEXT_OR_NULL,
    reason: TEXT_OR_NULL,
  },
} as const satisfies Shape;

/** The JSON results about payouts, Pix keys and what professionals earn. */
export const PAYOUT_ANSWERS = {
  approve_payouts: PAYOUT_BATCH,
  confirm_payout_key: {
    fields: { ...KEY, state: 'string', tries_left: { nullable: 'number' }, confirmed_at: TEXT_OR_NULL },
  },
  discard_payouts: PAYOUT_BATCH,
  earnings: {
    fields: {
      month: 'string',
      time_zone: 'string',
      issues_receita_saude: 'boolean',
      received_cents: 'number',
      owed_cents: 'number',
      held_cents: 'number',
      refunded_cents: 'number',
      received: 'number',
      owed: 'number',
      held: 'number',
      refunded: 'number',
      waiting: 'number',
      weeks: {
        list: {
          fields: { from: 'string', received_cents: 'number', owed_cents: 'number', held_cents: 'number' },
        },
      },
      next_payout: {
        fields: {
          week_ends: 'string',
          pays_on: 'string',
          cents: 'number',
          debt_cents: 'number',
          consultations: 'number',
          hold: TEXT_OR_NULL,
        },
      },
      payouts: {
        list: {
          fields: {
            id: 'string',
            week_ends: 'string',
            amount_cents: 'number',
            state: 'string',
            hold: TEXT_OR_NULL,
            reason: TEXT_OR_NULL,
            key_masked: TEXT_OR_NULL,
            paid_at: TEXT_OR_NULL,
            returned_at: TEXT_OR_NULL,
            is_simulated: 'boolean',
          },
        },
      },
    },
  },
  mark_receita_saude: { fields: { payment_id: 'string', issued_at: TEXT_OR_NULL } },
  hold_payout: PAYOUT_BATCH,
  list_payout_batches: { list: PAYOUT_BATCH },
  mark_payouts_paid: PAYOUT_BATCH,
  payout_key: {
    fields: {
      ...KEY,
      confirmed_at: TEXT_OR_NULL,
      requested: { nullable: { fields: { kind: 'string', masked: 'string', expires_at: 'string' } } },
    },
  },
  payouts_due: {
    fields: {
      week_ends: 'string',
      is_simulated: 'boolean',
      admins: 'number',
      batch_id: TEXT_OR_NULL,
      cents: 'number',
      professionals: 'number',
      held: 'number',
      obstacle: TEXT_OR_NULL,
    },
  },
  prepare_payouts: PAYOUT_BATCH,
  release_payout: PAYOUT_BATCH,
  request_payout_key: { fields: { kind: 'string', masked: 'string', expires_at: 'string' } },
  return_payout: PAYOUT_BATCH,
} satisfies Readonly<Record<string, Shape>>;
