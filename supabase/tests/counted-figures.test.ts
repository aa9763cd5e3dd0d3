import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

describe('counted figures', () => {
  onEveryDatabase((database) => {
    const figures = async (who: 'patient' | 'professional') => {
      const [row] = await database.as<{ figures: Record<string, number> }>(
        who,
        'select public.practice_figures() as figures',
      );
      return row?.figures;
    };

    test('are not available to visitors, and the revenue only to admins', async () => {
      for (const call of ['practice_figures', 'paid_revenue'])
        await expect(database.as('visitor', `select public.${call}()`)).rejects.toMatchObject({
          code: '42501',
        });
      for (const who of ['patient', 'professional'] as const)
        await expect(database.as(who, 'select public.paid_revenue()')).rejects.toMatchObject({
          message: 'not_allowed',
        });
    });

    test('of a practice count completed consultations, and each patient once', async () => {
      const [counted] = await database.owner(
        `select count(*)::int as consultations, count(*) filter (where status = 'completed')::int as completed,
           count(distinct patient_id) filter (where status = 'completed')::int as patients
         from public.consultations where professional_id = $1`,
        [ACTORS.professional],
      );
      await expect(figures('professional')).resolves.toEqual(counted);
      await expect(figures('patient')).resolves.toEqual({ consultations: 0, completed: 0, patients: 0 });
    });

    test('of the revenue sum up payments that were not refunded', async () => {
      const revenue = async () => {
        const [row] = await database.as<{ figures: { payments: number; revenue_cents: number } }>(
          'admin',
          'select public.paid_revenue() as figures',
        );
        return row?.figures ?? { payments: 0, revenue_cents: 0 };
      };
      const before = await revenue();
      expect(before.payments).toBeGreaterThan(0);
      const [kept] = await database.owner<{ id: string; amount_cents: number }>(
        `select id, amount_cents from public.payments where status = 'paid' and not refund_due limit 1`,
      );
      await database.owner('update public.payments set refund_due = true where id = $1', [kept?.id]);
      await expect(revenue()).resolves.toEqual({
        payments: before.payments - 1,
        revenue_cents: before.revenue_cents - (kept?.amount_cents ?? 0),
      });
    });
  });
});
