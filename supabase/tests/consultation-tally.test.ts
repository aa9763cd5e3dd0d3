import { book, pay } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { expectRefusal } from './support/refusals.ts';

describe('the tally of consultations', () => {
  onEveryDatabase((database) => {
    const tallied = async () =>
      (await database.as<{ counts: unknown }>('admin', 'select public.consultation_counts() as counts'))[0]
        ?.counts;
    const counted = async () =>
      (
        await database.owner<{ counts: unknown }>(
          `select json_build_object('total', count(*),
             'scheduled', count(*) filter (where status = 'scheduled'),
             'completed', count(*) filter (where status = 'completed'),
             'cancelled', count(*) filter (where status = 'cancelled' and not (cancelled_by is null and exists (
               select from public.payments p where p.consultation_id = c.id and p.status = 'expired')))) as counts
           from public.consultations c`,
        )
      )[0]?.counts;
    const lines = async () =>
      (await database.owner<{ n: number }>('select count(*)::int as n from private.consultation_tally'))[0]
        ?.n ?? 0;

    test('matches the counts after booking, paying, cancelling, expiring and deleting', async () => {
      expect(await tallied()).toEqual(await counted());
      const booking = await book(database);
      await pay(database, booking.payment_id);
      expect(await tallied()).toEqual(await counted());
      await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      await book(database, 'otherPatient');
      await database.travel('2026-11-24T12:15:00Z');
      await database.as('service', 'select public.expire_payments()');
      expect(await tallied()).toEqual(await counted());
      await database.owner('delete from public.payments where status = $$expired$$');
      await database.owner(
        'delete from public.consultations c where not exists (select from public.payments p where p.consultation_id = c.id)',
      );
      expect(await tallied()).toEqual(await counted());
    });

    test('is compacted only by the job, and stays the same', async () => {
      const job = 'select public.add_up_tallies()';
      for (const who of ['visitor', 'patient', 'admin'] as const) {
        await expectRefusal(database, who, job, [], '42501');
        await expectRefusal(database, who, 'select * from private.consultation_tally', [], '42501');
      }
      await book(database);
      const before = await tallied();
      await database.as('service', job);
      expect(await lines()).toBeLessThanOrEqual(5);
      expect(await tallied()).toEqual(before);
    });
  });
});
