import { book } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

describe('the price of a consultation', () => {
  const SET =
    'update public.professionals set price_per_session = $2 where user_id = $1 returning price_per_session';
  onEveryDatabase((database) => {
    test('is set only by its approved owner', async () => {
      await expectRefusal(database, 'visitor', SET, [ACTORS.professional, 1], '42501');
      for (const who of ['patient', 'otherProfessional', 'admin'] as const)
        await expect(database.as(who, SET, [ACTORS.professional, 1])).resolves.toEqual([]);
      await expect(database.as('applicant', SET, [ACTORS.applicant, 1])).resolves.toEqual([]);
      await expect(database.as('professional', SET, [ACTORS.professional, 8990])).resolves.toEqual([
        { price_per_session: 8990 },
      ]);
    });

    test('must be positive and cannot be removed', async () => {
      await expectRefusal(database, 'professional', SET, [ACTORS.professional, 0], '23514');
      await expectRefusal(database, 'professional', SET, [ACTORS.professional, null], '42501');
    });

    test.each([1, 4999, 100_001])(
      'is refused at %s centavos, for its owner and the service role',
      async (price) => {
        for (const who of ['professional', 'service'] as const)
          await expectRefusal(database, who, SET, [ACTORS.professional, price], 'price_out_of_range');
        await expectRefusal(
          database,
          'service',
          `insert into public.professionals (user_id, full_name, profession, registration, price_per_session)
         values ($1, 'Ana', 'psychologist', 'CRP 06/1', $2)`,
          [ACTORS.otherPatient, price],
          'price_out_of_range',
        );
      },
    );

    test.each([5000, 100_000])('may be %s centavos', async (price) => {
      await expect(database.as('professional', SET, [ACTORS.professional, price])).resolves.toHaveLength(1);
    });

    test('set before the range existed stays bookable, and other columns of its row can change', async () => {
      await database.owner('alter table public.professionals disable trigger check_price');
      await database.owner(SET, [ACTORS.professional, 1000]);
      await database.owner('alter table public.professionals enable trigger check_price');
      await expect(book(database, 'patient', { amount: 1000 })).resolves.toMatchObject({
        amount_cents: 1000,
      });
      await expect(
        database.owner(`update public.professionals set bio = 'Olá' where user_id = $1 returning bio`, [
          ACTORS.professional,
        ]),
      ).resolves.toEqual([{ bio: 'Olá' }]);
      await expectRefusal(database, 'professional', SET, [ACTORS.professional, 2000], 'price_out_of_range');
    });

    test('is the only column that an owner changes', async () => {
      for (const change of [
        `approval_status = 'approved'`,
        'rating = 5',
        `full_name = 'X'`,
        `user_id = user_id`,
      ])
        await expectRefusal(
          database,
          'suspendedProfessional',
          `update public.professionals set ${change} where user_id = $1`,
          [ACTORS.suspendedProfessional],
          '42501',
        );
    });

    test('does not change existing bookings', async () => {
      const amounts = 'select distinct amount_cents from public.consultations where professional_id = $1';
      const before = await database.owner(amounts, [ACTORS.professional]);
      await database.as('professional', SET, [ACTORS.professional, 8990]);
      await expect(database.owner(amounts, [ACTORS.professional])).resolves.toEqual(before);
    });
  });
});
