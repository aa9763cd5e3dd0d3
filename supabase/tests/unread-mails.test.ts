import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/** Camila's with Marina, and another one of the two. */
const OF = CONSULTATIONS.confirmed.id;
const OTHER = CONSULTATIONS.completed.id;

const write = (database: TestDatabase, who: Actor, content = 'Segredo', of: string = OF) =>
  database.as(who, 'select public.send_message($1, gen_random_uuid(), $2)', [of, content]);
const read = (database: TestDatabase, who: Actor, of: string = OF) =>
  database.as(who, 'select public.mark_conversation_read($1)', [of]);

/** Runs the job at this minute of Tuesday 24 November, 9:00 in São Paulo, and sends: kind and recipient. */
async function sentAt(database: TestDatabase, instant: string) {
  await database.travel(instant.length === 5 ? `2026-11-24T${instant}:00Z` : instant);
  await database.as('service', 'select public.queue_session_reminders()');
  const mails = await database.as<{ id: string; kind: string; recipient: string; payload: object }>(
    'service',
    'select id, kind, recipient, payload from public.claim_mails(100)',
  );
  for (const { id } of mails) await database.as('service', 'select public.mail_sent($1)', [id]);
  return mails.map(({ kind, recipient }) => [kind, recipient]);
}

const TO_MARINA = ['patient_messages_waiting', PEOPLE.marina.email];
const TO_CAMILA = ['messages_waiting', PEOPLE.camila.email];

describe('e-mails about unread messages', () => {
  onEveryDatabase((database) => {
    beforeEach(async () => {
      await database.owner('update public.chat_messages set read_at = private.now() where read_at is null');
      await database.owner(
        `update public.consultations set status = 'cancelled' where status = 'scheduled' and id <> $1`,
        [OF],
      );
      await database.owner('set constraints all immediate');
      await database.owner('delete from private.mail_outbox');
      // Its reminders are sent at other times.
      await database.owner(
        `update public.consultations set starts_at = '2027-01-05T17:00Z', ends_at = '2027-01-05T17:50Z' where id = $1`,
        [OF],
      );
      await database.owner('delete from private.mail_outbox');
    });

    test('are queued by the job alone', async () => {
      for (const who of ['visitor', 'patient', 'professional', 'admin'] as const)
        await expectRefusal(database, who, 'select private.queue_unread_messages()', [], '42501');
    });

    test('come after 30 minutes, once, and again only after reading', async () => {
      await write(database, 'patient');
      await expect(sentAt(database, '12:29')).resolves.toEqual([]);
      await write(database, 'patient');
      await expect(sentAt(database, '12:30')).resolves.toEqual([TO_MARINA]);
      await write(database, 'patient');
      await expect(sentAt(database, '13:10')).resolves.toEqual([]);
      await read(database, 'professional');
      await write(database, 'patient');
      await expect(sentAt(database, '13:39')).resolves.toEqual([]);
      await expect(sentAt(database, '13:40')).resolves.toEqual([TO_MARINA]);
    });

    test('are one for all consultations of the two, for each side, without what was written', async () => {
      await write(database, 'patient');
      await write(database, 'patient', 'Segredo', OTHER);
      await write(database, 'professional');
      const sent = await sentAt(database, '12:30');
      expect(sent.toSorted()).toEqual([TO_CAMILA, TO_MARINA].toSorted());
      await expect(
        database.owner(`select 1 from private.mail_outbox where payload::text like '%Segredo%'`),
      ).resolves.toEqual([]);
    });

    test('are not sent about what was read in between, or about a cancellation', async () => {
      await write(database, 'patient');
      await database.travel('2026-11-24T12:30:00Z');
      await database.as('service', 'select public.queue_session_reminders()');
      await read(database, 'professional', OTHER);
      await expect(sentAt(database, '12:31')).resolves.toEqual([]);
      await database.owner(
        `insert into public.chat_messages (id, consultation_id, sender_id, sender, content, event)
         values (gen_random_uuid(), $1, $2, 'professional', 'Não posso', 'cancelled')`,
        [OF, ACTORS.professional],
      );
      await expect(sentAt(database, '13:10')).resolves.toEqual([]);
    });

    test('wait from 21:00 until 8:00 of their reader', async () => {
      await database.as('patient', `select public.set_time_zone('America/Rio_Branco')`);
      await database.travel('2026-11-25T01:40:00Z');
      await write(database, 'professional');
      await expect(sentAt(database, '2026-11-25T02:10:00Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-25T12:59:00Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-25T13:00:00Z')).resolves.toEqual([TO_CAMILA]);
    });

    test.each([
      ['messages are turned off', `select public.set_mail_preference('messages', false)`],
      ['e-mails are turned off', `update public.profiles set contact_email = false where id = auth.uid()`],
    ])('are not sent while %s', async (_, choice) => {
      await database.as('patient', choice);
      await write(database, 'professional');
      await expect(sentAt(database, '12:30')).resolves.toEqual([]);
      await database.as('patient', `select public.set_mail_preference('messages', true)`);
      await database.owner('update public.profiles set contact_email = true');
      await expect(sentAt(database, '12:31')).resolves.toEqual([TO_CAMILA]);
    });

    test('are not sent once one of the two is blocked', async () => {
      await write(database, 'patient');
      await write(database, 'professional');
      await database.travel('2026-11-24T12:30:00Z');
      await database.as('service', 'select public.queue_session_reminders()');
      await database.owner(`update auth.users set banned_until = '2030-01-01' where id = $1`, [
        ACTORS.professional,
      ]);
      await expect(sentAt(database, '12:31')).resolves.toEqual([]);
      await write(database, 'patient').catch(() => undefined);
      await database.owner('delete from private.mail_outbox');
      await expect(sentAt(database, '12:32')).resolves.toEqual([]);
    });

    test('of what has waited for days without an e-mail come with the next message', async () => {
      await write(database, 'patient');
      await expect(sentAt(database, '2026-11-28T12:00:00Z')).resolves.toEqual([]);
      await write(database, 'patient');
      await expect(sentAt(database, '2026-11-28T12:30:00Z')).resolves.toEqual([TO_MARINA]);
    });
  });
});
