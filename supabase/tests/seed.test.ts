import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  APPLICATIONS,
  CONSULTATIONS,
  CONTACT_MESSAGES,
  PEOPLE,
  PRIVACY_REQUESTS,
  REVIEWS,
  SEED,
  type SeedConsultation,
  type SeedPerson,
} from 'embedded-backend/seed';
import { onEveryDatabase } from './support/database.ts';
import { SEEDED_AT } from './support/test-instants.ts';
import { ACTORS } from './support/people.ts';

const SEED_DAY = SEEDED_AT.slice(0, 10);
/** Whether the day this many days after the seed's is a Sunday. */
const isSunday = (days: number) => new Date(Date.parse(SEED_DAY) + days * 86_400_000).getUTCDay() === 0;

/** Statements of the seed; no text in it contains a semicolon at the end of a line. */
const statements = readFileSync(join(__dirname, '../seed.sql'), 'utf8')
  .split(/;$/m)
  .filter((statement) => statement.trim());

const SEEDED = [
  'auth.users',
  'auth.identities',
  'public.professionals',
  'public.consultations',
  'public.payments',
  'public.consultation_sessions',
  'public.professional_applications',
  'public.consents',
  'public.reviews',
  'public.chat_messages',
  'public.contact_messages',
  'public.privacy_requests',
  'public.notifications',
  'public.platform_fee_history',
  'private.mail_outbox',
];

