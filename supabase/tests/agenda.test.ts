import { CONSULTATIONS } from 'embedded-backend/seed';
import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

interface Agenda {
  readonly today: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly days: readonly Readonly<Record<string, unknown>>[];
  readonly free: readonly string[];
  readonly blocks: readonly Readonly<Record<string, unknown>>[];
  readonly consultations: readonly Readonly<Record<string, unknown>>[];
}

describe('the agenda of a professional', () => {
  onEveryDatabase((database) => {
    const READ = 'select public.agenda($1, $2) as agenda';
    const agenda = async (since: string | null, until: string | null, who: Actor = 'professional') =>
      (await database.as<{ agenda: Agenda | null }>(who, READ, [since, until]))[0]?.agenda;
    const block = () =>
      database.as('professional', `select public.add_block(gen_random_uuid(), $1, $2, 'Dentista')`, [
        '2026-12-01T12:00:00Z',
        '2026-12-01T13:00:00Z',
      ]);

    test('is null for everybody else', async () => {
      await expectRefusal(database, 'visitor', READ, ['2026-12-01', '2026-12-01'], '42501');
      for (const who of ['patient', 'applicant'] as const)
        await expect(agenda('2026-12-01', '2026-12-01', who)).resolves.toBeNull();
    });

    test('shows settings, hours, free starts, blocks and consultations of the days', async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await block();
      const found = await agenda('2026-12-01', '2026-12-02');
      expect(found).toMatchObject({
        today: '2026-11-24',
        settings: { is_own: false, time_zone: 'America/Sao_Paulo', grid_minutes: 50, max_per_day: null },
        days: [
          {
            date: '2026-12-01',
            hours: [
              { from: '09:00', to: '12:20' },
              { from: '14:00', to: '18:10' },
            ],
            is_exception: false,
            holiday: null,
          },
          { date: '2026-12-02' },
        ],
        blocks: [{ note: 'Dentista' }],
        consultations: [
          {
            id: booking.consultation_id,
            patient_id: ACTORS.patient,
            patient_name: 'Camila Ribeiro dos Santos',
            status: 'scheduled',
            payment_status: 'paid',
            break_minutes: 0,
            is_outside_hours: false,
          },
        ],
      });
      expect(found?.free).toHaveLength(6 + 9);
    });

    test('shows exceptions, holidays and what lies outside the hours', async () => {
      const booking = await book(database);
      await setHours(database, {
        closedOnHolidays: true,
        maxPerDay: 3,
        hours: [{ weekday: 5, from: '22:00', to: '24:00' }],
        exceptions: [{ date: '2026-12-01', from: '09:00', to: '10:00' }],
      });
      const found = await agenda('2026-12-01', '2027-01-01');
      expect(found?.settings).toMatchObject({ is_own: true, max_per_day: 3, closed_on_holidays: true });
      expect(
        found?.days.filter(({ date }) => ['2026-12-01', '2026-12-18', '2026-12-25'].includes(String(date))),
      ).toEqual([
        { date: '2026-12-01', hours: [{ from: '09:00', to: '10:00' }], is_exception: true, holiday: null },
        { date: '2026-12-18', hours: [{ from: '22:00', to: '24:00' }], is_exception: false, holiday: null },
        { date: '2026-12-25', hours: [], is_exception: false, holiday: 'Natal' },
      ]);
      expect(found?.consultations).toMatchObject([{ id: booking.consultation_id, is_outside_hours: true }]);
    });

    test('has at most 45 days, and a week without dates', async () => {
      expect((await agenda('2026-12-01', '2028-12-01'))?.days).toHaveLength(45);
      expect((await agenda('infinity', '-infinity'))?.days).toHaveLength(1);
      expect((await agenda('-infinity', 'infinity'))?.days).toHaveLength(45);
      const week = await agenda(null, null);
      expect(week?.days.map(({ date }) => date)).toEqual(
        [24, 25, 26, 27, 28, 29, 30].map((day) => `2026-11-${day}`),
      );
    });

    test('counts the unread messages of the conversation at each consultation of a patient', async () => {
      await database.owner('update public.chat_messages set read_at = private.now() where read_at is null');
      for (const time of ['14:00', '15:40']) {
        const { payment_id } = await book(database, 'patient', { time });
        await pay(database, payment_id);
      }
      const unread = async () =>
        (await agenda('2026-12-01', '2026-12-01'))?.consultations.map((row) => row['unread']);
      const SEND = 'select public.send_message($1, gen_random_uuid(), $2)';
      await database.as('patient', SEND, [CONSULTATIONS.completed.id, 'Sobre a última']);
      await database.as('professional', SEND, [CONSULTATIONS.completed.id, 'Sim?']);
      await expect(unread()).resolves.toEqual([1, 1]);
      await database.as('professional', 'select public.mark_conversation_read($1)', [
        CONSULTATIONS.confirmed.id,
      ]);
      await expect(unread()).resolves.toEqual([0, 0]);
    });

    test('is of the caller alone', async () => {
      await book(database);
      await block();
      const other = await agenda('2026-12-01', '2026-12-01', 'otherProfessional');
      expect(other).toMatchObject({ blocks: [], consultations: [] });
      expect(other?.free).toHaveLength(9);
    });

    test('is read by the suspended, without free starts', async () => {
      await block();
      await suspend(database);
      await expect(agenda('2026-12-01', '2026-12-01')).resolves.toMatchObject({
        free: [],
        blocks: [{ note: 'Dentista' }],
      });
    });
  });
});
