import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onEveryDatabase } from './support/database.ts';
import { ROLES, RULES, TABLE_RIGHTS } from './support/surface.ts';

/**
 * Everything the API's roles may do in schema public. When a role reads most columns, the withheld ones are
 * named instead. Add the privileges of a new migration here.
 */
const GRANTS = {
  tables: [
    'anon reads agenda_settings except max_per_day',
    'anon reads deployment_settings except admin_second_factor_required, bank_missing_since, client_address_header, id, payment_provider, rooms_since',
    'anon reads professionals except accommodations, approaches, audiences, education, experience, id, kept_until, languages, name_kept_until, not_attended, published_at, search_text, session_text, standing_since, suspended_at, suspension_reason, updated_at',
    'anon reads professionals_public',
    'anon reads public_reviews',
    'anon reads reviews except consultation_id, emotion, improvements, patient_id, positive_aspects, would_recommend',
    'anon reads weekly_availability',
    'anon reads weekly_hours',
    'authenticated reads agenda_blocks',
    'authenticated reads agenda_settings except max_per_day',
    'authenticated reads audit_log',
    'authenticated reads chat_messages',
    'authenticated reads chat_reads',
    'authenticated reads consents',
    'authenticated reads consultation_series',
    'authenticated reads consultation_sessions except created_at',
    'authenticated reads consultations except agreed_at, break_minutes, grace_until, patient_text, professional_text, request_id',
    'authenticated reads contact_messages',
    'authenticated reads conversations',
    'authenticated reads deployment_settings except admin_second_factor_required, bank_missing_since, client_address_header, id, payment_provider, rooms_since',
    'authenticated reads hours_exceptions',
    'authenticated reads mail_preferences',
    'authenticated reads notifications',
    'authenticated reads payments except refund_state, starts_at',
    'authenticated reads platform_fee_history',
    'authenticated reads platform_fee_settings',
    'authenticated reads privacy_requests',
    'authenticated reads professional_applications',
    'authenticated reads professionals except accommodations, approaches, audiences, education, experience, languages, name_kept_until, not_attended, published_at, search_text, session_text, standing_since',
    'authenticated reads professionals_public',
    'authenticated reads profiles',
    'authenticated reads proposals',
    'authenticated reads public_reviews',
    'authenticated reads reviews except consultation_id, emotion, improvements, patient_id, positive_aspects, would_recommend',
    'authenticated reads saved_views',
    'authenticated reads series_conflicts',
    'authenticated reads weekly_availability',
    'authenticated reads weekly_hours',
    'authenticated updates notifications except about_id, body, created_at, facts, id, kind, link, subject_id, title, user_id',
    'authenticated updates professionals except accommodations, approaches, approval_status, audiences, bio, city, education, experience, form_of_address, full_name, headline, id, kept_until, languages, name_kept_until, not_attended, profession, profile_image_url, published_at, rating, rating_counts, registration, search_text, session_text, specialties, standing_since, state, suspended_at, suspension_reason, total_reviews, user_id',
    'authenticated updates profiles except cnpj, cpf, created_at, email, erased_at, id, is_admin, profession, registration, role, time_zone',
  ],
  procedures: [
    'anon changed_profiles',
    'anon count_professionals',
    'anon free_times',
    'anon free_until',
    'anon next_available_slot',
    'anon next_free',
    'anon prepare_test_user',
    'anon professional_cities',
    'anon public_profile',
    'anon search_by_next_free',
    'anon search_professionals',
    'anon send_contact_message',
    'anon taken_slots',
    'authenticated accept_proposal',
    'authenticated add_block',
    'authenticated add_booking_data',
    'authenticated admin_cancel_consultation',
    'authenticated admin_move_consultation',
    'authenticated admin_overview',
    'authenticated admin_set_outcome',
    'authenticated admit_patient',
    'authenticated agenda',
    'authenticated answer_absence',
    'authenticated answer_privacy_request',
    'authenticated answer_team_request',
    'authenticated applicant_address',
    'authenticated application_counts',
    'authenticated application_marks',
    'authenticated approve_payouts',
    'authenticated assign_application',
    'authenticated assign_suspense',
    'authenticated bank_balance',
    'authenticated begin_photo',
    'authenticated block_person',
    'authenticated book_consultation',
    'authenticated book_for_patient',
    'authenticated book_series',
    'authenticated book_series_for_patient',
    'authenticated book_time',
    'authenticated calendar_address',
    'authenticated cancel_as_professional',
    'authenticated cancel_consultation',
    'authenticated change_series',
    'authenticated changed_profiles',
    'authenticated charge_counts',
    'authenticated charge_details',
    'authenticated check_application_item',
    'authenticated choose_form_of_address',
    'authenticated close_refund',
    'authenticated complete_consultation',
    'authenticated confirm_payout_key',
    'authenticated confirm_refund',
    'authenticated consultation_counts',
    'authenticated consultations_outside_hours',
    'authenticated conversation_about',
    'authenticated conversation_changes',
    'authenticated conversation_messages',
    'authenticated conversations',
    'authenticated correct_outcome',
    'authenticated count_audit',
    'authenticated count_people',
    'authenticated count_professionals',
    'authenticated create_calendar_address',
    'authenticated dates_after',
    'authenticated decide_absence',
    'authenticated decide_refund',
    'authenticated decline_refund',
    'authenticated delete_view',
    'authenticated discard_payouts',
    'authenticated earnings',
    'authenticated end_room',
    'authenticated end_series',
    'authenticated end_series_as_professional',
    'authenticated end_session',
    'authenticated end_sessions_of',
    'authenticated enter_room',
    'authenticated erase_person',
    'authenticated erasure_preview',
    'authenticated export_audit',
    'authenticated export_consultations',
    'authenticated export_my_data',
    'authenticated export_payouts',
    'authenticated export_people',
    'authenticated financial_figures',
    'authenticated free_times',
    'authenticated free_until',
    'authenticated history_summary',
    'authenticated hold_payout',
    'authenticated keep_suspense',
    'authenticated lacking_admin_factor',
    'authenticated leave_room',
    'authenticated lift_suspension',
    'authenticated list_absences',
    'authenticated list_applications',
    'authenticated list_audit',
    'authenticated list_bank_entries',
    'authenticated list_charges',
    'authenticated list_consultations',
    'authenticated list_contact_messages',
    'authenticated list_earnings',
    'authenticated list_patients',
    'authenticated list_payments',
    'authenticated list_payout_batches',
    'authenticated list_payout_lines',
    'authenticated list_people',
    'authenticated list_privacy_requests',
    'authenticated list_professionals',
    'authenticated list_refund_decisions',
    'authenticated list_refunds',
    'authenticated list_reviews',
    'authenticated list_suspense',
    'authenticated list_team',
    'authenticated list_testimonials',
    'authenticated mark_contact_message_read',
    'authenticated mark_conversation_read',
    'authenticated mark_no_show',
    'authenticated mark_payment_paid',
    'authenticated mark_payouts_paid',
    'authenticated mark_receita_saude',
    'authenticated mark_refunded',
    'authenticated moderate_testimonial',
    'authenticated money_counts',
    'authenticated move_consultation',
    'authenticated municipalities_of',
    'authenticated my_absences',
    'authenticated my_sessions',
    'authenticated next_available_slot',
    'authenticated next_free',
    'authenticated next_session',
    'authenticated note_on_application',
    'authenticated open_charge',
    'authenticated own_public_profile',
    'authenticated paid_revenue',
    'authenticated patient_history',
    'authenticated payment_confirmation',
    'authenticated payment_job_states',
    'authenticated payout_key',
    'authenticated payouts_due',
    'authenticated people_counts',
    'authenticated practice_figures',
    'authenticated prepare_payouts',
    'authenticated prepare_test_user',
    'authenticated preview_change',
    'authenticated preview_for_patient',
    'authenticated preview_period',
    'authenticated preview_series',
    'authenticated preview_series_for_patient',
    'authenticated professional_cities',
    'authenticated professional_is_suspended',
    'authenticated professionals_of_patient',
    'authenticated promote_to_professional',
    'authenticated propose_period',
    'authenticated propose_times',
    'authenticated public_profile',
    'authenticated publish_profile',
    'authenticated read_application',
    'authenticated read_consultation',
    'authenticated read_patient_cpf',
    'authenticated read_payment',
    'authenticated read_person',
    'authenticated read_room',
    'authenticated received_absences',
    'authenticated received_reviews',
    'authenticated recent_activity',
    'authenticated record_bank_entry',
    'authenticated record_erasure_request',
    'authenticated refuse_proposal',
    'authenticated reject_professional_application',
    'authenticated release_payout',
    'authenticated remind_of_payment',
    'authenticated remove_block',
    'authenticated remove_from_team',
    'authenticated remove_own_photo',
    'authenticated remove_photo',
    'authenticated renew_calendar_address',
    'authenticated renew_payment',
    'authenticated reopen_room',
    'authenticated report_absence',
    'authenticated request_application_info',
    'authenticated request_erasure',
    'authenticated request_payout_key',
    'authenticated reschedule_consultation',
    'authenticated resend_room_address',
    'authenticated restate_sign_up',
    'authenticated restore_series_date',
    'authenticated return_payout',
    'authenticated return_suspense',
    'authenticated reveal_identity',
    'authenticated reverse_bank_entry',
    'authenticated review_application',
    'authenticated revoke_calendar_address',
    'authenticated save_block',
    'authenticated save_view',
    'authenticated search_by_next_free',
    'authenticated search_professionals',
    'authenticated send_contact_message',
    'authenticated send_data_copy',
    'authenticated send_message',
    'authenticated send_privacy_request',
    'authenticated server_now',
    'authenticated sessions_this_week',
    'authenticated set_hours',
    'authenticated set_mail_preference',
    'authenticated set_team_role',
    'authenticated set_time_zone',
    'authenticated sign_up_is_complete',
    'authenticated simulate_payment',
    'authenticated start_privacy_request',
    'authenticated store_recording',
    'authenticated submit_feedback',
    'authenticated submit_professional_application',
    'authenticated suspend_professional',
    'authenticated suspended_consultations',
    'authenticated suspension_impact',
    'authenticated taken_slots',
    'authenticated team_access',
    'authenticated times_to_move_to',
    'authenticated today',
    'authenticated unblock_person',
    'authenticated undo_payment_mark',
    'authenticated unread_messages',
    'authenticated unread_notifications',
    'authenticated update_platform_fee',
    'authenticated withdraw_privacy_request',
    'authenticated withdraw_proposal',
  ],
  privateFunctions: [
    'anon specialty_label',
    'anon usual_hours',
    'authenticated all_differ',
    'authenticated bare',
    'authenticated fold',
    'authenticated has_live_session',
    'authenticated is_history',
    'authenticated is_in_conversation',
    'authenticated is_sent_document',
    'authenticated may',
    'authenticated may_apply',
    'authenticated may_hear',
    'authenticated may_remove_document',
    'authenticated now',
    'authenticated photos_of_a_day',
    'authenticated publishes_photos',
    'authenticated specialty_label',
    'authenticated unsent_documents',
    'authenticated usual_hours',
  ],
};

