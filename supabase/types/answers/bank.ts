import { TEXT_OR_NULL, type Shape } from './shape.ts';

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

/** The JSON results about the bank and the jobs of payments. */
export const BANK_ANSWERS = {
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
} satisfies Readonly<Record<string, Shape>>;
