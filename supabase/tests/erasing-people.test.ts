import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { PEOPLE, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const ERASE = 'select public.erase_person($1) as answer';
const BRUNOS = '60000006-0000-4000-8000-000000000006';

interface Answer {
  readonly status: string;
  readonly kept: Readonly<Record<string, unknown>>;
  readonly documents: readonly string[];
}

/** A request as it stands in the table, also where the procedure would refuse one. */
async function requestOf(database: TestDatabase, who: Person): Promise<string> {
  const [made] = await database.owner<{ id: string }>(
    `insert into public.privacy_requests (user_id, kind, full_name, email, user_type, message)
     select id, 'erasure', full_name, email, 'patient', 'Não uso mais' from public.profiles where id = $1 returning id`,
    [PEOPLE[who]],
  );
  return made?.id ?? '';
}

async function erase(database: TestDatabase, who: Person, request?: string): Promise<Answer> {
  const id = request ?? (await requestOf(database, who));
  const [row] = await database.as<{ answer: Answer }>('admin', ERASE, [id]);
  if (!row) throw new Error('erase_person answered nothing.');
  return row.answer;
}

/** Nothing of theirs is to come any more, and nothing owed back to them. */
async function settle(database: TestDatabase, who: Person) {
  await database.owner(
    `update public.consultations set status = 'cancelled'
     where $1 in (patient_id, professional_id) and status = 'scheduled' and ends_at > private.now()`,
    [PEOPLE[who]],
  );
  await database.owner(
    'update public.payments set refunded_at = private.now() where refund_due and refunded_at is null',
  );
}

/** Erases somebody of whom nothing is open. */
async function eraseSettled(database: TestDatabase, who: Person, request?: string): Promise<Answer> {
  await settle(database, who);
  return erase(database, who, request);
}

/** Every text of every table that holds one of the words, with its table. */
async function tracesOf(database: TestDatabase, words: readonly string[]): Promise<string[]> {
  const tables = await database.owner<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.relnamespace in
       (select oid from pg_namespace where nspname in ('public', 'private', 'auth', 'storage'))`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const [row] = await database.owner<{ n: number }>(
        `select count(*)::int as n from ${name} as t where strpos(lower(t::text), lower($1)) > 0`,
        [word],
      );
      if (row && row.n > 0) found.push(`${name}: ${word}`);
    }
  return found;
}

/** Something of Camila's wherever something can be. */
async function says(database: TestDatabase) {
  for (const [sql, parameters] of SAID) await database.owner(sql, parameters);
}

const SAID: readonly (readonly [sql: string, parameters?: readonly string[]])[] = [
  [
    `update public.profiles set birth_date = '1991-03-14', emergency_name = 'Sônia Ribeiro',
         emergency_phone = '11912345678' where id = $1`,
    [PEOPLE.patient],
  ],
  [
    `update public.reviews set positive_aspects = 'Chorei muito', improvements = 'Sala fria', emotion = 'Triste',
         public_testimonial = 'Mudou minha vida', testimonial_status = 'published' where patient_id = $1`,
    [PEOPLE.patient],
  ],
  [
    `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
       values (gen_random_uuid(), 'd0000003-0000-4000-8000-000000000003', $1, 'patient', 'Tive uma crise'),
         (gen_random_uuid(), 'd0000003-0000-4000-8000-000000000003', $2, 'professional', 'Camila, respire')`,
    [PEOPLE.patient, PEOPLE.professional],
  ],
  [
    `insert into public.contact_messages (full_name, email, user_type, subject, message)
       values ('Camila Ribeiro', 'Paciente@vinculo.example', 'patient', 'Oi', 'Sou a Camila')`,
  ],
  [
    `insert into private.mail_outbox (kind, user_id, recipient, payload) values
         ('booking', $1, 'antigo@exemplo.com.br', '{"patient_name": "Camila Ribeiro dos Santos"}'),
         ('new_consultation', $2, 'profissional@vinculo.example', '{"patient_name": "Camila Ribeiro dos Santos",
           "consultation_id": "d0000006-0000-4000-8000-000000000006"}')`,
    [PEOPLE.patient, PEOPLE.professional],
  ],
  [
    `insert into storage.objects (bucket_id, name) values ('professional-documents', $1 || '/1700000000000-rg.pdf')`,
    [PEOPLE.patient],
  ],
  [
    `select private.tell($1, 'booking', 'Consulta confirmada', 'Camila Ribeiro dos Santos, 01/12 às 14:00.', '/x', $2),
         private.tell_admins('application', 'Nova', 'Camila R. de Solteira aguarda análise.', '/x', $2)`,
    [PEOPLE.professional, PEOPLE.patient],
  ],
  [
    `insert into auth.sessions (id, user_id, user_agent) values ('70000000-0000-4000-8000-000000000000', $1, 'Firefox')`,
    [PEOPLE.patient],
  ],
  [
    `insert into auth.refresh_tokens (token, user_id, session_id, revoked) values
         ('aaaaaaaaaaaa', $1, '70000000-0000-4000-8000-000000000000', false), ('bbbbbbbbbbbb', $1, null, false)`,
    [PEOPLE.patient],
  ],
];

