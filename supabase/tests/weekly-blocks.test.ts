import { book, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { freeTimes, setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SAVE = 'select public.save_block($1, $2, $3, $4, $5, $6) as answer';
const REMOVE = 'select public.remove_block($1, $2) as answer';
/** Tuesdays. */
const [FIRST, SECOND, THIRD, FOURTH] = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'] as const;

interface Saved {
  readonly blocks: readonly { readonly id: string; readonly starts_at: string; readonly note: string }[];
  readonly consultations: readonly { readonly patient_name: string; readonly starts_at: string }[];
}

interface Wish {
  readonly id: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly note: string | null;
  readonly until: string | null;
  readonly preview: boolean;
}

describe('blocked times', () => {
  onEveryDatabase((database) => {
    const ID = '7b000000-0000-4000-8000-000000000001';
    const at = (time: string, day: string = FIRST) => `${day}T${time}:00-03:00`;
    const save = async (wish: Partial<Wish> = {}, who: Actor = 'professional'): Promise<Saved> => {
      const { id = ID, day = FIRST, from = '13:00', to = '15:00' } = wish;
      const { note = 'Supervisão', until = null, preview = false } = wish;
      const [row] = await database.as<{ answer: Saved }>(who, SAVE, [
        id,
        at(from, day),
        at(to, day),
        note,
        until,
        preview,
      ]);
      if (!row) throw new Error('save_block returned nothing.');
      return row.answer;
    };
    /** In São Paulo. */
    const blocks = async () =>
      (
        await database.as<{ block: string }>(
          'professional',
          `select to_char(starts_at at time zone 'America/Sao_Paulo', 'MM-DD HH24:MI') || ' to '
             || to_char(ends_at at time zone 'America/Sao_Paulo', 'HH24:MI') || coalesce(' ' || note, '') as block
           from public.agenda_blocks order by starts_at`,
        )
      ).map(({ block }) => block);
    const idOn = async (day: string): Promise<string> => {
      const [row] = await database.as<{ id: string }>(
        'professional',
        `select id from public.agenda_blocks where (starts_at at time zone 'America/Sao_Paulo')::date = $1`,
        [day],
      );
      if (!row) throw new Error(`No block on ${day}.`);
      return row.id;
    };

    test('are saved by approved professionals', async () => {
      const wish = [ID, at('13:00'), at('15:00'), null, null, false];
      await expectRefusal(database, 'visitor', SAVE, wish, '42501');
      for (const who of ['patient', 'applicant', 'suspendedProfessional', 'admin'] as const)
        await expectRefusal(database, who, SAVE, wish, 'not_allowed');
      await save();
      await suspend(database);
      await expectRefusal(database, 'professional', SAVE, wish, 'not_allowed');
    });

    test.each([
      ['without an id', [null, at('14:00'), at('15:00'), null, null, false]],
      ['without a start', [ID, null, at('15:00'), null, null, false]],
      ['without an end in time', [ID, at('14:00'), 'infinity', null, null, false]],
      ['that end before they begin', [ID, at('15:00'), at('14:00'), null, null, false]],
      ['that are over', [ID, '2026-11-23T12:00:00Z', '2026-11-24T12:00:00Z', null, null, false]],
      ['in two years', [ID, '2028-11-23T12:00:00Z', '2028-11-23T13:00:00Z', null, null, false]],
      ['with a long note', [ID, at('14:00'), at('15:00'), 'x'.repeat(81), null, false]],
      ['until a day before', [ID, at('14:00'), at('15:00'), null, '2026-11-30', false]],
      ['for more than a year', [ID, at('14:00'), at('15:00'), null, '2027-12-01', false]],
      ['for ever', [ID, at('14:00'), at('15:00'), null, 'infinity', false]],
      ['weekly, of more than a day', [ID, at('14:00'), at('14:01', '2026-12-02'), null, THIRD, false]],
    ])('are refused %s', async (_, parameters) => {
      await expectRefusal(database, 'professional', SAVE, parameters, 'block_invalid');
    });

    test('are refused with the id of another professional', async () => {
      await save({}, 'otherProfessional');
      await expect(save()).rejects.toMatchObject({ message: 'block_invalid' });
      await expectRefusal(database, 'professional', REMOVE, [ID, true], 'block_not_found');
    });

    test('repeat each week until a day, and take those times away from patients', async () => {
      const { blocks: made } = await save({ until: '2026-12-21' });
      expect(made.map(({ id }) => id).indexOf(ID)).toBe(0);
      await expect(blocks()).resolves.toEqual([
        '12-01 13:00 to 15:00 Supervisão',
        '12-08 13:00 to 15:00 Supervisão',
        '12-15 13:00 to 15:00 Supervisão',
      ]);
      await expect(book(database, 'patient', { date: THIRD })).rejects.toMatchObject({
        message: 'slot_taken',
      });
      await expect(book(database, 'patient', { date: FOURTH })).resolves.toMatchObject({ status: 'pending' });
    });

    test('keep their local time where clocks change', async () => {
      await setHours(database, { timeZone: 'America/New_York' });
      await save({ day: '2027-03-09', from: '12:00', to: '13:00', until: '2027-03-16' });
      await expect(blocks()).resolves.toEqual([
        '03-09 12:00 to 13:00 Supervisão',
        '03-16 11:00 to 12:00 Supervisão',
      ]);
    });

    test('leave consultations and other blocks as they are', async () => {
      await book(database, 'patient', { date: SECOND });
      await save({
        id: '7b000000-0000-4000-8000-000000000002',
        day: THIRD,
        from: '12:00',
        to: '13:30',
        note: null,
      });
      const { consultations } = await save({ from: '13:30', until: THIRD });
      expect(consultations).toMatchObject([{ patient_name: 'Camila Ribeiro dos Santos' }]);
      await expect(blocks()).resolves.toEqual([
        '12-01 13:30 to 15:00 Supervisão',
        '12-08 13:30 to 14:00 Supervisão',
        '12-08 14:50 to 15:00 Supervisão',
        '12-15 12:00 to 13:30',
        '12-15 13:30 to 15:00 Supervisão',
      ]);
    });

    test('are refused where nothing is free', async () => {
      await book(database);
      await expect(save({ from: '14:00', to: '14:30' })).rejects.toMatchObject({ message: 'block_taken' });
      await expect(save({ from: '14:00', to: '14:30', preview: true })).resolves.toMatchObject({
        blocks: [],
        consultations: [{ patient_name: 'Camila Ribeiro dos Santos' }],
      });
    });

    test('are not kept by a preview', async () => {
      await save({ until: SECOND });
      const before = await blocks();
      await expect(save({ until: FOURTH, preview: true })).resolves.toMatchObject({
        blocks: { length: 4 },
        consultations: [],
      });
      await expect(blocks()).resolves.toEqual(before);
    });

    test('saved twice are the same', async () => {
      await book(database, 'patient', { date: SECOND });
      await save({ until: THIRD });
      const before = await blocks();
      await save({ until: THIRD });
      await expect(blocks()).resolves.toEqual(before);
    });

    test('are moved, lengthened and renamed one by one', async () => {
      await save({ until: THIRD });
      await save({ id: await idOn(SECOND), day: SECOND, from: '16:00', to: '18:00', note: 'Curso' });
      await expect(blocks()).resolves.toEqual([
        '12-01 13:00 to 15:00 Supervisão',
        '12-08 16:00 to 18:00 Curso',
        '12-15 13:00 to 15:00 Supervisão',
      ]);
      await expect(
        freeTimes(database, ACTORS.professional, SECOND, SECOND).then((free) => free?.days[0]?.times.length),
      ).resolves.toBe(6);
    });

    test('change from one on: the earlier ones stay', async () => {
      await save({ until: FOURTH });
      await save({
        id: await idOn(SECOND),
        day: '2026-12-09',
        from: '08:00',
        to: '09:00',
        until: '2026-12-16',
      });
      await expect(blocks()).resolves.toEqual([
        '12-01 13:00 to 15:00 Supervisão',
        '12-09 08:00 to 09:00 Supervisão',
        '12-16 08:00 to 09:00 Supervisão',
      ]);
    });

    test('begin and stop to repeat', async () => {
      await save();
      await save({ until: THIRD });
      await expect(blocks()).resolves.toHaveLength(3);
      await save({ until: FIRST });
      await expect(blocks()).resolves.toEqual(['12-01 13:00 to 15:00 Supervisão']);
    });

    test('stay as they are when a change is refused', async () => {
      await book(database, 'patient', { date: SECOND });
      await save();
      await expect(save({ day: SECOND, from: '14:00', to: '14:50' })).rejects.toMatchObject({
        message: 'block_taken',
      });
      await expect(blocks()).resolves.toEqual(['12-01 13:00 to 15:00 Supervisão']);
    });

    test('that began long ago are lengthened, but not begun again in the past', async () => {
      const holidays = { from: '08:00', to: '18:00' };
      await save({ ...holidays });
      await database.travel('2026-12-01T15:00:00Z');
      await save({ ...holidays, to: '20:00' });
      await expect(blocks()).resolves.toEqual(['12-01 08:00 to 20:00 Supervisão']);
      await expect(save({ ...holidays, day: '2026-11-29' })).rejects.toMatchObject({
        message: 'block_invalid',
      });
    });

    test('are removed alone or with the following ones of the series', async () => {
      await save({ until: FOURTH });
      await save({ id: '7b000000-0000-4000-8000-000000000002', day: FOURTH, from: '09:00', to: '10:00' });
      await database.as('professional', REMOVE, [ID, false]);
      await expect(blocks()).resolves.toHaveLength(4);
      await database.as('professional', REMOVE, [await idOn(THIRD), true]);
      await expect(blocks()).resolves.toEqual([
        '12-08 13:00 to 15:00 Supervisão',
        '12-22 09:00 to 10:00 Supervisão',
      ]);
    });

    test('show in the agenda until when they repeat', async () => {
      await save({ until: THIRD });
      await save({ id: '7b000000-0000-4000-8000-000000000002', day: '2026-12-02' });
      const [row] = await database.as<{ blocks: unknown }>(
        'professional',
        `select public.agenda('${FIRST}', '${THIRD}') -> 'blocks' as blocks`,
      );
      expect(row?.blocks).toMatchObject([
        { id: ID, series: { until: THIRD, following: 2 } },
        { series: null },
        { series: { until: THIRD, following: 1 } },
        { series: { until: THIRD, following: 0 } },
      ]);
    });

    test('are at most 500 coming ones', async () => {
      await database.owner(
        `insert into public.agenda_blocks (professional_id, starts_at, ends_at)
         select $1, '2027-02-01T00:00:00Z'::timestamptz + n * interval '1 hour',
           '2027-02-01T00:30:00Z'::timestamptz + n * interval '1 hour' from generate_series(1, 498) n`,
        [ACTORS.professional],
      );
      await expect(save({ until: THIRD })).rejects.toMatchObject({ message: 'too_many_blocks' });
      await expect(save({ until: SECOND })).resolves.toMatchObject({ blocks: { length: 2 } });
    });
  });
});
