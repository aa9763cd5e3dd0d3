import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calendarPart, type CalendarData } from '../functions/deliver-mail/calendar-part.ts';
import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';

const DATA: CalendarData = {
  consultation_id: 'd0000006-0000-4000-8000-000000000006',
  starts_at: '2026-12-01T14:00:00-03:00',
  ends_at: '2026-12-01T14:50:00-03:00',
  calendar_sequence: 2,
};
const PEOPLE = { to: 'camila+agenda@vinculo.example', sender: 'nao-responda@portal.example' };
const NOW = new Date('2026-11-24T12:00:00Z');
const part = (kind: string, data: Partial<CalendarData> = {}) =>
  calendarPart(kind, PEOPLE, { ...DATA, ...data }, NOW);
const lines = (ics = '') => ics.replaceAll('\r\n ', '').split('\r\n');

const ROOT = path.resolve(__dirname, '../..');
const source = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('the writer of calendar files is the portal’s, which a deployed function cannot import', () => {
  expect(source('supabase/functions/_shared/ics.ts')).toBe(source('shared-domain/src/ics.ts'));
});

describe('the calendar entry of an e-mail', () => {
  test('is a request with both times in UTC, from the portal, to its recipient alone', () => {
    const calendar = part('payment_confirmed');
    expect(calendar?.method).toBe('REQUEST');
    expect(lines(calendar?.ics)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vinculo//Compromissos//PT',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:d0000006-0000-4000-8000-000000000006@vinculo',
      'SEQUENCE:2',
      'DTSTAMP:20261124T120000Z',
      'DTSTART:20261201T170000Z',
      'DTEND:20261201T175000Z',
      'SUMMARY:Compromisso',
      'STATUS:CONFIRMED',
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
      'ORGANIZER:mailto:nao-responda@portal.example',
      'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:camila+agenda@vinculo.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each(['rescheduled', 'new_consultation', 'consultation_rescheduled'])(
    '%s is a request, too',
    (kind) => {
      expect(part(kind)?.method).toBe('REQUEST');
    },
  );

  test.each(['cancelled', 'consultation_cancelled', 'consultation_withdrawn'])('%s removes it', (kind) => {
    const calendar = part(kind);
    expect(calendar?.method).toBe('CANCEL');
    expect(lines(calendar?.ics)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  });

  test.each([
    'booking',
    'booked_for_you',
    'charge_open',
    'wrong_amount',
    'refunded',
    'refund_withdrawn',
    'payment_reminder',
    'time_proposed',
    'proposal_refused',
    'session_link',
    'room_link',
    'room_address',
    'professional_room_address',
    'reminder_day',
    'reminder_48h',
    'suspended',
  ])('%s has none', (kind) => {
    expect(part(kind)).toBeNull();
  });

  test('is missing for a consultation that was never confirmed', () => {
    expect(part('consultation_withdrawn', { calendar_sequence: null })).toBeNull();
  });

  test('has no line of an address with line ends', () => {
    const calendar = calendarPart(
      'cancelled',
      { ...PEOPLE, to: 'a@b.co\r\nATTENDEE:mailto:eve@evil.example' },
      DATA,
      NOW,
    );
    expect(lines(calendar?.ics).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  });
});

interface Mail {
  readonly kind: string;
  readonly sequence: number | null;
}
const send = (database: TestDatabase) =>
  database.as<Mail>(
    'service',
    `select kind, (payload ->> 'calendar_sequence')::int as sequence from public.claim_mails(100) order by kind`,
  );
const commit = (database: TestDatabase) => database.owner('set constraints all immediate');

describe('the sequence of a consultation’s calendar entry', () => {
  onEveryDatabase((database) => {
    beforeEach(async () => {
      await commit(database);
      await database.owner('delete from private.mail_outbox');
    });
    const move = (consultation: string, start: string) =>
      database.as('patient', 'select public.move_consultation($1, $2)', [consultation, start]);

    test('grows with each move and with the cancelling, for both alike', async () => {
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      await commit(database);
      expect(await send(database)).toEqual([
        { kind: 'new_consultation', sequence: 0 },
        { kind: 'payment_confirmed', sequence: 0 },
      ]);
      for (const [n, start] of ['2026-12-02T18:40:00Z', '2026-12-01T17:00:00Z'].entries()) {
        await database.owner('delete from private.mail_outbox');
        await move(consultation_id, start);
        await commit(database);
        expect(await send(database)).toEqual([
          { kind: 'consultation_rescheduled', sequence: n + 1 },
          { kind: 'rescheduled', sequence: n + 1 },
        ]);
      }
      await database.owner('delete from private.mail_outbox');
      await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
      await commit(database);
      expect(await send(database)).toEqual([
        { kind: 'cancelled', sequence: 3 },
        { kind: 'consultation_cancelled', sequence: 3 },
      ]);
    });

    test('does not exist for an unpaid booking, not even when it is withdrawn', async () => {
      const { consultation_id } = await book(database);
      await suspend(database);
      await commit(database);
      expect(await send(database)).toContainEqual({ kind: 'consultation_withdrawn', sequence: null });
      await expect(
        database.owner('select sequence from private.calendar_entries where consultation_id = $1', [
          consultation_id,
        ]),
      ).resolves.toEqual([]);
    });

    test('stays when nothing changes that a calendar shows', async () => {
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      await database.owner(
        `update public.consultations set status = status, starts_at = starts_at where id = $1`,
        [consultation_id],
      );
      await database.travel('2026-12-01T18:00:00Z');
      await database.owner(`update public.consultations set status = 'completed' where id = $1`, [
        consultation_id,
      ]);
      await expect(
        database.owner('select sequence from private.calendar_entries where consultation_id = $1', [
          consultation_id,
        ]),
      ).resolves.toEqual([{ sequence: 0 }]);
    });
  });
});
