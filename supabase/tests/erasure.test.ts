import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { erase, eraseUnblocked, requestOf, insertDataOfCamila } from './support/erasing.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/** Every text of every table that contains one of the words, with its table. */
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

describe('data removed and kept when a user is erased', () => {
  onEveryDatabase((database) => {
    test('leaves no trace of a patient except the fiscal identity', async () => {
      await insertDataOfCamila(database);
      const words = [
        'Camila',
        PEOPLE.camila.email,
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
      await eraseUnblocked(database, 'patient', request);
      await database.owner(`delete from private.mail_outbox where kind = 'erased'`);
      // Eduardo's address contains hers; the addresses are checked below.
      const left = (await tracesOf(database, words)).filter(
        (line) => !line.endsWith(`: ${PEOPLE.camila.email}`),
      );
      expect(left).toEqual(['private.fiscal_identities: Camila', 'private.fiscal_identities: 39053344705']);
      await expect(
        database.owner(
          `select 1 from auth.users where email = '${PEOPLE.camila.email}'
           union all select 1 from public.profiles where email = '${PEOPLE.camila.email}'
           union all select 1 from public.consultations where patient_email = '${PEOPLE.camila.email}'
           union all select 1 from public.privacy_requests where email = '${PEOPLE.camila.email}'`,
        ),
      ).resolves.toEqual([]);
    });

    test('removes names from notifications by the user they refer to, not by matching the name', async () => {
      await database.owner(`update public.profiles set full_name = 'Ana' where id = $1`, [ACTORS.applicant]);
      await database.owner(
        `select private.tell_admins('booking', 'Nova', 'Mariana Anastácio aguarda análise.', '/x', $1),
           private.tell_admins('booking', 'Nova', 'Ana aguarda análise.', '/x', $2)`,
        [ACTORS.otherPatient, ACTORS.applicant],
      );
      await erase(database, 'applicant');
      await expect(
        database.owner(`select distinct body from public.notifications where title = 'Nova' order by body`),
      ).resolves.toEqual([
        { body: 'Mariana Anastácio aguarda análise.' },
        { body: 'Os dados da pessoa deste aviso foram apagados.' },
      ]);
    });

    test('is recorded in each notification that contains a name', async () => {
      const [running] = await database.owner<{ at: string }>(
        `select to_json(starts_at + interval '10 minutes') #>> '{}' as at from public.consultations
         where id = '${CONSULTATIONS.confirmed.id}'`,
      );
      await database.travel(running?.at ?? '');
      await database.as('admin', `select public.suspend_professional($1, 'Registro vencido')`, [
        ACTORS.professional,
      ]);
      await expect(
        database.owner(
          `select distinct p.full_name, n.body from public.notifications n join public.profiles p
             on strpos(n.body, p.full_name) > 0 and p.full_name <> ''
           where n.subject_id is distinct from p.id and n.user_id <> p.id`,
        ),
      ).resolves.toEqual([]);
    });

    test('keeps consultations, payments and ratings under an unusable pseudonym', async () => {
      await insertDataOfCamila(database);
      const figures = `select (select count(*)::int from public.consultations) as consultations,
        (select sum(amount_cents)::int from public.payments where status = 'paid') as paid,
        (select sum(rating)::int from public.reviews) as stars,
        (select count(*)::int from public.consents) as consents,
        (select rating_counts from public.professionals where user_id = '${ACTORS.professional}') as counts`;
      const before = await database.owner(figures);
      const answer = await eraseUnblocked(database, 'patient');
      expect(answer).toMatchObject({
        status: 'partly_refused',
        documents: [`${ACTORS.patient}/1700000000000-rg.pdf`],
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
          where id = '${CONSULTATIONS.completed.id}'`,
        ),
      ).resolves.toEqual([{ patient_name: pseudonym?.['full_name'], patient_email: '' }]);
      await expect(
        database.owner('select keep_until::text, document_number from private.fiscal_identities'),
      ).resolves.toEqual([{ keep_until: '2031-12-31', document_number: '39053344705' }]);
    });

    test('leaves nothing that a later payment or recording could revive', async () => {
      const NEVER_PAID = {
        consultation: CONSULTATIONS.pending.id,
        payment: CONSULTATIONS.pending.paymentId,
      };
      await database.owner(
        `update public.payments set expires_at = private.now() - interval '1 minute' where id = $1`,
        [NEVER_PAID.payment],
      );
      await database.as('service', 'select public.expire_payments()');
      await eraseUnblocked(database, 'patient');
      const remainingRows = () =>
        database.owner(
          `select c.status::text, p.status::text as payment, p.refund_due from public.consultations c
           join public.payments p on p.consultation_id = c.id where c.id = $1`,
          [NEVER_PAID.consultation],
        );
      const before = await remainingRows();
      expect(before).toEqual([{ status: 'cancelled', payment: 'expired', refund_due: false }]);
      await expectRefusal(
        database,
        'admin',
        'select public.mark_payment_paid($1)',
        [NEVER_PAID.payment],
        'patient_erased',
      );
      await expect(remainingRows()).resolves.toEqual(before);
      const record = 'select public.store_recording($1, $2)';
      await expectRefusal(
        database,
        'professional',
        record,
        [CONSULTATIONS.completed.id, 'https://a.example'],
        'patient_erased',
      );
      await expect(
        database.as('professional', record, [CONSULTATIONS.completed.id, null]),
      ).resolves.toHaveLength(1);
    });

    test('finds every e-mail by its user: only the last one to an erased user has none', async () => {
      const queue = (kind: string, person: string | null) =>
        database.owner(
          `insert into private.mail_outbox (kind, user_id, recipient, payload) values ($1, $2, 'a@exemplo.com.br', '{}')`,
          [kind, person],
        );
      await queue('booking', ACTORS.patient);
      await queue('erased', null);
      await expect(queue('booking', null)).rejects.toMatchObject({ code: '23514' });
    });

    test('treats an unexpired token as without a user', async () => {
      await insertDataOfCamila(database);
      await eraseUnblocked(database, 'patient');
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
        'conversations',
        'consultation_sessions',
      ])
        expect([table, await database.as('patient', `select 1 from public.${table}`)]).toEqual([
          table,
          table === 'privacy_requests' ? [{ '?column?': 1 }] : [],
        ]);
      for (const [call, code] of [
        ['select public.export_my_data()', 'session_ended'],
        ['select public.request_erasure()', 'session_ended'],
        [
          `select public.book_consultation('${ACTORS.professional}', '2026-12-01', '14:00', 15000, gen_random_uuid())`,
          'session_ended',
        ],
        [`select public.cancel_consultation('${CONSULTATIONS.confirmed.id}')`, 'session_ended'],
        [
          `select public.send_message('${CONSULTATIONS.completed.id}', gen_random_uuid(), 'Olá')`,
          'session_ended',
        ],
      ] as const)
        await expectRefusal(database, 'patient', call, [], code);
    });

    test('keeps nothing when the law does not require it', async () => {
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

    test('removes a professional from the directory; patients still see who attended them', async () => {
      await database.owner(
        `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
         values (gen_random_uuid(), '${CONSULTATIONS.completed.id}', $1, 'professional', 'Respire fundo')`,
        [ACTORS.professional],
      );
      const answer = await eraseUnblocked(database, 'professional');
      expect(answer.status).toBe('partly_refused');
      await expect(
        database.as('visitor', 'select 1 from public.professionals_public where user_id = $1', [
          ACTORS.professional,
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
          where id in ('${CONSULTATIONS.completed.id}', '${CONSULTATIONS.confirmed.id}') order by id`,
        ),
      ).resolves.toEqual([
        { professional_name: 'Marina Azevedo', status: 'completed' },
        { professional_name: 'Marina Azevedo', status: 'cancelled' },
      ]);
      await expect(
        database.as('patient', `select content from public.chat_messages where content = 'Respire fundo'`),
      ).resolves.toHaveLength(1);
      const left = await tracesOf(database, [PEOPLE.marina.email, '94726031813', '11932109876']);
      expect(left.sort()).toEqual([
        'private.fiscal_identities: 94726031813',
        `private.mail_outbox: ${PEOPLE.marina.email}`,
      ]);
    });

    test('is logged without any text about the user', async () => {
      await eraseUnblocked(database, 'patient');
      const log = await database.owner<Record<string, unknown>>(
        `select actor_id, before, after from public.audit_log where subject_table = 'privacy_requests' order by id desc limit 1`,
      );
      expect(log).toEqual([
        {
          actor_id: ACTORS.admin,
          before: { kind: 'erasure', status: 'open' },
          after: { kind: 'erasure', status: 'partly_refused' },
        },
      ]);
    });

    test('sends one last e-mail, which is deleted once it is sent', async () => {
      await eraseUnblocked(database, 'patient');
      const [mail] = await database.owner<{ id: string; recipient: string; payload: unknown }>(
        `select id, recipient, payload from private.mail_outbox where kind = 'erased'`,
      );
      expect(mail).toMatchObject({
        recipient: PEOPLE.camila.email,
        payload: { name: 'Camila Ribeiro dos Santos', kept: { payments_until: '2031-12-31' } },
      });
      await database.as('service', 'select public.mail_sent($1)', [mail?.id]);
      await expect(
        database.owner(`select 1 from private.mail_outbox where kind = 'erased'`),
      ).resolves.toEqual([]);
    });
  });
});
