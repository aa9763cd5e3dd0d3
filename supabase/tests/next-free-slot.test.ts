import { book } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

describe('the next free slot', () => {
  const NEXT = 'select public.next_available_slot($1) as slot';
  onEveryDatabase((database) => {
    const next = async (professional: string) =>
      (await database.as<{ slot: unknown }>('visitor', NEXT, [professional]))[0]?.slot;

    test('is the first free slot at least two hours away', async () => {
      await expect(next(ACTORS.professional)).resolves.toEqual({ date: '2026-11-24', time: '11:30' });
      await database.travel('2026-11-28T20:20:00Z');
      await expect(next(ACTORS.professional)).resolves.toEqual({ date: '2026-11-30', time: '09:00' });
    });

    test('is freed a minute after an unpaid booking expires, before the job runs', async () => {
      const soon = { date: '2026-11-24', time: '14:00' };
      await database.travel('2026-11-24T13:45:00Z');
      await expect(next(ACTORS.professional)).resolves.toEqual(soon);
      await book(database, 'patient', soon);
      await expect(next(ACTORS.professional)).resolves.not.toEqual(soon);
      await database.travel('2026-11-24T14:01:00Z');
      await expect(next(ACTORS.professional)).resolves.toEqual(soon);
    });

    test('is null when booking is not possible', async () => {
      for (const who of ['unpricedProfessional', 'suspendedProfessional', 'applicant', 'patient'] as const)
        await expect(next(ACTORS[who])).resolves.toBeNull();
    });
  });
});
