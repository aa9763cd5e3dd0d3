import { CONSULTATIONS } from 'embedded-backend/seed';
import {
  agendaSql,
  MEASURED_PATIENT,
  MEASURED_PROFESSIONAL,
  scaleSql,
  WITHOUT_TRIGGERS,
} from './support/scale-sql.ts';
import { scaleMoneySql } from './support/scale-money-sql.ts';
import { onNewDatabases } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';

/** Camila has as many consultations as a regular patient, and Marina as many as a busy professional. */
const OWN = `
  update public.consultations set patient_id = '${ACTORS.patient}' where patient_id = '${MEASURED_PATIENT}';
  update public.consultations set professional_id = '${ACTORS.professional}'
    where professional_id = '${MEASURED_PROFESSIONAL}';
  insert into public.conversations (patient_id, professional_id, last_message_at)
    select patient_id, professional_id, max(created_at) from public.consultations where id::text like '0c%'
    group by 1, 2 on conflict (patient_id, professional_id) do nothing;
  insert into public.chat_messages (id, consultation_id, conversation_id, sender_id, sender, content, created_at)
  select gen_random_uuid(), c.id, v.id, c.patient_id, 'patient', 'Olá', c.created_at
    from public.consultations c join public.conversations v using (patient_id, professional_id)
    where c.id::text like '0c%';
  insert into public.notifications (user_id, kind, title, link, created_at)
  select patient_id, 'booking', 'Olá', '/patient/dashboard', created_at from public.consultations
    where id::text like '0c%';
  insert into public.reviews (consultation_id, patient_id, professional_id, rating, would_recommend,
    testimonial_status, public_testimonial, patient_display_name, created_at)
  select id, patient_id, professional_id, 5, true, 'published', 'Muito bom.', 'Paciente P.', created_at
  from public.consultations where id::text like '0c%' and status = 'completed';
  insert into private.people (user_id, role, state, created_at, search_text)
  select id, role, 'active', created_at, private.fold(full_name || ' ' || email) from public.profiles
  on conflict do nothing;
  insert into public.audit_log (happened_at, subject_table, subject_id, action, before, after)
  select created_at, 'consultations', id, 'update', '{"status": "pending"}', '{"status": "scheduled"}'
  from public.consultations where id::text like '0c%';
  -- As vacuum leaves them: new words wait in a list of their own, which makes an index dear to read.
  select gin_clean_pending_list('public.professionals_search_idx'),
    gin_clean_pending_list('public.consultations_patient_text_idx'),
    gin_clean_pending_list('public.consultations_professional_text_idx'),
    gin_clean_pending_list('private.people_text_idx');
  analyze`;

const own = (column: string, who: 'patient' | 'professional' | 'admin') => `${column} = '${ACTORS[who]}'`;

