import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SEND = 'select * from public.send_message($1, $2, $3)';
const READ = 'select content from public.chat_messages where consultation_id = $1 order by created_at, id';
const strangers = ['otherPatient', 'otherProfessional', 'admin', 'applicant'] as const;

async function conversation(database: TestDatabase): Promise<string> {
  const { consultation_id, payment_id } = await book(database);
  await pay(database, payment_id);
  return consultation_id;
}

const send = (
  database: TestDatabase,
  who: Actor,
  id: string,
  content: string,
  message = crypto.randomUUID(),
) => database.as<{ id: string; sender: string; content: string }>(who, SEND, [id, message, content]);

describe('a conversation', () => {
  onEveryDatabase((database) => {
    test('is written and read by its two participants', async () => {
      const id = await conversation(database);
      await expect(send(database, 'patient', id, '  Olá!  ')).resolves.toMatchObject([
        { sender: 'patient', content: 'Olá!' },
      ]);
      await database.travel('2026-11-24T12:01:00Z');
      await expect(send(database, 'professional', id, 'Oi, Camila.')).resolves.toMatchObject([
        { sender: 'professional' },
      ]);
      for (const who of ['patient', 'professional'] as const)
        await expect(database.as(who, READ, [id])).resolves.toEqual([
          { content: 'Olá!' },
          { content: 'Oi, Camila.' },
        ]);
    });

    test('does not exist for any other user, including admins', async () => {
      const id = await conversation(database);
      await send(database, 'patient', id, 'Só entre nós.');
      await expectRefusal(database, 'visitor', READ, [id], '42501');
      await expectRefusal(database, 'visitor', SEND, [id, crypto.randomUUID(), 'x'], '42501');
      for (const who of strangers) {
        await expect(database.as(who, READ, [id])).resolves.toEqual([]);
        await expectRefusal(database, who, SEND, [id, crypto.randomUUID(), 'x'], 'consultation_not_found');
        await expectRefusal(
          database,
          who,
          'select public.mark_conversation_read($1)',
          [id],
          'consultation_not_found',
        );
        await expect(
          database.as(who, 'select 1 from public.conversations() where consultation_id = $1', [id]),
        ).resolves.toEqual([]);
      }
    });

    test.each(['patient', 'professional', 'admin'] as const)(
      '%s cannot write, change or delete messages directly',
      async (who) => {
        const id = await conversation(database);
        for (const attempt of [
          `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
         values (gen_random_uuid(), '${id}', '${ACTORS.professional}', 'professional', 'x')`,
          `update public.chat_messages set content = 'x'`,
          'delete from public.chat_messages',
          `insert into public.chat_reads values ('${id}', '${ACTORS.patient}', now())`,
        ])
          await expectRefusal(database, who, attempt, [], '42501');
      },
    );

    test('stores a message once, however often it is sent', async () => {
      const id = await conversation(database);
      const message = crypto.randomUUID();
      await send(database, 'patient', id, 'Uma vez', message);
      await expect(send(database, 'patient', id, 'Outra coisa', message)).resolves.toMatchObject([
        { content: 'Uma vez' },
      ]);
      await expect(database.as('patient', READ, [id])).resolves.toEqual([{ content: 'Uma vez' }]);
      await expectRefusal(database, 'professional', SEND, [id, message, 'x'], 'message_id_taken');
    });

    test.each(['', '   ', 'x'.repeat(2001), null])('refuses empty and overlong messages', async (content) => {
      const id = await conversation(database);
      await expectRefusal(database, 'patient', SEND, [id, crypto.randomUUID(), content], 'message_invalid');
    });

    test('accepts thirty messages a minute from one user', async () => {
      const id = await conversation(database);
      for (let count = 0; count < 30; count += 1) await send(database, 'patient', id, String(count));
      await expectRefusal(database, 'patient', SEND, [id, crypto.randomUUID(), 'x'], 'too_many_messages');
      await send(database, 'professional', id, 'Calma.');
      await database.travel('2026-11-24T12:01:01Z');
      await send(database, 'patient', id, 'Agora sim');
    });

    test.each([
      ['an unpaid consultation', `status = 'pending'`, 'unpaid'],
      ['a cancelled one', `status = 'cancelled'`, 'idle'],
      ['a missed one', `status = 'no_show'`, 'idle'],
      [
        'one completed 90 days ago',
        `status = 'completed', starts_at = private.now() - interval '90 days 50 minutes', ends_at = private.now() - interval '90 days'`,
        'idle',
      ],
    ])('is read-only for two who have only %s', async (_, change, obstacle) => {
      const [only] = await database.owner<{ id: string }>(
        `select id from public.consultations where patient_id = '${ACTORS.patient}'
         and professional_id = '${ACTORS.professional}' and status = 'scheduled' limit 1`,
      );
      const id = only?.id ?? '';
      await send(database, 'patient', id, 'Antes');
      await database.owner(
        `update public.consultations set status = 'cancelled' where patient_id = '${ACTORS.patient}'
           and professional_id = '${ACTORS.professional}' and id <> '${id}'`,
      );
      await expect(send(database, 'patient', id, 'Ainda')).resolves.toHaveLength(1);
      await database.owner(`update public.consultations set ${change} where id = '${id}'`);
      for (const who of ['patient', 'professional'] as const) {
        await expectRefusal(database, who, SEND, [id, crypto.randomUUID(), 'x'], 'chat_closed');
        await expect(
          database.as(who, 'select obstacle from public.conversation_about($1)', [id]),
        ).resolves.toEqual([{ obstacle }]);
      }
      await expect(database.as('patient', READ, [id])).resolves.toContainEqual({ content: 'Antes' });
    });

    test('stays open for 90 days after a completed consultation', async () => {
      const id = await conversation(database);
      await database.owner(`update public.consultations set status = 'cancelled' where id <> $1`, [id]);
      await database.owner(
        `update public.consultations set status = 'completed', starts_at = private.now() - interval '89 days',
           ends_at = private.now() - interval '89 days' + interval '50 minutes' where id = $1`,
        [id],
      );
      await expect(send(database, 'professional', id, 'Como você está?')).resolves.toHaveLength(1);
    });

    test.each([
      ['patient', 'professional'],
      ['professional', 'patient'],
    ] as const)('is read-only once the %s is blocked', async (blocked, other) => {
      const id = await conversation(database);
      await database.owner(
        `update auth.users set banned_until = private.now() + interval '1 day' where id = $1`,
        [ACTORS[blocked]],
      );
      await expectRefusal(database, other, SEND, [id, crypto.randomUUID(), 'x'], 'chat_closed');
      await expect(
        database.as(other, 'select obstacle from public.conversation_about($1)', [id]),
      ).resolves.toEqual([{ obstacle: 'ended' }]);
    });

    test('tells only its two participants whether the professional is suspended', async () => {
      const id = await conversation(database);
      const suspended = async (who: Actor) =>
        (
          await database.as<{ answer: boolean }>(
            who,
            'select public.professional_is_suspended($1) as answer',
            [id],
          )
        )[0]?.answer;
      const setTo = (status: string) =>
        database.owner(`update public.professionals set approval_status = '${status}' where user_id = $1`, [
          ACTORS.professional,
        ]);
      for (const status of ['approved', 'pending', 'rejected']) {
        await setTo(status);
        await expect(suspended('patient')).resolves.toBe(false);
      }
      await setTo('suspended');
      for (const who of ['patient', 'professional'] as const)
        await expect(suspended(who)).resolves.toBe(true);
      for (const who of strangers) await expect(suspended(who)).resolves.toBe(false);
      await expectRefusal(database, 'visitor', 'select public.professional_is_suspended($1)', [id], '42501');
    });

    test('tells the patient alone which confirmed consultations are with a suspended professional', async () => {
      const id = await conversation(database);
      const LIST = 'select public.suspended_consultations() as id';
      await expect(database.as('patient', LIST)).resolves.not.toContainEqual({ id });
      await database.owner(
        `update public.professionals set approval_status = 'suspended' where user_id = $1`,
        [ACTORS.professional],
      );
      await expect(database.as('patient', LIST)).resolves.toContainEqual({ id });
      for (const who of ['professional', ...strangers] as const)
        await expect(database.as(who, LIST)).resolves.not.toContainEqual({ id });
      await expectRefusal(database, 'visitor', LIST, [], '42501');
      await database.owner(`update public.consultations set status = 'completed' where id = $1`, [id]);
      await expect(database.as('patient', LIST)).resolves.not.toContainEqual({ id });
    });

    test('with a suspended professional is read-only', async () => {
      const id = await conversation(database);
      await send(database, 'patient', id, 'Antes');
      await database.owner(`update public.consultations set status = 'completed' where id = $1`, [id]);
      await suspend(database);
      for (const who of ['patient', 'professional'] as const) {
        await expectRefusal(database, who, SEND, [id, crypto.randomUUID(), 'x'], 'chat_suspended');
        await expect(database.as(who, READ, [id])).resolves.toEqual([{ content: 'Antes' }]);
      }
    });
  });
});

