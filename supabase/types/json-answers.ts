/** The type of a JSON value. */
export type Shape =
  | 'boolean'
  | 'number'
  | 'string'
  /** A value of an enum of schema public. */
  | { readonly oneOf: string }
  | { readonly nullable: Shape }
  | { readonly list: Shape }
  | { readonly tuple: readonly Shape[] }
  | { readonly fields: Readonly<Record<string, Shape>> };

const CONSULTATION_STATUS: Shape = { oneOf: 'consultation_status' };
const TEXT_OR_NULL: Shape = { nullable: 'string' };

/** A row of professionals_public. */
const PUBLIC_PROFESSIONAL = {
  user_id: 'string',
  display_name: 'string',
  specialty: 'string',
  profession: { oneOf: 'profession' },
  registration: 'string',
  bio: TEXT_OR_NULL,
  specialties: { list: 'string' },
  profile_image_url: TEXT_OR_NULL,
  rating: 'number',
  total_reviews: 'number',
  city: TEXT_OR_NULL,
  state: TEXT_OR_NULL,
  price_per_session: { nullable: 'number' },
  rating_counts: { list: 'number' },
  form_of_address: { oneOf: 'form_of_address' },
} as const satisfies Readonly<Record<string, Shape>>;

const FREE_DAYS: Shape = {
  list: { fields: { date: 'string', times: { list: 'string' }, reason: TEXT_OR_NULL } },
};

/** The result of private.kept_by_law. */
const KEPT_BY_LAW: Shape = {
  fields: {
    consultations: 'number',
    consultations_until: TEXT_OR_NULL,
    attended: 'number',
    attended_until: TEXT_OR_NULL,
    not_held: 'number',
    payments: 'number',
    payments_until: TEXT_OR_NULL,
  },
};

/** A consultation outside its professional's hours, in the result of set_hours. */
const OUTSIDE_HOURS: Shape = {
  fields: {
    consultation_id: 'string',
    patient_id: 'string',
    patient_name: 'string',
    starts_at: 'string',
    ends_at: 'string',
    status: CONSULTATION_STATUS,
  },
};

/** The result of book_time and of its wrapper book_consultation. */
const BOOKING_FIELDS: Readonly<Record<string, Shape>> = {
  consultation_id: 'string',
  payment_id: 'string',
  status: CONSULTATION_STATUS,
  starts_at: 'string',
  amount_cents: 'number',
  expires_at: 'string',
  charge_number: 'number',
  free_until: 'string',
};
const BOOKED: Shape = { fields: BOOKING_FIELDS };

/** The result of private.room_answer. */
const ROOM: Shape = {
  fields: {
    consultation_id: 'string',
    role: 'string',
    other_first_name: TEXT_OR_NULL,
    other_id: TEXT_OR_NULL,
    other_name: TEXT_OR_NULL,
    other_profession: { nullable: { oneOf: 'profession' } },
    other_form_of_address: { nullable: { oneOf: 'form_of_address' } },
    other_image_url: TEXT_OR_NULL,
    status: CONSULTATION_STATUS,
    starts_at: 'string',
    ends_at: 'string',
    opens_at: 'string',
    closes_at: 'string',
    now: 'string',
    is_open: 'boolean',
    ended_at: TEXT_OR_NULL,
    is_unattended: 'boolean',
    room_provider: 'string',
    external_link: TEXT_OR_NULL,
    needs_consent: 'boolean',
    patient_joined_at: TEXT_OR_NULL,
    professional_joined_at: TEXT_OR_NULL,
    patient_left_at: TEXT_OR_NULL,
    professional_left_at: TEXT_OR_NULL,
    minutes_together: 'number',
  },
};

