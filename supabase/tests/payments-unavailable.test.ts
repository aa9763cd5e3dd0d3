import { book, pay } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';
import { BOOK_SERIES, seriesWish } from './support/series.ts';

const THURSDAY = '2026-12-03T19:00:00Z';
const OFF = 'select public.set_payment_provider(null)';

describe('where no one makes charges', () => {
  onEveryDatabase((database) => {
    const rows = () => database.owner('select count(*)::int as n from private.busy');

    test('no time is taken by a patient or a professional', async () => {
      await pay(database, (await book(database)).payment_id);
      await database.as('service', OFF);
      const before = await rows();
      await expect(book(database, 'patient', { time: '15:40' })).rejects.toMatchObject({
        message: 'payments_unavailable',
      });
      const code = 'payments_unavailable';
      await expectRefusal(database, 'patient', BOOK_SERIES, seriesWish({ from: THURSDAY }), code);
      const id = crypto.randomUUID();
      const patient = ACTORS.patient;
      await expectRefusal(
        database,
        'professional',
        'select public.book_for_patient($1, $2, $3)',
        [patient, [THURSDAY], id],
        code,
      );
      await expectRefusal(
        database,
        'professional',
        'select public.book_series_for_patient($1, $2, 1, 4, null, null, $3)',
        [patient, THURSDAY, id],
        code,
      );
      await expect(rows()).resolves.toEqual(before);
    });

    test('a booking made before is answered as it is, and gets no new code', async () => {
      const request = crypto.randomUUID();
      const booking = await book(database, 'patient', { request });
      await database.as('service', OFF);
      await expect(book(database, 'patient', { request })).resolves.toEqual(booking);
      await database.travel('2026-11-24T12:16:00Z');
      await expectRefusal(
        database,
        'patient',
        'select public.renew_payment($1)',
        [booking.payment_id],
        'payments_unavailable',
      );
    });

    test('a bank whose settings were removed makes none after five minutes, until they are back', async () => {
      const report = (provider: string | null) =>
        database.as('service', 'select public.report_bank($1)', [provider]);
      const takes = () => database.owner('select takes_payments as takes from public.deployment_settings');
      await database.owner('update public.deployment_settings set pix_simulation = false');
      await report('api-pix');
      await report(null);
      await database.travel('2026-11-24T12:04:00Z');
      await report(null);
      await report('api-pix');
      await report(null);
      await database.travel('2026-11-24T12:08:59Z');
      await report(null);
      await expect(takes()).resolves.toEqual([{ takes: true }]);
      await database.travel('2026-11-24T12:09:00Z');
      await report(null);
      await expect(takes()).resolves.toEqual([{ takes: false }]);
      await expect(book(database)).rejects.toMatchObject({ message: 'payments_unavailable' });
      await report('api-pix');
      await expect(takes()).resolves.toEqual([{ takes: true }]);
    });

    test('everyone may read it, and a bank or the simulation ends it', async () => {
      const read = () =>
        database.as('visitor', 'select takes_payments as takes from public.deployment_settings');
      await expect(read()).resolves.toEqual([{ takes: true }]);
      await database.as('service', OFF);
      await expect(read()).resolves.toEqual([{ takes: false }]);
      await database.as('service', `select public.set_payment_provider('api-pix')`);
      await expect(read()).resolves.toEqual([{ takes: true }]);
      await database.owner(
        'update public.deployment_settings set payment_provider = null, pix_simulation = false',
      );
      await expect(read()).resolves.toEqual([{ takes: false }]);
      await expect(book(database)).rejects.toMatchObject({ message: 'payments_unavailable' });
    });
  });
});
