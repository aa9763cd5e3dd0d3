import { onEveryDatabase } from './support/database.ts';
import { ask } from './support/decisions.ts';
import { arrival, bookAtBank, claimCalls, expectBalanced, moneyOf, receive } from './support/money.ts';
import { approve, owedOnFriday, prepare } from './support/payouts.ts';
import { ACTORS } from './support/people.ts';

const DECIDE = `decide_refund(gen_random_uuid(), $1, $2, 'Acordo', 'professional')`;

describe('what a professional is told of a refund that she bears', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('with a balanced ledger:', () => {
      afterEach(() => expectBalanced(database));

      const told = async () =>
        (
          await database.owner<{ body: string }>(
            `select body from public.notifications where user_id = $1 and kind = 'payout'
               and (title like 'Um valor%') order by created_at`,
            [ACTORS.professional],
          )
        ).map(({ body }) => body);

      test('of an approved line, which pays it all the same: a debt', async () => {
        const booking = await owedOnFriday(database);
        await approve(database, await prepare(database));
        await ask(database, 'admin', DECIDE, booking.payment_id, 5000);
        await expect(told()).resolves.toEqual([
          'R$ 50,00 de uma consulta com repasse aprovado voltam para quem pagou.',
        ]);
      });

      const decidedAfterwards = async (cents: number) => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid });
        await receive(database, one);
        await database.travel('2026-12-01T18:00:00Z');
        await database.as('professional', 'select public.complete_consultation($1)', [
          booking.consultation_id,
        ]);
        await ask(database, 'admin', DECIDE, booking.payment_id, cents);
        await database.travel('2026-12-01T18:01:00Z');
        return { booking, one };
      };
      const takenBack = (amount: number) => [{ refundId: 'M1', amount, state: 'done', origin: 'bank' }];
      const DECIDED = (cents: string) =>
        `R$ ${cents} de uma consulta voltam por decisão da equipe e não entram no repasse.`;

      test('that the payer’s bank took before: it is hers again', async () => {
        const { booking, one } = await decidedAfterwards(15_000);
        await receive(database, { ...one, refunds: takenBack(15_000) });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: 15_000 });
        await expect(told()).resolves.toEqual([
          DECIDED('150,00'),
          'R$ 150,00 que voltariam por decisão da equipe: o banco de quem pagou já devolveu.',
        ]);
      });

      test('of which the payer’s bank took a part: that part, and nobody is told of the rest again', async () => {
        const { booking, one } = await decidedAfterwards(10_000);
        await receive(database, { ...one, refunds: takenBack(8000) });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: 13_000, due: 2000 });
        await expect(told()).resolves.toEqual([
          DECIDED('100,00'),
          'R$ 80,00 que voltariam por decisão da equipe: o banco de quem pagou já devolveu.',
        ]);
        await expect(
          database.owner(
            `select facts ->> 'amount_cents' as cents from public.notifications
             where user_id = $1 and about_id = $2 and kind = 'refund_due'`,
            [ACTORS.patient, booking.consultation_id],
          ),
        ).resolves.toEqual([{ cents: '10000' }]);
        expect((await claimCalls(database)).filter(({ kind }) => kind === 'refund')).toMatchObject([
          { amount_cents: 2000 },
        ]);
      });
    });
  });
});
