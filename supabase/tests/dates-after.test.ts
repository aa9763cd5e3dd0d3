import { ask } from './support/decisions.ts';
import { onEveryDatabase } from './support/database.ts';
import { expectRefusal } from './support/refusals.ts';
import { occurrences, startSeries } from './support/series.ts';

const SQL = 'select public.dates_after($1, $2)';

describe('dates_after', () => {
  onEveryDatabase((database) => {
    test('is for the professional of the series', async () => {
      const { series_id } = await startSeries(database);
      await expectRefusal(database, 'visitor', SQL, [series_id, 1], '42501');
      for (const who of ['patient', 'otherPatient', 'otherProfessional', 'admin'] as const)
        await expectRefusal(database, who, SQL, [series_id, 1], 'series_not_found');
      await expectRefusal(database, 'professional', SQL, [crypto.randomUUID(), 1], 'series_not_found');
    });

    test('counts what goes back of the booked dates after one, without what went back', async () => {
      const { series_id } = await startSeries(database, { occurrences: 12 });
      const [, second, third, fourth] = await occurrences(database, series_id);
      await database.owner(
        `update public.payments set status = 'paid', paid_at = private.now(), returned_cents = case id when $1 then 4000 when $2 then 15000 else 0 end
         where id = any (array[$1, $2, $3]::uuid[])`,
        [second?.payment_id, third?.payment_id, fourth?.payment_id],
      );
      const made = await occurrences(database, series_id);
      const after = (number: number) =>
        ask(database, 'professional', 'dates_after($1, $2)', series_id, number);
      await expect(after(1)).resolves.toMatchObject({ refunds: [11_000, 15_000], later: 12 - made.length });
      await expect(after(2)).resolves.toMatchObject({ refunds: [15_000] });
      expect(((await after(2)) as { starts: unknown[] }).starts).toHaveLength(made.length - 2);
      await database.owner(`update public.consultations set status = 'cancelled' where id = $1`, [
        fourth?.id,
      ]);
      await expect(after(2)).resolves.toMatchObject({ refunds: [] });
    });
  });
});