describe('unread messages', () => {
  onEveryDatabase((database) => {
    const mine = async (who: Actor, id: string) =>
      (
        await database.as<{ unread: number; other_name: string; last_message: string }>(
          who,
          'select unread, other_name, last_message from public.conversations() where consultation_id = $1',
          [id],
        )
      )[0];

    test('are counted for the other side until they are read', async () => {
      const id = await conversation(database);
      await send(database, 'patient', id, 'Primeira');
      await database.travel('2026-11-24T12:01:00Z');
      await send(database, 'patient', id, 'Segunda');
      await expect(mine('patient', id)).resolves.toMatchObject({ unread: 1, other_name: 'Marina Azevedo' });
      await expect(mine('professional', id)).resolves.toEqual({
        unread: 2,
        other_name: 'Camila Ribeiro dos Santos',
        last_message: 'Segunda',
      });
      await database.as('professional', 'select public.mark_conversation_read($1)', [id]);
      await expect(mine('professional', id)).resolves.toMatchObject({ unread: 0 });
      await database.travel('2026-11-24T12:02:00Z');
      await send(database, 'patient', id, 'Terceira');
      await expect(mine('professional', id)).resolves.toMatchObject({ unread: 1 });
    });

    test("returns the caller's side of the conversation", async () => {
      const id = await conversation(database);
      await send(database, 'patient', id, 'Olá!');
      for (const who of ['patient', 'professional'] as const)
        await expect(
          database.as(who, 'select as_patient from public.conversations() where consultation_id = $1', [id]),
        ).resolves.toEqual([{ as_patient: who === 'patient' }]);
    });
  });
});
