import { CONSULTATIONS } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';

/** The admin's notifications since the start of the test. */
const waiting = (database: TestDatabase) =>
  database.as<{ title: string }>(
    'admin',
    `select title from public.notifications where about_id is not null and created_at = '2026-11-24T12:00:00Z'`,
  );

async function idOf(database: TestDatabase, who: Actor, sql: string, parameters: readonly unknown[] = []) {
  const [row] = await database.as<{ id: string }>(who, sql, parameters);
  return row?.id ?? '';
}

const review = (database: TestDatabase) =>
  idOf(
    database,
    'patient',
    `select public.submit_feedback($1, 5, null, null, null, true, 'Fui ouvida.') ->> 'review_id' as id`,
    [CONSULTATIONS.completed.id],
  );
const privacyRequest = async (database: TestDatabase) => {
  await database.as('patient', `select public.send_privacy_request('Com quem compartilham meus dados?')`);
  return idOf(database, 'patient', 'select id from public.privacy_requests');
};

const TESTIMONIAL = { title: 'Depoimento para ler' };
const REQUEST = { title: 'Pedido sobre dados pessoais' };

describe('the admins’ notification of a testimonial', () => {
  onEveryDatabase((database) => {
    test.each([true, false])('is deleted by the decision (published: %s)', async (isPublished) => {
      const id = await review(database);
      await expect(waiting(database)).resolves.toEqual([TESTIMONIAL]);
      await database.as('admin', 'select public.moderate_testimonial($1, $2)', [id, isPublished]);
      await expect(waiting(database)).resolves.toEqual([]);
    });

    test('remains for other testimonials', async () => {
      const other = `select count(*)::int as n from public.notifications where kind = 'testimonial'`;
      const before = await database.as('admin', other);
      const id = await review(database);
      await database.as('admin', 'select public.moderate_testimonial($1, true)', [id]);
      await expect(database.as('admin', other)).resolves.toEqual(before);
    });

    test('is deleted when the erasure of its patient empties the testimonial', async () => {
      await review(database);
      await database.owner(
        `update public.consultations set status = 'cancelled' where patient_id = $1 and status = 'scheduled'`,
        [ACTORS.patient],
      );
      const id = await idOf(database, 'patient', 'select id from public.request_erasure(null)');
      await expect(waiting(database)).resolves.toHaveLength(2);
      await database.as('admin', 'select public.erase_person($1)', [id]);
      await expect(waiting(database)).resolves.toEqual([]);
    });
  });
});

describe('the admins’ notification of a privacy request', () => {
  onEveryDatabase((database) => {
    test.each([
      ['the answer', 'admin', `select public.answer_privacy_request($1, 'Explicamos por e-mail.')`],
      ['its withdrawal', 'patient', 'select public.withdraw_privacy_request($1)'],
    ] as const)('remains until %s', async (_what, who, sql) => {
      const id = await privacyRequest(database);
      await database.as('admin', 'select public.start_privacy_request($1)', [id]);
      await expect(waiting(database)).resolves.toEqual([REQUEST]);
      await database.as(who, sql, [id]);
      await expect(waiting(database)).resolves.toEqual([]);
    });
  });
});

describe('the admins’ notification of an application', () => {
  onEveryDatabase((database) => {
    test('is deleted when the applicant is erased', async () => {
      const about = () =>
        database.owner<{ title: string }>(
          `select title from public.notifications where subject_id = $1 or body like 'Os dados da pessoa%'`,
          [ACTORS.applicant],
        );
      await database.owner(
        `update public.professional_applications set application_status = 'needs_info' where user_id = $1`,
        [ACTORS.applicant],
      );
      await database.owner(
        `update public.professional_applications set application_status = 'pending' where user_id = $1`,
        [ACTORS.applicant],
      );
      await expect(about()).resolves.toEqual([{ title: 'Nova solicitação' }]);
      const id = await idOf(database, 'applicant', 'select id from public.request_erasure(null)');
      await database.as('admin', 'select public.erase_person($1)', [id]);
      await expect(about()).resolves.toEqual([]);
    });
  });
});

describe('the admins’ notification of contact messages', () => {
  onEveryDatabase((database) => {
    const bell = () =>
      database.as<{ title: string; link: string }>(
        'admin',
        `select title, link from public.notifications where link like '/admin/mensagens%' and link not like '%aba=%'`,
      );
    const unread = () =>
      database.as<{ id: string }>(
        'admin',
        'select id from public.contact_messages where read_at is null order by id',
      );
    const read = (id: string | undefined) =>
      database.as('admin', 'select public.mark_contact_message_read($1)', [id]);
    const send = (email: string) =>
      database.as('visitor', `select public.send_contact_message('Ana', $1, 'patient', 'Oi', 'Olá')`, [
        email,
      ]);
    /** What otherwise happens when the transaction ends, which that of a test does not. */
    const checkConstraints = () => database.owner('set constraints all immediate');

    beforeEach(async () => {
      await database.owner('delete from public.contact_messages');
      await checkConstraints();
      for (const name of ['ana', 'bia', 'eva']) await send(`${name}@exemplo.com.br`);
    });

    test('counts down, leads to the only one left, and is deleted with it', async () => {
      const messages = await unread();
      await expect(bell()).resolves.toEqual([{ title: '3 mensagens novas', link: '/admin/mensagens' }]);
      await read(messages[0]?.id);
      await expect(bell()).resolves.toEqual([{ title: '2 mensagens novas', link: '/admin/mensagens' }]);
      await read(messages[1]?.id);
      await expect(bell()).resolves.toEqual([
        { title: 'Nova mensagem', link: `/admin/mensagens?mensagem=${messages[2]?.id}` },
      ]);
      await read(messages[2]?.id);
      await expect(bell()).resolves.toEqual([]);
    });

    test('is deleted also where an admin has read it', async () => {
      await database.as('admin', 'update public.notifications set read_at = now()');
      for (const { id } of await unread()) await read(id);
      await expect(bell()).resolves.toEqual([]);
    });

    test('is deleted when the messages are', async () => {
      await database.owner('delete from public.contact_messages');
      await expect(bell()).resolves.toEqual([]);
    });
  });
});
