import { book, pay } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';
import { BOOK_SERIES, seriesWish, startSeries } from './support/series.ts';

/** Instants and days at the ends of what PostgreSQL knows: arithmetic on them fails. */
const EARLIEST = '4714-11-24 00:00:00+00 BC';
const LATEST = '294276-12-31T23:00:00Z';

describe('what no honest client sends is answered with a code', () => {
  onEveryDatabase((database) => {
    test.each([
      '[1,2]',
      '[null]',
      '{"number":2}',
      '[{"number":"dois"}]',
      '[{"number":99999999999}]',
      `[{"number":2147483647,"starts_at":"2026-12-08T17:00:00Z"}]`,
      `[{"number":2,"starts_at":"amanhã"}]`,
      `[{"number":2,"starts_at":"300000-01-01T00:00:00Z"}]`,
      `[{"number":2,"starts_at":"${EARLIEST}"}]`,
      `[{"number":2,"starts_at":"infinity"}]`,
      `[{"starts_at":"2026-12-08T17:00:00Z"}]`,
    ])('other times of a series: %s', async (others) => {
      const wish = seriesWish();
      wish[5] = others;
      const code = others.startsWith('[') ? 'other_invalid' : 'series_invalid';
      await expectRefusal(database, 'patient', BOOK_SERIES, wish, code);
    });

    test.each([EARLIEST, LATEST, 'infinity', '-infinity', null])(
      'a series that moves to %s',
      async (instant) => {
        const { consultation_id } = await startSeries(database);
        for (const sql of [
          'select public.preview_change($1, $2)',
          'select public.change_series($1, $2, true)',
        ])
          await expect(database.as('patient', sql, [consultation_id, instant])).rejects.toMatchObject({
            code: 'P0001',
          });
      },
    );

    test.each([
      [EARLIEST, '2026-12-20T13:00:00Z'],
      ['294276-12-31T22:00:00Z', LATEST],
      ['infinity', 'infinity'],
      ['-infinity', '2026-12-20T13:00:00Z'],
    ])('a block from %s to %s', async (since, until) => {
      for (const sql of [
        'select public.save_block(gen_random_uuid(), $1, $2)',
        'select public.add_block(gen_random_uuid(), $1, $2)',
      ])
        await expectRefusal(database, 'professional', sql, [since, until], 'block_invalid');
    });

    test('the end of a free cancelling, of a start that no one can book', async () => {
      for (const instant of [EARLIEST, LATEST, 'infinity', '-infinity', null])
        await expect(
          database.as('visitor', 'select public.free_until($1) as until', [instant]),
        ).resolves.toEqual([{ until: null }]);
    });

    test('days at the ends of what PostgreSQL knows, of money', async () => {
      for (const day of ['-infinity', '4713-01-01 BC', '294276-12-31', '5874897-12-31', 'infinity']) {
        await database.as('professional', 'select public.earnings($1)', [day]);
        await database.as('admin', 'select * from public.list_charges(first_day => $1, last_day => $1)', [
          day,
        ]);
        const sql = 'select public.financial_figures($1, $1, $1, $1)';
        await expectRefusal(database, 'admin', sql, [day], 'period_invalid');
      }
    });

    test('nested lists are as short as flat ones', async () => {
      const many = `{{${Array.from({ length: 60 }, (_, n) => `0b000000-0000-4000-8000-${String(n).padStart(12, '0')}`).join()},${ACTORS.professional}}}`;
      await expect(database.as('visitor', 'select * from public.next_free($1)', [many])).resolves.toEqual([]);
      const booking = await book(database);
      await pay(database, booking.payment_id);
      const times = `{{${Array.from({ length: 40 }, (_, n) => `2026-12-10T12:${String(n).padStart(2, '0')}:00Z`).join()}}}`;
      await expect(
        database.as('professional', 'select json_array_length(public.preview_for_patient($1, $2)) as count', [
          ACTORS.patient,
          times,
        ]),
      ).resolves.toEqual([{ count: 12 }]);
    });
  });
});