const executable = (schema: string) => `
  select role || ' ' || proname as line from pg_proc, ${ROLES}
  where pronamespace = '${schema}'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')
  order by line`;

/** All tests of this folder, except this file. */
const TESTS = readdirSync(__dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== 'surface.test.ts')
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

describe('the surface of the database', () => {
  onEveryDatabase((database) => {
    const lines = async (sql: string) =>
      (await database.owner<{ line: string }>(sql)).map((row) => row.line).sort();

    test.each(Object.entries(RULES))('%s', async (_, broken) => {
      await expect(lines(broken)).resolves.toEqual([]);
    });

    test('every table, view and procedure has a test', async () => {
      const names = await lines(`select relname as line from pg_class
          where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v')
        union select proname from pg_proc where pronamespace = 'public'::regnamespace`);
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(TESTS))).toEqual([]);
    });

    test('columns and privileges match the list', async () => {
      await expect(lines(TABLE_RIGHTS)).resolves.toEqual(GRANTS.tables);
    });

    test('callable procedures match the list', async () => {
      await expect(lines(executable('public'))).resolves.toEqual(GRANTS.procedures);
    });

    test('private functions callable by policies and defaults match the list', async () => {
      await expect(lines(executable('private'))).resolves.toEqual(GRANTS.privateFunctions);
    });

    test.each(['anon', 'authenticated'])('%s may not create objects', async (role) => {
      await expect(
        database.owner(
          `select nspname from pg_namespace where nspname in ('public', 'private', 'extensions', 'auth')
             and has_schema_privilege($1, oid, 'create')`,
          [role],
        ),
      ).resolves.toEqual([]);
    });

    test('objects of a later migration start without privileges', async () => {
      await database.owner('create table public.later (id int)');
      await database.owner(
        `create function public.later() returns int language sql set search_path = '' as 'select 1'`,
      );
      for (const who of ['visitor', 'patient'] as const) {
        await expect(database.as(who, 'select * from public.later')).rejects.toMatchObject({ code: '42501' });
        await expect(database.as(who, 'select public.later()')).rejects.toMatchObject({ code: '42501' });
      }
      await expect(database.as('service', 'select public.later() as n')).resolves.toEqual([{ n: 1 }]);
    });
  });
});
