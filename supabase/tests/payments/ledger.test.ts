import { book, pay, type Booking } from '../support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from '../support/database.ts';

const PROBLEMS = 'select * from private.ledger_problems()';

describe('the ledger', () => {
  onEveryDatabase((database: TestDatabase) => {
    test('agrees with the seed', async () => {
      await expect(database.owner(PROBLEMS)).resolves.toEqual([]);
    });

    test('agrees after booking, paying and cancelling', async () => {
      const booking: Booking = await book(database);
      await expect(database.owner(PROBLEMS)).resolves.toEqual([]);
      await pay(database, booking.payment_id);
      await expect(database.owner(PROBLEMS)).resolves.toEqual([]);
      await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      await expect(database.owner(PROBLEMS)).resolves.toEqual([]);
      await database.owner('set constraints all immediate');
    });
  });
});
