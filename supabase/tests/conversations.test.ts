import { CONSULTATIONS } from 'embedded-backend/seed';
import { book, pay } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const OF_PAIR = `select id from public.conversations where patient_id = '${ACTORS.patient}'
  and professional_id = '${ACTORS.professional}'`;
const strangers = ['otherPatient', 'otherProfessional', 'admin', 'applicant'] as const;

const idOfPair = async (database: TestDatabase): Promise<string> =>
  (await database.owner<{ id: string }>(OF_PAIR))[0]?.id ?? '';
const isIn = async (database: TestDatabase, who: Actor, id: string) =>
  (await database.as<{ is: boolean }>(who, 'select private.is_in_conversation($1) as is', [id]))[0]?.is;

const PAGE = `select content, read_at is not null as read from public.conversation_messages($1, $2, $3, $4)`;
const MARK = 'select public.mark_conversation_read($1, $2)';

describe('the conversation of a patient and a professional', () => {
  onEveryDatabase((database) => {
    test('is known to these two only', async () => {
      const id = await idOfPair(database);
      await expectRefusal(database, 'visitor', OF_PAIR, [], '42501');
      await expectRefusal(database, 'visitor', 'select private.is_in_conversation($1)', [id], '42501');
      for (const who of strangers) {
        await expect(database.as(who, OF_PAIR)).resolves.toEqual([]);
        await expect(isIn(database, who, id)).resolves.toBe(false);
      }
      for (const who of ['patient', 'professional'] as const) {
        await expect(database.as(who, OF_PAIR)).resolves.toEqual([{ id }]);
        await expect(isIn(database, who, id)).resolves.toBe(true);
      }
    });

    test.each(['patient', 'professional', 'admin'] as const)('cannot be written by %s', async (who) => {
      for (const attempt of [
        `insert into public.conversations (patient_id, professional_id) values ('${ACTORS.otherPatient}', '${ACTORS.professional}')`,
        'update public.conversations set last_message_at = now()',
        'delete from public.conversations',
      ])
        await expectRefusal(database, who, attempt, [], '42501');
    });

    test('is one for all of their consultations, and has their messages', async () => {
      const id = await idOfPair(database);
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      await expect(database.owner(OF_PAIR)).resolves.toEqual([{ id }]);
      for (const consultation of [consultation_id, CONSULTATIONS.confirmed.id])
        await database.as('patient', 'select public.send_message($1, gen_random_uuid(), $2)', [
          consultation,
          'Olá',
        ]);
      await expect(
        database.owner(
          `select count(*)::int as sent, min(c.last_message_at) = max(m.created_at) as dated
           from public.chat_messages m join public.conversations c on c.id = m.conversation_id
           where m.content = 'Olá' and c.id = $1`,
          [id],
        ),
      ).resolves.toEqual([{ sent: 2, dated: true }]);
    });

    test('begins with their first consultation', async () => {
      const none = `select 1 from public.conversations where patient_id = '${ACTORS.otherPatient}'
        and professional_id = '${ACTORS.professional}'`;
      await database.owner(
        `update public.consultations set patient_id = '${ACTORS.patient}'
         where patient_id = '${ACTORS.otherPatient}' and professional_id = '${ACTORS.professional}'`,
      );
      await database.owner(`delete from public.conversations where patient_id = '${ACTORS.otherPatient}'
        and professional_id = '${ACTORS.professional}'`);
      await book(database, 'otherPatient');
      await expect(database.as('otherPatient', none)).resolves.toHaveLength(1);
    });

    test('is read by these two only, across consultations, page by page', async () => {
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      await database.as('patient', 'select public.send_message($1, gen_random_uuid(), $2)', [
        consultation_id,
        'De outra consulta',
      ]);
      await expectRefusal(database, 'visitor', PAGE, [consultation_id, null, null, 2], '42501');
      for (const who of strangers)
        await expect(database.as(who, PAGE, [consultation_id, null, null, 2])).resolves.toEqual([]);
      const whole = await database.as('professional', PAGE, [CONSULTATIONS.confirmed.id, null, null, 100]);
      expect(whole[0]).toEqual({ content: 'De outra consulta', read: false });
      expect(whole.length).toBeGreaterThan(2);
      const [, second] = await database.as<{ id: string; created_at: string }>(
        'professional',
        'select id, created_at from public.conversation_messages($1, page_size => 2)',
        [consultation_id],
      );
      await expect(
        database.as('professional', PAGE, [consultation_id, second?.created_at, second?.id, 100]),
      ).resolves.toEqual(whole.slice(2));
    });

    test('shows these two alone what was moved and cancelled of what was paid', async () => {
      const CHANGES = `select c.was_at = $2 as "isOfStart", c.moved_to = $3 as moved
        from public.conversation_changes($1) c where c.was_at in ($2, $3)`;
      const [start, later] = ['2026-12-01T17:00:00Z', '2026-12-02T18:40:00Z'];
      const of = [CONSULTATIONS.confirmed.id, start, later];
      const unpaid = await book(database);
      await database.as('patient', 'select public.cancel_consultation($1)', [unpaid.consultation_id]);
      await expect(database.as('patient', CHANGES, of)).resolves.toEqual([]);

      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      await database.as('patient', 'select public.reschedule_consultation($1, $2, $3)', [
        consultation_id,
        '2026-12-02',
        '15:40',
      ]);
      await database.travel('2026-11-24T12:05:00Z');
      await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
      for (const who of ['patient', 'professional'] as const)
        await expect(database.as(who, CHANGES, of)).resolves.toEqual([
          { isOfStart: false, moved: null },
          { isOfStart: true, moved: true },
        ]);
      await expectRefusal(database, 'visitor', CHANGES, of, '42501');
      for (const who of strangers) await expect(database.as(who, CHANGES, of)).resolves.toEqual([]);
    });

    test('shows a cancellation by the message that the professional wrote about it', async () => {
      const CHANGES = 'select from public.conversation_changes($1)';
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      const before = await database.as('patient', CHANGES, [consultation_id]);
      await database.as(
        'professional',
        'select public.cancel_as_professional($1, $2, $3, gen_random_uuid())',
        [consultation_id, 'health', 'Fiquei doente. Desculpe.'],
      );
      await expect(database.as('patient', CHANGES, [consultation_id])).resolves.toEqual(before);
    });

    test('marks messages of the other side as read, up to one, by the reader alone', async () => {
      const of = CONSULTATIONS.confirmed.id;
      const sent: string[] = [];
      for (const minute of ['01', '02']) {
        const id = crypto.randomUUID();
        await database.travel(`2026-11-24T12:${minute}:00Z`);
        await database.as('patient', 'select public.send_message($1, $2, $3)', [of, id, minute]);
        sent.push(id);
      }
      const unread = async () =>
        await database
          .owner<{ content: string }>(
            `select content from public.chat_messages where id = any ($1::uuid[]) and read_at is null order by created_at`,
            [`{${sent.join()}}`],
          )
          .then((rows) => rows.map(({ content }) => content));
      for (const who of strangers)
        await expectRefusal(database, who, MARK, [of, sent[0]], 'consultation_not_found');
      await expectRefusal(database, 'professional', MARK, [of, crypto.randomUUID()], 'message_not_found');
      await database.as('patient', MARK, [of, null]);
      await expect(unread()).resolves.toEqual(['01', '02']);
      await database.as('professional', MARK, [of, sent[0]]);
      await expect(unread()).resolves.toEqual(['02']);
      const notice = `select read_at is not null as read from public.notifications
        where user_id = '${ACTORS.professional}' and kind = 'message' order by created_at desc limit 1`;
      await expect(database.owner(notice)).resolves.toEqual([{ read: false }]);
      await database.as('professional', MARK, [of, null]);
      await expect(unread()).resolves.toEqual([]);
      await expect(database.owner(notice)).resolves.toEqual([{ read: true }]);
    });

    test('counts what its two have not read, on each side', async () => {
      const unread = async (who: Actor, side: string) =>
        (await database.as<{ n: number }>(who, 'select public.unread_messages($1) as n', [side]))[0]?.n;
      await expectRefusal(database, 'visitor', `select public.unread_messages('patient')`, [], '42501');
      for (const who of ['otherPatient', 'admin', 'applicant'] as const)
        await expect(unread(who, 'professional')).resolves.toBe(0);
      const [before, asPatient] = [
        await unread('professional', 'professional'),
        await unread('patient', 'patient'),
      ];
      await database.as('patient', 'select public.send_message($1, gen_random_uuid(), $2)', [
        CONSULTATIONS.confirmed.id,
        'Olá',
      ]);
      await expect(unread('professional', 'professional')).resolves.toBe((before ?? 0) + 1);
      await expect(unread('professional', 'patient')).resolves.toBe(0);
      await expect(unread('patient', 'patient')).resolves.toBe(asPatient);
      await database.as('professional', MARK, [CONSULTATIONS.confirmed.id, null]);
      await expect(unread('professional', 'professional')).resolves.toBe(before);
    });

    test('is listed page by page, on one side or both', async () => {
      const list = (side: string | null, after: Record<string, unknown> | undefined, size: number) =>
        database.as<Record<string, unknown>>(
          'professional',
          'select * from public.conversations($1, $2, $3, $4)',
          [after?.['last_message_at'] ?? null, after?.['consultation_id'] ?? null, size, side],
        );
      const whole = await list('professional', undefined, 100);
      expect(whole.length).toBeGreaterThan(1);
      expect(new Set(whole.map((row) => row['other_id'])).size).toBe(whole.length);
      await expect(list('patient', undefined, 100)).resolves.toEqual([]);
      const [first] = await list('professional', undefined, 1);
      expect([first, ...(await list('professional', first, 100))]).toEqual(whole);
    });
  });
});
