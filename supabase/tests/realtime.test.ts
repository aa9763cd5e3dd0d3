import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const anyTopic = (topic: string) => [
  `insert into realtime.messages (topic, extension) values ('${topic}', 'broadcast')`,
  `select set_config('realtime.topic', '${topic}', true)`,
];

/** Which of the actors may join a topic's channel, checked like Supabase does. */
async function hearers(database: TestDatabase, topic: string, actors: readonly Actor[]): Promise<Actor[]> {
  for (const statement of anyTopic(topic)) await database.owner(statement);
  const hear: Actor[] = [];
  for (const actor of actors) {
    const rows = await database.as(actor, 'select 1 from realtime.messages where topic = $1', [topic]);
    if (rows.length > 0) hear.push(actor);
  }
  return hear;
}

const PEOPLE = ['visitor', 'patient', 'otherPatient', 'professional', 'otherProfessional', 'admin'] as const;

describe('the channel of a topic', () => {
  onEveryDatabase((database) => {
    async function upcoming() {
      const [row] = await database.owner<{ id: string; starts_at: string; conversation_id: string }>(
        `select c.id, to_json(c.starts_at) #>> '{}' as starts_at, v.id as conversation_id
         from public.consultations c
           join public.conversations v on v.patient_id = c.patient_id and v.professional_id = c.professional_id
         where c.status = 'scheduled' and c.patient_id = $1 and c.professional_id = $2
         order by c.starts_at limit 1`,
        [ACTORS.patient, ACTORS.professional],
      );
      if (!row) throw new Error('The seed has no scheduled consultation of these two.');
      return row;
    }
    const minutesAfter = (instant: string, minutes: number) =>
      database.travel(new Date(Date.parse(instant) + minutes * 60_000).toISOString());

    test('person: may be joined by that user only', async () => {
      await expect(hearers(database, `person:${ACTORS.patient}`, PEOPLE)).resolves.toEqual(['patient']);
    });

    test('conversation: may be joined by its two participants', async () => {
      const { conversation_id } = await upcoming();
      await expect(hearers(database, `conversation:${conversation_id}`, PEOPLE)).resolves.toEqual([
        'patient',
        'professional',
      ]);
    });

    test('team: may be joined by admins with a live login session', async () => {
      await expect(hearers(database, 'team:payments', PEOPLE)).resolves.toEqual(['admin']);
      await database.owner('delete from auth.sessions where user_id = $1', [ACTORS.admin]);
      await expect(hearers(database, 'team:mails', ['admin'])).resolves.toEqual([]);
    });

    test.each(['person:', 'person:x', 'team:', 'team:people', 'room', '', `person:${ACTORS.patient}:x`])(
      '%j may be joined by no one',
      async (topic) => {
        await expect(hearers(database, topic, PEOPLE)).resolves.toEqual([]);
      },
    );

    test('room: may be joined by the two from ten minutes before until five after', async () => {
      const { id, starts_at } = await upcoming();
      const at = async (minutes: number) => {
        await minutesAfter(starts_at, minutes);
        return hearers(database, `room:${id}`, PEOPLE);
      };
      await expect(at(-11)).resolves.toEqual([]);
      await expect(at(-10)).resolves.toEqual(['patient', 'professional']);
      await expect(at(55)).resolves.toEqual(['patient', 'professional']);
      await expect(at(56)).resolves.toEqual([]);
    });

    test('room: closes with a cancellation, and with the end of the login session', async () => {
      const { id, starts_at } = await upcoming();
      await minutesAfter(starts_at, 0);
      await database.owner('delete from auth.sessions where user_id = $1', [ACTORS.patient]);
      await expect(hearers(database, `room:${id}`, PEOPLE)).resolves.toEqual(['professional']);
      await database.owner(
        `update public.consultations set status = 'cancelled', cancelled_by = 'platform' where id = $1`,
        [id],
      );
      await expect(hearers(database, `room:${id}`, PEOPLE)).resolves.toEqual([]);
    });

    test('accepts broadcasts of clients only in an open room', async () => {
      const { id, starts_at, conversation_id } = await upcoming();
      await minutesAfter(starts_at, 0);
      for (const topic of [`person:${ACTORS.patient}`, `conversation:${conversation_id}`, `room:${id}`])
        for (const actor of PEOPLE) {
          const [insert = '', setTopic = ''] = anyTopic(topic);
          await database.owner(setTopic);
          const isOfRoom = topic.startsWith('room:') && (actor === 'patient' || actor === 'professional');
          if (isOfRoom) await expect(database.as(actor, insert)).resolves.toEqual([]);
          else await expectRefusal(database, actor, insert, [], '42501');
        }
    });
  });
});

