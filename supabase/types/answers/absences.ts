import { ABSENCE_FIELDS, ANSWERED_ABSENCE } from './consultations.ts';
import type { Shape } from './shape.ts';

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

/** The JSON results about reported absences. */
export const ABSENCE_ANSWERS = {
  answer_absence: ANSWERED_ABSENCE,
  decide_absence: {
    fields: { consultation_id: 'string', state: 'string', outcome: 'string', amount_cents: 'number' },
  },
  my_absences: { list: ABSENCE },
  received_absences: RECEIVED_ABSENCES,
  report_absence: ABSENCE,
} satisfies Readonly<Record<string, Shape>>;
