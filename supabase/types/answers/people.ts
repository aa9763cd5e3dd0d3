import { FREE_DAYS } from './consultations.ts';
import { CONSULTATION_STATUS, NUMBER_OR_NULL, TEXT_OR_NULL, type Shape } from './shape.ts';

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
  headline: TEXT_OR_NULL,
} as const satisfies Readonly<Record<string, Shape>>;

const HISTORY: Shape = {
  list: { fields: { title: 'string', place: 'string', from: 'number', to: NUMBER_OR_NULL } },
};

/** The result of private.published_details. */
const PUBLISHED_DETAILS: Shape = {
  fields: {
    approaches: { list: 'string' },
    session_text: TEXT_OR_NULL,
    education: HISTORY,
    experience: HISTORY,
    languages: { list: 'string' },
    audiences: { list: 'string' },
    accommodations: { list: 'string' },
    not_attended: TEXT_OR_NULL,
  },
};

/** The result of own_public_profile. */
const OWN_PROFILE: Shape = {
  fields: {
    user_id: 'string',
    full_name: 'string',
    registration: 'string',
    profession: { oneOf: 'profession' },
    city: TEXT_OR_NULL,
    state: TEXT_OR_NULL,
    price_per_session: NUMBER_OR_NULL,
    profile_image_url: TEXT_OR_NULL,
    rating: 'number',
    total_reviews: 'number',
    is_approved: 'boolean',
    form_of_address: { oneOf: 'form_of_address' },
    headline: TEXT_OR_NULL,
    bio: TEXT_OR_NULL,
    specialties: { list: 'string' },
    details: PUBLISHED_DETAILS,
    published_at: TEXT_OR_NULL,
    has_hours: 'boolean',
  },
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

/** An account as the team reads it: a part is null for a role that does not read it. */
const READ_PERSON: Shape = {
  fields: {
    account: {
      fields: {
        user_id: 'string',
        full_name: 'string',
        email: 'string',
        email_confirmed_at: TEXT_OR_NULL,
        role: { oneOf: 'user_role' },
        state: { oneOf: 'account_state' },
        created_at: 'string',
        last_seen_on: TEXT_OR_NULL,
        team_role: { nullable: { oneOf: 'team_role' } },
        professional: {
          nullable: {
            fields: {
              approval_status: { oneOf: 'approval_status' },
              profession: { oneOf: 'profession' },
              registration: 'string',
              form_of_address: { oneOf: 'form_of_address' },
              profile_image_url: TEXT_OR_NULL,
            },
          },
        },
      },
    },
    identity: {
      nullable: {
        fields: {
          phone: TEXT_OR_NULL,
          cpf: TEXT_OR_NULL,
          birth_date: TEXT_OR_NULL,
          city: TEXT_OR_NULL,
          state: TEXT_OR_NULL,
          has_emergency_contact: 'boolean',
        },
      },
    },
    consents: {
      list: {
        fields: { document: { oneOf: 'consent_document' }, version: 'string', accepted_at: 'string' },
      },
    },
    sessions: {
      nullable: {
        list: {
          fields: {
            id: 'string',
            created_at: 'string',
            last_used_at: 'string',
            user_agent: TEXT_OR_NULL,
            network: TEXT_OR_NULL,
          },
        },
      },
    },
    coming: NUMBER_OR_NULL,
    consultations: {
      nullable: {
        fields: {
          total: 'number',
          completed: 'number',
          cancelled: 'number',
          no_show: 'number',
          latest: {
            list: {
              fields: {
                id: 'string',
                starts_at: 'string',
                as_patient: 'boolean',
                other_name: 'string',
                state: { oneOf: 'consultation_state' },
                amount_cents: NUMBER_OR_NULL,
              },
            },
          },
        },
      },
    },
    payments: {
      nullable: {
        fields: {
          total: 'number',
          paid_cents: 'number',
          refunds_due: 'number',
          latest: {
            list: {
              fields: {
                id: 'string',
                consultation_id: 'string',
                created_at: 'string',
                starts_at: 'string',
                amount_cents: 'number',
                state: 'string',
              },
            },
          },
        },
      },
    },
    messages: {
      nullable: {
        fields: {
          messages: {
            list: {
              fields: { id: 'string', subject: 'string', created_at: 'string', read_at: TEXT_OR_NULL },
            },
          },
          requests: {
            list: {
              fields: {
                id: 'string',
                kind: 'string',
                status: { oneOf: 'privacy_request_status' },
                created_at: 'string',
              },
            },
          },
        },
      },
    },
    audit: {
      nullable: {
        list: {
          fields: {
            id: 'number',
            happened_at: 'string',
            actor_name: TEXT_OR_NULL,
            subject_table: 'string',
            action: 'string',
          },
        },
      },
    },
  },
};

/** The JSON results about people: profiles, patients, applications and privacy. */
export const PERSON_ANSWERS = {
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
  block_person: {
    fields: {
      user_id: 'string',
      state: { oneOf: 'account_state' },
      sessions_ended: 'number',
      consultations_cancelled: NUMBER_OR_NULL,
    },
  },
  unblock_person: { fields: { user_id: 'string', state: { oneOf: 'account_state' } } },
  review_application: {
    fields: {
      application: {
        fields: {
          id: 'string',
          user_id: 'string',
          email: 'string',
          full_name: 'string',
          cpf_cnpj: TEXT_OR_NULL,
          phone: TEXT_OR_NULL,
          specialty: { oneOf: 'profession' },
          specialties: { list: 'string' },
          crp_crm: 'string',
          bio: TEXT_OR_NULL,
          price_per_session: 'number',
          document_urls: { list: 'string' },
          application_status: { oneOf: 'application_status' },
          admin_notes: TEXT_OR_NULL,
          rejection_reason: TEXT_OR_NULL,
          applied_at: 'string',
          updated_at: 'string',
          form_of_address: { oneOf: 'form_of_address' },
        },
      },
      city: TEXT_OR_NULL,
      state: TEXT_OR_NULL,
      assigned_to: TEXT_OR_NULL,
      assigned_name: TEXT_OR_NULL,
      checks: { list: { fields: { item: 'string', checked_at: 'string', checked_by: TEXT_OR_NULL } } },
      notes: {
        list: { fields: { id: 'string', text: 'string', created_at: 'string', author: TEXT_OR_NULL } },
      },
      history: {
        list: {
          fields: {
            id: 'number',
            happened_at: 'string',
            status: { oneOf: 'application_status' },
            actor: TEXT_OR_NULL,
            message: TEXT_OR_NULL,
            changed: { list: { fields: { field: 'string', was: TEXT_OR_NULL } } },
          },
        },
      },
      duplicates: {
        list: {
          fields: {
            user_id: 'string',
            full_name: 'string',
            state: { oneOf: 'account_state' },
            registration: TEXT_OR_NULL,
            same_document: 'boolean',
            same_registration: 'boolean',
          },
        },
      },
    },
  },
  assign_application: { fields: { application_id: 'string' } },
  check_application_item: { fields: { application_id: 'string' } },
  note_on_application: { fields: { application_id: 'string' } },
  suspension_impact: { fields: { coming: 'number', patients: 'number', kept: 'number' } },
  send_data_copy: { fields: { user_id: 'string' } },
  people_counts: {
    fields: {
      total: 'number',
      patients: 'number',
      professionals: 'number',
      in_review: 'number',
      blocked: 'number',
      team: 'number',
    },
  },
  read_person: READ_PERSON,
  reveal_identity: {
    fields: {
      cpf: TEXT_OR_NULL,
      cnpj: TEXT_OR_NULL,
      emergency_name: TEXT_OR_NULL,
      emergency_relation: TEXT_OR_NULL,
      emergency_phone: TEXT_OR_NULL,
    },
  },
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
  save_view: { fields: { id: 'string', name: 'string' } },
  practice_figures: { fields: { consultations: 'number', completed: 'number', patients: 'number' } },
  'privacy_requests.kept': KEPT_BY_LAW,
  'privacy_request_entries.kept': KEPT_BY_LAW,
  own_public_profile: { nullable: OWN_PROFILE },
  publish_profile: OWN_PROFILE,
  remove_own_photo: OWN_PROFILE,
  changed_profiles: { fields: { upTo: 'number', ids: { nullable: { list: 'string' } } } },
  public_profile: {
    nullable: {
      fields: {
        professional: { fields: PUBLIC_PROFESSIONAL },
        details: PUBLISHED_DETAILS,
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
} satisfies Readonly<Record<string, Shape>>;
