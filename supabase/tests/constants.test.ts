import { BIO_MAX_LENGTH, DOCUMENT_MAX_COUNT } from 'shared-domain/application';
import { MESSAGE_MAX_LENGTH } from 'shared-domain/chat';
import { MAX_MOVES } from 'shared-domain/consultation';
import { CONSULTATION_PRICE_MAX, CONSULTATION_PRICE_MIN } from 'shared-domain/consultation-price';
import { FEEDBACK_TEXT_MAX_LENGTH } from 'shared-domain/feedback';
import { holidaysOf } from 'shared-domain/holidays';
import { PIX_SECONDS } from 'shared-domain/pix';
import { PRIVACY_REQUEST_MAX_LENGTH } from 'shared-domain/privacy';
import * as published from 'shared-domain/published-profile';
import { RATING_MAX } from 'shared-domain/rating';
import { RECORDING_ADDRESS_MAX_LENGTH } from 'shared-domain/recording';
import { APPLICATION_REGISTRATION_MAX_LENGTH } from 'shared-domain/registration';
import { BOOKING_NOTICE_MINUTES, CHANGE_HOURS, CONSULTATION_MINUTES } from 'shared-domain/schedule';
import { SPECIALTIES } from 'shared-domain/specialties';
import { STATE_MAX_LENGTH } from 'shared-domain/state';
import * as text from 'shared-domain/text-limits';
import { onEveryDatabase } from './support/database.ts';

type Constant = readonly [place: string, sql: string, expected: number];

/** Numbers that constraints repeat; `#` is the number in the constraint as PostgreSQL prints it. */
const IN_CONSTRAINTS: readonly Constant[] = [
  ['consultations', "ends_at = (starts_at + '00:#:00'::interval)", CONSULTATION_MINUTES],
  ['consultations', 'moves <= #)', MAX_MOVES],
  ['chat_messages', 'char_length(content) <= #)', MESSAGE_MAX_LENGTH],
  ['reviews', 'rating <= #)', RATING_MAX],
  ['reviews', 'char_length(positive_aspects) <= #)', FEEDBACK_TEXT_MAX_LENGTH],
  ['reviews', 'char_length(improvements) <= #)', FEEDBACK_TEXT_MAX_LENGTH],
  ['reviews', 'char_length(public_testimonial) <= #)', FEEDBACK_TEXT_MAX_LENGTH],
  ['professional_applications', 'price_per_session >= #)', CONSULTATION_PRICE_MIN],
  ['professional_applications', 'price_per_session <= #)', CONSULTATION_PRICE_MAX],
  ['professional_applications', 'char_length(crp_crm) <= #)', APPLICATION_REGISTRATION_MAX_LENGTH],
  ['professional_applications', 'char_length(full_name) <= #)', text.NAME_MAX_LENGTH],
  ['professional_applications', 'char_length(bio) <= #)', BIO_MAX_LENGTH],
  ['professionals', 'char_length(full_name) <= #)', text.NAME_MAX_LENGTH],
  ['professionals', 'char_length(bio) <= #)', BIO_MAX_LENGTH],
  ['professionals', 'char_length(city) <= #)', text.CITY_MAX_LENGTH],
  ['professionals', 'char_length(headline) <= #)', published.HEADLINE_MAX_LENGTH],
  ['professionals', 'char_length(session_text) <= #)', published.SESSION_TEXT_MAX_LENGTH],
  ['professionals', 'char_length(not_attended) <= #)', published.NOT_ATTENDED_MAX_LENGTH],
  ['professionals', 'cardinality(approaches) <= #)', published.APPROACHES_MAX_COUNT],
  ['profiles', 'char_length(full_name) <= #)', text.NAME_MAX_LENGTH],
  ['profiles', 'char_length(city) <= #)', text.CITY_MAX_LENGTH],
  ['profiles', 'char_length(state) <= #)', STATE_MAX_LENGTH],
  ['profiles', 'char_length(emergency_name) <= #)', text.NAME_MAX_LENGTH],
  ['profiles', 'char_length(emergency_relation) <= #)', text.EMERGENCY_RELATION_MAX_LENGTH],
  ['contact_messages', 'char_length(btrim(full_name)) <= #)', text.NAME_MAX_LENGTH],
  ['contact_messages', 'char_length(email) <= #)', text.CONTACT_EMAIL_MAX_LENGTH],
  ['contact_messages', 'char_length(btrim(subject)) <= #)', text.CONTACT_SUBJECT_MAX_LENGTH],
  ['contact_messages', 'char_length(btrim(message)) <= #)', text.CONTACT_MESSAGE_MAX_LENGTH],
  ['platform_fee_history', 'char_length(notes) <= #)', text.FEE_NOTES_MAX_LENGTH],
  ['privacy_requests', 'char_length(message) <= #)', PRIVACY_REQUEST_MAX_LENGTH],
  ['privacy_requests', 'char_length(answer) <= #)', PRIVACY_REQUEST_MAX_LENGTH],
];

