import { SEED } from 'embedded-backend/seed';
import { book, pay, stateOf } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

const COUNT = 'select count(*)::int as n from public.payments';

describe('payments', () => {
  onEveryDatabase((database) => {
    test('a visitor reads none', async () => {
      await expect(database.as('visitor', COUNT)).rejects.toMatchObject({ code: '42501' });
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot write except through procedures',
      async (who) => {
        const attempts = [
          `update public.payments set status = 'paid', paid_at = now()`,
          'update public.payments set amount_cents = 1',
          'delete from public.payments',
        ];
        for (const attempt of attempts) {
          await expect(database.as(who, attempt)).rejects.toMatchObject({ code: '42501' });
        }
      },
    );

    test.each(['professional', 'otherProfessional'] as const)(
      "%s reads none of their patients'",
      async (who) => {
        await expect(database.as(who, COUNT)).resolves.toEqual([{ n: 0 }]);
      },
    );

    test('patients read only their own, admins all', async () => {
      await expect(database.as('patient', COUNT)).resolves.toEqual([{ n: 7 }]);
      await expect(
        database.as('patient', `${COUNT} where patient_id <> $1`, [ACTORS.patient]),
      ).resolves.toEqual([{ n: 0 }]);
      await expect(database.as('otherPatient', COUNT)).resolves.toEqual([{ n: 2 }]);
      await expect(database.as('admin', COUNT)).resolves.toEqual([{ n: SEED.consultations }]);
    });

    test('a paid one has its time, and only a paid one is refunded', async () => {
      for (const change of [`status = 'paid'`, `paid_at = now()`, 'refund_due = true']) {
        await expect(
          database.owner(`update public.payments set ${change} where status = 'expired'`),
        ).rejects.toMatchObject({ code: '23514' });
      }
    });
  });
});

describe('expiring payments', () => {
  onEveryDatabase((database) => {
    const expire = async () => {
      const [row] = await database.as<{ n: number }>('service', 'select public.expire_payments() as n');
      return row?.n;
    };
    beforeEach(expire);

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)('%s may not', async (who) => {
      await expect(database.as(who, 'select public.expire_payments()')).rejects.toMatchObject({
        code: '42501',
      });
    });

    test('frees what was not paid in fifteen minutes, a minute later and once', async () => {
      const booking = await book(database);
      await database.travel('2026-11-24T12:15:59.999Z');
      await expect(expire()).resolves.toBe(0);
      await database.travel('2026-11-24T12:16:00Z');
      await expect(expire()).resolves.toBe(1);
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'cancelled',
        payment: 'expired',
        sessions: 0,
      });
      await expect(expire()).resolves.toBe(0);
    });

    test('keeps what was paid', async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await database.travel('2026-11-25T12:00:00Z');
      await expect(expire()).resolves.toBe(0);
      await expect(stateOf(database, booking)).resolves.toMatchObject({
        consultation: 'scheduled',
        payment: 'paid',
      });
    });
  });
});