/** The most frequent queries of the screens, as sent. */
const HOT: readonly (readonly [what: string, who: Actor, sql: string])[] = [
  ['the directory', 'visitor', 'select * from public.search_professionals()'],
  [
    'the directory, by words',
    'visitor',
    `select * from public.search_professionals(search => 'ana silva 4510')`,
  ],
  [
    'the directory, by a complaint',
    'visitor',
    `select * from public.search_professionals(search => 'burnout')`,
  ],
  ...['a', 'z', 'jo', 'zq', 'z. silva', '...'].map(
    (search) =>
      [
        `the directory, by ${search}`,
        'visitor',
        `select * from public.search_professionals(search => '${search}')`,
      ] as const,
  ),
  ['the directory, by city', 'patient', `select * from public.search_professionals(city => 'Recife')`],
  [
    'the directory, further on',
    'patient',
    `select * from public.search_professionals(after_user_id => '0b800000-0000-4000-8000-000000000000')`,
  ],
  [
    'a profile',
    'visitor',
    `select * from public.professionals_public where ${own('user_id', 'professional')}`,
  ],
  [
    'a profile’s reviews',
    'visitor',
    `select * from public.public_reviews where ${own('professional_id', 'professional')}
     order by created_at desc limit 3`,
  ],
  ['the directory, by the next free time', 'visitor', 'select public.search_by_next_free()'],
  [
    'the directory, by the next free time, further on',
    'visitor',
    `select public.search_by_next_free(cursor_at => '2026-11-25T12:00:00Z', cursor_turn => 0,
       cursor_id => '0b800000-0000-4000-8000-000000000000')`,
  ],
  [
    'the directory, by day and period',
    'visitor',
    `select public.search_by_next_free(days => '{2026-11-28}', periods => '{evening}', city => 'Recife')`,
  ],
  [
    'the directory, by words and day',
    'visitor',
    `select public.search_by_next_free(search => 'ana silva 4510', days => '{2026-11-26}')`,
  ],
  ['taken slots', 'visitor', `select * from public.taken_slots('${ACTORS.professional}', '2026-11-25')`],
  ['the next free slot', 'visitor', `select public.next_available_slot('${ACTORS.professional}')`],
  [
    'a patient’s appointments',
    'patient',
    `select id, starts_at, status from public.consultations where ${own('patient_id', 'patient')}
       and status in ('pending', 'scheduled') order by starts_at limit 50`,
  ],
  ['a patient’s history', 'patient', 'select * from public.patient_history()'],
  ['a patient’s figures', 'patient', 'select public.history_summary()'],
  ['a patient’s professionals', 'patient', 'select * from public.professionals_of_patient()'],
  [
    'a payment',
    'patient',
    `select id, status from public.payments where consultation_id = '${CONSULTATIONS.confirmed.id}'`,
  ],
  [
    'a session’s link',
    'patient',
    `select session_link from public.consultation_sessions where consultation_id = '${CONSULTATIONS.confirmed.id}'`,
  ],
  ['a patient’s conversations', 'patient', 'select * from public.conversations()'],
  [
    'a conversation',
    'patient',
    `select * from public.conversation_messages('${CONSULTATIONS.confirmed.id}')`,
  ],
  [
    'a professional’s sessions',
    'professional',
    `select id, starts_at, status from public.consultations where ${own('professional_id', 'professional')}
       and status in ('pending', 'scheduled') order by starts_at limit 50`,
  ],
  ['a professional’s patients', 'professional', 'select public.list_patients()'],
  ['a professional’s agenda', 'professional', `select public.agenda('2026-11-23', '2026-11-29')`],
  ['a professional’s day', 'professional', 'select public.today()'],
  ['a professional’s conversations', 'professional', 'select * from public.conversations()'],
  ['a professional’s reviews', 'professional', 'select * from public.received_reviews()'],
  ['unread messages', 'professional', `select public.unread_messages('professional')`],
  ['unread notifications', 'professional', 'select public.unread_notifications()'],
  [
    'notifications',
    'admin',
    `select * from public.notifications where ${own('user_id', 'admin')} order by created_at desc, id desc limit 20`,
  ],
  ['the admin’s consultations', 'admin', 'select * from public.list_consultations()'],
  ['the admin’s last page', 'admin', 'select * from public.list_consultations(newer => true)'],
  [
    'the admin’s consultations, further on',
    'admin',
    `select * from public.list_consultations(cursor_at => '2023-01-01T12:00:00Z', cursor_id => '${CONSULTATIONS.confirmed.id}')`,
  ],
  [
    'the admin’s consultations, by text',
    'admin',
    `select * from public.list_consultations(search => '7919@escala')`,
  ],
  [
    'the admin’s consultations of a professional',
    'admin',
    `select * from public.list_consultations(professional => '7919')`,
  ],
  [
    'the admin’s consultations of a day',
    'admin',
    `select * from public.list_consultations(since => '2026-11-20', until => '2026-11-20')`,
  ],
  ['the log', 'admin', 'select * from public.list_audit()'],
  [
    'a later page of the log, in one area',
    'admin',
    `select * from public.list_audit(in_area => 'consultations', cursor_at => '2026-11-01T12:00:00Z', cursor_id => 1)`,
  ],
  ['the log of one network', 'admin', `select * from public.list_audit(from_network => '189.6.1.0/24')`],
  [
    'one consultation, for the team',
    'admin',
    `select public.read_consultation('${CONSULTATIONS.confirmed.id}')`,
  ],
  ...(['scheduled', 'completed', 'cancelled', 'pending', 'no_show', 'expired'] as const).map(
    (state) =>
      [
        `the admin’s consultations that are ${state}`,
        'admin',
        `select * from public.list_consultations(status => '${state}')`,
      ] as const,
  ),
  ...['pa', 'zq', '%'].flatMap((search) =>
    ['list_consultations', 'list_payments', 'list_professionals'].map(
      (list) =>
        [`${list} by ${search}`, 'admin', `select * from public.${list}(search => '${search}')`] as const,
    ),
  ),
  ['the admin’s payments', 'admin', 'select * from public.list_payments()'],
  ...['pending', 'paid', 'expired', 'failed', 'refund_due', 'refunded', 'partly_refunded'].map(
    (state) =>
      [
        `the admin’s payments that are ${state}`,
        'admin',
        `select * from public.list_payments(state => '${state}')`,
      ] as const,
  ),
  ['the admin’s charges', 'admin', 'select * from public.list_charges()'],
  ['the admin’s charges, from the oldest', 'admin', 'select * from public.list_charges(newer => true)'],
  [
    'the admin’s charges of a month',
    'admin',
    `select * from public.list_charges(first_day => '2021-01-01', last_day => '2021-01-31')`,
  ],
  [
    'the admin’s charges, further on',
    'admin',
    `select * from public.list_charges(cursor_at => '2021-01-05T12:00:00Z', cursor_id => '${CONSULTATIONS.confirmed.id}')`,
  ],
  ...['pending', 'paid', 'expired', 'failed', 'refund_due', 'refunded', 'partly_refunded'].map(
    (state) =>
      [
        `the admin’s charges that are ${state}`,
        'admin',
        `select * from public.list_charges(state => '${state}')`,
      ] as const,
  ),
  ...['marked', 'unproven', 'simulated', 'before'].map(
    (way) =>
      [
        `the admin’s charges paid ${way}`,
        'admin',
        `select * from public.list_charges(way => '${way}')`,
      ] as const,
  ),
  [
    'the admin’s charges of an amount',
    'admin',
    `select * from public.list_charges(min_cents => 10000, max_cents => 20000)`,
  ],
  ...['pa', '7919@escala', '0'.repeat(32), 'pacientes'].map(
    (search) =>
      [
        `the admin’s charges by ${search}`,
        'admin',
        `select * from public.list_charges(search => '${search}')`,
      ] as const,
  ),
  ['a charge', 'admin', `select public.charge_details('${CONSULTATIONS.pending.paymentId}')`],
  [
    'the financial figures',
    'admin',
    `select public.financial_figures('2026-01-01', '2026-11-30', '2025-01-01', '2025-11-30')`,
  ],
  ['the charges of the views', 'admin', 'select public.charge_counts()'],
  ['what the bank should hold', 'admin', 'select public.bank_balance()'],
  ['open refunds', 'admin', 'select * from public.list_refunds()'],
  ['a professional’s month of money', 'professional', `select public.earnings('2026-11-01')`],
  ['what waits about money', 'admin', 'select public.money_counts()'],
  ['the admin’s professionals', 'admin', 'select * from public.list_professionals()'],
  ['the admin’s suspended', 'admin', `select * from public.list_professionals(status => 'suspended')`],
  ['the accounts', 'admin', 'select * from public.list_people()'],
  ['the accounts, from the first', 'admin', 'select * from public.list_people(newer => true)'],
  [
    'the accounts, further on',
    'admin',
    `select * from public.list_people(cursor_at => '-infinity', cursor_id => '0b800000-0000-4000-8000-000000000000')`,
  ],
  ['the newest accounts', 'admin', `select * from public.list_people(sort_by => 'created_at')`],
  ['the professionals', 'admin', `select * from public.list_people(of_role => 'professional')`],
  ['the blocked accounts', 'admin', `select * from public.list_people(of_state => 'blocked')`],
  [
    'the accounts of a day',
    'admin',
    `select * from public.list_people(since => '2026-11-02', until => '2026-11-02')`,
  ],
  ...['pa', 'zq', '%', 'paciente', 'profissional 4510', '.7919@escala'].map(
    (search) =>
      [
        `the accounts by ${search}`,
        'admin',
        `select * from public.list_people(search => '${search}')`,
      ] as const,
  ),
  ['an account by CPF', 'admin', `select * from public.list_people(cpf => '52998224725')`],
  ['the counts of accounts', 'admin', 'select public.people_counts()'],
  ['an account', 'admin', `select public.read_person('${ACTORS.patient}')`],
  ['a professional’s account', 'admin', `select public.read_person('${ACTORS.professional}')`],
  ['the admin’s counters', 'admin', 'select public.consultation_counts()'],
];

