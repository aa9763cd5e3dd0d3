import { ANDRE, CAMILA, EDUARDO, MARINA, SERGIO, TATIANA } from './actors.ts';
import { ENDED, ERASURE, OF_SUSPENDED, OTHER_SESSION } from './arrange.ts';

const COMING = 'd0000006-0000-4000-8000-000000000006';
const COMPLETED = 'd0000003-0000-4000-8000-000000000003';
const UNPAID = 'e0000007-0000-4000-8000-000000000007';
const REFUND = 'e0000016-0000-4000-8000-000000000016';
const APPLICATION = `f${TATIANA.slice(1)}`;
const TESTIMONIAL = '90000012-0000-4000-8000-000000000012';
const SOMETHING = '00000000-0000-4000-8000-000000000000';

type Call = readonly [args: string, about: string];

/** The arguments of each procedure's call, and whose data they concern. */
export const CALLS: Readonly<Record<string, Call>> = {
  add_booking_data: [`'52998224725', '11982140673'`, 'one’s own'],
  add_up_tallies: ['', 'a job'],
  admin_overview: ['', ''],
  answer_privacy_request: [`'60000006-0000-4000-8000-000000000006', 'x'`, 'another patient’s'],
  application_counts: ['', ''],
  book_consultation: [
    `'${MARINA}', '2026-12-01', '14:00', 15000, gen_random_uuid()`,
    'the professional, at a free time',
  ],
  cancel_consultation: [`'${COMING}'`, 'the patient’s, in two days'],
  claim_mails: ['1', 'the mailer'],
  choose_form_of_address: [`'neutral'`, 'the own professional’s'],
  complete_consultation: [`'${ENDED}'`, 'of patient and professional, over'],
  complete_due_consultations: ['', 'a job'],
  consultation_counts: ['', ''],
  conversation_about: [`'${COMING}'`, 'of patient and professional'],
  conversations: ['', 'one’s own'],
  count_professionals: ['', ''],
  document_verified: [`'${SOMETHING}', 'application/pdf'`, 'the function verify-document'],
  end_session: [`'${OTHER_SESSION}'`, 'the patient’s other; else ends none'],
  end_sessions_of: [`'${EDUARDO}'`, 'the other patient’s'],
  erase_person: [`'${ERASURE}'`, 'another patient’s'],
  erasure_preview: [`'${ERASURE}'`, 'another patient’s'],
  expire_payments: ['', 'a job'],
  export_consultations: ['', ''],
  export_my_data: ['', 'one’s own'],
  forget_expired_data: ['', 'a job'],
  history_summary: ['', 'one’s own'],
  lift_suspension: [`'${SERGIO}'`, 'the suspended professional'],
  lacking_admin_factor: ['', 'oneself'],
  list_applications: ['', ''],
  list_consultations: ['', ''],
  list_contact_messages: ['', ''],
  list_payments: ['', ''],
  list_privacy_requests: ['', ''],
  list_professionals: ['', ''],
  list_reviews: ['', ''],
  list_testimonials: ['', ''],
  mail_failed: [`'${SOMETHING}', 'x'`, 'the mailer'],
  mail_sent: [`'${SOMETHING}'`, 'the mailer'],
  mark_contact_message_read: [`'60000001-0000-4000-8000-000000000001'`, ''],
  mark_conversation_read: [`'${COMING}'`, 'of patient and professional, ended'],
  mark_no_show: [`'${ENDED}'`, 'of patient and professional, over'],
  mark_payment_paid: [`'${UNPAID}'`, ''],
  mark_refunded: [`'${REFUND}'`, ''],
  moderate_testimonial: [`'${TESTIMONIAL}', true`, ''],
  municipalities_of: [`'SP'`, ''],
  my_sessions: ['', 'one’s own'],
  next_available_slot: [`'${MARINA}'`, ''],
  next_session: [`'${COMING}'`, 'of patient and professional'],
  paid_revenue: ['', ''],
  patient_history: ['', 'one’s own'],
  practice_figures: ['', 'one’s own'],
  prepare_test_user: [`'${CAMILA}', 'admin'`, 'an account older than a minute'],
  professional_cities: ['', ''],
  professional_is_suspended: [`'${COMING}'`, 'of patient and professional'],
  professionals_of_patient: ['', 'one’s own'],
  promote_to_professional: [`'${APPLICATION}', null`, 'the applicant’s'],
  queue_session_reminders: ['', 'a job'],
  received_reviews: ['', 'one’s own'],
  recent_activity: ['', ''],
  reject_professional_application: [`'${APPLICATION}', 'x'`, 'the applicant’s'],
  renew_payment: [`'${UNPAID}'`, 'the patient’s'],
  request_application_info: [`'${APPLICATION}', 'x'`, 'the applicant’s'],
  request_erasure: ['', 'of oneself'],
  reschedule_consultation: [`'${COMING}', '2026-12-03', '14:00'`, 'the patient’s, in two days'],
  restate_sign_up: [`'{}'`, 'one’s own, complete'],
  search_professionals: ['', ''],
  send_contact_message: [`'Ana', 'ana@exemplo.com.br', 'patient', 'x', 'x'`, ''],
  send_message: [`'${COMING}', gen_random_uuid(), 'Olá'`, 'to patient or professional'],
  send_privacy_request: [`'x'`, 'about oneself'],
  server_now: ['', ''],
  sessions_this_week: ['', 'one’s own'],
  sign_up_is_complete: ['', 'one’s own'],
  simulate_payment: [`'${UNPAID}'`, 'the patient’s'],
  store_recording: [`'${COMPLETED}', 'https://exemplo.com.br/1'`, 'of patient and professional, completed'],
  start_privacy_request: [`'60000006-0000-4000-8000-000000000006'`, 'another patient’s'],
  stored_document: [`'x'`, 'the function verify-document'],
  submit_feedback: [`'${COMPLETED}', 5, 'x', 'x', null, true, null`, 'the patient’s, completed'],
  submit_professional_application: [
    `'Ana', 'ana@exemplo.com.br', null, null, 'psychologist', '{}', 'CRP 06/1', null, 12000, '{}'`,
    'for oneself',
  ],
  suspend_professional: [`'${ANDRE}', 'x'`, 'the other professional'],
  sweep_documents: ['', 'the function sweep-documents'],
  taken_slots: [`'${MARINA}', '2026-11-25'`, ''],
  unread_notifications: ['', 'one’s own'],
  update_platform_fee: ['1', ''],
  withdraw_privacy_request: [`'60000006-0000-4000-8000-000000000006'`, 'another patient’s'],
};

/** What a suspended professional with an unexpired token tries on their own consultations. */
export const CALLS_OF_SUSPENDED: Readonly<Record<string, Call>> = {
  complete_consultation: [`'${OF_SUSPENDED}'`, 'of the suspended'],
  mark_no_show: [`'${OF_SUSPENDED}'`, 'of the suspended'],
  send_message: [`'${OF_SUSPENDED}', gen_random_uuid(), 'Olá'`, 'about one of the suspended'],
  store_recording: [`'${OF_SUSPENDED}', 'https://exemplo.com.br/1'`, 'of the suspended'],
};
