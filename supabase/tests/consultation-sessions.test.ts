import { book, pay } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';

const LINKS = 'select session_link from public.consultation_sessions where consultation_id = $1';

describe('video links', () => {
  onEveryDatabase((database) => {
    const schedule = async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      return [booking.consultation_id];
    };

    test('a visitor reads none', async () => {
      await expect(database.as('visitor', LINKS, await schedule())).rejects.toMatchObject({ code: '42501' });
    });

    test.each(['otherPatient', 'otherProfessional', 'admin'] as const)(
      '%s, not a participant, reads none',
      async (who) => {
        await expect(database.as(who, LINKS, await schedule())).resolves.toEqual([]);
      },
    );

    test.each(['patient', 'professional', 'admin'] as const)('%s writes none', async (who) => {
      const attempts = [
        `update public.consultation_sessions set session_link = 'https://evil.example'`,
        'delete from public.consultation_sessions',
        `insert into public.consultation_sessions values (gen_random_uuid(), 'https://evil.example')`,
      ];
      for (const attempt of attempts) {
        await expect(database.as(who, attempt)).rejects.toMatchObject({ code: '42501' });
      }
    });

    test.each(['patient', 'professional'] as const)('%s, a participant, reads theirs', async (who) => {
      await expect(database.as(who, LINKS, await schedule())).resolves.toHaveLength(1);
    });

    test('have the specified parts and enough random characters', async () => {
      await database.travel('2026-11-24T12:00:00.123Z');
      const [id] = await schedule();
      const [row] = await database.as<{ session_link: string }>('patient', LINKS, [id]);
      const time = String(Date.parse('2026-11-24T12:00:00.123Z')).slice(-6);
      expect(row?.session_link).toMatch(
        new RegExp(`^https://meet\\.jit\\.si/vinculo-${id}-b0000001-a0000001-${time}-[0-9a-f]{32}$`),
      );
    });

    test('start with the prefix of the deployment', async () => {
      await database.owner(
        `update public.deployment_settings set meeting_prefix = 'https://video.example/v-'`,
      );
      const [id] = await schedule();
      const [row] = await database.as<{ session_link: string }>('patient', LINKS, [id]);
      expect(row?.session_link).toMatch(`https://video.example/v-${id}-`);
    });
  });
});