/** The result of private.absence_answer. */
const ABSENCE_FIELDS: Readonly<Record<string, Shape>> = {
  consultation_id: 'string',
  reported_at: 'string',
  came: { nullable: 'boolean' },
  answered_at: TEXT_OR_NULL,
  outcome: TEXT_OR_NULL,
  decided_at: TEXT_OR_NULL,
};
const ABSENCE: Shape = { fields: ABSENCE_FIELDS };
const RECEIVED_ABSENCES: Shape = {
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
const ANSWERED_ABSENCE: Shape = { fields: { ...ABSENCE_FIELDS, answer: TEXT_OR_NULL } };

const NUMBER_OR_NULL: Shape = { nullable: 'number' };

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

/** The dates of a series, in the result of each preview. */
const SERIES_DATES: Shape = {
  list: {
    fields: {
      number: 'number',
      date: 'string',
      starts_at: TEXT_OR_NULL,
      state: 'string',
      reason: TEXT_OR_NULL,
      is_made: 'boolean',
      others: { list: 'string' },
    },
  },
};

const SERIES_PLAN: Shape = { fields: { time_zone: 'string', dates: SERIES_DATES } };

const SERIES_END: Shape = {
  fields: { series_id: 'string', cancelled: 'number', refund_due: 'boolean' },
};

/** The result of what is done with a proposal. */
const PROPOSAL: Shape = {
  fields: {
    proposal_id: 'string',
    consultation_id: 'string',
    status: 'string',
    times: { list: 'string' },
    from_day: TEXT_OR_NULL,
    to_day: TEXT_OR_NULL,
    chosen: TEXT_OR_NULL,
    expires_at: 'string',
    starts_at: 'string',
    free_until: 'string',
  },
};

/** The result of cancelling for somebody else. */
const CANCELLED: Shape = {
  fields: {
    consultation_id: 'string',
    status: CONSULTATION_STATUS,
    refund_due: 'boolean',
    cancelled_at: 'string',
  },
};

/** The result of move_consultation and of its wrapper reschedule_consultation. */
const MOVED: Shape = {
  fields: {
    consultation_id: 'string',
    starts_at: 'string',
    consultation_date: 'string',
    consultation_time: 'string',
    status: CONSULTATION_STATUS,
  },
};

const BLOCK = {
  fields: { id: 'string', starts_at: 'string', ends_at: 'string', note: TEXT_OR_NULL },
} as const satisfies Shape;

/** The only answers that hold a calendar's secret. */
const CALENDAR_SECRET: Shape = { fields: { secret: 'string', created_at: 'string' } };

/** An admin's refund, in the results of all that decide on it. */
const REFUND_DECISION = {
  fields: { id: 'string', state: 'string', amount_cents: 'number' },
} as const satisfies Shape;

const KEY = { kind: TEXT_OR_NULL, masked: TEXT_OR_NULL } as const;

/** A batch of payouts, in the results of all that decide on it. */
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
    approved_by: TEXT_OR_NULL,
    approved_by_name: TEXT_OR_NULL,
    approved_at: TEXT_OR_NULL,
    closed_at: TEXT_OR_NULL,
    reason: TEXT_OR_NULL,
  },
} as const satisfies Shape;

