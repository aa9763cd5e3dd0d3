import { onNewDatabases } from './support/database.ts';
import { ACTORS } from './support/people.ts';

/**
 * The queries of the procedures (their conditions come from the same functions), and the index that each
 * uses. plans-at-volume.test.ts covers larger tables.
 */
const HOT = [
  [
    'the directory, by text',
    `select user_id from public.professionals where search_text like any (private.search_patterns('marina'))`,
    /professionals_search_idx/,
  ],
  [
    'the directory, by city',
    `select user_id from public.professionals
     where approval_status = 'approved' and city = 'Recife' order by user_id limit 24`,
    /professionals_city_idx/,
  ],
  [
    'a patient’s consultations',
    `select id from public.consultations where patient_id = '${ACTORS.patient}' order by starts_at desc, id desc limit 50`,
    /consultations_patient_idx/,
  ],
  [
    'a professional’s day',
    `select id from public.consultations where professional_id = '${ACTORS.professional}'
       and starts_at > private.now() order by starts_at, id limit 50`,
    /consultations_professional_idx/,
  ],
  [
    'the admin’s list, first page',
    'select * from public.consultation_entries order by starts_at desc, id desc limit 20',
    /consultations_starts_idx/,
  ],
  [
    'the admin’s list, behind a cursor',
    `select * from public.consultation_entries where (starts_at, id) < (private.now(), gen_random_uuid())
     order by starts_at desc, id desc limit 20`,
    /consultations_starts_idx/,
  ],
  [
    'the admin’s list, of one status',
    `select * from public.consultation_entries where status = 'cancelled' order by starts_at desc, id desc limit 20`,
    /consultations_status_idx/,
  ],
  [
    'the admin’s list, by creation time',
    `select id from public.consultations where (created_at, id) < (private.now(), gen_random_uuid())
     order by created_at desc, id desc limit 20`,
    /consultations_created_idx/,
  ],
  [
    'the log, by user',
    `select id from public.audit_log where actor_id = '${ACTORS.patient}'`,
    /audit_log_actor_(area_)?idx/,
  ],
  [
    'the log, by subject',
    `select id from public.audit_log where subject_id = '${ACTORS.patient}'`,
    /audit_log_subject_idx/,
  ],
  [
    'a user’s e-mails',
    `select id from private.mail_outbox where user_id = '${ACTORS.patient}' order by created_at`,
    /mail_outbox_user_idx/,
  ],
  [
    'e-mails about a consultation',
    `select id from private.mail_outbox where payload ->> 'consultation_id' = '${ACTORS.patient}'`,
    /mail_outbox_consultation_idx/,
  ],
  [
    'notifications that refer to a user',
    `select id from public.notifications where subject_id = '${ACTORS.patient}'`,
    /notifications_subject_idx/,
  ],
  [
    'the latest payments',
    'select id from public.payments where paid_at is not null order by paid_at desc limit 8',
    /payments_paid_idx/,
  ],
  [
    'the admin’s list, by text',
    `select id from public.consultations where patient_text like private.containing('camila')
     order by starts_at desc, id desc limit 20`,
    /consultations_patient_text_idx/,
  ],
  [
    'the admin’s payments, by text',
    `select id from public.consultations where patient_text like private.containing('marina')
       or professional_text like private.containing('marina')`,
    /consultations_professional_text_idx/,
  ],
  [
    'payments that are due',
    `select id from public.payments where status = 'pending' and expires_at <= private.now()`,
    /payments_due_idx/,
  ],
  [
    'refunds due',
    'select id from public.payments where refund_due and refunded_at is null',
    /payments_owed_idx/,
  ],
  [
    'erased users, for the admin’s counts',
    'select id from public.profiles where erased_at is not null',
    /profiles_erased_idx/,
  ],
  [
    'the directory, by the next free time',
    `select professional_id from private.openings where (next_free_at, turn, professional_id) > (private.now(), 0, gen_random_uuid())
     order by next_free_at, turn, professional_id limit 1000`,
    /openings_order_idx/,
  ],
  [
    'who has a free time on a part of a day',
    `select professional_id from private.opening_cells where cell = 62361 and (first_at, turn, professional_id) > ('-infinity', 0, gen_random_uuid())
     order by first_at, turn, professional_id limit 12`,
    /opening_cells_order_idx/,
  ],
  [
    'hints that are over',
    'select professional_id from private.openings where refresh_at <= private.now() order by refresh_at limit 100',
    /openings_refresh_idx/,
  ],
  [
    'hints of yesterday',
    'select professional_id from private.openings where computed_on < private.today() order by computed_on limit 100',
    /openings_computed_idx/,
  ],
  [
    'a conversation',
    `select * from public.chat_messages where consultation_id = '${ACTORS.patient}' order by created_at, id`,
    /chat_messages_consultation_idx/,
  ],
  [
    'unread notifications',
    `select count(*) from public.notifications where user_id = '${ACTORS.admin}' and read_at is null`,
    /notifications_unread_idx/,
  ],
  [
    'waiting e-mails',
    'select id from private.mail_outbox where sent_at is null and obsolete_at is null order by created_at limit 20',
    /mail_outbox_waiting_idx/,
  ],
] as const;

describe('hot queries', () => {
  onNewDatabases((database) => {
    test.each(HOT)('%s uses its index', async (_what, sql, index) => {
      // The seed is small: the planner would scan such a table unless sequential scans are made expensive.
      await database.owner('set local enable_seqscan = off');
      // Indexes over words are used only by bitmap scans.
      if (/search|text/.test(index.source)) await database.owner('set local enable_indexscan = off');
      const plan = await database.owner<{ 'QUERY PLAN': string }>(`explain ${sql}`);
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(index);
    });
  });
});
