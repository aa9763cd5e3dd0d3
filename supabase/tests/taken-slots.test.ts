import { book, pay } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS, type Actor, type Person } from './support/people.ts';

describe('taken slots', () => {
  onEveryDatabase((database) => {
    const taken = async (who: Actor, day = '2026-12-01', professional: Person = 'professional') => {
      const rows = await database.as<{ slot: string }>(
        who,
        'select slot from public.taken_slots($1, $2) as slot',
        [ACTORS[professional], day],
      );
      return rows.map((row) => row.slot);
    };

    test('a free day has none', async () => {
      await expect(taken('visitor')).resolves.toEqual([]);
    });

    test.each(['visitor', 'otherPatient', 'professional'] as const)(
      '%s sees that a booked slot is taken, and nothing else',
      async (who) => {
        const booking = await book(database);
        await expect(taken(who)).resolves.toEqual(['14:00']);
        await pay(database, booking.payment_id);
        await expect(taken(who)).resolves.toEqual(['14:00']);
      },
    );

    test("the caller's own consultations count with every professional, for the caller only", async () => {
      await book(database);
      await expect(taken('patient', '2026-12-01', 'otherProfessional')).resolves.toEqual(['14:00']);
      await expect(taken('otherPatient', '2026-12-01', 'otherProfessional')).resolves.toEqual([]);
      await expect(taken('visitor', '2026-12-01', 'otherProfessional')).resolves.toEqual([]);
    });

    test('an unpaid booking frees its slot a minute after it expires, before the job runs', async () => {
      await book(database);
      await database.travel('2026-11-24T12:15:59Z');
      await expect(taken('visitor')).resolves.toEqual(['14:00']);
      await database.travel('2026-11-24T12:16:00Z');
      await expect(taken('visitor')).resolves.toEqual([]);
    });

    test('slots of today that are past or less than two hours away are taken', async () => {
      await database.travel('2026-11-24T14:00:00Z');
      await expect(taken('visitor', '2026-11-24', 'otherProfessional')).resolves.toEqual([
        '09:00',
        '09:50',
        '10:40',
        '11:30',
      ]);
    });

    test('all slots of a past day are taken', async () => {
      await expect(taken('visitor', '2026-11-20', 'otherProfessional')).resolves.toHaveLength(9);
    });
  });
});
