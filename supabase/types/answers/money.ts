import { ABSENCE_FIELDS, ANSWERED_ABSENCE } from './consultations.ts';
import { CONSULTATION_STATUS, TEXT_OR_NULL, NUMBER_OR_NULL, type Shape } from './shape.ts';

const ABSENCE: Shape = { fields: ABSENCE_FIELDS };

export const RECEIVED_ABSENCES: Shape = {
  list: {
    fields: {
      consultation_id: 'string',
      patient_name: 'string',
      starts_at: 'string',
      reported_at: 'string',
      came: { nullable: 'boolean' },
    },
  },
};

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

/** An admin's refund, in the results of all that decide on it. */
const REFUND_DECISION = {
  fields: { id: 'string', state: 'string', amount_cents: 'number' },
} as const satisfies Shape;

const KEY = { kind: TEXT_OR_NULL, masked: TEXT_OR_NULL } as const;

const BANK_ENTRY = {
  fields: {
    id: 'string',
    kind: 'string',
    amount_cents: 'number',
    day: 'string',
    reason: 'string',
    created_at: 'string',
    reverses: TEXT_OR_NULL,
    is_reversed: 'boolean',
    recorded_by: TEXT_OR_NULL,
  },
} as const satisfies Shape;

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

/** The JSON results about money: payments, refunds, absences, payouts and the bank. */
export const MONEY_ANSWERS = {
  charge_details: CHARGE_DETAILS,
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
  charge_counts: { fields: { refund_due: 'number', unproven: 'number', expired_today: 'number' } },
  bank_balance: {
    fields: {
      cents: 'number',
      unproven_cents: 'number',
      fees_cents: 'number',
      top_ups_cents: 'number',
      entries: { list: BANK_ENTRY },
    },
  },
  list_bank_entries: { list: BANK_ENTRY },
  record_bank_entry: BANK_ENTRY,
  reverse_bank_entry: BANK_ENTRY,
  payment_job_states: {
    fields: {
      provider: TEXT_OR_NULL,
      calls: { fields: { waiting: 'number', oldest_at: TEXT_OR_NULL, retried: 'number' } },
      notifications: { fields: { waiting: 'number', oldest_at: TEXT_OR_NULL } },
      jobs: {
        list: {
          fields: {
            job: 'string',
            every_seconds: 'number',
            last_started_at: TEXT_OR_NULL,
            last_done_at: TEXT_OR_NULL,
            watermark: TEXT_OR_NULL,
            failures: 'number',
            last_error: TEXT_OR_NULL,
            other_keys: 'number',
            is_running: 'boolean',
          },
        },
      },
    },
  },
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
  answer_absence: ANSWERED_ABSENCE,
  decide_absence: {
    fields: { consultation_id: 'string', state: 'string', outcome: 'string', amount_cents: 'number' },
  },
  my_absences: { list: ABSENCE },
  received_absences: RECEIVED_ABSENCES,
  report_absence: ABSENCE,
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
  paid_revenue: { fields: { payments: 'number', revenue_cents: 'number' } },
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
      refunded_cents: 'number',
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
          fields: { class: 'string', amount_cents: 'number', refund_cents: 'number', refund_done: 'boolean' },
        },
      },
      refunds: REFUNDS,
      now: 'string',
    },
  },
  remind_of_payment: { fields: { consultation_id: 'string', reminded_at: 'string', again_at: 'string' } },
} satisfies Readonly<Record<string, Shape>>;
