import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

interface Today {
  readonly agenda: {
    readonly today: string;
    readonly days: readonly { readonly date: string }[];
    readonly consultations: readonly { readonly id: string }[];
  } | null;
  readonly this_week: number;
  readonly figures: { readonly consultations: number };
  readonly reviews: readonly { readonly id: string }[];
  readonly week: readonly { readonly weekday: number }[];
  readonly is_demonstration: boolean;
}

describe("a professional's day", () => {
  onEveryDatabase((database) => {
    const READ = 'select public.today() as today';
    const today = async (who: Actor = 'professional') => {
      const [row] = await database.as<{ today: Today }>(who, READ);
      if (!row) throw new Error('today returned nothing.');
      return row.today;
    };

    test('is not for visitors, and holds nothing of others', async () => {
      await expectRefusal(database, 'visitor', READ, [], '42501');
      for (const who of ['patient', 'applicant', 'admin'] as const)
        await expect(today(who)).resolves.toMatchObject({
          agenda: null,
          this_week: 0,
          reviews: [],
          week: [],
        });
    });

    test('is the agenda of the current day alone', async () => {
      const booking = await book(database, 'patient', { date: '2026-11-24', time: '16:30' });
      await pay(database, booking.payment_id);
      await book(database);
      const { agenda } = await today();
      expect(agenda?.days.map(({ date }) => date)).toEqual(['2026-11-24']);
      expect(agenda?.consultations.map(({ id }) => id)).toContain(booking.consultation_id);
      await expect(today('otherProfessional')).resolves.not.toMatchObject({
        agenda: { consultations: [{ id: booking.consultation_id }] },
      });
    });

    test('answers each part as its own procedure does', async () => {
      const answer = await today();
      const [alone] = await database.as<{ week: number; figures: unknown; reviews: string[] }>(
        'professional',
        `select public.sessions_this_week() as week, public.practice_figures() as figures,
           (select json_agg(r.id) from public.received_reviews(page_size => 3) r) as reviews`,
      );
      expect(answer.this_week).toBe(alone?.week);
      expect(answer.figures).toEqual(alone?.figures);
      expect(answer.reviews.map(({ id }) => id)).toEqual(alone?.reviews);
      expect(answer.week).toHaveLength(12);
      expect(answer.is_demonstration).toBe(true);
    });

    test('counts the week until Sunday in the zone of the agenda', async () => {
      // Monday 01:00 in São Paulo, Sunday 23:00 in Rio Branco.
      await database.travel('2026-11-30T04:00:00Z');
      await database.owner(
        `update public.consultations set status = 'cancelled' where professional_id = $1`,
        [ACTORS.professional],
      );
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await expect(today()).resolves.toMatchObject({ this_week: 1 });
      await database.owner(
        `insert into public.agenda_settings (professional_id, time_zone) values ($1, 'America/Rio_Branco')`,
        [ACTORS.professional],
      );
      await expect(today()).resolves.toMatchObject({ this_week: 0, agenda: { today: '2026-11-29' } });
    });

    test('is readable while suspended', async () => {
      await suspend(database);
      await expect(today()).resolves.toMatchObject({ agenda: { today: '2026-11-24' } });
    });
  });
});