const SCALE = { professionals: 5_000, consultations: 6_000 };

/** Tables that grow with use: a screen that scans one may read a million rows later. */
const BIG = (
  `professionals profiles consultations payments chat_messages notifications reviews busy openings weekly_hours people ` +
  `charges receipts ledger_transactions ledger_entries owed_balances audit_log`
).split(' ');

// Generating thousands of rows takes a while.
jest.setTimeout(90_000);

describe('the most frequent queries as their users, over thousands of rows', () => {
  onNewDatabases((database) => {
    const wholeReads = async () =>
      new Map(
        (
          await database.owner<{ name: string; reads: string }>(
            `select relname as name, seq_scan::text as reads from pg_stat_xact_user_tables
             where schemaname in ('public', 'private') and relname = any ($1)`,
            [BIG],
          )
        ).map(({ name, reads }) => [name, Number(reads)]),
      );

    test('do not scan a large table, neither for the query nor for its policies', async () => {
      const setup = [
        WITHOUT_TRIGGERS,
        ...scaleSql(SCALE),
        ...agendaSql(SCALE),
        ...scaleMoneySql(),
        ...OWN.split(';'),
      ];
      for (const statement of setup) await database.as('superuser', statement);
      await database.owner('select private.keep_openings(30)');
      await database.owner('analyze private.openings');
      const found: string[] = [];
      for (const [what, who, sql] of HOT) {
        const before = await wholeReads();
        await database.as(who, sql);
        for (const [table, reads] of await wholeReads())
          if (reads > (before.get(table) ?? 0)) found.push(`${what}: ${table}`);
      }
      expect(found).toEqual([]);
    });

    test('detects a scan', async () => {
      const before = await wholeReads();
      await database.as('admin', 'select count(*) from public.chat_messages where content = $1', ['x']);
      expect((await wholeReads()).get('chat_messages')).toBe((before.get('chat_messages') ?? 0) + 1);
    });
  });
});