describe('a change is broadcast, by identifiers only,', () => {
  onEveryDatabase((database) => {
    const patient = `person:${ACTORS.patient}`;
    const professional = `person:${ACTORS.professional}`;
    /** What a statement of the owner broadcasts: topic, event and keys of the payload. */
    async function sentBy(sql: string, parameters: readonly unknown[] = []) {
      await database.owner('delete from realtime.messages');
      await database.owner(sql, parameters);
      const rows = await database.owner<{ topic: string; event: string; keys: string }>(
        `select topic, event, array_to_string(array(select jsonb_object_keys(payload)), ' ') as keys
         from realtime.messages where private and extension = 'broadcast' order by topic, event`,
      );
      return rows.map(({ topic, event, keys }) => `${topic} ${event} ${keys}`);
    }
    const one = `(select id from public.consultations where status = 'scheduled' and patient_id = '${ACTORS.patient}'
      and professional_id = '${ACTORS.professional}' order by starts_at limit 1)`;
    const idOf = async (sql: string) => (await database.owner<{ id: string }>(`select ${sql} as id`))[0]?.id;

    test('of notifications, once for all of a person’s', async () => {
      await expect(
        sentBy(
          `insert into public.notifications (user_id, kind, title, link)
           select $1, 'booking', 'Oi ' || n, '/patient/dashboard' from generate_series(1, 3) n`,
          [ACTORS.patient],
        ),
      ).resolves.toEqual([`${patient} notifications id`]);
    });

    test('of a consultation, and to its room when it is cancelled', async () => {
      const id = await idOf(one);
      const both = [`${patient} consultations id`, `${professional} consultations id`].toSorted();
      await expect(
        sentBy(`update public.consultations set status = status where id = $1`, [id]),
      ).resolves.toEqual([...both, 'team:consultations changed id']);
      await expect(
        sentBy(
          `update public.consultations set status = 'cancelled', cancelled_by = 'platform' where id = $1`,
          [id],
        ),
      ).resolves.toEqual(
        expect.arrayContaining([...both, `room:${id} status id`, 'team:consultations changed id']),
      );
    });

    test('of a payment, to its two and the team', async () => {
      await expect(
        sentBy(`update public.payments set refund_due = refund_due where consultation_id = ${one}`),
      ).resolves.toEqual(
        [`${patient} payments id`, `${professional} payments id`, 'team:payments changed id'].toSorted(),
      );
    });

    test('of a message, without its text', async () => {
      const sent = await sentBy(
        `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
         values (gen_random_uuid(), ${one}, $1, 'patient', 'segredo')`,
        [ACTORS.patient],
      );
      expect(sent).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^conversation:\S+ messages id$/),
          `${patient} messages id`,
          `${professional} messages id`,
        ]),
      );
      await expect(
        database.owner(`select 1 from realtime.messages where payload::text like '%segredo%'`),
      ).resolves.toEqual([]);
    });

    test('of contact messages, to the team', async () => {
      await expect(
        sentBy(`insert into public.contact_messages (full_name, email, user_type, subject, message)
          values ('Ana', 'ana@vinculo.example', 'patient', 'Oi', 'Oi')`),
      ).resolves.toContain('team:messages changed id');
    });

    test('but not of a statement without rows, nor of one that concerns thousands', async () => {
      await expect(sentBy(`update public.payments set refund_due = refund_due where false`)).resolves.toEqual(
        [],
      );
      await expect(
        sentBy(
          `select private.broadcast(array(select 'person:' || n from generate_series(1, 501) n), 'x', '{}')`,
        ),
      ).resolves.toEqual([]);
    });
  });
});