/** Numbers that functions repeat, as written in their source. */
const IN_FUNCTIONS: readonly Constant[] = [
  ['public.publish_profile', 'char_length(written.bio) between # and', published.ABOUT_MIN_LENGTH],
  ['public.publish_profile', `between ${published.ABOUT_MIN_LENGTH} and #)`, published.ABOUT_MAX_LENGTH],
  ['private.is_history', 'jsonb_array_length(entries) <= # ', published.HISTORY_MAX_COUNT],
  ['private.is_history', "char_length(e ->> 'title') between 1 and #\n", published.HISTORY_TEXT_MAX_LENGTH],
  ['private.is_history', "char_length(e ->> 'place') <= #\n", published.HISTORY_TEXT_MAX_LENGTH],
  ['public.book_time', "wanted + interval '# minutes'", CONSULTATION_MINUTES],
  ['public.book_time', "private.now() + interval '# minutes'", PIX_SECONDS / 60],
  ['public.renew_payment', "private.now() + interval '# minutes'", PIX_SECONDS / 60],
  ['public.move_consultation', "wanted + interval '# minutes'", CONSULTATION_MINUTES],
  ['public.move_consultation', 'moves >= # ', MAX_MOVES],
  ['private.free_starts', "constant interval := interval '# minutes'", CONSULTATION_MINUTES],
  ['private.booking_notice', "interval '# minutes'", BOOKING_NOTICE_MINUTES],
  ['private.refuse_when_late', "interval '# hours'", CHANGE_HOURS],
  ['private.check_price', 'not between # and', CONSULTATION_PRICE_MIN],
  ['private.check_price', `not between ${CONSULTATION_PRICE_MIN} and # `, CONSULTATION_PRICE_MAX],
  ['private.check_application', 'price_per_session between # and', CONSULTATION_PRICE_MIN],
  ['private.check_application', `between ${CONSULTATION_PRICE_MIN} and #)`, CONSULTATION_PRICE_MAX],
  ['private.check_application', 'char_length(full_name) > # ', text.NAME_MAX_LENGTH],
  ['private.check_application', 'char_length(bio) > # ', BIO_MAX_LENGTH],
  ['private.own_documents', "cardinality(coalesce(paths, '{}')) <= # ", DOCUMENT_MAX_COUNT],
  ['private.check_words', 'char_length(words) > # ', text.DECISION_TEXT_MAX_LENGTH],
  ['public.suspend_professional', 'char_length(why) > # ', text.SUSPENSION_TEXT_MAX_LENGTH],
  ['public.lift_suspension', 'char_length(words) > # ', text.SUSPENSION_TEXT_MAX_LENGTH],
  ['public.send_message', 'between 1 and #)', MESSAGE_MAX_LENGTH],
  ['public.send_contact_message', 'char_length(address) > # ', text.CONTACT_EMAIL_MAX_LENGTH],
  ['public.send_contact_message', 'full_name) > # ', text.NAME_MAX_LENGTH],
  ['public.send_contact_message', 'subject) > #\n', text.CONTACT_SUBJECT_MAX_LENGTH],
  ['public.send_contact_message', 'message) > # ', text.CONTACT_MESSAGE_MAX_LENGTH],
  ['public.submit_feedback', 'testimonial)) > # ', FEEDBACK_TEXT_MAX_LENGTH],
  ['public.update_platform_fee', 'char_length(notes) > # ', text.FEE_NOTES_MAX_LENGTH],
  ['public.answer_privacy_request', 'char_length(words) > # ', PRIVACY_REQUEST_MAX_LENGTH],
  ['private.ask_about_data', 'char_length(message) > # ', PRIVACY_REQUEST_MAX_LENGTH],
  ['public.store_recording', 'char_length(recording_url) > # ', RECORDING_ADDRESS_MAX_LENGTH],
];

onEveryDatabase((database) => {
  test.each(IN_CONSTRAINTS)("public.%s uses TypeScript's constant: %s", async (table, sql, expected) => {
    const rows = await database.owner<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where contype = 'c' and conrelid = ('public.' || $1)::regclass`,
      [table],
    );
    expect(numbersIn(rows.map(({ definition }) => definition).join('\n'), sql)).toEqual([expected]);
  });

  test.each(IN_FUNCTIONS)("%s uses TypeScript's constant: %s", async (name, sql, expected) => {
    const [row] = await database.owner<{ source: string }>(
      'select prosrc as source from pg_proc where oid = $1::regproc',
      [name],
    );
    expect(numbersIn(row?.source ?? '', sql)).toEqual([expected]);
  });

  test.each([
    ['approaches', published.APPROACHES],
    ['languages', published.LANGUAGES],
    ['audiences', published.AUDIENCES],
    ['accommodations', published.ACCOMMODATIONS],
    ['specialties', SPECIALTIES],
  ])("the choices of %s are TypeScript's", async (column, choices) => {
    const [row] = await database.owner<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = 'public.professionals'::regclass and conname = 'professionals_' || $1 || '_check'`,
      [column],
    );
    const names = [...(row?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, name]) => name);
    expect(names).toEqual([...choices]);
  });

  test("national holidays are TypeScript's", async () => {
    const rows = await database.owner(
      'select local_date::text as day, name from private.national_holidays order by local_date',
    );
    const years = Array.from({ length: 2099 - 2018 + 1 }, (_, i) => 2018 + i);
    expect(rows).toEqual(years.flatMap(holidaysOf));
  });
});

/** The different numbers at the position of `#`. */
function numbersIn(source: string, sql: string): number[] {
  const pattern = sql.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('#', '(\\d+)');
  return [...new Set([...source.matchAll(new RegExp(pattern, 'g'))].map(([, digits]) => Number(digits)))];
}
