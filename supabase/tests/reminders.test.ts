import { PEOPLE } from 'embedded-backend/seed';
import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly payload: Record<string, unknown>;
}

/** Claims and sends what waits. */
async function send(database: TestDatabase): Promise<readonly Mail[]> {
  const mails = await database.as<Mail>(
    'service',
    'select id, kind, recipient, payload from public.claim_mails(100)',
  );
  for (const { id } of mails) await database.as('service', 'select public.mail_sent($1)', [id]);
  return mails;
}
/** Runs the job at an instant; returns the kinds of what it has queued by then and is sent. */
async function sentAt(database: TestDatabase, instant: string): Promise<readonly string[]> {
  await database.travel(instant);
  await database.as('service', 'select public.queue_session_reminders()');
  return (await send(database)).map(({ kind }) => kind);
}
/** Marina with Camila, on Tuesday 1 December at 14:00 in São Paulo (17:00 UTC), paid on 24 November. */
async function booked(database: TestDatabase, time = '14:00') {
  const booking = await book(database, 'patient', { time });
  await pay(database, booking.payment_id);
  await forget(database);
  return booking;
}
async function forget(database: TestDatabase) {
  await database.owner('set constraints all immediate');
  await database.owner('delete from private.mail_outbox');
}
const move = (database: TestDatabase, consultation: string, start: string) =>
  database.as('patient', 'select public.move_consultation($1, $2)', [consultation, start]);
const zoneIs = (database: TestDatabase, zone: string) =>
  database.as('patient', 'select public.set_time_zone($1)', [zone]);

const DUE = [
  ['reminder_48h', '2026-11-29T16:59:59Z', '2026-11-29T17:00:00Z'],
  ['reminder_day', '2026-11-30T16:59:59Z', '2026-11-30T17:00:00Z'],
  ['room_link', '2026-12-01T15:59:59Z', '2026-12-01T16:00:00Z'],
  ['session_link', '2026-12-01T16:44:59Z', '2026-12-01T16:45:00Z'],
] as const;

