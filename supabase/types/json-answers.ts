import { RECEIVED_ABSENCES } from './answers/absences.ts';
import { CONSULTATION_ANSWERS } from './answers/consultations.ts';
import { MONEY_ANSWERS } from './answers/money.ts';
import { PERSON_ANSWERS } from './answers/people.ts';
import { TEXT_OR_NULL, type Shape } from './answers/shape.ts';

/**
 * The JSON results of procedures, and the JSON columns ("table.column"), as far as the portal reads them;
 * PostgreSQL does not record this. supabase/tests/json-answers.test.ts compares them with real results.
 */
export const JSON_ANSWERS: Readonly<Record<string, Shape>> = {
  ...CONSULTATION_ANSWERS,
  ...MONEY_ANSWERS,
  ...PERSON_ANSWERS,
  today: {
    fields: {
      agenda: CONSULTATION_ANSWERS.agenda,
      this_week: 'number',
      figures: PERSON_ANSWERS.practice_figures,
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