describe('erase_person', () => {
  onEveryDatabase((database) => {
    test('is not done by an answer, and leaves no request of the person open', async () => {
      const answered = await requestOf(database, 'patient');
      await database.as('admin', `select public.answer_privacy_request($1, 'Feito.')`, [answered]);
      const [row] = await database.owner<{ status: string }>(
        'select status from public.privacy_requests where id = $1',
        [answered],
      );
      expect(row?.status).toBe('partly_refused');
      await database.owner(
        `insert into public.privacy_requests (user_id, kind, full_name, email, user_type, message)
         select user_id, 'other', full_name, email, user_type, 'Quem vê?' from public.privacy_requests where id = $1`,
        [answered],
      );
      await eraseSettled(database, 'patient');
      await expect(
        database.owner(
          `select 1 from public.privacy_requests where user_id = $1 and status in ('open', 'in_progress')`,
          [PEOPLE.patient],
        ),
      ).resolves.toEqual([]);
    });

    test('wants an open request of erasure, of somebody who does not administer', async () => {
      await expectRefusal(database, 'admin', ERASE, [BRUNOS], 'request_not_found');
      await expectRefusal(database, 'admin', ERASE, [crypto.randomUUID()], 'request_not_found');
      await expectRefusal(database, 'admin', ERASE, [await requestOf(database, 'admin')], 'admin_account');
      const refused = await requestOf(database, 'patient');
      await database.as('admin', `select public.answer_privacy_request($1, 'Só depois da sessão.', true)`, [
        refused,
      ]);
      await expectRefusal(database, 'admin', ERASE, [refused], 'request_closed');
      await expectRefusal(
        database,
        'admin',
        'select public.erasure_preview($1)',
        [BRUNOS],
        'request_not_found',
      );
    });

    test('is told beforehand what it would do', async () => {
      const id = await requestOf(database, 'patient');
      const [row] = await database.as<{ preview: unknown }>(
        'admin',
        'select public.erasure_preview($1) as preview',
        [id],
      );
      expect(row?.preview).toMatchObject({
        // Three at psychologists held, one not come to: the last was on 18 November.
        kept: {
          consultations: 4,
          consultations_until: '2031-11-17',
          attended: 0,
          attended_until: null,
          payments: 5,
          payments_until: '2031-12-31',
        },
        sessions_open: 1,
        attends_open: false,
        is_professional: false,
      });
    });

    test('leaves no trace of a patient but the fiscal identity', async () => {
      await says(database);
      const words = [
        'Camila',
        'paciente@vinculo.example',
        '39053344705',
        '11987654321',
        'Sônia Ribeiro',
        '11912345678',
        '1991-03-14',
        'Chorei',
        'Sala fria',
        'Mudou minha vida',
        'Tive uma crise',
        'de Solteira',
        'antigo@exemplo.com.br',
        'respire',
        'Não uso mais',
        'aaaaaaaaaaaa',
        'bbbbbbbbbbbb',
        'Firefox',
      ];
      const request = await requestOf(database, 'patient');
      const before = await tracesOf(database, words);
      for (const word of words) expect(before.filter((line) => line.endsWith(`: ${word}`))).not.toEqual([]);
      await eraseSettled(database, 'patient', request);
      await database.owner(`delete from private.mail_outbox where kind = 'erased'`);
      // Eduardo's address contains hers; the addresses are looked at below.
      const left = (await tracesOf(database, words)).filter(
        (line) => !line.endsWith(': paciente@vinculo.example'),
      );
      expect(left).toEqual(['private.fiscal_identities: Camila', 'private.fiscal_identities: 39053344705']);
      await expect(
        database.owner(
          `select 1 from auth.users where email = 'paciente@vinculo.example'
           union all select 1 from public.profiles where email = 'paciente@vinculo.example'
           union all select 1 from public.consultations where patient_email = 'paciente@vinculo.example'
           union all select 1 from public.privacy_requests where email = 'paciente@vinculo.example'`,
        ),
      ).resolves.toEqual([]);
    });

    test('takes names out of notifications by whom they name, not by the letters of the name', async () => {
      await database.owner(`update public.profiles set full_name = 'Ana' where id = $1`, [PEOPLE.applicant]);
      await database.owner(
        `select private.tell_admins('application', 'Nova', 'Mariana Anastácio aguarda análise.', '/x', $1),
           private.tell_admins('application', 'Nova', 'Ana aguarda análise.', '/x', $2)`,
        [PEOPLE.otherPatient, PEOPLE.applicant],
      );
      await erase(database, 'applicant');
      await expect(
        database.owner(`select distinct body from public.notifications where title = 'Nova' order by body`),
      ).resolves.toEqual([
        { body: 'Mariana Anastácio aguarda análise.' },
        { body: 'Os dados da pessoa deste aviso foram apagados.' },
      ]);
    });

    test('is known of in each notification that names somebody', async () => {
      const [running] = await database.owner<{ at: string }>(
        `select to_json(starts_at + interval '10 minutes') #>> '{}' as at from public.consultations
         where id = 'd0000006-0000-4000-8000-000000000006'`,
      );
      await database.travel(running?.at ?? '');
      await database.as('admin', `select public.suspend_professional($1, 'Registro vencido')`, [
        PEOPLE.professional,
      ]);
      await expect(
        database.owner(
          `select distinct p.full_name, n.body from public.notifications n join public.profiles p
             on strpos(n.body, p.full_name) > 0 and p.full_name <> ''
           where n.subject_id is distinct from p.id and n.user_id <> p.id`,
        ),
      ).resolves.toEqual([]);
    });

    test('keeps consultations, payments and ratings under a pseudonym that nobody can use', async () => {
      await says(database);
      const figures = `select (select count(*)::int from public.consultations) as consultations,
        (select sum(amount_cents)::int from public.payments where status = 'paid') as paid,
        (select sum(rating)::int from public.reviews) as stars,
        (select count(*)::int from public.consents) as consents,
        (select rating_counts from public.professionals where user_id = '${PEOPLE.professional}') as counts`;
      const before = await database.owner(figures);
      const answer = await eraseSettled(database, 'patient');
      expect(answer).toMatchObject({
        status: 'partly_refused',
        documents: [`${PEOPLE.patient}/1700000000000-rg.pdf`],
      });
      await expect(database.owner(figures)).resolves.toEqual(before);
      const [pseudonym] = await database.owner<Record<string, unknown>>(
        `select u.email, u.encrypted_password, u.deleted_at is not null as deleted, p.full_name, p.cpf, p.phone
         from auth.users u join public.profiles p on p.id = u.id where p.erased_at is not null`,
      );
      expect(pseudonym).toMatchObject({
        email: null,
        encrypted_password: null,
        deleted: true,
        cpf: null,
        phone: null,
      });
      expect(pseudonym?.['full_name']).toMatch(/^Pessoa removida [0-9a-f]{8}$/);
      await expect(
        database.as(
          'professional',
          `select distinct patient_name, patient_email from public.consultations
          where id = 'd0000003-0000-4000-8000-000000000003'`,
        ),
      ).resolves.toEqual([{ patient_name: pseudonym?.['full_name'], patient_email: '' }]);
      await expect(
        database.owner('select keep_until::text, document_number from private.fiscal_identities'),
      ).resolves.toEqual([{ keep_until: '2031-12-31', document_number: '39053344705' }]);
    });

    test('waits for each paid session to be over, whichever side the person is on', async () => {
      const SESSION = 'd0000006-0000-4000-8000-000000000006';
      const [session] = await database.owner<{ starts: string; ends: string }>(
        'select starts_at as starts, ends_at as ends from public.consultations where id = $1',
        [SESSION],
      );
      const minutesOf = (from: string | undefined, n: number) =>
        new Date(new Date(from ?? '').getTime() + n * 60_000).toISOString();
      await database.owner(
        `update public.consultations set status = 'cancelled'
         where status = 'scheduled' and ends_at > private.now() and id <> $1`,
        [SESSION],
      );
      const requests = [
        ['patient', await requestOf(database, 'patient')],
        ['professional', await requestOf(database, 'professional')],
      ] as const;
      const untouched = async () =>
        expect(
          await database.owner('select status::text from public.consultations where id = $1', [SESSION]),
        ).toEqual([{ status: 'scheduled' }]);
      for (const [who, id] of requests) {
        await expectRefusal(database, 'admin', ERASE, [id], 'session_open');
        const [row] = await database.as<{ preview: unknown }>(
          'admin',
          'select public.erasure_preview($1) as preview',
          [id],
        );
        expect(row?.preview).toMatchObject({ sessions_open: 1, attends_open: who === 'professional' });
      }
      await database.travel(minutesOf(session?.ends, -1));
      for (const [, id] of requests) await expectRefusal(database, 'admin', ERASE, [id], 'session_open');
      await untouched();
      await database.travel(minutesOf(session?.ends, 0));
      for (const [who, id] of requests) await erase(database, who, id);
      await untouched();
    });

    test('waits for the money that is owed back to the person to be refunded', async () => {
      await settle(database, 'patient');
      const [owed] = await database.owner<{ id: string }>(
        `update public.payments set refund_due = true
         where consultation_id = 'd0000006-0000-4000-8000-000000000006' returning id`,
      );
      const request = await requestOf(database, 'patient');
      await expectRefusal(database, 'admin', ERASE, [request], 'refund_open');
      await expect(
        database.as('admin', `select public.erasure_preview($1) ->> 'refunds_due' as due`, [request]),
      ).resolves.toEqual([{ due: '1' }]);
      await database.as('admin', 'select public.mark_refunded($1)', [owed?.id]);
      await expect(erase(database, 'patient', request)).resolves.toMatchObject({ status: 'partly_refused' });
    });

    test('does not wait for refunds of a professional’s patients: those are still known', async () => {
      await settle(database, 'professional');
      await database.owner(
        `update public.payments set refund_due = true
         where consultation_id = 'd0000006-0000-4000-8000-000000000006'`,
      );
      const [row] = await database.owner<{ id: string }>(
        `select id from public.payments where consultation_id = 'd0000006-0000-4000-8000-000000000006'`,
      );
      await erase(database, 'professional');
      await expect(
        database.as('admin', `select public.mark_refunded($1) ->> 'refunded_at' is not null as done`, [
          row?.id,
        ]),
      ).resolves.toEqual([{ done: true }]);
    });

    test('ends what waits for payment, and its hour is free', async () => {
      await eraseSettled(database, 'patient');
      await expect(
        database.owner(
          `select c.status::text, c.cancelled_by, p.status::text as payment, p.refund_due
           from public.consultations c join public.payments p on p.consultation_id = c.id
           where c.id = 'd0000007-0000-4000-8000-000000000007'`,
        ),
      ).resolves.toEqual([
        { status: 'cancelled', cancelled_by: 'patient', payment: 'expired', refund_due: false },
      ]);
    });

    test('leaves nothing that could begin again: neither a session by a payment noted late, nor a recording', async () => {
      const NEVER_PAID = {
        consultation: 'd0000007-0000-4000-8000-000000000007',
        payment: 'e0000007-0000-4000-8000-000000000007',
      };
      const HELD = 'd0000003-0000-4000-8000-000000000003';
      await database.owner(
        `update public.payments set expires_at = private.now() - interval '1 minute' where id = $1`,
        [NEVER_PAID.payment],
      );
      await database.as('service', 'select public.expire_payments()');
      await eraseSettled(database, 'patient');
      const stands = () =>
        database.owner(
          `select c.status::text, p.status::text as payment, p.refund_due from public.consultations c
           join public.payments p on p.consultation_id = c.id where c.id = $1`,
          [NEVER_PAID.consultation],
        );
      const before = await stands();
      expect(before).toEqual([{ status: 'cancelled', payment: 'expired', refund_due: false }]);
      await expectRefusal(
        database,
        'admin',
        'select public.mark_payment_paid($1)',
        [NEVER_PAID.payment],
        'patient_erased',
      );
      await expect(stands()).resolves.toEqual(before);
      const record = 'select public.store_recording($1, $2)';
      await expectRefusal(database, 'professional', record, [HELD, 'https://a.example'], 'patient_erased');
      await expect(database.as('professional', record, [HELD, null])).resolves.toHaveLength(1);
    });

    test('finds every e-mail by whose it is: only the last one to somebody erased is nobody’s', async () => {
      const queue = (kind: string, person: string | null) =>
        database.owner(
          `insert into private.mail_outbox (kind, user_id, recipient, payload) values ($1, $2, 'a@exemplo.com.br', '{}')`,
          [kind, person],
        );
      await queue('booking', PEOPLE.patient);
      await queue('erased', null);
      await expect(queue('booking', null)).rejects.toMatchObject({ code: '23514' });
    });

    test('answers a token that still lives as nobody’s', async () => {
      await says(database);
      await eraseSettled(database, 'patient');
      for (const table of [
        'profiles',
        'consents',
        'consultations',
        'payments',
        'chat_messages',
        'notifications',
        'privacy_requests',
        'professional_applications',
        'chat_reads',
        'consultation_sessions',
      ])
        expect([table, await database.as('patient', `select 1 from public.${table}`)]).toEqual([
          table,
          table === 'privacy_requests' ? [{ '?column?': 1 }] : [],
        ]);
      for (const [call, code] of [
        ['select public.export_my_data()', 'not_authenticated'],
        ['select public.request_erasure()', 'not_authenticated'],
        [
          `select public.book_consultation('${PEOPLE.professional}', '2026-12-01', '14:00', 15000, gen_random_uuid())`,
          'not_authenticated',
        ],
        [
          `select public.cancel_consultation('d0000006-0000-4000-8000-000000000006')`,
          'consultation_not_found',
        ],
        [
          `select public.send_message('d0000003-0000-4000-8000-000000000003', gen_random_uuid(), 'Olá')`,
          'consultation_not_found',
        ],
      ] as const)
        await expectRefusal(database, 'patient', call, [], code);
    });

    test('is done once: asked again it tells which files are left', async () => {
      await says(database);
      await settle(database, 'patient');
      const id = await requestOf(database, 'patient');
      const [first] = await database.as<{ answer: Answer }>('admin', ERASE, [id]);
      const people = 'select count(*)::int as n from public.profiles';
      const before = await database.owner(people);
      await expect(database.as('admin', ERASE, [id])).resolves.toEqual([first]);
      await database.owner(`delete from storage.objects where starts_with(name, $1 || '/')`, [
        PEOPLE.patient,
      ]);
      const [again] = await database.as<{ answer: Answer }>('admin', ERASE, [id]);
      expect(again?.answer.documents).toEqual([]);
      await expect(database.owner(people)).resolves.toEqual(before);
      await expect(
        database.owner('select full_name, user_id from public.privacy_requests where id = $1', [id]),
      ).resolves.toEqual([{ full_name: 'Pessoa removida', user_id: null }]);
    });

    test('leaves nothing where the law keeps nothing', async () => {
      const before = await database.owner<{ n: number }>('select count(*)::int as n from auth.users');
      await expect(erase(database, 'applicant')).resolves.toMatchObject({
        status: 'done',
        kept: { consultations: 0, consultations_until: null, payments: 0, payments_until: null },
      });
      await expect(database.owner('select count(*)::int as n from auth.users')).resolves.toEqual([
        { n: (before[0]?.n ?? 0) - 1 },
      ]);
      expect(await tracesOf(database, ['Tatiana', '98350741279'])).toEqual(['private.mail_outbox: Tatiana']);
    });

    test('takes a professional out of the directory; patients still know who attended them', async () => {
      await database.owner(
        `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
         values (gen_random_uuid(), 'd0000003-0000-4000-8000-000000000003', $1, 'professional', 'Respire fundo')`,
        [PEOPLE.professional],
      );
      const answer = await eraseSettled(database, 'professional');
      expect(answer.status).toBe('partly_refused');
      await expect(
        database.as('visitor', 'select 1 from public.professionals_public where user_id = $1', [
          PEOPLE.professional,
        ]),
      ).resolves.toEqual([]);
      await expect(
        database.as(
          'visitor',
          `select 1 from public.professionals_public where display_name = 'Marina Azevedo'`,
        ),
      ).resolves.toEqual([]);
      await expect(
        database.as(
          'patient',
          `select professional_name, status::text from public.consultations
          where id in ('d0000003-0000-4000-8000-000000000003', 'd0000006-0000-4000-8000-000000000006') order by id`,
        ),
      ).resolves.toEqual([
        { professional_name: 'Marina Azevedo', status: 'completed' },
        { professional_name: 'Marina Azevedo', status: 'cancelled' },
      ]);
      await expect(
        database.as('patient', `select content from public.chat_messages where content = 'Respire fundo'`),
      ).resolves.toHaveLength(1);
      const left = await tracesOf(database, ['profissional@vinculo.example', '94726031813', '11932109876']);
      expect(left.sort()).toEqual([
        'private.fiscal_identities: 94726031813',
        'private.mail_outbox: profissional@vinculo.example',
      ]);
    });

    test('is in the log without a word about the person', async () => {
      await eraseSettled(database, 'patient');
      const log = await database.owner<Record<string, unknown>>(
        `select actor_id, before, after from public.audit_log where subject_table = 'privacy_requests' order by id desc limit 1`,
      );
      expect(log).toEqual([
        {
          actor_id: PEOPLE.admin,
          before: { kind: 'erasure', status: 'open' },
          after: { kind: 'erasure', status: 'partly_refused' },
        },
      ]);
    });

    test('writes one last e-mail, which is forgotten once it is sent', async () => {
      await eraseSettled(database, 'patient');
      const [mail] = await database.owner<{ id: string; recipient: string; payload: unknown }>(
        `select id, recipient, payload from private.mail_outbox where kind = 'erased'`,
      );
      expect(mail).toMatchObject({
        recipient: 'paciente@vinculo.example',
        payload: { name: 'Camila Ribeiro dos Santos', kept: { payments_until: '2031-12-31' } },
      });
      await database.as('service', 'select public.mail_sent($1)', [mail?.id]);
      await expect(
        database.owner(`select 1 from private.mail_outbox where kind = 'erased'`),
      ).resolves.toEqual([]);
    });
  });
});

