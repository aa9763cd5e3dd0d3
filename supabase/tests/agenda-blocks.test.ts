import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { freeTimes, setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const ADD = 'select public.add_block($1, $2, $3, $4) as block';
const REMOVE = 'select public.remove_block($1) as block';
const DAY = '2026-12-01';

describe('blocking a time', () => {
  onEveryDatabase((database) => {
    const ID = '7b000000-0000-4000-8000-000000000001';
    const at = (time: string) => `${DAY}T${time}:00-03:00`;
    const add = (from: string, to: string, who: Actor = 'professional', id: string = crypto.randomUUID()) =>
      database.as<{ block: Record<string, unknown> }>(who, ADD, [id, at(from), at(to), ' Dentista ']);
    const times = async () =>
      (await freeTimes(database, ACTORS.professional, DAY, DAY))?.days[0]?.times.map((time) =>
        time.slice(11, 16),
      );

    test('is for approved professionals', async () => {
      const wish = [ID, at('14:00'), at('15:00'), null];
      await expectRefusal(database, 'visitor', ADD, wish, '42501');
      for (const who of ['patient', 'applicant', 'suspendedProfessional'] as const)
        await expectRefusal(database, who, ADD, wish, 'not_allowed');
      await add('14:00', '15:00', 'professional', ID);
      await suspend(database);
      await expectRefusal(database, 'professional', ADD, wish, 'not_allowed');
      await expectRefusal(database, 'professional', REMOVE, [ID], 'not_allowed');
    });

    test.each([
      ['without an id', [null, at('14:00'), at('15:00'), null]],
      ['without a start', [ID, null, at('15:00'), null]],
      ['without an end', [ID, at('14:00'), null, null]],
      ['that ends before it begins', [ID, at('15:00'), at('14:00'), null]],
      ['that takes no time', [ID, at('14:00'), at('14:00'), null]],
      ['of more than 31 days', [ID, at('14:00'), '2027-01-01T14:00:01-03:00', null]],
      ['that is over', [ID, '2026-11-23T12:00:00Z', '2026-11-24T12:00:00Z', null]],
      ['in two years', [ID, '2028-11-23T12:00:00Z', '2028-11-23T13:00:00Z', null]],
      ['without an end in time', [ID, at('14:00'), 'infinity', null]],
      ['with a long note', [ID, at('14:00'), at('15:00'), 'x'.repeat(81)]],
    ])('is refused %s', async (_, parameters) => {
      await expectRefusal(database, 'professional', ADD, parameters, 'block_invalid');
    });

    test('takes the time away from patients, until it is removed', async () => {
      await expect(add('14:00', '15:00', 'professional', ID)).resolves.toMatchObject([
        { block: { id: ID, note: 'Dentista' } },
      ]);
      await expect(times()).resolves.toEqual(['12:00', '12:50', '13:40', '14:30', '18:40', '19:30', '20:20']);
      await expect(book(database)).rejects.toMatchObject({ message: 'slot_taken' });
      await expect(
        database.as('visitor', 'select public.taken_slots($1, $2) as slot', [ACTORS.professional, DAY]),
      ).resolves.toEqual([{ slot: '14:00' }, { slot: '14:50' }]);
      await database.as('professional', REMOVE, [ID]);
      await expect(times()).resolves.toHaveLength(9);
      await expect(book(database)).resolves.toMatchObject({ status: 'pending' });
    });

    test('twice with the same id makes one block', async () => {
      const first = await add('14:00', '15:00', 'professional', ID);
      await expect(add('14:00', '15:00', 'professional', ID)).resolves.toEqual(first);
      await expect(database.owner('select count(*)::int as n from public.agenda_blocks')).resolves.toEqual([
        { n: 1 },
      ]);
      await expect(add('14:00', '15:00', 'otherProfessional', ID)).rejects.toMatchObject({
        message: 'block_invalid',
      });
    });

    test('is refused over a consultation in either role, and over another block', async () => {
      await book(database);
      await expect(add('14:49', '15:00')).rejects.toMatchObject({ message: 'block_taken' });
      await add('14:50', '15:00');
      await expect(add('14:55', '15:30')).rejects.toMatchObject({ message: 'block_taken' });
      await book(database, 'professional', {
        professional: 'otherProfessional',
        time: '09:00',
        amount: 28000,
      });
      await expect(add('09:00', '09:30')).rejects.toMatchObject({ message: 'block_taken' });
      await expect(add('09:00', '09:30', 'otherProfessional')).rejects.toMatchObject({
        message: 'block_taken',
      });
    });

    test('is refused over a consultation that overlapped another when the rule came', async () => {
      const booking = await book(database);
      await database.owner('update private.busy set excused = true where consultation_id = $1', [
        booking.consultation_id,
      ]);
      await expect(add('14:00', '15:00')).rejects.toMatchObject({ message: 'block_taken' });
    });

    test('counts for the professional as a patient, too', async () => {
      await add('14:00', '15:00');
      await expect(
        book(database, 'professional', { professional: 'otherProfessional', amount: 28000 }),
      ).rejects.toMatchObject({ message: 'slot_taken' });
    });

    test('takes the place of a booking that no one paid in time', async () => {
      await book(database);
      await database.travel('2026-11-24T12:16:00Z');
      await expect(add('14:00', '15:00')).resolves.toHaveLength(1);
    });

    test('covers the break after a consultation, but not the patient’s time', async () => {
      await setHours(database, {
        breakMinutes: 10,
        hours: [{ weekday: 2, from: '14:00', to: '18:00' }],
      });
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await expect(
        database.owner(
          `select as_professional, extract(epoch from upper(during) - lower(during)) / 60 as minutes
           from private.busy where consultation_id = $1 order by 1`,
          [booking.consultation_id],
        ),
      ).resolves.toEqual([
        { as_professional: false, minutes: '50.0000000000000000' },
        { as_professional: true, minutes: '60.0000000000000000' },
      ]);
      await expect(add('14:55', '15:30')).rejects.toMatchObject({ message: 'block_taken' });
      await setHours(database, { breakMinutes: 0, hours: [{ weekday: 2, from: '14:00', to: '18:00' }] });
      // The break at booking still holds.
      await expect(add('14:55', '15:30')).rejects.toMatchObject({ message: 'block_taken' });
    });

    test('is read and removed by its professional alone', async () => {
      await add('14:00', '15:00', 'professional', ID);
      await expectRefusal(database, 'visitor', 'select 1 from public.agenda_blocks', [], '42501');
      for (const who of ['patient', 'otherProfessional', 'admin'] as const)
        await expect(database.as(who, 'select 1 from public.agenda_blocks')).resolves.toEqual([]);
      await expect(database.as('professional', 'select note from public.agenda_blocks')).resolves.toEqual([
        { note: 'Dentista' },
      ]);
      await expectRefusal(database, 'otherProfessional', REMOVE, [ID], 'block_not_found');
      await expectRefusal(database, 'professional', REMOVE, [null], 'block_not_found');
      for (const attempt of [
        'delete from public.agenda_blocks',
        'update public.agenda_blocks set note = null',
        `insert into public.agenda_blocks (professional_id, starts_at, ends_at)
         values ('${ACTORS.professional}', '2026-12-05T12:00:00Z', '2026-12-05T13:00:00Z')`,
      ])
        await expectRefusal(database, 'professional', attempt, [], '42501');
    });

    test('is limited to 500 coming ones', async () => {
      await database.owner(
        `insert into public.agenda_blocks (professional_id, starts_at, ends_at)
         select $1, '2027-02-01T00:00:00Z'::timestamptz + n * interval '1 hour',
           '2027-02-01T00:30:00Z'::timestamptz + n * interval '1 hour' from generate_series(1, 500) n`,
        [ACTORS.professional],
      );
      await expect(add('14:00', '15:00')).rejects.toMatchObject({ message: 'too_many_blocks' });
    });

    test('is deleted with its professional', async () => {
      await add('14:00', '15:00', 'unpricedProfessional');
      await setHours(database, { exceptions: [{ date: DAY }] }, 'unpricedProfessional');
      await database.owner('delete from public.professionals where user_id = $1', [
        ACTORS.unpricedProfessional,
      ]);
      await expect(
        database.owner(
          `select (select count(*)::int from public.agenda_blocks) as blocks,
             (select count(*)::int from public.agenda_settings) as settings,
             (select count(*)::int from public.hours_exceptions) as exceptions,
             (select count(*)::int from private.busy where block_id is not null) as busy`,
        ),
      ).resolves.toEqual([{ blocks: 0, settings: 0, exceptions: 0, busy: 0 }]);
    });
  });
});