describe('reminders', () => {
  onEveryDatabase((database) => {
    beforeEach(async () => {
      await database.owner(`update public.consultations set status = 'cancelled' where status = 'scheduled'`);
      await forget(database);
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot access them',
      async (who) => {
        for (const attempt of [
          'select * from private.calendar_entries',
          'select * from private.mail_kinds',
          `select private.reminder_window('room_link', now(), 'UTC')`,
        ])
          await expectRefusal(database, who, attempt, [], '42501');
      },
    );

    test('are each sent once, from their moment on, to the patient alone', async () => {
      await booked(database);
      for (const [kind, before, due] of DUE) {
        await expect(sentAt(database, before)).resolves.toEqual([]);
        await expect(sentAt(database, due)).resolves.toEqual([kind]);
        await expect(sentAt(database, due)).resolves.toEqual([]);
      }
      await expect(database.owner('select distinct recipient from private.mail_outbox')).resolves.toEqual([
        { recipient: PEOPLE.camila.email },
      ]);
    });

    test('contain the way into the room only in its last hour', async () => {
      await booked(database);
      for (const [kind, , due] of DUE) {
        await database.travel(due);
        await database.as('service', 'select public.queue_session_reminders()');
        const [mail] = await send(database);
        expect([kind, typeof mail?.payload['session_link']]).toEqual([
          kind,
          kind.endsWith('link') ? 'string' : 'object',
        ]);
      }
    });

    test('are not sent for a consultation that no one has paid, or that is cancelled', async () => {
      const { consultation_id } = await booked(database);
      await database.owner(`update public.consultations set status = 'pending' where id = $1`, [
        consultation_id,
      ]);
      for (const [, , due] of DUE) await expect(sentAt(database, due)).resolves.toEqual([]);
      await database.owner(`update public.consultations set status = 'cancelled' where id = $1`, [
        consultation_id,
      ]);
      for (const [, , due] of DUE) await expect(sentAt(database, due)).resolves.toEqual([]);
    });

    test('are not sent after a suspension', async () => {
      await booked(database);
      await suspend(database);
      await forget(database);
      for (const [, , due] of DUE) await expect(sentAt(database, due)).resolves.toEqual([]);
    });

    test('whose moment had passed when the consultation was confirmed are left out', async () => {
      await database.travel('2026-11-29T17:00:01Z');
      const { payment_id } = await book(database);
      await pay(database, payment_id);
      await forget(database);
      await expect(sentAt(database, '2026-11-29T17:01:00Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-30T17:00:00Z')).resolves.toEqual(['reminder_day']);
    });

    test('of a move follow the new time, never the old one', async () => {
      const { consultation_id } = await booked(database);
      // Queued, but not sent before the move.
      await database.travel('2026-11-29T17:00:00Z');
      await database.as('service', 'select public.queue_session_reminders()');
      await move(database, consultation_id, '2026-12-02T18:40:00Z');
      await database.owner('set constraints all immediate');
      expect((await send(database)).map(({ kind }) => kind).toSorted()).toEqual([
        'consultation_rescheduled',
        'rescheduled',
      ]);
      for (const [kind, , due] of DUE) {
        const shifted = new Date(Date.parse(due) + 25 * 60 * 60_000 + 40 * 60_000).toISOString();
        const at = kind === 'reminder_day' ? '2026-12-01T17:00:00Z' : shifted;
        await expect(sentAt(database, due)).resolves.toEqual([]);
        await expect(sentAt(database, at)).resolves.toEqual([kind]);
      }
    });

    test('are not sent again for a time to which a consultation returns', async () => {
      const { consultation_id } = await booked(database);
      await expect(sentAt(database, '2026-11-29T17:00:00Z')).resolves.toEqual(['reminder_48h']);
      await move(database, consultation_id, '2026-12-02T18:40:00Z');
      await move(database, consultation_id, '2026-12-01T17:00:00Z');
      await forget(database);
      await expect(sentAt(database, '2026-11-29T17:05:00Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-30T17:00:00Z')).resolves.toEqual(['reminder_day']);
    });

    test('follow the choices of their reader', async () => {
      await booked(database);
      await database.owner('update public.profiles set contact_email = false where id = $1', [
        ACTORS.patient,
      ]);
      await expect(sentAt(database, '2026-11-29T17:00:00Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-30T17:00:00Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-12-01T16:00:00Z')).resolves.toEqual(['room_link']);
      await database.owner(
        `insert into public.mail_preferences (user_id, topic, wanted) values ($1, 'room', false)`,
        [ACTORS.patient],
      );
      await expect(sentAt(database, '2026-12-01T16:45:00Z')).resolves.toEqual([]);
    });

    test('come at 14:00 and name the times in the zone of their reader', async () => {
      await zoneIs(database, 'America/Rio_Branco');
      await booked(database);
      await expect(sentAt(database, '2026-11-30T18:59:59Z')).resolves.not.toContain('reminder_day');
      await database.travel('2026-11-30T19:00:00Z');
      await database.as('service', 'select public.queue_session_reminders()');
      expect(await send(database)).toMatchObject([
        { kind: 'reminder_day', payload: { time_zone: 'America/Rio_Branco' } },
      ]);
    });

    test('that could not be sent in time wait for the morning, or are dropped when it is too late', async () => {
      await booked(database, '17:20');
      // 48 hours before is 17:20 on Sunday; the mail server is back at 21:00.
      await database.travel('2026-11-29T20:20:00Z');
      await expect(database.as('service', 'select public.queue_session_reminders() as n')).resolves.toEqual([
        { n: 1 },
      ]);
      await expect(sentAt(database, '2026-11-30T00:00:00Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-30T10:59:59Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-30T11:00:00Z')).resolves.toEqual(['reminder_48h']);
      await database.travel('2026-11-30T17:00:00Z');
      await database.as('service', 'select public.queue_session_reminders()');
      await expect(sentAt(database, '2026-12-01T00:00:00Z')).resolves.toEqual([]);
      await expect(
        database.owner(
          `select obsolete_at is not null as dropped from private.mail_outbox where kind = 'reminder_day'`,
        ),
      ).resolves.toEqual([{ dropped: true }]);
    });

    test.each([
      // Until 20:59 it goes out at its moment; from 21:00 on, and until 8:00, the evening before.
      ['America/Sao_Paulo', '2026-12-02T23:59:00Z', '2026-11-30T23:59:00Z'],
      ['America/Sao_Paulo', '2026-12-03T00:00:00Z', '2026-11-30T23:30:00Z'],
      ['America/Sao_Paulo', '2026-12-03T02:59:00Z', '2026-11-30T23:30:00Z'],
      ['America/Sao_Paulo', '2026-12-03T03:00:00Z', '2026-11-30T23:30:00Z'],
      ['America/Sao_Paulo', '2026-12-03T10:59:00Z', '2026-11-30T23:30:00Z'],
      ['America/Sao_Paulo', '2026-12-03T11:00:00Z', '2026-12-01T11:00:00Z'],
      ['America/Rio_Branco', '2026-12-03T02:00:00Z', '2026-12-01T01:30:00Z'],
      ['America/Noronha', '2026-12-02T23:00:00Z', '2026-11-30T22:30:00Z'],
      // Clocks are set forward on 14 March 2027, back on 7 November.
      ['America/New_York', '2027-03-15T12:30:00Z', '2027-03-13T01:30:00Z'],
      ['America/New_York', '2027-03-15T13:00:00Z', '2027-03-13T13:00:00Z'],
      ['America/New_York', '2027-11-08T12:30:00Z', '2027-11-06T12:30:00Z'],
      ['Europe/Lisbon', '2027-03-29T07:30:00Z', '2027-03-26T20:30:00Z'],
    ])('48 hours before, in %s, %s is told at %s', async (zone, start, due) => {
      await expect(
        database.owner(`select lower(private.reminder_window('reminder_48h', $1, $2)) as due`, [start, zone]),
      ).resolves.toEqual([{ due: new Date(due) }]);
    });

    test.each([
      ['America/Sao_Paulo', '2026-12-01T17:00:00Z', '2026-11-30T17:00:00Z'],
      // 23:30 on Tuesday in São Paulo.
      ['America/Sao_Paulo', '2026-12-02T02:30:00Z', '2026-11-30T17:00:00Z'],
      ['America/Rio_Branco', '2026-12-02T02:30:00Z', '2026-11-30T19:00:00Z'],
      ['Europe/Lisbon', '2026-12-02T02:30:00Z', '2026-12-01T14:00:00Z'],
      ['America/New_York', '2027-03-15T13:00:00Z', '2027-03-14T18:00:00Z'],
      ['America/New_York', '2027-03-14T13:00:00Z', '2027-03-13T19:00:00Z'],
    ])('the day before, in %s, %s is told at %s', async (zone, start, due) => {
      await expect(
        database.owner(`select lower(private.reminder_window('reminder_day', $1, $2)) as due`, [start, zone]),
      ).resolves.toEqual([{ due: new Date(due) }]);
    });

    test.each([
      ['48 hours', "private.now() + interval '61 hours'", 'reminder_48h'],
      ['day', "private.now() + interval '36 hours'", 'reminder_day'],
    ])('the job looks far enough ahead for those %s before', async (_, farthest, kind) => {
      // Every quarter of an hour of a year, in zones with and without daylight saving.
      await expect(
        database.owner(
          `select start, zone from unnest(array['America/Sao_Paulo', 'America/New_York', 'Pacific/Apia']) as zone,
             generate_series('2027-01-01'::timestamptz, '2027-12-31', '3 hours 45 minutes') as start,
             lateral private.reminder_window($1, start, zone) as sent
           where lower(sent) < start - (${farthest} - private.now()) or isempty(sent)
             or private.is_quiet(lower(sent), zone)`,
          [kind],
        ),
      ).resolves.toEqual([]);
    });
  });
});