const ANSWERS = {
  accept_proposal: PROPOSAL,
  add_block: BLOCK,
  agenda: {
    nullable: {
      fields: {
        now: 'string',
        today: 'string',
        settings: {
          fields: {
            is_own: 'boolean',
            time_zone: 'string',
            break_minutes: 'number',
            grid_minutes: 'number',
            notice_hours: 'number',
            horizon_days: 'number',
            max_per_day: { nullable: 'number' },
            closed_on_holidays: 'boolean',
          },
        },
        days: {
          list: {
            fields: {
              date: 'string',
              hours: { list: { fields: { from: 'string', to: 'string' } } },
              is_exception: 'boolean',
              holiday: TEXT_OR_NULL,
            },
          },
        },
        free: { list: 'string' },
        blocks: {
          list: {
            fields: {
              ...BLOCK.fields,
              series: { nullable: { fields: { until: 'string', following: 'number' } } },
            },
          },
        },
        consultations: {
          list: {
            fields: {
              id: 'string',
              patient_id: 'string',
              patient_name: 'string',
              starts_at: 'string',
              ends_at: 'string',
              break_minutes: 'number',
              status: CONSULTATION_STATUS,
              payment_status: { nullable: { oneOf: 'payment_status' } },
              is_outside_hours: 'boolean',
              amount_cents: 'number',
              booked_by: 'string',
              opens_at: TEXT_OR_NULL,
              expires_at: TEXT_OR_NULL,
              returned_cents: 'number',
              returned_by_bank: 'boolean',
              refund: 'string',
              series: {
                nullable: {
                  fields: {
                    id: 'string',
                    number: 'number',
                    of: 'number',
                    every_weeks: 'number',
                    until: 'string',
                    ended: 'boolean',
                  },
                },
              },
              cancelled_by: TEXT_OR_NULL,
              cancelled_at: TEXT_OR_NULL,
              cancellation_reason: TEXT_OR_NULL,
              reminded_at: TEXT_OR_NULL,
              is_kept: 'boolean',
              correctable_until: TEXT_OR_NULL,
              absence: { nullable: ANSWERED_ABSENCE },
              is_first: 'boolean',
              unread: 'number',
              proposal: {
                nullable: {
                  fields: {
                    id: 'string',
                    times: { list: 'string' },
                    from_day: TEXT_OR_NULL,
                    to_day: TEXT_OR_NULL,
                    expires_at: 'string',
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  admin_cancel_consultation: CANCELLED,
  admin_move_consultation: {
    fields: { consultation_id: 'string', starts_at: 'string', status: CONSULTATION_STATUS },
  },
  admin_set_outcome: { fields: { consultation_id: 'string', status: CONSULTATION_STATUS } },
  admin_overview: {
    fields: {
      patients: 'number',
      professionals: 'number',
      pending_professionals: 'number',
      consultations: 'number',
      consultations_this_month: 'number',
      fee_percentage: 'number',
      pending_applications: 'number',
      applications_lacking_info: 'number',
      pending_testimonials: 'number',
      unread_messages: 'number',
      open_privacy_requests: 'number',
    },
  },
  application_counts: {
    fields: {
      total: 'number',
      matching: 'number',
      pending: 'number',
      needs_info: 'number',
      approved: 'number',
      rejected: 'number',
    },
  },
  book_consultation: BOOKED,
  book_for_patient: {
    fields: {
      consultations: {
        list: {
          fields: {
            consultation_id: 'string',
            starts_at: 'string',
            status: CONSULTATION_STATUS,
            amount_cents: 'number',
            opens_at: 'string',
            expires_at: 'string',
          },
        },
      },
    },
  },
  book_time: BOOKED,
  book_series: { fields: { ...BOOKING_FIELDS, series_id: 'string' } },
  book_series_for_patient: {
    fields: {
      series_id: 'string',
      consultations: {
        list: {
          fields: {
            consultation_id: 'string',
            number: 'number',
            starts_at: 'string',
            status: CONSULTATION_STATUS,
            amount_cents: 'number',
            opens_at: 'string',
            expires_at: 'string',
          },
        },
      },
    },
  },
  calendar_address: { nullable: { fields: { created_at: 'string', last_read_at: TEXT_OR_NULL } } },
  cancel_as_professional: CANCELLED,
  cancel_consultation: {
    fields: { consultation_id: 'string', status: CONSULTATION_STATUS, refund_due: 'boolean' },
  },
  restore_series_date: {
    fields: { series_id: 'string', consultation_id: TEXT_OR_NULL, starts_at: 'string' },
  },
  change_series: { fields: { series_id: 'string', consultation_id: 'string', starts_at: 'string' } },
  consultation_counts: {
    fields: { total: 'number', scheduled: 'number', completed: 'number', cancelled: 'number' },
  },
  end_series: SERIES_END,
  end_series_as_professional: SERIES_END,
  create_calendar_address: CALENDAR_SECRET,
  correct_outcome: { fields: { consultation_id: 'string', status: CONSULTATION_STATUS } },
  end_sessions_of: { fields: { user_id: 'string', sessions_ended: 'number' } },
  erasure_preview: {
    fields: {
      kept: KEPT_BY_LAW,
      sessions_open: 'number',
      attends_open: 'boolean',
      refunds_due: 'number',
      absences_open: 'number',
      owed_cents: 'number',
      payouts_open: 'number',
      messages: 'number',
      reviews: 'number',
      documents: 'number',
      is_professional: 'boolean',
    },
  },
  export_consultations: {
    fields: {
      rows: { list: { tuple: ['string', 'string', 'string', 'string', 'string'] } },
      last: { nullable: { fields: { at: 'string', id: 'string' } } },
    },
  },
  free_times: {
    nullable: {
      fields: {
        time_zone: 'string',
        today: 'string',
        days: FREE_DAYS,
      },
    },
  },
  history_summary: {
    fields: {
      total: 'number',
      completed: 'number',
      scheduled: 'number',
      coming: 'number',
      reviewed: 'number',
    },
  },
  list_patients: {
    nullable: {
      fields: {
        today: 'string',
        time_zone: 'string',
        total: 'number',
        total_active: 'number',
        matching: 'number',
        matching_active: 'number',
        listed: 'number',
        skipped: 'number',
        patients: {
          list: {
            fields: {
              id: 'string',
              name: 'string',
              email: 'string',
              since: 'string',
              next: {
                nullable: { fields: { id: 'string', starts_at: 'string', status: CONSULTATION_STATUS } },
              },
              last_at: TEXT_OR_NULL,
              completed: 'number',
              chat_id: 'string',
              unread: 'number',
            },
          },
        },
      },
    },
  },
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
  save_view: { fields: { id: 'string', name: 'string' } },
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
  dates_after: {
    fields: { starts: { list: 'string' }, refunds: { list: 'number' }, later: 'number' },
  },
  answer_absence: ANSWERED_ABSENCE,
  decide_absence: {
    fields: { consultation_id: 'string', state: 'string', outcome: 'string', amount_cents: 'number' },
  },
  my_absences: { list: ABSENCE },
  received_absences: RECEIVED_ABSENCES,
  report_absence: ABSENCE,
  read_room: { nullable: ROOM },
  enter_room: ROOM,
  end_room: ROOM,
  reopen_room: ROOM,
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
  move_consultation: MOVED,
  next_available_slot: { nullable: { fields: { date: 'string', time: 'string' } } },
  paid_revenue: { fields: { payments: 'number', revenue_cents: 'number' } },
  preview_change: SERIES_PLAN,
  preview_series: SERIES_PLAN,
  preview_series_for_patient: {
    fields: { time_zone: 'string', outside_hours: 'boolean', dates: SERIES_DATES },
  },
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
  practice_figures: { fields: { consultations: 'number', completed: 'number', patients: 'number' } },
  preview_for_patient: { list: { fields: { starts_at: 'string', state: 'string' } } },
  'privacy_requests.kept': KEPT_BY_LAW,
  'privacy_request_entries.kept': KEPT_BY_LAW,
  preview_period: { fields: { free: 'number' } },
  propose_period: PROPOSAL,
  propose_times: PROPOSAL,
  read_calendar: {
    nullable: {
      fields: {
        rows: { list: { fields: { uid: 'string', starts_at: 'string', ends_at: 'string' } } },
        retry_after: { nullable: 'number' },
      },
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
  refuse_proposal: PROPOSAL,
  renew_calendar_address: CALENDAR_SECRET,
  remove_block: { fields: { id: 'string' } },
  save_block: {
    fields: {
      blocks: { list: BLOCK },
      consultations: { list: { fields: { id: 'string', starts_at: 'string', patient_name: 'string' } } },
    },
  },
  public_profile: {
    nullable: {
      fields: {
        professional: { fields: PUBLIC_PROFESSIONAL },
        reviews: {
          list: {
            fields: {
              id: 'string',
              rating: 'number',
              comment: 'string',
              patient_name: 'string',
              created_at: 'string',
            },
          },
        },
        hours: { list: { fields: { day_of_week: 'number', start_time: 'string', end_time: 'string' } } },
        days: FREE_DAYS,
      },
    },
  },
  search_by_next_free: {
    fields: {
      professionals: {
        list: {
          fields: {
            ...PUBLIC_PROFESSIONAL,
            times: { list: 'string' },
          },
        },
      },
      next: { nullable: { fields: { cursor_at: 'string', cursor_turn: 'number', cursor_id: 'string' } } },
    },
  },
  set_hours: { fields: { outside: { list: OUTSIDE_HOURS } } },
  withdraw_proposal: PROPOSAL,
  remind_of_payment: { fields: { consultation_id: 'string', reminded_at: 'string', again_at: 'string' } },
} satisfies Readonly<Record<string, Shape>>;

/**
 * The JSON results of procedures, and the JSON columns ("table.column"), as far as the portal reads them;
 * PostgreSQL does not record this. supabase/tests/json-answers.test.ts compares them with real results.
 */
export const JSON_ANSWERS: Readonly<Record<string, Shape>> = {
  ...ANSWERS,
  today: {
    fields: {
      agenda: ANSWERS.agenda,
      this_week: 'number',
      figures: ANSWERS.practice_figures,
      reviews: {
        list: {
          fields: {
            id: 'string',
            rating: 'number',
            positive_aspects: TEXT_OR_NULL,
            improvements: TEXT_OR_NULL,
            patient_name: 'string',
            created_at: 'string',
          },
        },
      },
      week: { list: { fields: { id: 'string', weekday: 'number', from: 'string', to: 'string' } } },
      absences: RECEIVED_ABSENCES,
      is_demonstration: 'boolean',
    },
  },
};