/** Where the law, or somebody else's right to their own words, keeps something of an erased person. */
const DECLARED: Readonly<Record<'patient' | 'professional', readonly string[]>> = {
  patient: ['private.fiscal_identities: cpf', 'private.fiscal_identities: name'],
  professional: [
    'private.fiscal_identities: cpf',
    'private.fiscal_identities: name',
    'private.mail_outbox: name', // to the patients
    'public.chat_messages: name', // what a patient wrote
    'public.consultations: name',
    'public.notifications: name', // to the patients, that a session was cancelled
    'public.professionals: name',
    'public.reviews: name', // what a patient wrote
  ],
};

const IDENTITIES = {
  patient: {
    name: 'Camila Ribeiro',
    email: 'paciente@vinculo.example',
    cpf: '39053344705',
    phone: '11987654321',
  },
  professional: {
    name: 'Marina Azevedo',
    email: 'profissional@vinculo.example',
    cpf: '94726031813',
    phone: '11932109876',
  },
} as const;

/** The tables that hold one of somebody's marks, as whole words: another's address may end as theirs does. */
async function standing(database: TestDatabase, who: keyof typeof IDENTITIES): Promise<string[]> {
  const tables = await database.owner<{ name: string }>(
    `select relnamespace::regnamespace || '.' || relname as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace in
       (select oid from pg_namespace where nspname in ('public', 'private', 'auth', 'storage')) order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const [mark, text] of Object.entries({ ...IDENTITIES[who], id: PEOPLE[who] })) {
      const rows = await database.owner(`select 1 from ${name} as t where t::text ~* $1 limit 1`, [
        `(^|[^[:alnum:].])${text.replaceAll('.', '[.]')}`,
      ]);
      if (rows.length > 0) found.push(`${name}: ${mark}`);
    }
  return found;
}

/** As much of a professional as there can be, in their own rows and in those of others. */
async function saysOfMarina(database: TestDatabase) {
  await database.owner(
    `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
     values (gen_random_uuid(), 'd0000003-0000-4000-8000-000000000003', $1, 'patient', 'Obrigada, Marina Azevedo!')`,
    [PEOPLE.patient],
  );
  await database.owner(
    `update public.reviews set positive_aspects = 'Marina Azevedo escuta' where patient_id = $1`,
    [PEOPLE.patient],
  );
  await database.owner(
    `insert into storage.objects (bucket_id, name) values ('professional-documents', $1 || '/1700000000000-crp.pdf')`,
    [PEOPLE.professional],
  );
  await database.as(
    'professional',
    `select public.send_contact_message('Marina Azevedo', 'outra@exemplo.com.br', 'professional', 'Oi', 'Sou Marina Azevedo')`,
  );
  await database.as('admin', `select public.suspend_professional($1, 'Marina Azevedo deixou o conselho')`, [
    PEOPLE.professional,
  ]);
  await database.owner('set constraints all immediate');
}

describe('what stands after an erasure', () => {
  onEveryDatabase((database) => {
    test.each(['patient', 'professional'] as const)(
      'of a %s: what is declared, nowhere else',
      async (who) => {
        await says(database);
        await saysOfMarina(database);
        await settle(database, who);
        await database.as(who, `select public.send_privacy_request('Quem vê os meus dados?')`);
        const request = await requestOf(database, who);
        const before = await standing(database, who);
        expect(before.map((line) => line.split(':')[0])).toEqual(
          expect.arrayContaining([
            'auth.users',
            'public.profiles',
            'public.audit_log',
            'private.mail_outbox',
          ]),
        );
        await erase(database, who, request);
        await database.owner(`delete from storage.objects where starts_with(name, $1 || '/')`, [PEOPLE[who]]);
        await database.as('admin', ERASE, [request]);
        await database.owner(`delete from private.mail_outbox where kind = 'erased'`);
        expect((await standing(database, who)).sort()).toEqual([...DECLARED[who]].sort());
      },
    );

    test('leads from no request and no line of the log to the pseudonym', async () => {
      await says(database);
      await settle(database, 'patient');
      const request = await requestOf(database, 'patient');
      await erase(database, 'patient', request);
      const [pseudonym] = await database.owner<{ id: string; full_name: string }>(
        'select id, full_name from public.profiles where erased_at is not null',
      );
      for (const table of ['public.privacy_requests', 'public.audit_log'])
        for (const mark of [pseudonym?.id, pseudonym?.full_name])
          await expect(
            database.owner(`select 1 from ${table} as t where strpos(t::text, $1) > 0`, [mark]),
          ).resolves.toEqual([]);
      await expect(
        database.owner('select 1 from public.audit_log where $1 in (actor_id, subject_id)', [PEOPLE.patient]),
      ).resolves.toEqual([]);
    });

    test('the log forgets who, and is changed in no other way', async () => {
      for (const change of [
        `actor_id = '${PEOPLE.patient}'`,
        `subject_id = '${PEOPLE.patient}'`,
        `after = '{}'`,
        `before = null, after = '{"status": "paid"}'`,
        `actor_id = null, action = 'insert'`,
        `happened_at = now()`,
      ])
        await expectRefusal(
          database,
          'owner',
          `update public.audit_log set ${change} where action = 'update'`,
          [],
          '42501',
        );
    });

    test('a professional’s name stays as long as the last record of care, then goes there too', async () => {
      await saysOfMarina(database);
      await settle(database, 'professional');
      const { kept } = await erase(database, 'professional');
      expect(kept).toMatchObject({ consultations: 0, attended_until: '2031-11-21' });
      const named = () =>
        database.owner<{ n: number }>(
          `select count(*)::int as n from public.professionals d join public.consultations c on c.professional_id = d.user_id
           where d.full_name = 'Marina Azevedo' and c.professional_name = 'Marina Azevedo' and d.name_kept_until = $1`,
          [kept['attended_until']],
        );
      expect((await named())[0]?.n).toBeGreaterThan(0);
      await database.travel('2031-11-21T12:00:00Z');
      await database.as('service', 'select public.forget_expired_data()');
      expect((await named())[0]?.n).toBeGreaterThan(0);
      await database.travel('2031-11-22T12:00:00Z');
      await database.as('service', 'select public.forget_expired_data()');
      expect(await standing(database, 'professional')).toEqual(
        expect.not.arrayContaining([
          'public.professionals: name',
          'public.consultations: name',
          'public.notifications: name',
          'private.mail_outbox: name',
        ]),
      );
    });

    test('a professional who attended nobody is named nowhere', async () => {
      await database.owner(
        `update public.consultations set status = 'cancelled' where professional_id = $1`,
        [PEOPLE.professional],
      );
      const { kept } = await erase(database, 'professional');
      expect(kept).toMatchObject({ attended: 0, attended_until: null });
      await database.owner(`delete from private.mail_outbox where kind = 'erased'`);
      const left = await standing(database, 'professional');
      expect(left.filter((line) => line.endsWith(': name'))).toEqual(['private.fiscal_identities: name']);
    });

    test('bookings that were not held are told of, and make no duty', async () => {
      await database.owner(
        `update public.payments set status = 'expired', paid_at = null where patient_id = $1`,
        [PEOPLE.patient],
      );
      await database.owner(`update public.consultations set status = 'cancelled' where patient_id = $1`, [
        PEOPLE.patient,
      ]);
      const { status, kept } = await erase(database, 'patient');
      expect(status).toBe('done');
      expect(kept).toMatchObject({ consultations: 0, consultations_until: null, payments: 0 });
      expect(kept['not_held']).toBeGreaterThan(0);
    });
  });
});

describe('forget_expired_data', () => {
  onEveryDatabase((database) => {
    test('forgets after a year what visitors wrote to the team, not what people with an account did', async () => {
      const SEND = `select public.send_contact_message('Ana', 'ana@exemplo.com.br', 'patient', 'Oi', $1)`;
      await database.as('visitor', SEND, ['Sem conta']);
      await database.as('patient', SEND, ['Com conta']);
      const left = async () =>
        (
          await database.owner<{ message: string }>(
            `select message from public.contact_messages where email = 'ana@exemplo.com.br' order by message`,
          )
        ).map(({ message }) => message);
      await database.as('service', 'select public.forget_expired_data()');
      expect(await left()).toEqual(['Com conta', 'Sem conta']);
      await database.travel('2027-11-24T12:00:01Z');
      await database.as('service', 'select public.forget_expired_data()');
      expect(await left()).toEqual(['Com conta']);
    });

    test('is a job', async () => {
      for (const who of ['visitor', 'patient', 'admin'] as const)
        await expectRefusal(database, who, 'select public.forget_expired_data()', [], '42501');
    });

    test('forgets what had to be kept for a time only, and nothing earlier', async () => {
      await eraseSettled(database, 'patient');
      await database.as('otherPatient', 'select public.export_my_data()');
      const left = `select (select count(*)::int from private.fiscal_identities) as identities,
        (select count(*)::int from private.mail_outbox where kind = 'erased') as mails,
        (select count(*)::int from private.data_exports) as exports`;
      const forget = () => database.as('service', 'select public.forget_expired_data()');
      await forget();
      await expect(database.owner(left)).resolves.toEqual([{ identities: 1, mails: 1, exports: 1 }]);
      await database.travel('2026-12-02T12:00:00Z');
      await forget();
      await expect(database.owner(left)).resolves.toEqual([{ identities: 1, mails: 0, exports: 1 }]);
      await database.travel('2031-12-31T12:00:00Z');
      await forget();
      await expect(database.owner(left)).resolves.toEqual([{ identities: 1, mails: 0, exports: 0 }]);
      await database.travel('2032-01-01T12:00:00Z');
      await forget();
      await expect(database.owner(left)).resolves.toEqual([{ identities: 0, mails: 0, exports: 0 }]);
    });
  });
});
