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
  });
});
