import { SEED } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SUBMIT =
  'select public.submit_professional_application($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as answer';

interface Form {
  readonly fullName: string | null;
  readonly email: string | null;
  readonly number: string | null;
  readonly phone: string | null;
  readonly profession: string | null;
  readonly specialties: readonly string[];
  readonly registration: string | null;
  readonly bio: string | null;
  readonly price: number | null;
  readonly documents: readonly string[];
}

const formOf = (who: Person, changes: Partial<Form> = {}): unknown[] =>
  Object.values({
    fullName: 'Eduardo Lima',
    email: 'eduardo@exemplo.com.br',
    number: '529.982.247-25',
    phone: '(11) 98765-4321',
    profession: 'psychologist',
    specialties: ['Ansiedade'],
    registration: 'crp 06/123456',
    bio: 'Atendo adultos.',
    price: 12000,
    documents: [`${ACTORS[who]}/1-crp.pdf`],
    ...changes,
  } satisfies Form);

interface Answer {
  readonly application_id: string;
  readonly application_status: string;
}

/** An uploaded and verified document. */
async function keepDocument(database: TestDatabase, who: Person, verified = true): Promise<void> {
  const path = `${ACTORS[who]}/1-crp.pdf`;
  await database.owner(
    `insert into storage.objects (bucket_id, name) values ('professional-documents', $1) on conflict do nothing`,
    [path],
  );
  if (verified)
    await database.owner(
      `insert into private.verified_documents (object_id, kind)
       select id, 'application/pdf' from storage.objects where name = $1 on conflict do nothing`,
      [path],
    );
}

async function submit(database: TestDatabase, who: Person, changes: Partial<Form> = {}): Promise<Answer> {
  await keepDocument(database, who);
  const [row] = await database.as<{ answer: Answer }>(who, SUBMIT, formOf(who, changes));
  if (!row) throw new Error('No answer.');
  return row.answer;
}

const approvalStateOf = async (database: TestDatabase, who: Person) => {
  const [row] = await database.owner(
    `select p.role::text, pro.approval_status::text as approval,
       (select array_agg(application_status::text order by applied_at, id) from public.professional_applications a
        where a.user_id = p.id) as applications
     from public.profiles p left join public.professionals pro on pro.user_id = p.id where p.id = $1`,
    [ACTORS[who]],
  );
  return row;
};