describe('the seed', () => {
  onEveryDatabase((database) => {
    const counts = () =>
      database.owner(
        SEEDED.map((table) => `select '${table}' as t, count(*)::int as n from ${table}`).join(' union all '),
      );
    const seed = async () => {
      for (const statement of statements) await database.owner(statement);
    };

    test('is idempotent', async () => {
      const before = await counts();
      await seed();
      await expect(counts()).resolves.toEqual(before);
    });

    test('gives every account a confirmed address and no password', async () => {
      await expect(
        database.owner(
          `select count(*)::int as n from auth.users u join auth.identities i on i.user_id = u.id
           where u.email_confirmed_at is not null and u.encrypted_password is null`,
        ),
      ).resolves.toEqual([{ n: SEED.accounts }]);
    });

    test('has the row counts of its figures', async () => {
      const [figures] = await database.owner(
        `select (select count(*)::int from auth.users) as accounts,
           (select count(*)::int from public.profiles where role = 'patient') as patients,
           (select count(*)::int from public.reviews) as reviews,
           (select count(*)::int from public.platform_fee_history) as "feeChanges", p.*, l.*, a.*, c.*, m.*
         from (select count(*)::int as professionals,
             count(*) filter (where approval_status = 'approved')::int as listed,
             count(*) filter (where approval_status = 'approved' and profession = 'psychiatrist')::int
               as "listedPsychiatrists",
             count(*) filter (where approval_status = 'pending')::int as "waitingForApproval"
           from public.professionals) as p,
           (select count(distinct city)::int as cities, count(distinct specialty)::int as specialties
           from public.professionals left join unnest(specialties) as specialty on true
           where approval_status = 'approved') as l,
           (select count(*)::int as applications,
             count(*) filter (where application_status = 'pending')::int as "pendingApplications"
           from public.professional_applications) as a,
           (select count(*)::int as consultations, count(*) filter (where status = 'scheduled')::int as scheduled,
             count(*) filter (where status = 'completed')::int as completed,
             count(*) filter (where state = 'cancelled')::int as cancelled,
             count(*) filter (where state = 'expired')::int as expired
           from public.consultation_entries) as c,
           (select count(*)::int as messages, count(distinct consultation_id)::int as conversations
           from public.chat_messages) as m`,
      );
      expect(figures).toEqual(SEED);
    });

    test.each([
      ['application', 'professional_applications', 'application_status', 'application_status'],
      ['consultation', 'consultations', 'status', 'consultation_status'],
      ['payment', 'payments', 'status', 'payment_status'],
      ['testimonial', 'reviews', 'testimonial_status', 'testimonial_status'],
      ['approval', 'professionals', 'approval_status', 'approval_status'],
    ])('contains every status of a %s', async (_what, table, column, type) => {
      await expect(
        database.owner(
          `select status::text from unnest(enum_range(null::public.${type})) as status
           where status not in (select ${column} from public.${table})`,
        ),
      ).resolves.toEqual([]);
    });

    test('has the people that tests name', async () => {
      const people = Object.values<SeedPerson>(PEOPLE);
      await expect(
        database.owner(
          `select p.id, u.email, p.email as "profileEmail", p.full_name as "fullName", p.role, p.is_admin as "isAdmin",
             case when r.user_id is not null then jsonb_build_object('profession', r.profession,
               'approvalStatus', r.approval_status, 'price', r.price_per_session) end as professional
           from public.profiles p join auth.users u on u.id = p.id
             left join public.professionals r on r.user_id = p.id
           where p.id = any ($1) order by array_position($1, p.id)`,
          [people.map(({ id }) => id)],
        ),
      ).resolves.toEqual(
        people.map(({ professional = null, ...person }) => ({
          ...person,
          profileEmail: person.email,
          isAdmin: person.role === 'admin',
          professional,
        })),
      );
    });

    test('has the consultations that tests name', async () => {
      const consultations = Object.values<SeedConsultation>(CONSULTATIONS);
      await expect(
        database.owner(
          `select c.id, p.id as "paymentId", c.patient_id as patient, c.professional_id as professional,
             c.consultation_date - $2::date as day, c.consultation_time as time, c.status
           from public.consultations c join public.payments p on p.consultation_id = c.id
           where c.id = any ($1) order by array_position($1, c.id)`,
          [consultations.map(({ id }) => id), SEED_DAY],
        ),
      ).resolves.toEqual(
        consultations.map(({ patient, professional, day, ...consultation }) => ({
          ...consultation,
          patient: patient.id,
          professional: professional.id,
          day: isSunday(day) ? day + Math.sign(day) : day,
        })),
      );
    });

    test.each([
      [
        'applications',
        APPLICATIONS,
        'id, application_status as status from public.professional_applications',
      ],
      ['reviews', REVIEWS, 'id, testimonial_status as "testimonialStatus" from public.reviews'],
      ['contact messages', CONTACT_MESSAGES, 'id, subject from public.contact_messages'],
      ['privacy requests', PRIVACY_REQUESTS, 'id, kind from public.privacy_requests'],
    ])('has the %s that tests name', async (_what, records, rows) => {
      const named = Object.values<{ id: string }>(records);
      await expect(
        database.owner(`select ${rows} where id = any ($1) order by id`, [named.map(({ id }) => id)]),
      ).resolves.toEqual(named);
    });

    test('contains only valid CPFs', async () => {
      await expect(
        database.owner(
          `select count(*)::int as valid, count(distinct cpf)::int as different from public.profiles
           where cpf = private.parse_cpf(cpf)`,
        ),
      ).resolves.toEqual([{ valid: SEED.accounts, different: SEED.accounts }]);
    });

    test.each([1, 2, 3, 4, 5, 6, 7])('is complete when it runs on day %i of a week', async (weekday) => {
      await database.owner('truncate auth.users cascade');
      await database.travel(`2027-02-0${weekday}T23:30:00-03:00`);
      await seed();
      await expect(
        database.owner(
          `select count(*)::int as all, count(*) filter (where extract(isodow from consultation_date) = 7)::int as sundays,
             count(*) filter (where consultation_time = '14:00')::int as at_two,
             count(*) filter (where status in ('pending', 'scheduled') and starts_at <= private.now())::int as overdue,
             count(*) filter (where status in ('completed', 'no_show') and ends_at > private.now())::int as early
           from public.consultations`,
        ),
      ).resolves.toEqual([{ all: SEED.consultations, sundays: 0, at_two: 0, overdue: 0, early: 0 }]);
    });

    test.each([
      '2026-11-23T12:00:00Z',
      '2026-11-29T02:50:00Z',
      '2027-01-01T01:30:00Z',
      '2028-02-29T12:00:00Z',
    ])('dates every notification by its subject, at %s', async (instant) => {
      await database.owner('truncate auth.users cascade');
      await database.travel(instant);
      await seed();
      const facts = await database.owner<{ kind: string }>(
        `select n.kind, n.created_at <= private.now() and coalesce(n.read_at between n.created_at and private.now(), true)
               as past,
             case when n.kind = 'decision' then (select min(a.applied_at) < n.created_at
                 from public.professional_applications a where a.user_id = n.user_id)
               when n.kind = 'booked' then (select p.paid_at = n.created_at and c.patient_id = n.subject_id
                 and (n.facts ->> 'starts_at')::timestamptz = c.starts_at
                 from public.consultations c join public.payments p on p.consultation_id = c.id
                 where c.id = n.about_id)
               when n.kind = 'message' then n.created_at = (select max(m.created_at) from public.chat_messages m
                 where m.conversation_id = n.about_id and m.sender_id <> n.user_id)
               when n.kind = 'review' then n.created_at = (select r.created_at from public.reviews r
                 where r.consultation_id = n.about_id)
               else n.created_at = coalesce(
                 (select a.applied_at from public.professional_applications a where a.user_id = n.subject_id),
                 (select r.created_at from public.reviews r where r.id = n.about_id),
                 (select r.created_at from public.privacy_requests r where r.id = n.about_id),
                 (select max(m.created_at) from public.contact_messages m where m.read_at is null))
               end as matching
           from public.notifications n`,
      );
      expect(new Set(facts.map(({ kind }) => kind))).toEqual(
        new Set(['application', 'testimonial', 'contact', 'booked', 'decision', 'message', 'review']),
      );
      expect(facts).toEqual(facts.map(({ kind }) => ({ kind, past: true, matching: true })));
    });

    test('books no consultation before its patient signed up and its professional was approved', async () => {
      await expect(
        database.owner(
          `select count(*)::int as n from public.consultations c
             join public.profiles patient on patient.id = c.patient_id
             join public.professionals p on p.user_id = c.professional_id
           where c.created_at < patient.created_at
             or c.created_at < p.standing_since and p.approval_status = 'approved'`,
        ),
      ).resolves.toEqual([{ n: 0 }]);
    });

    test('decides on no application before it was sent', async () => {
      await expect(
        database.owner(
          `select count(*)::int as n from public.professional_applications a
             join public.professionals p using (user_id)
           where p.standing_since < a.applied_at or p.approval_status in ('approved', 'rejected') and p.standing_since > private.now() - interval '1 day'`,
        ),
      ).resolves.toEqual([{ n: 0 }]);
    });

    test('marks a message as read if the reader answered later, and leaves one unread on each side', async () => {
      const unread = `public.chat_messages m join public.consultations c on c.id = m.consultation_id
        left join public.chat_reads r on r.consultation_id = m.consultation_id and r.user_id <> m.sender_id
        where coalesce(m.created_at > r.last_read_at, true)`;
      await expect(
        database.owner(
          `select (select count(*)::int from ${unread} and exists (select 1 from public.chat_messages answer
               where answer.consultation_id = m.consultation_id and answer.sender <> m.sender
                 and answer.created_at > m.created_at)) as answered,
             array(select m.content from ${unread} and left(c.id::text, 8) in ('d0000006', 'd0000009')
               order by m.content) as waiting`,
        ),
      ).resolves.toEqual([
        {
          answered: 0,
          waiting: ['Até lá. Se precisar remarcar, me avise por aqui.', 'Perfeito. Até amanhã.'],
        },
      ]);
    });

    test('leaves the admin four unread notifications with different times', async () => {
      await expect(
        database.owner(
          `select count(*) filter (where read_at is null)::int as unread,
             (count(*) - count(distinct created_at))::int as ties
           from public.notifications where user_id = $1`,
          [ACTORS.admin],
        ),
      ).resolves.toEqual([{ unread: 4, ties: 0 }]);
    });
  });
});
