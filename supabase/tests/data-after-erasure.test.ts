import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { erase, ERASE, requestOf, insertDataOfCamila, removeBlockers } from './support/erasing.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/** Where the law, or another user's right to their own text, keeps data of an erased user. */
const DECLARED: Readonly<Record<'patient' | 'professional', readonly string[]>> = {
  patient: ['private.fiscal_identities: cpf', 'private.fiscal_identities: name'],
  professional: [
    'private.fiscal_identities: cpf',
    'private.fiscal_identities: name',
    'private.mail_outbox: name', // to the patients
    'private.profile_changes: id', // tells servers to drop the page; refers to nothing
    'public.chat_messages: name', // a patient's text
    'public.consultations: name',
    'public.notifications: name', // to the patients, about a cancelled consultation
    'public.professionals: name',
    'public.reviews: name', // a patient's text
  ],
};

const IDENTITIES = {
  patient: {
    name: 'Camila Ribeiro',
    email: PEOPLE.camila.email,
    cpf: '39053344705',
    phone: '11987654321',
  },
  professional: {
    name: 'Marina Azevedo',
    email: PEOPLE.marina.email,
    cpf: '94726031813',
    phone: '11932109876',
  },
} as const;

/** The tables that contain one of a user's marks as a whole word: another address may end with theirs. */
async function tablesWithMarks(database: TestDatabase, who: keyof typeof IDENTITIES): Promise<string[]> {
  const tables = await database.owner<{ name: string }>(
    `select relnamespace::regnamespace || '.' || relname as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace in
       (select oid from pg_namespace where nspname in ('public', 'private', 'auth', 'storage')) order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const [mark, text] of Object.entries({ ...IDENTITIES[who], id: ACTORS[who] })) {
      const rows = await database.owner(`select 1 from ${name} as t where t::text ~* $1 limit 1`, [
        `(^|[^[:alnum:].])${text.replaceAll('.', '[.]')}`,
      ]);
      if (rows.length > 0) found.push(`${name}: ${mark}`);
    }
  return found;
}

/** A professional with data in all their own rows and in other users'. */
async function mentionsOfMarina(database: TestDatabase) {
  await database.owner(
    `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
     values (gen_random_uuid(), '${CONSULTATIONS.completed.id}', $1, 'patient', 'Obrigada, Marina Azevedo!')`,
    [ACTORS.patient],
  );
  await database.owner(
    `update public.reviews set positive_aspects = 'Marina Azevedo escuta' where patient_id = $1`,
    [ACTORS.patient],
  );
  await database.owner(
    `insert into storage.objects (bucket_id, name) values ('professional-documents', $1 || '/1700000000000-crp.pdf')`,
    [ACTORS.professional],
  );
  await database.owner(
    `select private.tell($1, 'charge_open', 'Pague', 'Até amanhã.', '/patient/booking/' || $2 || '?pagamento=x', null)`,
    [ACTORS.patient, ACTORS.professional],
  );
  await database.as(
    'professional',
    `select public.send_contact_message('Marina Azevedo', 'outra@exemplo.com.br', 'professional', 'Oi', 'Sou Marina Azevedo')`,
  );
  await database.as('admin', `select public.suspend_professional($1, 'Marina Azevedo deixou o conselho')`, [
    ACTORS.professional,
  ]);
  await database.owner('set constraints all immediate');
}

describe('data after an erasure', () => {
  onEveryDatabase((database) => {
    test.each(['patient', 'professional'] as const)(
      'of a %s: only the declared data remains',
      async (who) => {
        await insertDataOfCamila(database);
        await mentionsOfMarina(database);
        await removeBlockers(database, who);
        await database.as(who, `select public.send_privacy_request('Quem vê os meus dados?')`);
        const request = await requestOf(database, who);
        const before = await tablesWithMarks(database, who);
        expect(before.map((line) => line.split(':')[0])).toEqual(
          expect.arrayContaining([
            'auth.users',
            'public.profiles',
            'public.audit_log',
            'private.mail_outbox',
          ]),
        );
        await erase(database, who, request);
        await database.owner(`delete from storage.objects where starts_with(name, $1 || '/')`, [ACTORS[who]]);
        await database.as('admin', ERASE, [request]);
        await database.owner(`delete from private.mail_outbox where kind = 'erased'`);
        expect((await tablesWithMarks(database, who)).sort()).toEqual([...DECLARED[who]].sort());
      },
    );

    test('contains no link from requests or the log to the pseudonym', async () => {
      await insertDataOfCamila(database);
      await removeBlockers(database, 'patient');
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
        database.owner('select 1 from public.audit_log where $1 in (actor_id, subject_id)', [ACTORS.patient]),
      ).resolves.toEqual([]);
    });

    test("the log removes the user's id and is otherwise append-only", async () => {
      for (const change of [
        `actor_id = '${ACTORS.patient}'`,
        `subject_id = '${ACTORS.patient}'`,
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

    test('a professional’s name is kept as long as the last record of care, then deleted there too', async () => {
      await mentionsOfMarina(database);
      await removeBlockers(database, 'professional');
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
      expect(await tablesWithMarks(database, 'professional')).toEqual(
        expect.not.arrayContaining([
          'public.professionals: name',
          'public.consultations: name',
          'public.notifications: name',
          'private.mail_outbox: name',
        ]),
      );
    });

    test('a professional without attended patients is not named anywhere', async () => {
      await database.owner(
        `update public.consultations set status = 'cancelled' where professional_id = $1`,
        [ACTORS.professional],
      );
      const { kept } = await erase(database, 'professional');
      expect(kept).toMatchObject({ attended: 0, attended_until: null });
      await database.owner(`delete from private.mail_outbox where kind = 'erased'`);
      const left = await tablesWithMarks(database, 'professional');
      expect(left.filter((line) => line.endsWith(': name'))).toEqual(['private.fiscal_identities: name']);
    });

    test('bookings that did not take place are reported, but are no reason to keep data', async () => {
      await database.owner(
        `update public.payments set status = 'expired', paid_at = null where patient_id = $1`,
        [ACTORS.patient],
      );
      await database.owner(`update public.consultations set status = 'cancelled' where patient_id = $1`, [
        ACTORS.patient,
      ]);
      const { status, kept } = await erase(database, 'patient');
      expect(status).toBe('done');
      expect(kept).toMatchObject({ consultations: 0, consultations_until: null, payments: 0 });
      expect(kept['not_held']).toBeGreaterThan(0);
    });
  });
});