describe('applying', () => {
  onEveryDatabase((database) => {
    test('a visitor may not', async () => {
      await expectRefusal(database, 'visitor', SUBMIT, formOf('patient'), '42501');
    });

    test.each(['admin', 'professional', 'suspendedProfessional'] as const)('%s may not', async (who) => {
      await expectRefusal(database, who, SUBMIT, formOf(who), 'not_allowed');
    });

    test.each([
      ['no name', { fullName: '  ' }, 'fields_required'],
      ['no e-mail', { email: null }, 'fields_required'],
      ['no profession', { profession: null }, 'fields_required'],
      ['no registration', { registration: '' }, 'fields_required'],
      ['a malformed e-mail', { email: 'x@y' }, 'email_invalid'],
      ['a wrong CPF', { number: '529.982.247-24' }, 'document_number_invalid'],
      ['an incomplete phone number', { phone: '9876' }, 'phone_invalid'],
      ['an endless registration', { registration: 'CRP 06/12345678901234' }, 'registration_invalid'],
      ['no region', { registration: '123456' }, 'registration_invalid'],
      [
        'a CRM without its state and letters',
        { profession: 'psychiatrist', registration: '123456' },
        'registration_invalid',
      ],
      ["another profession's council", { registration: 'CRM 12345/SP' }, 'registration_invalid'],
      ['a CRP of three digits', { registration: 'CRP 06/123' }, 'registration_invalid'],
      ['a CRP of eight digits', { registration: 'CRP 06/12345678' }, 'registration_invalid'],
      ['an unknown region', { registration: 'CRP 28/12345' }, 'registration_invalid'],
      [
        'an unknown state of a doctor',
        { profession: 'psychiatrist', registration: 'CRM/XX 12345' },
        'registration_invalid',
      ],
      ['text as a registration', { registration: 'não tenho ainda' }, 'registration_invalid'],
      ['no price', { price: null }, 'price_out_of_range'],
      ['R$ 49,99', { price: 4999 }, 'price_out_of_range'],
      ['R$ 1000,01', { price: 100001 }, 'price_out_of_range'],
      ['an unknown specialty', { specialties: ['Astrologia'] }, 'specialties_invalid'],
      ['an endless bio', { bio: 'x'.repeat(4001) }, 'text_too_long'],
      ["another person's document", { documents: [`${ACTORS.patient}/1-crp.pdf`] }, 'documents_invalid'],
      ['a path outside the folder', { documents: [`${ACTORS.otherPatient}/../x.pdf`] }, 'documents_invalid'],
      ['fifty documents', { documents: Array(50).fill(`${ACTORS.otherPatient}/1.pdf`) }, 'documents_invalid'],
    ] as const)('is refused with %s, and changes nothing', async (_case, changes, code) => {
      await expectRefusal(database, 'otherPatient', SUBMIT, formOf('otherPatient', changes), code);
      await expect(approvalStateOf(database, 'otherPatient')).resolves.toEqual({
        role: 'patient',
        approval: null,
        applications: null,
      });
    });

    test.each([
      ['psychologist', '  crp-25/12345 ', 'CRP 25/12345'],
      ['psychologist', '06/123456-7', 'CRP 06/1234567'],
      ['psychologist', 'CRP06/123.456', 'CRP 06/123456'],
      ['psychologist', 'CRP 06/1234', 'CRP 06/1234'],
      ['psychologist', 'crp   06/123456', 'CRP 06/123456'],
      ['psychiatrist', 'crm 12345/sp', 'CRM 12345/SP'],
      ['psychiatrist', 'CRM 12345', 'CRM 12345'],
      ['psychiatrist', 'CRM-25/123456', 'CRM 123456/SP'],
      ['psychiatrist', 'CRM 01/1', 'CRM 1/AC'],
      ['psychiatrist', 'crm/sp 123456', 'CRM 123456/SP'],
      ['psychiatrist', 'CRM-TO 12', 'CRM 12/TO'],
      ['psychiatrist', '123456/sp', 'CRM 123456/SP'],
      ['psychiatrist', 'CRM 12345-RJ', 'CRM 12345/RJ'],
      ['psychiatrist', '19/98431', 'CRM 98431/RJ'],
    ])('normalizes the registration of a %s: %s', async (profession, registration, stored) => {
      await submit(database, 'otherPatient', { profession, registration });
      await expect(
        database.as('otherPatient', 'select crp_crm from public.professional_applications'),
      ).resolves.toEqual([{ crp_crm: stored }]);
    });

    test('counts code points, not UTF-16 units', async () => {
      const bio = '🙂'.repeat(4000);
      const longer = formOf('otherPatient', { bio: `${bio}🙂` });
      await expectRefusal(database, 'otherPatient', SUBMIT, longer, 'text_too_long');
      await submit(database, 'otherPatient', { bio });
    });

    test('is refused with a missing or unverified document', async () => {
      await expectRefusal(database, 'otherPatient', SUBMIT, formOf('otherPatient'), 'documents_invalid');
      await keepDocument(database, 'otherPatient', false);
      await expectRefusal(database, 'otherPatient', SUBMIT, formOf('otherPatient'), 'documents_invalid');
      await keepDocument(database, 'otherPatient');
      await submit(database, 'otherPatient');
    });

    test('makes the applicant pending and unlisted', async () => {
      const answer = await submit(database, 'otherPatient');
      expect(answer.application_status).toBe('pending');
      await expect(approvalStateOf(database, 'otherPatient')).resolves.toEqual({
        role: 'professional_pending',
        approval: 'pending',
        applications: ['pending'],
      });
      const [kept] = await database.as<Record<string, unknown>>(
        'otherPatient',
        'select cpf_cnpj, phone, crp_crm, price_per_session from public.professional_applications',
      );
      expect(kept).toEqual({
        cpf_cnpj: '52998224725',
        phone: '11987654321',
        crp_crm: 'CRP 06/123456',
        price_per_session: 12000,
      });
      await expect(
        database.as('visitor', 'select 1 from public.professionals_public where user_id = $1', [
          ACTORS.otherPatient,
        ]),
      ).resolves.toEqual([]);
    });

    test('is refused while an application is under review', async () => {
      await submit(database, 'otherPatient');
      await expectRefusal(database, 'otherPatient', SUBMIT, formOf('otherPatient'), 'application_open');
      await expectRefusal(database, 'applicant', SUBMIT, formOf('applicant'), 'application_open');
    });

    test('notifies the admins', async () => {
      await submit(database, 'otherPatient');
      await expect(
        database.as('admin', 'select kind, body, link from public.notifications'),
      ).resolves.toContainEqual({
        kind: 'application',
        body: 'Eduardo Lima aguarda análise.',
        link: '/admin/professionals/approval',
      });
    });
  });
});

