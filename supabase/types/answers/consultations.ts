import { CONSULTATION_STATUS, NUMBER_OR_NULL, TEXT_OR_NULL, type Shape } from './shape.ts';

export const FREE_DAYS: Shape = {
  list: { fields: { date: 'string', times: { list: 'string' }, reason: TEXT_OR_NULL } },
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
const ROOM_FIELDS: Readonly<Record<string, Shape>> = {
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
  completion_obstacle: TEXT_OR_NULL,
  room_provider: 'string',
  external_link: TEXT_OR_NULL,
  own_page: TEXT_OR_NULL,
  own_last_page: TEXT_OR_NULL,
  knows_presence: 'boolean',
  is_contested: 'boolean',
  needs_consent: 'boolean',
  admitted_at: TEXT_OR_NULL,
  cancelled_by: TEXT_OR_NULL,
  cancelled_at: TEXT_OR_NULL,
  refund: TEXT_OR_NULL,
  patient_joined_at: TEXT_OR_NULL,
  professional_joined_at: TEXT_OR_NULL,
  patient_left_at: TEXT_OR_NULL,
  professional_left_at: TEXT_OR_NULL,
  minutes_together: 'number',
};

const ROOM: Shape = { fields: ROOM_FIELDS };

/** The result of private.absence_answer. */
export const ABSENCE_FIELDS: Readonly<Record<string, Shape>> = {
  consultation_id: 'string',
  reported_at: 'string',
  came: { nullable: 'boolean' },
  answered_at: TEXT_OR_NULL,
  outcome: TEXT_OR_NULL,
  decided_at: TEXT_OR_NULL,
};

export const ANSWERED_ABSENCE: Shape = { fields: { ...ABSENCE_FIELDS, answer: TEXT_OR_NULL } };

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
const CANCELLED_FIELDS: Readonly<Record<string, Shape>> = {
  consultation_id: 'string',
  status: CONSULTATION_STATUS,
  refund_due: 'boolean',
  cancelled_at: 'string',
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

const PARTICIPANT = { id: TEXT_OR_NULL, name: 'string', email: TEXT_OR_NULL, phone: TEXT_OR_NULL } as const;

/** The result of read_consultation, for the team. */
const CONSULTATION: Shape = {
  fields: {
    id: 'string',
    starts_at: 'string',
    ends_at: 'string',
    status: CONSULTATION_STATUS,
    state: { oneOf: 'consultation_state' },
    moves: 'number',
    series_number: NUMBER_OR_NULL,
    room_opens_at: 'string',
    room_closes_at: 'string',
    is_own: 'boolean',
    is_contested: 'boolean',
    is_reviewed: 'boolean',
    is_in_room: 'boolean',
    patient_entered: 'boolean',
    patient: { fields: PARTICIPANT },
    professional: {
      fields: {
        ...PARTICIPANT,
        profession: { nullable: { oneOf: 'profession' } },
        form_of_address: { nullable: { oneOf: 'form_of_address' } },
        registration: TEXT_OR_NULL,
      },
    },
    payment: {
      nullable: {
        fields: {
          id: 'string',
          amount_cents: 'number',
          state: 'string',
          paid_at: TEXT_OR_NULL,
          expires_at: 'string',
          opens_at: TEXT_OR_NULL,
          returned_cents: 'number',
          refund_cents: 'number',
          waiting_cents: 'number',
          fee_cents: 'number',
        },
      },
    },
    events: {
      list: {
        fields: {
          at: TEXT_OR_NULL,
          kind: 'string',
          side: 'string',
          person: TEXT_OR_NULL,
          detail: TEXT_OR_NULL,
          cause: TEXT_OR_NULL,
          since: TEXT_OR_NULL,
          until: TEXT_OR_NULL,
          amount_cents: NUMBER_OR_NULL,
        },
      },
    },
  },
};

/** The JSON results about consultations: booking them, their times, series, proposals and rooms. */
export const CONSULTATION_ANSWERS = {
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
              canceller: TEXT_OR_NULL,
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
  admin_cancel_consultation: { fields: { ...CANCELLED_FIELDS, refund_by: TEXT_OR_NULL } },
  admin_move_consultation: {
    fields: { consultation_id: 'string', starts_at: 'string', status: CONSULTATION_STATUS },
  },
  admin_set_outcome: { fields: { consultation_id: 'string', status: CONSULTATION_STATUS } },
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
  cancel_as_professional: { fields: CANCELLED_FIELDS },
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
  dates_after: {
    fields: { starts: { list: 'string' }, refunds: { list: 'number' }, later: 'number' },
  },
  read_consultation: CONSULTATION,
  resend_room_address: {
    fields: {
      consultation_id: 'string',
      sent: 'number',
      recent: { list: 'string' },
      unreachable: { list: 'string' },
    },
  },
  times_to_move_to: {
    fields: {
      today: 'string',
      last: 'string',
      days: { list: { fields: { date: 'string', times: { list: 'string' } } } },
    },
  },
  read_room: { nullable: ROOM },
  enter_room: { fields: { ...ROOM_FIELDS, outcome: 'string' } },
  admit_patient: ROOM,
  end_room: ROOM,
  reopen_room: ROOM,
  move_consultation: MOVED,
  next_available_slot: { nullable: { fields: { date: 'string', time: 'string' } } },
  preview_change: SERIES_PLAN,
  preview_series: SERIES_PLAN,
  preview_series_for_patient: {
    fields: { time_zone: 'string', outside_hours: 'boolean', dates: SERIES_DATES },
  },
  preview_for_patient: { list: { fields: { starts_at: 'string', state: 'string' } } },
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
  refuse_proposal: PROPOSAL,
  renew_calendar_address: CALENDAR_SECRET,
  remove_block: { fields: { id: 'string' } },
  save_block: {
    fields: {
      blocks: { list: BLOCK },
      consultations: { list: { fields: { id: 'string', starts_at: 'string', patient_name: 'string' } } },
    },
  },
  set_hours: { fields: { outside: { list: OUTSIDE_HOURS } } },
  withdraw_proposal: PROPOSAL,
} satisfies Readonly<Record<string, Shape>>;