describe('deciding on an application', () => {
  const DECISIONS = {
    promote: ['select public.promote_to_professional($1, $2) as answer', 'Bem-vinda!'],
    reject: ['select public.reject_professional_application($1, $2) as answer', 'Registro não encontrado.'],
    ask: ['select public.request_application_info($1, $2) as answer', 'Envie o diploma.'],
  } as const;

  onEveryDatabase((database) => {
    const decide = (who: Actor, id: string, decision: keyof typeof DECISIONS) =>
      database.as<{ answer: Answer }>(who, DECISIONS[decision][0], [id, DECISIONS[decision][1]]);

    test.each(Object.keys(DECISIONS) as (keyof typeof DECISIONS)[])(
      'deletes the admins’ notification after: %s',
      async (decision) => {
        const waiting = () =>
          database.as<{ body: string }>(
            'admin',
            `select body from public.notifications where kind = 'application' and body like 'Eduardo Lima%'`,
          );
        const { application_id } = await submit(database, 'otherPatient');
        await expect(waiting()).resolves.toHaveLength(1);
        await decide('admin', application_id, decision);
        await expect(waiting()).resolves.toEqual([]);
        if (decision === 'promote') return;
        await submit(database, 'otherPatient');
        await expect(waiting()).resolves.toHaveLength(1);
      },
    );

    test.each(Object.keys(DECISIONS) as (keyof typeof DECISIONS)[])(
      'only an admin may %s',
      async (decision) => {
        const { application_id } = await submit(database, 'otherPatient');
        const [sql, text] = DECISIONS[decision];
        await expectRefusal(database, 'visitor', sql, [application_id, text], '42501');
        for (const who of [
          'patient',
          'otherPatient',
          'applicant',
          'professional',
          'suspendedProfessional',
        ] as const)
          await expectRefusal(database, who, sql, [application_id, text], 'not_allowed');
        await expect(approvalStateOf(database, 'otherPatient')).resolves.toMatchObject({
          applications: ['pending'],
        });
      },
    );

    test('an unknown application is not found', async () => {
      for (const [sql, text] of Object.values(DECISIONS))
        await expectRefusal(database, 'admin', sql, [crypto.randomUUID(), text], 'application_not_found');
    });

    test('a rejection requires a reason, a request its text', async () => {
      const { application_id } = await submit(database, 'otherPatient');
      await expectRefusal(database, 'admin', DECISIONS.reject[0], [application_id, '  '], 'reason_required');
      await expectRefusal(database, 'admin', DECISIONS.ask[0], [application_id, null], 'notes_required');
    });

    test('approval lists a professional with price and default hours', async () => {
      const { application_id } = await submit(database, 'otherPatient');
      await decide('admin', application_id, 'promote');
      await expect(approvalStateOf(database, 'otherPatient')).resolves.toEqual({
        role: 'professional',
        approval: 'approved',
        applications: ['approved'],
      });
      await expect(
        database.as(
          'visitor',
          'select display_name, specialty, price_per_session from public.professionals_public where user_id = $1',
          [ACTORS.otherPatient],
        ),
      ).resolves.toEqual([
        { display_name: 'Eduardo Lima', specialty: 'Ansiedade', price_per_session: 12000 },
      ]);
      await expect(
        database.as(
          'visitor',
          `select day_of_week, left(start_time::text, 5) as "from", left(end_time::text, 5) as "to"
           from public.weekly_availability where user_id = $1 order by 1, 2`,
          [ACTORS.otherPatient],
        ),
      ).resolves.toEqual(
        [1, 2, 3, 4, 5, 6].flatMap((day_of_week) => [
          { day_of_week, from: '09:00', to: '12:20' },
          { day_of_week, from: '14:00', to: '18:10' },
        ]),
      );
    });

    test('rejection restores the patient role, and a new application is possible', async () => {
      const { application_id } = await submit(database, 'otherPatient');
      await decide('admin', application_id, 'reject');
      await expect(approvalStateOf(database, 'otherPatient')).resolves.toEqual({
        role: 'patient',
        approval: 'rejected',
        applications: ['rejected'],
      });
      await database.travel('2026-11-24T13:00:00Z');
      await submit(database, 'otherPatient');
      await expect(approvalStateOf(database, 'otherPatient')).resolves.toEqual({
        role: 'professional_pending',
        approval: 'pending',
        applications: ['rejected', 'pending'],
      });
    });

    test('a request for information reopens the same application for correction', async () => {
      const { application_id } = await submit(database, 'otherPatient');
      await decide('admin', application_id, 'ask');
      await expect(
        database.as(
          'otherPatient',
          'select application_status::text, admin_notes from public.professional_applications',
        ),
      ).resolves.toEqual([{ application_status: 'needs_info', admin_notes: 'Envie o diploma.' }]);
      const again = await submit(database, 'otherPatient', { bio: 'Agora com diploma.' });
      expect(again).toEqual({ application_id, application_status: 'pending' });
      await expect(
        database.as('otherPatient', 'select bio, admin_notes from public.professional_applications'),
      ).resolves.toEqual([{ bio: 'Agora com diploma.', admin_notes: null }]);
    });

    test.each(['promote', 'reject', 'ask'] as const)(
      'a second decision after "%s" is a conflict',
      async (first) => {
        const { application_id } = await submit(database, 'otherPatient');
        await decide('admin', application_id, first);
        for (const [sql, text] of Object.values(DECISIONS))
          await expectRefusal(database, 'admin', sql, [application_id, text], 'application_not_pending');
      },
    );

    test('each decision notifies the applicant and is logged', async () => {
      const { application_id } = await submit(database, 'otherPatient');
      await decide('admin', application_id, 'promote');
      await expect(
        database.as('otherPatient', 'select kind, link from public.notifications'),
      ).resolves.toEqual([{ kind: 'decision', link: '/professional/dashboard' }]);
      await expect(
        database.as(
          'admin',
          `select actor_id, subject_table, before, after from public.audit_log
           where subject_id in ($1, $2) and action = 'update' and subject_table <> 'profiles' order by id`,
          [application_id, ACTORS.otherPatient],
        ),
      ).resolves.toEqual([
        {
          actor_id: ACTORS.admin,
          subject_table: 'professional_applications',
          before: null,
          after: { unchecked: ['document', 'name', 'profession', 'registration', 'single'] },
        },
        {
          actor_id: ACTORS.admin,
          subject_table: 'professional_applications',
          before: { application_status: 'pending' },
          after: { application_status: 'approved' },
        },
        {
          actor_id: ACTORS.admin,
          subject_table: 'professionals',
          before: { approval_status: 'pending', price_per_session: null },
          after: { approval_status: 'approved', price_per_session: 12000 },
        },
      ]);
    });
  });
});

describe('the list of applications', () => {
  const LIST = 'select full_name from public.list_applications(search => $1, status => $2)';
  onEveryDatabase((database) => {
    test('is limited to admins', async () => {
      await expectRefusal(database, 'visitor', LIST, [null, null], '42501');
      for (const who of ['patient', 'professional', 'applicant'] as const) {
        await expectRefusal(database, who, LIST, [null, null], 'not_allowed');
        await expectRefusal(database, who, 'select public.application_counts()', [], 'not_allowed');
      }
    });

    test('is searched by name, e-mail and profession, literally, ignoring accents', async () => {
      const found = async (search: string) =>
        (await database.as<{ full_name: string }>('admin', LIST, [search, null])).map((row) => row.full_name);
      await expect(found('tatiana')).resolves.toEqual(['Tatiana Cordeiro']);
      await expect(found('PROFISSIONAL@vinculo')).resolves.toEqual(['Marina Azevedo']);
      await expect(found('psiquiatra')).resolves.toEqual([
        'Nelson Barreto',
        'Rogério Salles',
        'Leonardo Abreu',
        'Heitor Bastos',
      ]);
      await expect(found('psicologa')).resolves.toHaveLength(SEED.applications - 4);
      for (const odd of ['%', '_', "'", ',)(', '🙂', '\\']) await expect(found(odd)).resolves.toEqual([]);
    });

    test('counts all and the matches', async () => {
      const [row] = await database.as<{ counts: unknown }>(
        'admin',
        'select public.application_counts($1) as counts',
        ['tatiana'],
      );
      expect(row?.counts).toEqual({
        total: SEED.applications,
        matching: 1,
        pending: SEED.pendingApplications,
        approved: 8,
        rejected: 2,
        needs_info: 2,
      });
    });
  });
});
